import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app's own bar with Previous and Next.
@MainActor @Suite("The app's own bar") struct NavigatorOwnBarTests {
  /// What the navigator said when editing began.
  @MainActor private final class Log {
    var seen: [String] = []

    func note(_ screen: FormScreen, _ field: UITextField) {
      guard let navigator = screen.navigator else { return }
      let name = field.accessibilityIdentifier ?? "?"
      let keys =
        (navigator.canFocusPrevious ? "<" : "")
        + (navigator.canFocusNext ? ">" : "")
      seen.append("\(name)\(keys)")
    }
  }

  private let delegate = Delegate()

  private func screen(_ log: Log, usesAction: Bool) -> FormScreen {
    FormScreen(3) { screen in
      for field in screen.fields {
        guard usesAction else {
          field.delegate = delegate
          delegate.began = { [weak screen] field in
            screen.map { log.note($0, field) }
          }
          continue
        }
        let action = UIAction { [weak screen, weak field] _ in
          if let screen, let field { log.note(screen, field) }
        }
        field.addAction(action, for: .editingDidBegin)
      }
    }
  }

  @Test(
    "The app can enable its buttons when editing begins (R8)",
    .underPolicyPairs, arguments: [false, true])
  func begins(usesAction: Bool) {
    let log = Log()
    let screen = screen(log, usesAction: usesAction)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    user.tap(screen.field("a"))
    user.tap(screen.field("c"))
    user.press(.tab, .shift)
    user.tapReturn()
    expect(log.seen, equals: ["b<>", "a>", "c<", "b<>", "c<"])
  }

  @Test(
    "`focusNext()` from the beginning of editing moves to the field after it",
    .underPolicyPairs, arguments: [false, true])
  func skips(usesAction: Bool) {
    var moved: Bool?
    let screen = FormScreen(3) { screen in
      let skip = { [weak screen] in
        guard let screen, moved == nil else { return }
        moved = false
        moved = screen.navigator?.focusNext()
      }
      screen.fields[1].addAction(
        UIAction { _ in skip() }, for: .editingDidBegin)
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tap(screen.field("b"))
    expect(moved, equals: true)
    expect(user.sight == "c next" || user.sight == "c done")
    expect(screen.finishes, equals: 0)
  }

  @Test("Without focus there is nothing to move (R8)", .underPolicyPairs)
  func nobody() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    screen.field("b").resignFirstResponder()
    // UIKit's turn hasn't ended yet.
    expect(screen.navigator?.canFocusNext, equals: false)
    expect(screen.navigator?.canFocusPrevious, equals: false)
    expect(screen.navigator?.focusNext(), equals: false)
    expectNil(user.focused)
  }

  @Test(
    "`onChange` reports each change of the field and its neighbors once",
    .underPolicyPairs)
  func changes() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    var seen: [String] = []
    screen.navigator?.onChange = { [weak screen] in
      guard let screen, let navigator = screen.navigator else { return }
      let name = screen.fields.first(where: \.isFirstResponder)
        .flatMap(\.accessibilityIdentifier)
      seen.append(
        (name ?? "nobody") + (navigator.canFocusPrevious ? "<" : "")
          + (navigator.canFocusNext ? ">" : ""))
    }
    user.tap(screen.field("a"))
    user.type("x")
    user.settle()
    expect(seen, equals: ["a>"])
    for field in screen.fields[1...] { field.isHidden = true }
    user.settle()
    expect(seen, equals: ["a>", "a"])
    screen.field("b").isHidden = false
    user.settle()
    user.tap(screen.field("b"))
    expect(seen, equals: ["a>", "a", "a>", "b<"])
    screen.field("b").resignFirstResponder()
    user.settle()
    user.settle()
    expect(seen, equals: ["a>", "a", "a>", "b<", "nobody"])
  }
}
