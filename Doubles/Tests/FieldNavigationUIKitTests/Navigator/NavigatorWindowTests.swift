import AdapterTesting
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("The navigator with several windows and system screens")
struct NavigatorWindowTests {
  @Test(
    "Editing in one window doesn't stop another window's navigator",
    .underPolicyPairs)
  func twoWindows() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    let other = FormScreen(3)
    let window = UIWindow(frame: user.window.frame)
    window.rootViewController = other
    window.makeKeyAndVisible()
    user.settle()
    other.field("a").becomeFirstResponder()
    user.settle()
    expect(screen.field("a").isFirstResponder, "each window has its own")
    user.window.makeKeyAndVisible()
    user.settle()
    user.tapReturn()
    expect(screen.field("b").isFirstResponder)
    expect(other.field("a").isFirstResponder)
    window.makeKeyAndVisible()
    other.navigator?.focusNext()
    user.settle()
    expect(other.field("b").isFirstResponder)
    screen.field("b").insertText("x")
    screen.field("c").text = "x"
    user.settle()
    expect(
      screen.field("b").returnKeyType, equals: .done, "its labels go on (R7)")
  }

  @Test("A navigator for a window does nothing and causes a warning")
  func window() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    screen.withoutNavigator(user)
    let found = warnings {
      let navigator = FieldNavigator(in: user.window)
      user.settle()
      user.tap(screen.field("a"))
      expect(screen.field("a").returnKeyType, equals: .default)
      expect(!navigator.focusNext())
      navigator.invalidate()
    }
    expect(found.count, equals: 1)
    expect(found.first?.contains("window"), equals: true)
    expect(found.first?.contains("FieldNavigator(in: view)"), equals: true)
  }

  @Test(
    "The navigator ignores system screens, even in a container (R12)",
    arguments: [false, true])
  func systemControllers(isContained: Bool) {
    let before = AppClasses.contain
    defer { AppClasses.contain = before }
    AppClasses.contain = {
      $0 != SystemScreen.self && $0 != UINavigationController.self
    }
    let screen = FormScreen(2)
    let user = User(root: screen)
    let system = SystemScreen()
    let presented =
      isContained ? UINavigationController(rootViewController: system) : system
    screen.present(presented, animated: false)
    user.settle()
    user.tap(system.inputs[0])
    expect(system.inputs.map(\.returnKeyType), equals: [.default, .default])
    expect(system.inputs.map(\.actionCount), equals: [0, 0])

    let navigator = FieldNavigator(in: system.view)
    user.settle()
    expect(
      system.inputs.map(\.returnKeyType), equals: [.next, .done], "by choice")
    navigator.invalidate()
  }

  @Test(
    "The navigator handles the app's form in a presented UIKit container (R12)")
  func container() {
    let before = AppClasses.contain
    defer { AppClasses.contain = before }
    AppClasses.contain = { $0 != UINavigationController.self }
    let screen = FormScreen(1)
    let user = User(root: screen)
    let form = SystemScreen()
    screen.present(
      UINavigationController(rootViewController: form), animated: false)
    user.settle()
    user.tap(form.inputs[0])
    user.tapReturn()
    expect(form.inputs[1].isFirstResponder)
  }
}

/// Represents a system screen, such as a mail composer.
@MainActor private final class SystemScreen: UIViewController {
  let inputs = UITextField.column("p q")

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = view.holding(inputs)
  }
}
