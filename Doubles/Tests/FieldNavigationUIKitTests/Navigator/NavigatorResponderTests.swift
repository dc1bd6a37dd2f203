import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A custom control that takes focus.
@MainActor private final class Dial: UIView {
  var mayResign = true

  override var canBecomeFirstResponder: Bool { true }

  override var canResignFirstResponder: Bool { mayResign }

  /// Some bars show a field outside their own bounds.
  @Test(
    "Return reaches a listed field in a view without area (R1)",
    .underPolicyPairs)
  func listedWithoutArea() {
    let fields = UITextField.column("a b c")
    let wrapper = UIView(frame: .zero)
    wrapper.addSubview(fields[1])
    let screen = FormScreen([fields[0], wrapper, fields[2]])
    let user = User(root: screen)
    screen.navigator = FieldNavigator(fields: fields)
    user.settle()
    expect(user.path(from: "a"), equals: "a b c")
  }
}

@MainActor @Suite("The navigator and custom responders")
struct NavigatorResponderTests {
  /// The custom control is between two text fields.
  @Test(
    "Reading order places a custom responder by its frame (R3)",
    .underPolicyPairs)
  func added() {
    let dial = Dial(frame: CGRect(x: 0, y: 20, width: 80, height: 10))
    dial.accessibilityIdentifier = "dial"
    let screen = FormScreen(UITextField.column("a b") + [dial])
    let user = User(root: screen)
    let delegate = Delegate()
    user.field("b").delegate = delegate
    expect(user.path(from: "a"), equals: "a b", "only if it is added")
    screen.navigator?.setRole(.field, of: dial)
    user.settle()
    user.tap("a")
    user.tapReturn()
    expect(user.name, equals: "dial")
    expect(screen.navigator?.pressReturn(in: dial), equals: true)
    expect(user.sight, equals: "b done")
    expect(user.begins(), equals: "b b")
    if Policies.current.hasFocusSystem { return }
    user.press(.tab, .shift)
    expect(user.name, equals: "dial")
  }

  @Test(
    "The navigator doesn't reload the input views of unlabeled responders (R6)"
  )
  func quiet() {
    let dial = Dial(frame: CGRect(x: 0, y: 20, width: 80, height: 10))
    let screen = FormScreen(UITextField.column("a b") + [dial])
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: dial)
    user.tap(dial)
    _ = user.calls()
    user.field("b").text = "x"
    user.settle()
    user.settle()
    expect(user.calls(), equals: [])
  }

  @Test(
    "Return moves into a text view and then inserts a line break (R6, R14)"
  )
  func textViews() {
    let text = UITextView(frame: CGRect(x: 0, y: 36, width: 80, height: 30))
    text.accessibilityIdentifier = "text"
    let screen = FormScreen([
      UITextField("a"), UITextField("b", 0, 80), text,
    ])
    let user = User(root: screen)
    expect(user.path(from: "a"), equals: "a text")
    expect(text.text, equals: "\n")
    expect(text.returnKeyType, equals: .default, "left alone")
    screen.navigator?.configuration.textViewKeys.insert(.return)
    text.text = ""
    user.settle()
    expect(user.path(from: "a"), equals: "a text b")
    expect(text.text, equals: "")
  }

  @Test(
    "Return moves through a custom text input (R2, R4)",
    .underPolicyPairs)
  func addedText() {
    let code = CodeInput()
    let screen = FormScreen(3) { $0.replace("b", by: code) }
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: code)
    user.settle()
    expect(screen.field("a").returnKeyType, equals: .next)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.focused, identicalTo: code)
    let calls = user.calls {
      user.type("1")
      user.settle()
    }
    expect(calls.isEmpty, "it has no label to draw: \(calls)")
    expect(screen.navigator?.pressReturn(in: code), equals: true)
    user.settle()
    expect(user.sight, equals: "c done")
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "c done", "it is filled")
  }

  @Test(
    "Return in a custom text input can finish the form (R5)",
    .underPolicyPairs)
  func addedLast() {
    let code = CodeInput()
    let screen = FormScreen(3) { $0.replace("c", by: code) }
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: code)
    user.tap(code)
    expect(screen.navigator?.pressReturn(in: code), equals: true)
    expectNil(user.focused)
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Return from a custom field skips a field that refuses focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func focusInside() {
    let (outer, inner) = (Dial(), Dial())
    inner.accessibilityIdentifier = "inner"
    let delegate = Delegate()
    let screen = FormScreen([
      outer.at(0, 0, 80, 30, [inner.at(0, 0, 40, 30, [])]),
      UITextField("b", 0, 40), UITextField("c", 0, 80),
    ])
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: outer)
    user.settle()
    inner.becomeFirstResponder()
    user.field("b").delegate = delegate
    delegate.begins = { $0.accessibilityIdentifier != "b" }
    screen.navigator?.pressReturn(in: outer)
    expect(user.name, equals: "c")
    user.field("c").delegate = delegate
    delegate.begins = { _ in false }
    inner.becomeFirstResponder()
    user.settle()
    screen.navigator?.pressReturn(in: outer)
    expect(user.name, equals: "inner", "where the user was (R10)")
  }

  @Test(
    "Finishing the form resigns the first responder of a custom field (R5)"
  )
  func endInside() {
    let (outer, inner) = (Dial(), Dial())
    let screen = FormScreen([
      outer.at(0, 0, 80, 30, [inner.at(0, 0, 40, 30, [])])
    ])
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: outer)
    user.settle()
    inner.becomeFirstResponder()
    inner.mayResign = false
    expect(screen.navigator?.pressReturn(in: outer), equals: true)
    expect(user.focused, identicalTo: inner)
    expect(screen.finishes, equals: 0, "the app refuses to end editing")
    inner.mayResign = true
    expect(screen.navigator?.pressReturn(in: outer), equals: true)
    expectNil(user.focused)
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "If no field has focus and the target refuses, no field gets focus (R10)")
  func nobody() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let delegate = Delegate()
    let screen = FormScreen([dial, UITextField("b", 0, 40)])
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: dial)
    user.settle()
    user.field("b").delegate = delegate
    delegate.begins = { _ in false }
    expect(screen.navigator?.pressReturn(in: dial), equals: true)
    expectNil(user.focused)
  }
}
