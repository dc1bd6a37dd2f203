import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("How Return moves focus in UIKit")
struct NavigatorReturnTests {
  /// Field `b` is filled. Return moves from `a` to `c` and then finishes the
  /// form.
  @Test(
    "Return moves to the next empty field under all policies (R4-R7)",
    .underEveryPolicy)
  func walk() {
    let delegate = Delegate()
    let screen = FormScreen(3, filled: ["b"]) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(root: screen)
    user.settle()
    expect(
      screen.fields.map(\.returnKeyType), equals: [.next, .next, .done],
      "labels are right before focus (R7)")
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    user.type("x")
    user.tapReturn()
    expect(user.sight, equals: "c done")
    user.type("y")
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
    expect(screen.fields.map(\.text), equals: ["x", "x", "y"])
    let calls = user.calls()
    expect(!calls.contains { $0.hasPrefix("b ") }, "no field is asked in vain")
    expect(calls.count { $0 == "c didBegin" }, equals: 1)
  }

  @Test(
    "Return skips fields that refuse focus (R10)",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func refusal() {
    let delegate = Delegate()
    let screen = FormScreen(4) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(root: screen)
    delegate.begins = { $0 !== screen.field("b") }
    user.tap(screen.field("a"))
    user.type("x")
    user.tapReturn()
    expect(user.sight, equals: "c next")

    user.tap(screen.field("a"))
    delegate.begins = { _ in false }
    user.tapReturn()
    expect(user.sight, equals: "a done")
    expect(screen.field("a").text, equals: "x")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "The caret doesn't move if all other fields refuse (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func selection() {
    let delegate = Delegate()
    let screen = FormScreen(3) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(root: screen)
    delegate.begins = { _ in false }
    let field = screen.field("a")
    user.tap(field)
    user.type("abc")
    field.selectedTextRange = user.caret(1)
    user.tapReturn()
    expect(user.caretPlace, equals: 1)
  }

  @Test(
    "The navigator leaves a Search key to the app (R6)",
    .underPolicyPairs)
  func search() {
    let screen = FormScreen(2) { $0.fields[0].returnKeyType = .search }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "a search")
    expect(screen.field("a").actionCount, equals: 0)
  }

  /// Field `b` always refuses focus.
  @Test(
    "Return asks a refusing field once and then moves on (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusalOfOne() {
    let delegate = Delegate()
    var refusals = 0
    let screen = FormScreen(UITextField.column("a b c d e"))
    let user = User(root: screen)
    for name in "bcde" { user.field("\(name)").delegate = delegate }
    delegate.begins = { field in
      if field.accessibilityIdentifier == "b" { refusals += 1 }
      return field.accessibilityIdentifier != "b"
    }
    expect(user.path(from: "a"), equals: "a c d e")
    expect(refusals, equals: 1, "asked once in a move")
    expect(screen.finishes, equals: 1)
    expect(user.begins(), equals: "c d e")
  }

  /// On Return, the delegate of field `a` focuses a text view. The delegate
  /// either does this itself or calls `focusNext()`. It returns `true`.
  @Test(
    "A line break doesn't move focus from a newly focused text view (R14)",
    .underPolicyPairs, arguments: [false, true])
  func lineBreak(byNavigator: Bool) {
    let (notes, delegate) = (UITextView(), Delegate())
    let screen = FormScreen(3) { $0.replace("b", by: notes) }
    let user = User(root: screen)
    screen.navigator?.configuration.textViewKeys = .return
    user.tap(screen.field("a"))
    screen.field("a").delegate = delegate
    delegate.returns = { _ in
      if byNavigator {
        screen.navigator?.focusNext()
      } else {
        notes.becomeFirstResponder()
      }
      return true
    }
    user.tapReturn()
    expect(user.focused, identicalTo: notes)
    user.deleteAll()
    user.tapReturn()
    expect(user.sight, equals: "c done", "the next Return moves")
  }

  @Test(
    "Return finishes the form even if the delegate calls `focusNext()` (R5, R14)",
    .underPolicyPairs)
  func tabInVain() {
    let delegate = Delegate()
    let screen = FormScreen(2) { $0.fields[1].delegate = delegate }
    let user = User(root: screen)
    delegate.returns = { _ in
      screen.navigator?.focusNext()
      return true
    }
    user.tap(screen.field("b"))
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Return asks each field once if the delegate calls `pressReturn(in:)` (R10, R14)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func byCodeInVain() {
    let (delegate, refusing) = (Delegate(), Delegate())
    let screen = FormScreen(2) { screen in
      screen.fields[0].delegate = delegate
      screen.fields[1].delegate = refusing
    }
    let user = User(root: screen)
    refusing.begins = { _ in false }
    user.tap(screen.field("a"))
    let questions = [false, true].map { agrees in
      delegate.returns = { field in
        screen.navigator?.pressReturn(in: field)
        return agrees
      }
      user.type("x")
      _ = user.calls()
      user.tapReturn()
      expect(user.sight, equals: "a done")
      expect(screen.finishes, equals: 0)
      return user.calls().count { $0 == "b shouldBegin" }
    }
    expect(questions[0], equals: questions[1])
  }

  @Test("pressReturn(in:) does nothing for a field outside the form (R9)")
  func unknown() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(screen.navigator?.pressReturn(in: UITextField()), equals: false)
    expect(screen.navigator?.pressReturn(in: screen), equals: false)
    expect(user.sight, equals: "a next")
    expect(screen.navigator?.pressReturn(in: screen.field("a")), equals: true)
    expect(user.sight, equals: "b done")
  }
}
