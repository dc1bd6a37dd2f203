import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests that Return follows the app's order with the article's delegate.
@MainActor @Suite("Return in the app's order, with the article's delegate")
struct TabReturnTests {
  @Test(
    "Return visits a text view and the app's own view when the order lists them"
  )
  func anyResponder() {
    let form = TabOursForm()
    form.count = 3
    let user = User(tabs: [0, 2, 1], root: form)
    let notes = UITextView(frame: .zero)
    notes.accessibilityIdentifier = "notes"
    let dial = TabDial(frame: .zero)
    dial.accessibilityIdentifier = "dial"
    form.view.addSubview(notes)
    form.view.addSubview(dial)
    let fields = form.fields
    form.tabs.viewOrder = [fields[0], notes, fields[1], dial, fields[2]]
    form.tabs.uikitObservedOrder = [fields[0], fields[2], fields[1]]
    user.tap(fields[0])
    expect(user.tabWalk(1), equals: ["notes"])
    user.tap(fields[1])
    expect(user.tabWalk(1), equals: ["dial"])
    user.tap(fields[1])
    expect(user.tabWalk(1, .shift), equals: ["notes"])
    user.tap(fields[1])
    user.tapReturn()
    expect(user.tabFocus, equals: "dial")
  }

  @Test("Return goes to a controller that takes focus")
  func controller() {
    let form = TabOursForm()
    let user = User(tabs: nil, root: form)
    let other = FocusableController()
    form.addChild(other)
    form.view.addSubview(other.view)
    form.tabs.viewOrder = [form.fields[0], other, form.fields[1]]
    user.tap(form.fields[0])
    user.tapReturn()
    expect(user.focused, identicalTo: other)
  }

  @Test(
    "Return skips hidden fields and wraps without running Did End On Exit",
    .underEveryPolicy)
  func returnWraps() {
    let form = TabOursForm()
    let user = User(tabs: [0, 3, 1, 2], root: form)
    form.fields[2].isHidden = true
    var exits = 0
    for field in form.fields {
      field.addAction(
        UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    }
    user.tap(form.fields[0])
    var from = "1"
    for to in ["2", "4", "1"] {
      _ = user.calls()
      user.tapReturn()
      expect(
        user.tabCalls(),
        equals: ["\(from) shouldReturn"]
          + user.handover(from, to))
      expect(user.tabFocus, equals: to)
      from = to
    }
    expect(exits, equals: 0)
  }

  @Test("An unlisted field resigns on Return (R9)")
  func unknown() {
    let form = TabOursForm()
    let user = User(tabs: nil, root: form)
    form.tabs.viewOrder.removeAll { $0 === form.fields[1] }
    user.tap(form.fields[1])
    _ = user.tabCalls()
    user.tapReturn()
    expect(user.tabFocus, equals: "nobody")
    expect(
      user.tabCalls(), equals: ["2 shouldReturn", "2 shouldEnd", "2 didEnd"])
  }

  @Test(
    "Return resigns the only visible field, and Tab doesn't move focus"
  )
  func alone() {
    let form = TabOursForm()
    form.observed = [0, 3, 1, 2]
    let user = User(tabs: [0, 3, 1, 2], root: form)
    for field in form.fields.dropFirst() { field.isHidden = true }
    user.tap(form.fields[0])
    expect(user.tabWalk(2), equals: ["1", "1"])
    user.tapReturn()
    expect(user.tabFocus, equals: "nobody")
  }
}

@MainActor private final class FocusableController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
