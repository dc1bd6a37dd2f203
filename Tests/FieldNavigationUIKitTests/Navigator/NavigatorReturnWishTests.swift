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
  private static func check(
    _ type: UIReturnKeyType, isLate: Bool, _ policies: Policies
  ) {
    let screen = FormScreen(3) { screen in
      if !isLate { screen.fields[1].returnKeyType = type }
      screen.fields[1].delegate = Delegate.idle
    }
    let user = User(policies, root: screen)
    user.settle()
    if isLate { screen.field("b").returnKeyType = type }
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    #expect(calls.filter { $0 == "b didBegin" }.count == 1, "\(policies)")
    #expect(user.sight == "b \(type)", "\(policies)")
    user.tapReturn()
    if type == .next {
      #expect(user.sight == "c done", "\(policies)")
    } else {
      #expect(user.focused !== screen.field("c"), "\(type) \(policies)")
    }
    if [.done, .go, .join, .continue].contains(type) {
      #expect(screen.finishes == 1, "\(type) \(policies)")
    }
    #expect(screen.field("b").returnKeyType == type, "\(policies)")
    screen.navigator?.invalidate()
    #expect(screen.field("b").returnKeyType == type, "\(policies)")
  }

  @Test(
    "A label of the app's own is kept and fixes the action (R6)",
    arguments: [
      .next, .done, .go, .join, .continue, .search, .send, .google, .yahoo,
      .route, .emergencyCall,
    ] as [UIReturnKeyType])
  func ownLabel(_ type: UIReturnKeyType) {
    for policies in Policies.pairwise {
      Self.check(type, isLate: false, policies)
      // A Next that the navigator has set already is not seen to be set again.
      if type != .next { Self.check(type, isLate: true, policies) }
    }
  }

  @Test("A wrong UIKit is noticed")
  func faults() {
    expectFaultsAreNoticed { Self.check(.next, isLate: false, $0) }
  }

  @Test("A Next of the app's own in the last field never finishes (R6)")
  func nextAtTheEnd() {
    for policies in Policies.pairwise {
      let screen = FormScreen(2) { $0.fields[1].returnKeyType = .next }
      let user = User(policies, root: screen)
      user.tap(screen.field("a"))
      user.tapReturn()
      user.type("x")
      user.tapReturn()
      #expect(user.sight == "b next", "\(policies)")
      #expect(screen.field("b").text == "x", "\(policies)")
      #expect(screen.finishes == 0, "\(policies)")
    }
  }

  @Test("Any responder that takes text can be added (R2, R4)")
  func added() {
    for policies in Policies.pairwise {
      let code = CodeInput()
      let screen = FormScreen(3) { $0.replace("b", by: code) }
      let user = User(policies, root: screen)
      screen.navigator?.setRole(.field, of: code)
      user.settle()
      #expect(screen.field("a").returnKeyType == .next, "\(policies)")
      user.tap(screen.field("a"))
      user.tapReturn()
      #expect(user.focused === code, "\(policies)")
      let calls = user.calls {
        user.type("1")
        user.settle()
      }
      #expect(calls.isEmpty, "it has no label to draw: \(calls)")
      #expect(screen.navigator?.pressReturn(in: code) == true, "\(policies)")
      user.settle()
      #expect(user.sight == "c done", "\(policies)")
      user.tap(screen.field("a"))
      user.tapReturn()
      #expect(user.sight == "c done", "it is filled: \(policies)")
    }
  }

  @Test("Added as the last of a form, its Return finishes (R5)")
  func addedLast() {
    for policies in Policies.pairwise {
      let code = CodeInput()
      let screen = FormScreen(3) { $0.replace("c", by: code) }
      let user = User(policies, root: screen)
      screen.navigator?.setRole(.field, of: code)
      user.tap(code)
      #expect(screen.navigator?.pressReturn(in: code) == true, "\(policies)")
      #expect(user.focused == nil, "\(policies)")
      #expect(screen.finishes == 1, "\(policies)")
    }
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

  @Test("Return while an input method composes is its own (R14)")
  func composes() {
    for policies in Policies.pairwise {
      let field = ComposingField()
      field.isComposing = true
      let screen = FormScreen(3) { $0.replace("a", by: field) }
      let user = User(policies, root: screen)
      user.tap(field)
      user.tapReturn()
      #expect(user.focused !== screen.field("b"), "\(policies)")
      #expect(screen.finishes == 0, "\(policies)")
    }
  }
}
