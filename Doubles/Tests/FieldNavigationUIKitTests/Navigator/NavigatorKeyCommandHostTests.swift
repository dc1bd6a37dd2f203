import AdapterTesting
import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// The navigator adds key commands to a controller in the responder chain.
@MainActor @Suite("Which controller has the navigator's key commands")
struct NavigatorKeyCommandHostTests {
  /// Overrides `keyCommands` without calling `super`, like hosting controllers.
  private final class ClosedScreen: FormScreen {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    }
  }

  /// Adds a key command to the key commands of `super`.
  private final class OpenScreen: FormScreen {
    override var keyCommands: [UIKeyCommand]? {
      (super.keyCommands ?? [])
        + [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    }
  }

  @Test(
    "A parent controller gets the commands if its child ignores them",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func around() {
    let screen = ClosedScreen(3)
    let stack = UINavigationController(rootViewController: screen)
    let user = User(root: stack)
    user.tap(screen.field("a"))
    user.press(.tab)
    user.press(.tab)
    user.press(.tab, .shift)
    expect(user.focused, identicalTo: screen.field("b"))
    user.press(.enter, .command)
    expect(screen.finishes, equals: 1)
    expectNil(user.focused)
    expect(stack.keyCommands, equals: [], "taken back")
    expect(screen.view.interactions.isEmpty)
  }

  @Test(
    "Only the focused field's controller has the navigator's commands",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func children() {
    let screen = FormScreen(0)
    let user = User(root: screen)
    let children = [UIViewController(), UIViewController()]
    for (place, child) in children.enumerated() {
      screen.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100 * place, width: 320, height: 100)
      let field = UITextField(
        frame: CGRect(x: 0, y: 20, width: 300, height: 30))
      field.accessibilityIdentifier = "\(place)"
      child.view.addSubview(field)
      screen.view.addSubview(child.view)
    }
    user.settle()
    func counts() -> [Int] { children.map { $0.keyCommands?.count ?? 0 } }
    user.tap("0")
    expect(counts()[0] > 0)
    expect(counts()[1], equals: 0)
    user.press(.tab)
    expect(user.name, equals: "1")
    expect(counts()[0], equals: 0)
    expect(counts()[1] > 0)
    user.press(.tab, .shift)
    expect(user.name, equals: "0")
    screen.navigator?.invalidate()
    expect(counts(), equals: [0, 0], "while a field has focus")
    expect(children.allSatisfy { $0.view.interactions.isEmpty })
  }

  @Test(
    "A warning appears if no controller can have the key commands"
  )
  func alone() {
    let screen = ClosedScreen(3)
    let user = User(root: screen)
    let found = warnings {
      for name in ["a", "b", "c", "a"] { user.tap(screen.field(name)) }
      expect(screen.keyCommands?.count, equals: 1)
      user.tapReturn()
      expect(user.sight, equals: "b next", "Return works")
    }
    expect(found.count, equals: 1)
    expect(found.first?.contains("super.keyCommands"), equals: true)
  }

  @Test(
    "A controller gets the commands if its `keyCommands` calls `super`"
  )
  func open() {
    let screen = OpenScreen(2)
    let stack = UINavigationController(rootViewController: screen)
    let user = User(root: stack)
    user.tap(screen.field("a"))
    expect(stack.keyCommands, equals: [])
    user.press(.enter, .command)
    expect(screen.finishes, equals: 1)
  }

  /// Overrides `keyCommands`, and tells what has been added to it.
  private final class CountingScreen: FormScreen {
    var added: Int { super.keyCommands?.count ?? 0 }

    override var keyCommands: [UIKeyCommand]? { [] }
  }

  @Test(
    "A controller that ignores the commands doesn't keep them",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func passedOn() {
    let screen = CountingScreen(3)
    let stack = UINavigationController(rootViewController: screen)
    let user = User(root: stack)
    user.tap(screen.field("a"))
    expect(screen.added, equals: 0)
    expect(stack.keyCommands?.isEmpty, equals: false)
    screen.field("a").resignFirstResponder()
    user.settle()
    expect(screen.added, equals: 0)
    expect(stack.keyCommands, equals: [])
  }
}
