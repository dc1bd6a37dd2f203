import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What ends a form ends editing first. The app's handlers may then find a
/// mistake.
@MainActor @Suite("A form with a mistake at its end")
struct NavigatorEndTests {
  enum Key: CaseIterable {
    case `return`, bar, command, code
  }

  enum Handler: CaseIterable {
    case delegate, action
  }

  @MainActor private final class Mistake {
    var isThere = true
  }

  private let delegate = Delegate()

  /// Three filled fields. The app's handler of the last one runs when its
  /// editing ends.
  private func screen(
    _ handler: Handler = .delegate,
    _ ended: @escaping @MainActor (FormScreen) -> Void
  ) -> FormScreen {
    FormScreen(3, filled: ["a", "b", "c"]) { screen in
      switch handler {
      case .delegate:
        screen.fields[2].delegate = delegate
        delegate.ended = { [weak screen] _ in screen.map(ended) }
      case .action:
        let action = UIAction { [weak screen] _ in screen.map(ended) }
        screen.fields[2].addAction(action, for: .editingDidEnd)
      }
    }
  }

  private func press(_ key: Key, _ user: User, _ screen: FormScreen) {
    switch key {
    case .return: user.tapReturn()
    case .bar: user.tapBar("Done")
    case .command: user.press(.enter, .command)
    case .code:
      user.focused.map { _ = screen.navigator?.pressReturn(in: $0) }
      user.settle()
    }
  }

  private func start(_ screen: FormScreen) -> User {
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.settle()
    user.tap(screen.field("c"))
    return user
  }

  @Test(
    "A form doesn't finish if its end focuses a field with a mistake (R5, R14)",
    .underPolicyPairs, arguments: Key.allCases, Handler.allCases)
  func mistake(key: Key, handler: Handler) {
    let mistake = Mistake()
    let screen = screen(handler) {
      if mistake.isThere { $0.field("a").becomeFirstResponder() }
    }
    let user = start(screen)
    press(key, user, screen)
    expect(user.sight, equals: "a done")
    expect(screen.finishes, equals: 0)
    user.settle()
    expect(screen.finishes, equals: 0)
    mistake.isThere = false
    user.tap(screen.field("c"))
    press(key, user, screen)
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "A form doesn't finish if its end presents an alert (R14)",
    .underPolicyPairs, arguments: Key.allCases, Handler.allCases)
  func alert(key: Key, handler: Handler) {
    let screen = screen(handler) { screen in
      screen.present(UIAlertController(), animated: false)
    }
    let user = start(screen)
    press(key, user, screen)
    user.settle()
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "A form finishes once if its end only reads the field (R5)",
    .underPolicyPairs, arguments: Key.allCases, Handler.allCases)
  func noMistake(key: Key, handler: Handler) {
    var ends = 0
    let screen = screen(handler) { _ in ends += 1 }
    let user = start(screen)
    press(key, user, screen)
    user.settle()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
    expect(ends, equals: 1)
  }
}
