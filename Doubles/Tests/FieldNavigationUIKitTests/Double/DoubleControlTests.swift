import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: controls, text and interactions")
struct DoubleControlTests {
  @Test("A new action replaces an earlier action with the same identifier")
  func unique() {
    let field = UITextField(frame: .zero)
    var calls: [String] = []
    let id = UIAction.Identifier("mine")
    for name in ["first", "second"] {
      field.addAction(
        UIAction(identifier: id) { _ in calls.append(name) },
        for: .editingChanged)
    }
    field.addAction(
      UIAction { _ in calls.append("other") },
      for: [.editingChanged, .editingDidEnd])
    field.sendActions(for: .editingChanged)
    expect(calls, equals: ["second", "other"])
    field.removeAction(identifiedBy: id, for: .editingDidEnd)
    expect(field.actionCount, equals: 2, "it was not there for that event")
    field.removeAction(identifiedBy: id, for: .editingChanged)
    calls = []
    field.sendActions(for: .editingChanged)
    expect(calls, equals: ["other"])
  }

  @Test("An action for two events can be removed from one event")
  func events() {
    let field = UITextField(frame: .zero)
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    field.addAction(action, for: [.editingChanged, .editingDidEnd])
    field.removeAction(action, for: .editingChanged)
    field.sendActions(for: .editingChanged)
    expect(senders.isEmpty)
    field.sendActions(for: .editingDidEnd)
    expect(senders.count == 1 && senders[0] === field)
    expectNil(action.sender)
    field.removeAction(action, for: .editingDidEnd)
    expect(field.actionCount, equals: 0)
  }

  @Test("Typing sends events, but setting text in code sends none")
  func text() {
    let (form, user) = DoubleForm.started()
    var changes = 0
    form.a.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    form.a.text = "x"
    expect(changes, equals: 0)
    user.type("y")
    expect(form.a.text, equals: "xy")
    expect(changes, equals: 1)
    user.deleteAll()
    expect(form.a.text, equals: "")
    expect(changes, equals: 3)
  }

  @Test("An interaction belongs to only one view at a time")
  func interactions() {
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let note = Note()
    first.addInteraction(note)
    second.addInteraction(note)
    first.removeInteraction(note)
    expect(first.interactions.isEmpty)
    expect(second.interactions.count, equals: 1)
    second.removeInteraction(note)
    second.removeInteraction(note)
    expect(
      note.calls,
      equals: [
        "will view", "did view", "will nil", "did nil", "will view",
        "did view", "will nil", "did nil",
      ])
    expectNil(note.view)
  }

  @Test("A tap on a search bar gives focus to its text field")
  func search() {
    let (form, user) = DoubleForm.started()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
    form.view.addSubview(bar)
    user.tap(bar)
    expect(user.focused, identicalTo: bar.searchTextField)
    expect(bar.isFirstResponder)
    expect(user.returnKey, equals: .search)
    user.type("x")
    expect(bar.text, equals: "x")
    expect(bar.resignFirstResponder())
    expectNil(user.focused)
  }

  @Test("A tap on a switch changes its value and sends `valueChanged`")
  func flip() {
    let (form, user) = DoubleForm.started()
    let flag = UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31))
    var changes = 0
    flag.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    form.view.addSubview(flag)
    flag.setOn(true, animated: false)
    expect(changes, equals: 0)
    expect(user.tap(flag))
    expect(!flag.isOn)
    expect(changes, equals: 1)
    expect(form.a.isFirstResponder)
  }
}

@MainActor private final class Note: NSObject, UIInteraction {
  weak var view: UIView?
  var calls: [String] = []

  func willMove(to view: UIView?) {
    calls.append(view == nil ? "will nil" : "will view")
  }

  func didMove(to view: UIView?) {
    self.view = view
    calls.append(view == nil ? "did nil" : "did view")
  }
}
