import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests the calls to delegates during a change of focus.
@MainActor @Suite("The UIKit double: focus") struct DoubleFocusTests {
  private let leave = ["a shouldEnd", "a didEnd"]

  @Test(
    "A tap on the first field begins editing and shows the keyboard"
  )
  func first() {
    let form = DoubleForm()
    let user = User(root: form)
    user.tap(form.a)
    expect(
      user.calls(), equals: ["a shouldBegin", "a didBegin"] + DoubleForm.show())
    user.tap(form.a)
    expect(user.calls().isEmpty, "it has focus already")
  }

  @Test(
    "The policy sets the order of delegate calls when focus changes",
    .underEach(\.order) { $0.fieldChange = .none })
  func order() {
    let (form, user) = DoubleForm.started()
    user.tap(form.b)
    let ask = ["b shouldBegin"]
    let expected =
      switch Policies.current.order {
      case .asksNewFirst: ask + leave
      case .resignsOldFirst: leave + ask
      case .asksNewTwice: ask + leave + ask
      }
    expect(user.calls(), equals: expected + ["b didBegin"])
    expect(form.b.isFirstResponder)
    expect(form.b.isEditing)
    expect(!form.a.isFirstResponder)
    expect(!form.a.isEditing)
  }

  @Test(
    "The policy decides whether the old field keeps focus after a refusal",
    .underEach(\.order) { $0.fieldChange = .none })
  func refusal() {
    let expected: [Policies.Order: [String]] = [
      .asksNewFirst: ["b shouldBegin"],
      .resignsOldFirst: leave + ["b shouldBegin"] + DoubleForm.hide(),
      .asksNewTwice: ["b shouldBegin"],
    ]
    let order = Policies.current.order
    let (form, user) = DoubleForm.started()
    form.mayBegin = { $0 !== form.b }
    expect(!user.tap(form.b))
    expect(user.calls(), equals: expected[order])
    expect(form.a.isFirstResponder, equals: order != .resignsOldFirst)
  }

  @Test(
    "No field has focus if the new field refuses the second time",
    .under {
      $0.order = .asksNewTwice
      $0.fieldChange = .none
    })
  func secondRefusal() {
    let (form, user) = DoubleForm.started()
    form.mayBegin = { [form] in $0 !== form.b || form.a.isFirstResponder }
    user.tap(form.b)
    expect(
      user.calls(),
      equals: ["b shouldBegin"] + leave + ["b shouldBegin"] + DoubleForm.hide())
    expectNil(user.focused)
  }

  @Test(
    "A field that refuses to end editing keeps focus",
    .underEach(\.order) { $0.fieldChange = .none })
  func mayNotEnd() {
    let (form, user) = DoubleForm.started()
    form.mayEnd = { _ in false }
    user.tap(form.b)
    let ask =
      Policies.current.order == .resignsOldFirst ? [] : ["b shouldBegin"]
    expect(user.calls(), equals: ask + ["a shouldEnd"])
    expect(form.a.isFirstResponder)
  }

  @Test(
    "A third field keeps focus if `shouldBeginEditing` focuses it",
    .underEach(\.order) { $0.fieldChange = .none })
  func takenOnTheWay() {
    let (form, user) = DoubleForm.started()
    form.mayBegin = { [form] field in
      if field === form.b { form.text.becomeFirstResponder() }
      return true
    }
    expect(!user.tap(form.b))
    expect(user.focused, identicalTo: form.text)
    expect(!user.calls().contains("b didBegin"))
  }

  @Test(
    "A disabled, read-only or detached field refuses focus"
  )
  func cannot() {
    let (form, user) = DoubleForm.started()
    form.b.isEnabled = false
    form.text.isEditable = false
    let loose = UITextField(frame: .zero)
    loose.delegate = form
    for view in [form.b, form.text, loose, UIView(frame: .zero)] {
      expect(!view.becomeFirstResponder())
    }
    expect(user.calls().isEmpty)
    expect(form.a.isFirstResponder)
  }

  @Test("endEditing(false) asks the delegate, and endEditing(true) doesn't")
  func endEditing() {
    let (form, user) = DoubleForm.started()
    form.mayEnd = { _ in false }
    expect(!form.view.endEditing(false))
    expect(user.calls(), equals: ["a shouldEnd"])
    expect(form.view.endEditing(true))
    expect(user.calls(), equals: ["a didEnd"] + DoubleForm.hide())
    form.mayEnd = { _ in true }
    user.tap(form.b)
    _ = user.calls()
    expect(!form.a.endEditing(true), "the first responder is elsewhere")
    expect(form.box.endEditing(false))
    expect(
      user.calls(), equals: ["b shouldEnd", "b didEnd"] + DoubleForm.hide())
  }

