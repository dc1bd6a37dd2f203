import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// The tests compare the delegate calls in two forms. In the second form, the
/// app itself moves focus. Field `a` has no delegate. It shows what UIKit does
/// without a delegate.
@MainActor @Suite("The navigator and the delegates of fields")
struct NavigatorDelegateTests {
  private static func screen(
    _ delegate: Delegate, filled: Set<String> = []
  ) -> FormScreen {
    FormScreen(4, filled: filled) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
  }

  /// Field `c` is filled. Return moves from `a` to `b`, then to `d`, and
  /// finishes the form.
  private static func walk(byHand: Bool) -> [[String]] {
    let delegate = Delegate()
    let screen = screen(delegate, filled: ["c"])
    let user = User(root: screen)
    user.settle()
    if byHand {
      screen.withoutNavigator(user)
      for (name, target) in [("a", "b"), ("b", "d"), ("d", nil)] {
        screen.moveByHand(from: name, to: target)
      }
    }
    user.tap(screen.field("a"))
    let calls = ["a", "b", "d"].map { name in
      expect(user.focused, identicalTo: screen.field(name))
      user.type("x")
      return user.calls { user.tapReturn() }
    }
    expectNil(user.focused)
    expect(screen.finishes, equals: byHand ? 0 : 1)
    return calls
  }

  @Test(
    "The navigator doesn't change UIKit's calls and notifications (R14)",
    .underEveryPolicy)
  func walk() {
    expect(Self.walk(byHand: false), equals: Self.walk(byHand: true))
  }

  /// The test above would pass if both forms were wrong in the same way.
  @Test(
    "UIKit calls each delegate method once per press",
    .underPolicyPairs)
  func once() {
    let calls = Self.walk(byHand: false)
    for (place, name) in ["b", "d"].enumerated() {
      expect(calls[place].filter { $0 == "\(name) didBegin" }.count, equals: 1)
      expect(
        calls[place + 1].filter { $0 == "\(name) shouldReturn" }.count,
        equals: 1)
      expect(
        calls[place + 1].filter { $0 == "\(name) didEnd" }.count, equals: 1)
    }
    expect(!calls.joined().contains { $0.hasPrefix("c ") })
  }

  @Test(
    "If `shouldReturn` returns `false`, the navigator does nothing (R14)",
    .underPolicyPairs)
  func returnsFalse() {
    let delegate = Delegate()
    let screen = Self.screen(delegate)
    let user = User(root: screen)
    delegate.returns = { _ in false }
    user.tap(screen.field("a"))
    user.tapReturn()
    let calls = user.calls { user.tapReturn() }
    expect(calls, equals: ["b shouldReturn"])
    expect(user.sight, equals: "b next")
  }

  @Test(
    "Return doesn't move focus if the delegate resigns the field (R14)",
    .underEveryPolicy, .expectsWarning("seems to resign it"))
  func resigns() {
    let delegate = Delegate()
    let screen = Self.screen(delegate)
    let user = User(root: screen)
    delegate.returns = { $0.resignFirstResponder() }
    user.tap(screen.field("b"))
    let calls = user.calls { user.tapReturn() }
      .filter { $0.hasPrefix("b should") || $0.hasPrefix("c ") }
    expect(calls, equals: ["b shouldReturn", "b shouldEnd"])
    expectNil(user.focused)
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "The navigator doesn't move focus if the delegate does (R14)",
    .underPolicyPairs)
  func moves() {
    let delegate = Delegate()
    let screen = Self.screen(delegate)
    let user = User(root: screen)
    delegate.returns = { _ in screen.field("d").becomeFirstResponder() }
    user.tap(screen.field("a"))
    user.tapReturn()
    let calls = user.calls { user.tapReturn() }
    expect(user.sight, equals: "d done")
    expect(!calls.contains { $0.hasPrefix("c ") })
    expect(calls.filter { $0.hasSuffix("didBegin") }.count, equals: 1)
    expect(screen.finishes, equals: 0)
  }

  /// A delegate may end editing and show a date picker.
  @Test(
    "Return asks no other field if a target ends editing (R10, R14)",
    .underPolicyPairs)
  func endsEditing() {
    let delegate = Delegate()
    let screen = Self.screen(delegate)
    let user = User(root: screen)
    delegate.begins = { field in
      if field === screen.field("b") { screen.view.endEditing(true) }
      return field !== screen.field("b")
    }
    for press in [user.tapReturn, { screen.navigator?.focusNext() }] {
      user.tap(screen.field("a"))
      let calls = user.calls { press() }
      expectNil(user.focused)
      expect(!calls.contains { $0.hasPrefix("c ") })
    }
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "A field keeps focus if its delegate refuses to end editing (R10, R14)",
    .underPolicyPairs)
  func doesNotEnd() {
    let delegate = Delegate()
    let screen = Self.screen(delegate)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    delegate.ends = { $0 !== screen.field("b") }
    user.type("xyz")
    screen.field("b").selectedTextRange = user.caret(1)
    user.tapReturn()
    expect(user.sight, equals: "b next", "c was not the one that refused")
    expect(screen.field("b").text, equals: "xyz")
    expect(user.caretPlace, equals: 1)
    expect(screen.finishes, equals: 0)
    expect(
      screen.field("b").delegate, identicalTo: delegate, "it was not taken over"
    )
  }

  @Test(
    "The form doesn't finish if the last field refuses to end editing",
    .underPolicyPairs)
  func doesNotFinish() {
    let delegate = Delegate()
    let screen = Self.screen(delegate, filled: ["b", "c"])
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    delegate.ends = { _ in false }
    user.tapReturn()
    expect(user.sight, equals: "d done")
    expect(screen.finishes, equals: 0)
    delegate.ends = { _ in true }
    user.tapReturn()
    expectNil(user.focused)
    expect(screen.finishes, equals: 1)
  }

  @Test("Fields keep their delegates (R14)")
  func sameCalls() {
    func calls(isNavigated: Bool) -> [String] {
      let delegate = Delegate()
      let screen = FormScreen(UITextField.column("a b"))
      let user = User(root: screen)
      if !isNavigated { screen.navigator = nil }
      user.settle()
      for name in "ab" { user.field("\(name)").delegate = delegate }
      user.tap("a")
      user.type("x")
      if isNavigated {
        user.tapReturn()
      } else {
        let goesOn = delegate.textFieldShouldReturn(user.field("a"))
        user.device.note(user.field("a"), "shouldReturn")
        if goesOn { user.field("b").becomeFirstResponder() }
      }
      expect(user.name, equals: "b")
      expect(user.field("a").delegate, identicalTo: delegate)
      return user.callsOfFields().filter {
        !$0.contains("reload") && !$0.contains("primaryAction")
      }
    }
    expect(calls(isNavigated: true), equals: calls(isNavigated: false))
  }
}
