import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// If UIKit behaves unexpectedly, the worst result is a closed keyboard.
@MainActor @Suite("What the navigator still promises under unexpected policies")
struct NavigatorPromiseTests {
  @Test(
    "Each promise holds under the default policies, but not under all policies")
  func table() {
    for promise in Promise.allCases {
      expect(promise.holds(under: Policies()))
      expect(!Policies.product.allSatisfy(promise.holds(under:)))
    }
  }

  /// Field `b` is filled. Return should move from `a` to `c` and then finish
  /// the form.
  @Test(
    "No text is lost if Return can only close the keyboard (R4, R5)",
    .underEveryPolicy(where: { !Promise.exitLeavesReturn.holds(under: $0) }))
  func returnCloses() {
    let screen = FormScreen(3, filled: ["b"]) { screen in
      for field in screen.fields {
        field.delegate = Delegate.idle
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      }
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    user.type("x")
    let calls = user.calls { user.tapReturn() }
    expect(user.sight, equals: "nobody")
    expect(!calls.contains { $0.hasPrefix("b ") || $0.hasPrefix("c ") })

    user.tap(screen.field("c"))
    expect(user.sight, equals: "c done")
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 0)
    expect(screen.fields.map(\.text), equals: ["x", "x", ""])

    user.tap(screen.field("a"))
    screen.navigator?.focusNext()
    expect(user.focused, identicalTo: screen.field("b"), "other keys move (R8)")
  }

  /// Field `b` refuses focus.
  @Test(
    "No text is lost if a refusal closes the keyboard (R10)",
    .underEveryPolicy(where: { !Promise.refusalKeepsFocus.holds(under: $0) }))
  func refusalCloses() {
    let delegate = Delegate()
    let screen = FormScreen(3) { screen in
      for field in screen.fields { field.delegate = delegate }
    }
    delegate.begins = { $0 !== screen.field("b") }
    let user = User(root: screen)
    for press in [user.tapReturn, { screen.navigator?.focusNext() }] {
      user.tap(screen.field("a"))
      user.type("x")
      let calls = user.calls { press() }
      expect(user.sight, equals: "nobody")
      expect(!calls.contains { $0.hasPrefix("c ") || $0 == "b didBegin" })
    }
    expect(screen.finishes, equals: 0)
    expect(screen.fields.map(\.text), equals: ["xx", "", ""])
  }
}
