import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and Return")
struct NavigatorReturnTests {
  /// Field b is filled: a goes to c, and c ends the form.
  @Test(
    "A form without a delegate, under the full product (R4-R7)",
    .underEveryPolicy)
  func walk() {
    let delegate = Delegate()
    let screen = FormScreen(3, filled: ["b"]) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(root: screen)
    user.settle()
    #expect(
      screen.fields.map(\.returnKeyType) == [.next, .next, .done],
      "labels are right before focus (R7)")
    user.tap(screen.field("a"))
    #expect(user.sight == "a next")
    user.type("x")
    user.tapReturn()
    #expect(user.sight == "c done")
    user.type("y")
    user.tapReturn()
    #expect(user.sight == "nobody")
    #expect(screen.finishes == 1)
    #expect(screen.fields.map(\.text) == ["x", "x", "y"])
    let calls = user.calls()
    #expect(!calls.contains { $0.hasPrefix("b ") }, "nobody is asked in vain")
    #expect(calls.count { $0 == "c didBegin" } == 1)
  }

  @Test(
    "A field that refuses is passed over; if all do, the user stays (R10)",
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
    #expect(user.sight == "c next")

    user.tap(screen.field("a"))
    delegate.begins = { _ in false }
    user.tapReturn()
    #expect(user.sight == "a done")
    #expect(screen.field("a").text == "x")
    #expect(screen.finishes == 0)
  }

  @Test(
    "All refuse: the caret is where it was, too (R10)",
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
    #expect(user.caretPlace == 1)
  }

  @Test(
    "A field that says Search is the app's, also without a delegate (R6)",
    .underPolicyPairs)
  func search() {
    let screen = FormScreen(2) { $0.fields[0].returnKeyType = .search }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    #expect(user.sight == "a search")
    #expect(screen.field("a").actionCount == 0)
  }

  /// Field b refuses, d does so only the first time.
  @Test(
    "A field that refuses does not stop the chain (R10)",
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
    #expect(user.path(from: "a") == "a c d e")
    #expect(refusals == 1, "asked once in a move")
    #expect(screen.finishes == 1)
    #expect(user.begins() == "c d e")
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
}