  @Test("Removing the first responder or an enclosing view ends editing")
  func removal() {
    for outer in [false, true] {
      let (form, user) = DoubleForm.started()
      form.mayEnd = { _ in false }
      user.remove(outer ? form.box : form.a)
      expect(user.calls(), equals: ["a didEnd"] + DoubleForm.hide())
      expectNil(user.focused)
    }
    let (form, user) = DoubleForm.started()
    user.remove(form.b)
    expect(form.a.isFirstResponder)
    expect(user.calls().isEmpty)
  }

  @Test(
    "A focused controller loses focus when its view is removed or ends editing")
  func controller() {
    for removes in [true, false] {
      let (form, user) = DoubleForm.started()
      let inner = FocusController()
      form.addChild(inner)
      form.view.addSubview(inner.view)
      expect(inner.becomeFirstResponder())
      expect(user.focused, identicalTo: inner)
      if removes {
        user.remove(inner.view)
      } else {
        inner.view.endEditing(true)
      }
      expectNil(user.focused)
      expect(user.tap(form.b))
    }
  }

  @Test(
    "The policy decides whether hiding the focused field ends editing",
    .underEach(\.hidingResigns))
  func hiding() {
    let resigns = Policies.current.hidingResigns
    for outer in [false, true] {
      let (form, user) = DoubleForm.started()
      (outer ? form.box : form.a).isHidden = true
      expect(
        user.calls(), equals: resigns ? ["a didEnd"] + DoubleForm.hide() : [])
      expect(form.a.isFirstResponder, equals: !resigns)
      form.b.isHidden = true
      expect(user.calls().isEmpty)
    }
  }

  @Test(
    "Removing the window's root controller releases its views"
  )
  func lifetime() {
    weak var form: DoubleForm?
    weak var field: UITextField?
    do {
      let (mine, user) = DoubleForm.started()
      (form, field) = (mine, mine.a)
      user.window.rootViewController = nil
      expect(user.calls(), equals: ["a didEnd"] + DoubleForm.hide())
    }
    expectNil(form)
    expectNil(field)
  }
}

@MainActor private final class FocusController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  @Test(
    "The policy decides whether a field that loses focus at once took it",
    .underEach(\.reportsLostFocus))
  func lost() {
    let (form, user) = DoubleForm.started()
    let moves = Beginning { [form] in
      if $0 === form.b { form.a.becomeFirstResponder() }
    }
    form.b.delegate = moves
    let reports = Policies.current.reportsLostFocus
    expect(form.b.becomeFirstResponder() != reports)
    expect(user.focused, identicalTo: form.a)
  }

  @Test(
    "The policy places the control event beside delegate and notification",
    .underEach(\.editingEvent))
  func events() {
    let (form, user) = DoubleForm.started()
    let calls = Calls()
    let delegate = Beginning { _ in calls.all.append("delegate") }
    form.b.delegate = delegate
    form.b.addAction(
      UIAction { _ in calls.all.append("event") },
      for: [.editingDidBegin, .editingDidEnd])
    let tokens = [
      UITextField.textDidBeginEditingNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: form.b, queue: nil
      ) { _ in MainActor.assumeIsolated { calls.all.append("notification") } }
    }
    defer {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
    let expected =
      switch Policies.current.editingEvent {
      case .beforeDelegate: ["event", "delegate", "notification"]
      case .betweenDelegateAndNotification:
        ["delegate", "event", "notification"]
      case .afterNotification: ["delegate", "notification", "event"]
      }
    user.tap(form.b)
    expect(calls.all, equals: expected)
    calls.all = []
    form.b.resignFirstResponder()
    expect(calls.all, equals: expected)
  }
}

@MainActor private final class Calls {
  var all: [String] = []
}

/// Calls a handler when a field begins or ends editing.
@MainActor private final class Beginning: NSObject, UITextFieldDelegate {
  private let handler: (UITextField) -> Void

  init(_ handler: @escaping (UITextField) -> Void) {
    self.handler = handler
    super.init()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    handler(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    handler(textField)
  }
}
