import Expectations
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
    expect(user.field("x").returnKeyType, equals: .next, "before focus (R7)")
    user.tap("x")
    expect(user.sight, equals: "x next")
    user.tapReturn()
    expect(user.sight, equals: "y done", "a separate form (R12)")
    user.tapReturn()
    expect(user.name, equals: "nobody")
    expect(user.begins(), equals: "y")

    let gone = user.field("x")
    screen.dismiss(animated: false)
    user.settle()
    expect(gone.returnKeyType, equals: .default, "given back")
    expect(gone.actionCount, equals: 0)
    expect(user.path(from: "a"), equals: "a b c")
  }

  @Test("Tab doesn't leave a sheet (R8, R12)")
  func tab() {
    let (screen, user) = Self.start()
    screen.present(PlainScreen("x y z"), animated: false)
    user.settle()
    expect(
      user.path(from: "x") { if $0.name != "z" { $0.press(.tab) } },
      equals: "x y z")
    expect(screen.navigator?.focusNext(), equals: false)
    expect(user.name, equals: "z")
  }

  @Test(
    "Fields behind a sheet don't affect the sheet's form"
  )
  func behind() {
    let (screen, user) = Self.start()
    screen.navigator?.configuration.policy = ReturnPolicy(ending: .wrap)
    screen.present(PlainScreen("x y"), animated: false)
    user.settle()
    for name in "abc" { user.field("\(name)").text = "x" }
    expect(user.path(from: "x"), equals: "x y")
    expect(user.name, equals: "x", "wraps inside")
    for name in "abc" { user.field("\(name)").text = nil }
    user.field("y").text = "x"
    user.settle()
    expect(user.sight, equals: "x done")
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
    expect(user.path(from: "u"), equals: "u v")
    first.dismiss(animated: false)
    user.settle()
    expect(user.path(from: "x"), equals: "x y")
    screen.dismiss(animated: false)
    user.settle()
    expect(user.path(from: "a"), equals: "a b c")
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
    expect(user.sight, equals: "x next")
    expect(
      calls.count { $0 == "x reloadInputViews" }, equals: 1, "not once more")
    user.tapReturn()
    expect(user.sight, equals: "y done")
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
    expect(user.field("x").returnKeyType, equals: .next, "in the same turn")
    expect(user.field("y").returnKeyType, equals: .done)
    user.settle()
    expect(user.sight, equals: "x next")
    expect(top.navigator?.canFocusNext, equals: true)
    expect(below.navigator?.canFocusNext, equals: false)
    user.tapReturn()
    expect(user.sight, equals: "y done")
    user.tapReturn()
    expect(top.finishes + below.finishes, equals: 0)

    stack.dismiss(animated: false)
    user.settle()
    expect(user.path(from: "c"), equals: "c d")
    expect(top.finishes, equals: 1)
    stack.popViewController(animated: false)
    user.settle()
    stack.present(PlainScreen("u v"), animated: false)
    user.settle()
    expect(user.path(from: "u"), equals: "u v")
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
    expect(inner.map(\.returnKeyType), equals: [.next, .done])
    user.tap(inner[0])
    user.tapReturn()
    expect(user.sight, equals: "q done")
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 0)
    screen.dismiss(animated: false)
    user.settle()
    expect(inner.map(\.returnKeyType), equals: [.default, .default])
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
    expect(user.sight, equals: "q done")
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
    expect(inner.returnKeyType, equals: .default)
    expect(inner.actionCount, equals: 0)
  }
}
