import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and Return")
struct NavigatorReturnTests {
  /// Field b is filled: a goes to c, and c ends the form.
  private static func checkWalk(_ policies: Policies) {
    let delegate = Delegate()
    let screen = FormScreen(3, filled: ["b"]) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(policies, root: screen)
    user.settle()
    #expect(
      screen.fields.map(\.returnKeyType) == [.next, .next, .done],
      "labels are right before focus (R7)")
    user.tap(screen.field("a"))
    #expect(user.sight == "a next", "\(policies)")
    user.type("x")
    user.tapReturn()
    #expect(user.sight == "c done", "\(policies)")
    user.type("y")
    user.tapReturn()
    #expect(user.sight == "nobody", "\(policies)")
    #expect(screen.finishes == 1, "\(policies)")
    #expect(screen.fields.map(\.text) == ["x", "x", "y"])
    let calls = user.calls()
    #expect(!calls.contains { $0.hasPrefix("b ") }, "nobody is asked in vain")
    #expect(calls.count { $0 == "c didBegin" } == 1, "\(policies)")
  }

  @Test("A form without a delegate, under the full product (R4-R7)")
  func walk() {
    Policies.product.forEach(Self.checkWalk)
  }

  @Test("A wrong UIKit is noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkWalk)
  }

  @Test("A field that refuses is passed over; if all do, the user stays (R10)")
  func refusal() {
    for policies in Policies.product {
      let delegate = Delegate()
      let screen = FormScreen(4) { screen in
        for field in screen.fields.dropFirst() { field.delegate = delegate }
      }
      let user = User(policies, root: screen)
      delegate.begins = { $0 !== screen.field("b") }
      user.tap(screen.field("a"))
      user.type("x")
      user.tapReturn()
      #expect(user.sight == "c next", "\(policies)")

      user.tap(screen.field("a"))
      delegate.begins = { _ in false }
      user.tapReturn()
      #expect(user.sight == "a done", "\(policies)")
      #expect(screen.field("a").text == "x")
      #expect(screen.finishes == 0)
    }
  }

  @Test("All refuse: the caret is where it was, too (R10)")
  func selection() {
    for policies in Policies.pairwise
    where policies.endOnExit != .resignThenAction {
      let delegate = Delegate()
      let screen = FormScreen(3) { screen in
        for field in screen.fields.dropFirst() { field.delegate = delegate }
      }
      let user = User(policies, root: screen)
      delegate.begins = { _ in false }
      let field = screen.field("a")
      user.tap(field)
      user.type("abc")
      field.selectedTextRange = user.caret(1)
      user.tapReturn()
      #expect(user.caretPlace == 1, "\(policies)")
    }
  }

  @Test("A field that says Search is the app's, also without a delegate (R6)")
  func search() {
    for policies in Policies.pairwise {
      let screen = FormScreen(2) { $0.fields[0].returnKeyType = .search }
      let user = User(policies, root: screen)
      user.tap(screen.field("a"))
      user.tapReturn()
      #expect(user.sight == "a search", "\(policies)")
      #expect(screen.field("a").actionCount == 0)
    }
  }
}
