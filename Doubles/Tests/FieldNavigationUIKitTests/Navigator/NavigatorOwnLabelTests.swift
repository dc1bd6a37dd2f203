import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and labels that the app sets")
struct NavigatorOwnLabelTests {
  /// Checks field `b`. The app sets its label before or after it creates the
  /// navigator.
  private static func check(_ type: UIReturnKeyType, isLate: Bool) {
    let screen = FormScreen(3) { screen in
      if !isLate { screen.fields[1].returnKeyType = type }
      screen.fields[1].delegate = Delegate.idle
    }
    let user = User(root: screen)
    user.settle()
    if isLate { screen.field("b").returnKeyType = type }
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    expect(calls.filter { $0 == "b didBegin" }.count, equals: 1)
    expect(user.sight, equals: "b \(type)")
    user.tapReturn()
    if type == .next {
      expect(user.sight, equals: "c done")
    } else {
      expect(user.focused !== screen.field("c"), "\(type)")
    }
    if [.done, .go, .join, .continue].contains(type) {
      expect(screen.finishes, equals: 0, "\(type): c is empty")
      screen.field("c").text = "x"
      user.settle()
      user.tap(screen.field("b"))
      user.tapReturn()
      expect(screen.finishes, equals: 1, "\(type)")
    }
    expect(screen.field("b").returnKeyType, equals: type)
    screen.navigator?.invalidate()
    expect(screen.field("b").returnKeyType, equals: type)
  }

  @Test(
    "The app's label decides what Return does (R6)",
    .underPolicyPairs,
    arguments: [
      .next, .done, .go, .join, .continue, .search, .send, .google, .yahoo,
      .route, .emergencyCall,
    ] as [UIReturnKeyType])
  func ownLabel(_ type: UIReturnKeyType) {
    Self.check(type, isLate: false)
    // If the label already is Next, the navigator can't detect that the app
    // sets Next.
    if type != .next { Self.check(type, isLate: true) }
  }

  @Test(
    "A field with the role `.handlesReturn` keeps the app's label (R6, R14)",
    .underPolicyPairs)
  func ownReturn() {
    let delegate = Delegate()
    delegate.returns = { _ in false }
    let screen = FormScreen(3) { $0.fields[1].delegate = delegate }
    let user = User(root: screen)
    let b = screen.field("b")
    user.settle()
    screen.navigator?.setRole(.handlesReturn, of: b)
    expect(screen.navigator?.role(of: b), equals: .handlesReturn)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "b default")
    expect(b.actionCount, equals: 0)
    user.tapReturn()
    expect(user.sight, equals: "b default")
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.focused, identicalTo: screen.field("c"))
    user.tap(b)
    screen.navigator?.setRole([], of: b)
    user.settle()
    expect(user.sight, equals: "b next")
    screen.navigator?.setRole(.handlesReturn, of: b)
    user.settle()
    expect(user.sight, equals: "b default", "at once, on the screen too")
    screen.navigator?.invalidate()
    expect(b.returnKeyType, equals: .default)
  }

  @Test(
    "The app's Next in the last field finishes the form, and stays (R6)",
    .underPolicyPairs)
  func nextAtTheEnd() {
    let screen = FormScreen(2) { $0.fields[1].returnKeyType = .next }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    user.type("x")
    user.tapReturn()
    expect(screen.field("b").returnKeyType, equals: .next)
    expect(screen.field("b").text, equals: "x")
    expect(screen.finishes, equals: 1)
  }
}
