import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator with child and container controllers")
struct NavigatorControllerTests {
  @Test("Fields of child controllers belong to the form")
  func children() {
    let screen = FormScreen([UITextField("a"), UITextField("d", 0, 160)]) {
      let child = UIViewController()
      $0.addChild(child)
      child.view.frame = CGRect(x: 0, y: 40, width: 320, height: 100)
      for field in UITextField.column("b c") { child.view.addSubview(field) }
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    expect(User(root: screen).path(from: "a"), equals: "a b c d")
  }

  /// Field `b` is in a child controller. On Return the child controller
  /// presents a popover.
  @Test(
    "Return doesn't move focus if a child presents a popover (R14)",
    .underPolicyPairs, arguments: [false, true])
  func presents(isLast: Bool) {
    let child = UIViewController()
    let delegate = Delegate()
    let screen = FormScreen([UITextField("a")]) {
      $0.addChild(child)
      child.view.frame = CGRect(x: 0, y: 40, width: 320, height: 100)
      let names = isLast ? "b" : "b c"
      for field in UITextField.column(names) { child.view.addSubview(field) }
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    let user = User(root: screen)
    user.tap("b")
    user.field("b").delegate = delegate
    delegate.returns = { _ in
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      child.present(popover, animated: false)
      return true
    }
    _ = user.calls()
    user.tapReturn()
    expect(user.name, equals: "b", "neither moved nor ended")
    expect(screen.finishes, equals: 0)
    expect(user.begins(), equals: "")
  }

  @Test("Each screen of a navigation controller is a separate form")
  func pushed() {
    let first = FormScreen(2)
    let second = FormScreen(UITextField.column("x y"))
    let navigation = UINavigationController(rootViewController: first)
    let user = User(root: navigation)
    expect(user.path(from: "a"), equals: "a b")
    navigation.pushViewController(second, animated: false)
    user.settle()
    expect(user.path(from: "x"), equals: "x y")
    expect(first.finishes, equals: 1)
    expect(second.finishes, equals: 1)
    navigation.popViewController(animated: false)
    user.settle()
    expect(user.path(from: "a"), equals: "a b")
    expect(first.finishes, equals: 2)
    expect(second.finishes, equals: 1)
  }

  @Test(
    "A navigator for part of the screen ignores other fields (R9, R14)"
  )
  func part() {
    let box = UIView().at(0, 100, 320, 100, UITextField.column("b c"))
    let screen = FormScreen([UITextField("a"), box, UITextField("d", 0, 300)])
    let user = User(root: screen)
    screen.navigator?.invalidate()
    screen.navigator = FieldNavigator(in: box)
    user.settle()
    expect(user.path(from: "b"), equals: "b c")
    user.tap("a")
    expect(user.sight, equals: "a default")
    user.tapReturn()
    expect(user.sight, equals: "a default", "UIKit does nothing by itself")
    expect(user.field("a").actionCount, equals: 0)
  }
}
