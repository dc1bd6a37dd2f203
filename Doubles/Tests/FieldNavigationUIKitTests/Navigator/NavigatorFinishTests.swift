import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("How the navigator finishes a form")
struct NavigatorFinishTests {
  private nonisolated static let finishing: [UIReturnKeyType] = [
    .done, .go, .join, .continue,
  ]

  /// A form whose fields all have a label from the app. Storyboards can also
  /// set such labels.
  private static func labelled(
    _ count: Int, _ type: UIReturnKeyType, filled: Set<String> = []
  ) -> FormScreen {
    FormScreen(count, filled: filled) { screen in
      for field in screen.fields {
        field.returnKeyType = type
        field.delegate = Delegate.idle
      }
    }
  }

  @Test(
    "The navigator doesn't resign a field twice (R6)",
    .underEveryPolicy)
  func resignsOnce() {
    final class Counting: UITextField {
      var resigns = 0

      override func resignFirstResponder() -> Bool {
        resigns += 1
        return super.resignFirstResponder()
      }
    }
    let field = Counting("a", 0, 0)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    let screen = FormScreen([field])
    let user = User(root: screen)
    user.tap(field)
    user.tapReturn()
    expectNil(user.focused)
    expect(field.resigns, equals: 1)
    // Under `.afterResign`, UIKit reports Return after the field has resigned.
    let isHeard = Policies.current.primaryAction != .afterResign
    expect(screen.finishes, equals: isHeard ? 1 : 0)
  }

  /// An app may focus a field after a wrong password.
  @Test(
    "A field keeps focus if the finish action focuses it (R5, R14)",
    .underEveryPolicy, arguments: ["a", "b"])
  func focusAfterFinish(_ name: String) {
    let screen = FormScreen(2, filled: ["a"]) { screen in
      for field in screen.fields { field.delegate = Delegate.idle }
    }
    let user = User(root: screen)
    var finishes = 0
    screen.navigator?.onFinish = { [weak screen] in
      finishes += 1
      screen?.field(name).becomeFirstResponder()
    }
    user.tap(screen.field("b"))
    user.type("x")
    for press in 1...2 {
      let calls = user.calls { user.tapReturn() }
      expect(user.sight, equals: "\(name) done")
      expect(finishes, equals: press)
      expect(screen.fields.map(\.text), equals: ["x", "x"])
      for what in ["shouldEnd", "didEnd"] {
        expect(calls.count { $0.hasSuffix(" \(what)") }, equals: 1, "\(what)")
      }
      expect(calls.count { $0 == "\(name) didBegin" }, equals: 1)
      user.settle()
      expect(user.sight, equals: "\(name) done")
    }
  }

  @Test("The finish action may release the navigator", .underPolicyPairs)
  func release() {
    for isInvalidated in [false, true] {
      let screen = FormScreen(1)
      let user = User(root: screen)
      screen.navigator?.onFinish = { [weak screen] in
        if isInvalidated { screen?.navigator?.invalidate() }
        screen?.navigator = nil
      }
      user.tap(screen.field("a"))
      user.tapReturn()
      user.settle()
      expect(user.sight, equals: "nobody")
      expect(screen.field("a").actionCount, equals: 0)
    }
  }

  @Test(
    "The form finishes if the navigator is released after Return (R5)"
  )
  func releasedInTurn() {
    let screen = FormScreen(1)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.field("a").pressReturn()
    screen.navigator = nil
    user.settle()
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "A Done key closes the keyboard if an empty field follows (R6)",
    .underPolicyPairs, arguments: finishing)
  func everyField(_ type: UIReturnKeyType) {
    let screen = Self.labelled(4, type)
    let user = User(root: screen)
    for (place, field) in screen.fields.enumerated() {
      user.tap(field)
      expect(user.returnKey, equals: type)
      user.type("x")
      let calls = user.calls { user.tapReturn() }
      expect(user.sight, equals: "nobody")
      expect(screen.finishes, equals: place < 3 ? 0 : 1)
      expect(!calls.contains { $0.hasSuffix("didBegin") })
      expect(calls.count { $0.hasSuffix("shouldEnd") }, equals: 1)
    }
  }

  @Test(
    "With the destination `next`, Done finishes the form only in the last field (R6)",
    .underPolicyPairs)
  func destinationNext() {
    let screen = Self.labelled(3, .done, filled: ["a", "b", "c"])
    let user = User(root: screen)
    screen.navigator?.configuration.policy.destination = .next
    for (name, finishes) in [("a", 0), ("b", 0), ("c", 1)] {
      user.tap(screen.field(name))
      user.tapReturn()
      expect(user.sight, equals: "nobody")
      expect(screen.finishes, equals: finishes)
    }
  }

  @Test(
    "The app may move focus when the user presses Done (R6, R14)",
    .underPolicyPairs)
  func appMoves() {
    let screen = Self.labelled(4, .done)
    let user = User(root: screen)
    screen.moveByHand(from: "a", to: "c")
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    expect(user.sight, equals: "c done")
    expect(calls.count { $0.hasSuffix("didBegin") }, equals: 1)
    expect(screen.finishes, equals: 0)
  }

  /// UIKit runs the app's action for Return after the navigator's action.
  @Test(
    "The form doesn't finish if the app's action handles Return (R6, R14)",
    .underPolicyPairs)
  func appAnswers() {
    let answers: [@MainActor (FormScreen) -> Void] = [
      { screen in
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        screen.present(popover, animated: false)
      },
      { $0.field("b").resignFirstResponder() },
      { $0.field("a").becomeFirstResponder() },
    ]
    for (number, answer) in answers.enumerated() {
      let screen = FormScreen(2, filled: ["a"])
      let user = User(root: screen)
      user.tap(screen.field("b"))
      screen.field("b").addAction(
        UIAction { [weak screen] _ in if let screen { answer(screen) } },
        for: .primaryActionTriggered)
      user.tapReturn()
      expect(screen.finishes, equals: 0, "\(number)")
      expect(
        screen.field("b").isFirstResponder, equals: number == 0, "\(number)")
    }
  }

  @Test(
    "`pressReturn(in:)` and the bar's Done button finish the form only if no field follows (R6)"
  )
  func otherKeys() {
    let screen = Self.labelled(2, .go)
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    let presses: [@MainActor () -> Bool?] = [
      { screen.navigator?.pressReturn(in: screen.field("a")) },
      { user.tapBar("Done") },
    ]
    for press in presses {
      user.tap(screen.field("a"))
      expect(press(), equals: true)
      expect(user.sight, equals: "nobody")
      expect(screen.finishes, equals: 0)
    }
    user.tap(screen.field("b"))
    expect(user.tapBar("Done"))
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Return finishes the form after code fills or hides all following fields (R6)",
    .underPolicyPairs)
  func sameTurn() {
    let screen = Self.labelled(3, .done)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.field("b").text = "x"
    screen.field("c").isHidden = true
    user.tapReturn()
    expect(screen.finishes, equals: 1)
  }
}
