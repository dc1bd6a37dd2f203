import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests the calls that follow Return in a text field.
@MainActor @Suite("The UIKit double: Return") struct DoubleReturnTests {
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

  @Test("Return only calls the delegate if a field has no actions")
  func silent() {
    let (form, user) = DoubleForm.started()
    expect(user.calls { user.tapReturn() }, equals: asked)
    expect(form.a.isFirstResponder)
  }

  @Test(
    "A primary action doesn't make the field resign",
    .underEach(\.primaryAction))
  func primaryAction() {
    let (form, user) = DoubleForm.started()
    listen(form, to: .primaryActionTriggered)
    expect(user.calls { user.tapReturn() }, equals: asked + primary)
    expect(form.a.isFirstResponder)
  }

  @Test(
    "A Did End On Exit action makes the field resign",
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
    expect(user.calls { user.tapReturn() }, equals: asked + expected)
    expectNil(user.focused)
  }

  @Test(
    "Focus stays where a Did End On Exit action moves it",
    .underEach(\.primaryAction))
  func moves() {
    let (form, user) = DoubleForm.started()
    listen(form, to: .editingDidEndOnExit) { form.b.becomeFirstResponder() }
    user.tapReturn()
    expect(form.b.isFirstResponder)
  }

  @Test("Return sends no events if the delegate refuses the line break")
  func filter() {
    let (form, user) = DoubleForm.started()
    let filter = LineBreakFilter()
    form.a.delegate = filter
    listen(form, to: .primaryActionTriggered, .editingDidEndOnExit)
    expect(user.calls { user.tapReturn() }, equals: asked)
    expect(filter.breaks, equals: 1)
    expect(form.a.isFirstResponder)
  }

  @Test(
    "The policy sets what a line break does after focus has moved",
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
    expect(
      events, equals: answer == .runsActions ? ["b exit", "b primary"] : [])
    expect(form.b.isFirstResponder, equals: answer == .none)
  }

  @Test("A text view that the delegate focuses on Return gets the line break")
  func movedToText() {
    let (form, user) = DoubleForm.started()
    let mover = LineBreakFilter()
    let text = UITextView()
    form.view.addSubview(text)
    mover.target = text
    form.a.delegate = mover
    user.tapReturn()
    expect(text.isFirstResponder)
    expect(text.text, equals: "\n")
  }
}

/// A delegate that refuses line breaks. It can also move focus on Return.
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
