import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What random steps have found, in the fewest steps.
@MainActor @Suite("The navigator begins and ends in the middle")
struct NavigatorMiddleTests {
  @Test(
    "It begins while a field has focus: Return moves, the key says so (R6)",
    .underPolicyPairs)
  func begins() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    screen.navigate()
    user.settle()
    #expect(user.sight == "a next")
    user.tapReturn()
    #expect(user.sight == "b done")
  }

  @Test("It goes in the turn in which a sheet goes: no label is left")
  func goes() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    screen.present(UIViewController(), animated: false)
    user.settle()
    screen.dismiss(animated: false)
    screen.navigator = nil
    user.settle()
    #expect(screen.fields.map(\.returnKeyType) == [.default, .default])
    #expect(screen.fields.map(\.actionCount) == [0, 0])
  }

  @Test("It stops while a field has focus: the keyboard says what it said (R6)")
  func stops() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    #expect(user.sight == "a default")
  }

  @Test(
    "A form that changed before focus came shows the right key (R7)",
    .underPolicyPairs)
  func changed() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.settle()
    screen.field("b").isHidden = true
    user.tap(screen.field("a"))
    #expect(user.sight == "a done")
  }

  @Test(
    "A field that may not end editing teaches nothing (R14)",
    .under { $0.endOnExit = .resignThenAction })
  func refusesToEnd() {
    let delegate = Delegate()
    let screen = FormScreen(3) { $0.field("a").delegate = delegate }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    delegate.ends = { _ in false }
    user.tapReturn()
    #expect(user.sight == "a done")
    delegate.ends = { _ in true }
    user.tap(screen.field("b"))
    user.tapReturn()
    #expect(user.sight == "c done")
  }
}
