import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator with sheets, popovers and alerts")
struct NavigatorSheetTests {
  private static func start() -> (FormScreen, User) {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    user.settle()
    return (screen, user)
  }

  /// Checks a sheet. After the sheet closes, checks the form behind it.
  @Test(
    "Return doesn't leave a sheet that has no separate navigator (R12)",
    .underPolicyPairs)
  func sheet() {
    let (screen, user) = Self.start()
    user.tap("a")
    user.field("a").resignFirstResponder()
    let sheet = PlainScreen("x y")
    screen.present(sheet, animated: false)
    user.settle()
    let delegate = Delegate()
    for name in "bcy" { user.field("\(name)").delegate = delegate }
    _ = user.calls()
    #expect(user.field("x").returnKeyType == .next, "before focus (R7)")
    user.tap("x")
    #expect(user.sight == "x next")
    user.tapReturn()
    #expect(user.sight == "y done", "a separate form (R12)")
    user.tapReturn()
    #expect(user.name == "nobody")
    #expect(user.begins() == "y")

    let gone = user.field("x")
    screen.dismiss(animated: false)
    user.settle()
    #expect(gone.returnKeyType == .default, "given back")
    #expect(gone.actionCount == 0)
    #expect(user.path(from: "a") == "a b c")
  }

  @Test("Tab doesn't leave a sheet, even with `wrapsTab` (R8, R12)")
  func tab() {
    let (screen, user) = Self.start()
    screen.present(PlainScreen("x y z"), animated: false)
    user.settle()
    #expect(
      user.path(from: "x") { if $0.name != "z" { $0.press(.tab) } } == "x y z")
    #expect(screen.navigator?.focusNext() == false)
    #expect(user.name == "z")
    screen.navigator?.configuration.wrapsTab = true
    user.settle()
    user.press(.tab)
    #expect(user.name == "x")
    user.press(.tab, .shift)
    #expect(user.name == "z")
  }

  @Test(
    "Fields behind a sheet don't affect the sheet's form"
  )
  func behind() {
    let (screen, user) = Self.start()
    screen.navigator?.configuration.policy = ReturnPolicy(ending: .wrapToEmpty)
    screen.present(PlainScreen("x y"), animated: false)
    user.settle()
    for name in "abc" { user.field("\(name)").text = "x" }
    #expect(user.path(from: "x") == "x y")
    #expect(user.name == "x", "wraps inside")
    for name in "abc" { user.field("\(name)").text = nil }
    user.field("y").text = "x"
    user.settle()
    #expect(user.sight == "x done")
  }

  @Test(
    "Return doesn't leave the upper of two sheets (R12)"
  )
  func twice() {
    let (screen, user) = Self.start()
    let first = PlainScreen("x y")
    screen.present(first, animated: false)
    user.settle()
    first.present(PlainScreen("u v"), animated: false)
    user.settle()
    #expect(user.path(from: "u") == "u v")
    first.dismiss(animated: false)
    user.settle()
    #expect(user.path(from: "x") == "x y")
    screen.dismiss(animated: false)
    user.settle()
    #expect(user.path(from: "a") == "a b c")
  }

  @Test(
    "A sheet's label is correct in the turn of its presentation (R7)",
    .underPolicyPairs)
  func sameTurn() {
    let (screen, user) = Self.start()
    user.tap("b")
    screen.present(PlainScreen("x y"), animated: false)
    let calls = user.calls {
      user.field("x").becomeFirstResponder()
      user.settle()
    }
    #expect(user.sight == "x next")
    #expect(calls.count { $0 == "x reloadInputViews" } == 1, "not once more")
    user.tapReturn()
    #expect(user.sight == "y done")
  }

  /// A navigation stack has two screens. Each screen has a navigator. A change
  /// of focus notifies the navigators in the order of their creation.
  @Test(
    "The visible screen's navigator handles a sheet above the stack (R7, R12)",
    .underPolicyPairs, arguments: [false, true])
  func stack(isTopFirst: Bool) {
    let top = FormScreen(UITextField.column("c d"))
    let below = FormScreen(UITextField.column("a b"))
    let stack = UINavigationController(rootViewController: below)
    let user = User {
      if isTopFirst { top.loadViewIfNeeded() }
      return stack
    }
    user.tap("a")
    stack.pushViewController(top, animated: false)
    user.settle()
    stack.present(PlainScreen("x y"), animated: false)
    user.field("x").becomeFirstResponder()
    #expect(user.field("x").returnKeyType == .next, "in the same turn")
    #expect(user.field("y").returnKeyType == .done)
    user.settle()
    #expect(user.sight == "x next")
    #expect(top.navigator?.canFocusNext == true)
    #expect(below.navigator?.canFocusNext == false)
    user.tapReturn()
    #expect(user.sight == "y done")
    user.tapReturn()
    #expect(top.finishes + below.finishes == 0)

    stack.dismiss(animated: false)
    user.settle()
    #expect(user.path(from: "c") == "c d")
    #expect(top.finishes == 1)
    stack.popViewController(animated: false)
    user.settle()
    stack.present(PlainScreen("u v"), animated: false)
    user.settle()
    #expect(user.path(from: "u") == "u v")
  }

  @Test(
    "Return in a popover's last field only ends editing (R12)"
  )
  func popover() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let inner = UITextField.column("p q")
    _ = popover.view.holding(inner)
    screen.present(popover, animated: false)
    user.settle()
    #expect(inner.map(\.returnKeyType) == [.next, .done])
    user.tap(inner[0])
    user.tapReturn()
    #expect(user.sight == "q done")
    user.tapReturn()
    #expect(user.sight == "nobody")
    #expect(screen.finishes == 0)
    screen.dismiss(animated: false)
    user.settle()
    #expect(inner.map(\.returnKeyType) == [.default, .default])
  }

  @Test(
    "A navigator also handles a sheet of the navigation controller"
  )
  func presentedByParent() {
    let screen = FormScreen(1)
    let parent = UINavigationController(rootViewController: screen)
    let user = User(root: parent)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let inner = UITextField.column("p q")
    _ = sheet.view.holding(inner)
    parent.present(sheet, animated: false)
    user.settle()
    user.tap(inner[0])
    user.tapReturn()
    #expect(user.sight == "q done")
  }

  @Test("The navigator leaves the fields of an alert alone")
  func alert() {
    let screen = FormScreen(1)
    let user = User(root: screen)
    let alert = UIAlertController()
    let inner = UITextField("p")
    _ = alert.view.holding([inner])
    screen.present(alert, animated: false)
    user.settle()
    #expect(inner.returnKeyType == .default)
    #expect(inner.actionCount == 0)
  }
}
