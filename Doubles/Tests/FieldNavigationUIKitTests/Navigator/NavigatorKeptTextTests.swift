import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// UIKit clears the text of some fields when they get focus. Such a field must
/// keep its text if Return doesn't move focus.
@MainActor @Suite("The navigator and fields that clear their text on focus")
struct NavigatorKeptTextTests {
  /// A form whose last field `b` is a mistake, so that Return stays there. The
  /// closure makes `b` clear its text when it gets focus.
  private func lastField(_ change: (UITextField) -> Void) -> (FormScreen, User)
  {
    let screen = FormScreen(2) { screen in
      screen.fields[1].delegate = Delegate.idle
    }
    let user = User(root: screen)
    let b = screen.field("b")
    screen.navigator?.configuration.isInvalid = { $0 === b }
    change(b)
    user.tap(screen.field("b"))
    user.type("secret")
    return (screen, user)
  }

  @Test(
    "A secure field keeps its text if Return doesn't move focus (R14)",
    .underPolicyPairs)
  func secret() {
    let (screen, user) = lastField { $0.isSecureTextEntry = true }
    let calls = user.calls { user.tapReturn() }
    expect(
      calls.filter { $0.hasPrefix("b ") },
      equals: ["b shouldReturn", "b primaryAction"])
    user.type("s")
    expect(screen.field("b").text, equals: "secrets")
  }

  @Test(
    "A field with `clearsOnBeginEditing` keeps its text if focus doesn't move (R14)",
    .underPolicyPairs)
  func clearing() {
    let (screen, user) = lastField { $0.clearsOnBeginEditing = true }
    user.tapReturn()
    expect(screen.field("b").text, equals: "secret")
    expect(screen.field("b").isFirstResponder)
  }

  @Test(
    "A Next key from the app finishes if no field follows (R6)",
    .underPolicyPairs)
  func follows() {
    let screen = FormScreen(2) { screen in
      screen.fields[0].returnKeyType = .next
      screen.fields[1].isHidden = true
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(screen.finishes, equals: 1)
    screen.field("b").isHidden = false
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "b done")
    user.tap(screen.field("a"))
    screen.field("b").removeFromSuperview()
    user.settle()
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(screen.finishes, equals: 2)
  }

  @Test(
    "A field with `clearsOnBeginEditing` keeps its text after refusals (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusal() {
    let delegate = Delegate()
    delegate.begins = { _ in false }
    let screen = FormScreen(2) { screen in
      screen.fields[0].clearsOnBeginEditing = true
      screen.fields[1].delegate = delegate
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.type("kept")
    user.tapReturn()
    expect(screen.field("a").text, equals: "kept")
    expect(screen.field("a").clearsOnBeginEditing)
    screen.field("a").resignFirstResponder()
    user.settle()
    user.tap(screen.field("a"))
    expect(screen.field("a").text, equals: "", "that is the app's wish")
  }
}
