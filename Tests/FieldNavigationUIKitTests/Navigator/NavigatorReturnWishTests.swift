import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator, labels of the app's own, other responders")
struct NavigatorReturnWishTests {
  /// Field b has a label of the app's own, set before the navigator is made or
  /// long after.
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
    #expect(calls.filter { $0 == "b didBegin" }.count == 1)
    #expect(user.sight == "b \(type)")
    user.tapReturn()
    if type == .next {
      #expect(user.sight == "c done")
    } else {
      #expect(user.focused !== screen.field("c"), "\(type)")
    }
    if [.done, .go, .join, .continue].contains(type) {
      #expect(screen.finishes == 1, "\(type)")
    }
    #expect(screen.field("b").returnKeyType == type)
    screen.navigator?.invalidate()
    #expect(screen.field("b").returnKeyType == type)
  }

  @Test(
    "A label of the app's own is kept and fixes the action (R6)",
    .underPolicyPairs,
    arguments: [
      .next, .done, .go, .join, .continue, .search, .send, .google, .yahoo,
      .route, .emergencyCall,
    ] as [UIReturnKeyType])
  func ownLabel(_ type: UIReturnKeyType) {
    Self.check(type, isLate: false)
    // A Next that the navigator has set already is not seen to be set again.
    if type != .next { Self.check(type, isLate: true) }
  }

  @Test(
    "A Next of the app's own in the last field never finishes (R6)",
    .underPolicyPairs)
  func nextAtTheEnd() {
    let screen = FormScreen(2) { $0.fields[1].returnKeyType = .next }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    user.type("x")
    user.tapReturn()
    #expect(user.sight == "b next")
    #expect(screen.field("b").text == "x")
    #expect(screen.finishes == 0)
  }

  @Test(
    "Any responder that takes text can be added (R2, R4)", .underPolicyPairs)
  func added() {
    let code = CodeInput()
    let screen = FormScreen(3) { $0.replace("b", by: code) }
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: code)
    user.settle()
    #expect(screen.field("a").returnKeyType == .next)
    user.tap(screen.field("a"))
    user.tapReturn()
    #expect(user.focused === code)
    let calls = user.calls {
      user.type("1")
      user.settle()
    }
    #expect(calls.isEmpty, "it has no label to draw: \(calls)")
    #expect(screen.navigator?.pressReturn(in: code) == true)
    user.settle()
    #expect(user.sight == "c done")
    user.tap(screen.field("a"))
    user.tapReturn()
    #expect(user.sight == "c done", "it is filled")
  }

  @Test(
    "Added as the last of a form, its Return finishes (R5)", .underPolicyPairs)
  func addedLast() {
    let code = CodeInput()
    let screen = FormScreen(3) { $0.replace("c", by: code) }
    let user = User(root: screen)
    screen.navigator?.setRole(.field, of: code)
    user.tap(code)
    #expect(screen.navigator?.pressReturn(in: code) == true)
    #expect(user.focused == nil)
    #expect(screen.finishes == 1)
  }

  @Test("pressReturn(in:): nothing where the field is unknown (R9)")
  func unknown() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    #expect(screen.navigator?.pressReturn(in: UITextField()) == false)
    #expect(screen.navigator?.pressReturn(in: screen) == false)
    #expect(user.sight == "a next")
    #expect(screen.navigator?.pressReturn(in: screen.field("a")) == true)
    #expect(user.sight == "b done")
  }

  @Test(
    "Return while an input method composes is its own (R14)", .underPolicyPairs)
  func composes() {
    let field = ComposingField()
    field.isComposing = true
    let screen = FormScreen(3) { $0.replace("a", by: field) }
    let user = User(root: screen)
    user.tap(field)
    user.tapReturn()
    #expect(user.focused !== screen.field("b"))
    #expect(screen.finishes == 0)
  }
}
