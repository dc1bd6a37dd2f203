import Foundation
import Testing
import UIKit
import UIKitDriver

/// What follows Return in a text field, as the list of calls.
@MainActor @Suite("The double: Return") struct DoubleReturnTests {
  private let asked = ["a shouldReturn"]
  private let exit = ["a editingDidEndOnExit"]
  private let primary = ["a primaryAction"]
  private let leave = ["a shouldEnd", "a didEnd"] + DoubleForm.hide()

  private func listen(
    _ form: DoubleForm, to events: UIControl.Event...,
    act: @escaping () -> Void = {}
  ) {
    for event in events {
      form.a.addAction(UIAction { _ in act() }, for: event)
    }
  }

  @Test("Without a listener nothing follows the delegate's true")
  func silent() {
    let (form, user) = DoubleForm.started()
    #expect(user.calls { user.tapReturn() } == asked)
    #expect(form.a.isFirstResponder)
  }

  @Test(
    "The primary action alone resigns nothing", .underEach(\.primaryAction))
  func primaryAction() {
    let (form, user) = DoubleForm.started()
    listen(form, to: .primaryActionTriggered)
    #expect(user.calls { user.tapReturn() } == asked + primary)
    #expect(form.a.isFirstResponder)
  }

  @Test(
    "A listener for the exit makes the field resign, three orders",
    .underEach(\.primaryAction))
  func order() {
    let (form, user) = DoubleForm.started()
    listen(form, to: .primaryActionTriggered, .editingDidEndOnExit)
    let expected =
      switch Policies.current.primaryAction {
      case .beforeResign: exit + primary + leave
      case .beforeExit: primary + exit + leave
      case .afterResign: exit + leave + primary
      }
    #expect(user.calls { user.tapReturn() } == asked + expected)
    #expect(user.focused == nil)
  }

  @Test(
    "Focus stays where an action has moved it",
    .underEach(\.primaryAction))
  func moves() {
    let (form, user) = DoubleForm.started()
    listen(form, to: .editingDidEndOnExit) { form.b.becomeFirstResponder() }
    user.tapReturn()
    #expect(form.b.isFirstResponder)
  }

  @Test("A delegate that refuses the line break stops Return")
  func filter() {
    let (form, user) = DoubleForm.started()
    let filter = LineBreakFilter()
    form.a.delegate = filter
    listen(form, to: .primaryActionTriggered, .editingDidEndOnExit)
    #expect(user.calls { user.tapReturn() } == asked)
    #expect(filter.breaks == 1 && form.a.isFirstResponder)
  }

  @Test(
    "The line break goes to the field that the delegate has focused",
    .underEach(\.movedLineBreak))
  func moved() {
    let (form, user) = DoubleForm.started()
    let mover = LineBreakFilter()
    mover.target = form.b
    form.a.delegate = mover
    var events: [String] = []
    for (name, field) in [("a", form.a), ("b", form.b)] {
      for (event, what) in [
        (UIControl.Event.editingDidEndOnExit, "exit"),
        (.primaryActionTriggered, "primary"),
      ] {
        field.addAction(
          UIAction { _ in events.append("\(name) \(what)") }, for: event)
      }
    }
    user.tapReturn()
    let answer = Policies.current.movedLineBreak
    #expect(
      events == (answer == .runsActions ? ["b exit", "b primary"] : []))
    #expect(form.b.isFirstResponder == (answer == .none))
  }

  @Test("A text view that the delegate has focused breaks its line")
  func movedToText() {
    let (form, user) = DoubleForm.started()
    let mover = LineBreakFilter()
    let text = UITextView()
    form.view.addSubview(text)
    mover.target = text
    form.a.delegate = mover
    user.tapReturn()
    #expect(text.isFirstResponder && text.text == "\n")
  }
}

/// Refuses all line breaks, or moves focus on Return.
private final class LineBreakFilter: NSObject, UITextFieldDelegate {
  var target: UIResponder?
  private(set) var breaks = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    target?.becomeFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    breaks += string == "\n" ? 1 : 0
    return string != "\n"
  }
}
