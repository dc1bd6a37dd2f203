import AdapterTesting
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// UIKit clears some fields when the user comes back to them. A press of Return
/// that leads nowhere doesn't change that.
@MainActor @Suite("The navigator and text that a new focus clears")
struct NavigatorKeptTextTests {
  /// Field b clears itself, or its text is secret; its key shows Next, and
  /// nothing follows.
  private func lastField(_ change: (UITextField) -> Void) -> (FormScreen, User)
  {
    let screen = FormScreen(2) { screen in
      screen.fields[1].returnKeyType = .next
      screen.fields[1].delegate = Delegate.idle
    }
    let user = User(root: screen)
    change(screen.field("b"))
    user.tap(screen.field("b"))
    user.type("secret")
    return (screen, user)
  }

  @Test(
    "Where Return leads nowhere a secret stays (R14)", .underPolicyPairs)
  func secret() {
    let (screen, user) = lastField { $0.isSecureTextEntry = true }
    let calls = user.calls { user.tapReturn() }
    #expect(
      calls.filter { $0.hasPrefix("b ") }
        == ["b shouldReturn", "b primaryAction"])
    user.type("s")
    #expect(screen.field("b").text == "secrets")
  }

  @Test("Text that a field clears itself is kept, too (R14)", .underPolicyPairs)
  func clearing() {
    let (screen, user) = lastField { $0.clearsOnBeginEditing = true }
    user.tapReturn()
    #expect(screen.field("b").text == "secret")
    #expect(screen.field("b").isFirstResponder)
  }

  @Test(
    "Return leads on again as soon as a field follows (R6)",
    .underPolicyPairs)
  func follows() {
    let screen = FormScreen(2) { screen in
      screen.fields[0].returnKeyType = .next
      screen.fields[1].isHidden = true
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    #expect(user.sight == "a next")
    screen.field("b").isHidden = false
    user.settle()
    user.tapReturn()
    #expect(user.sight == "b done")
    user.tap(screen.field("a"))
    screen.field("b").removeFromSuperview()
    user.settle()
    user.tapReturn()
    #expect(user.sight == "a next")
    #expect(screen.finishes == 0)
  }

  @Test(
    "All others refuse: what a field clears itself is still there (R10)",
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
    #expect(screen.field("a").text == "kept")
    #expect(screen.field("a").clearsOnBeginEditing)
    screen.field("a").resignFirstResponder()
    user.settle()
    user.tap(screen.field("a"))
    #expect(screen.field("a").text == "", "that is the app's wish")
  }
}
