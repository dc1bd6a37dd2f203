import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

private final class Picker: UIViewController {}

@MainActor struct NextInterventionTests {
  @Test(
    "Delegates that act while NextTextFieldHandler asks for focus",
    arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  /// A screen whose field `b` opens a picker instead of taking focus.
  private static func pickerScreen() -> OurNextScreen {
    let screen = OurNextScreen(3)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.present(Picker(), animated: false)
      return false
    }
    return screen
  }

  nonisolated static let rows: [Row] = [
    Row("Return asks no other field if a target presents a picker (R10)") {
      let screen = pickerScreen()
      var run = NextRun(screen, [.tap("a")])
      let calls = run.play(.pressReturn)
      expect(screen.presentedViewController is Picker)
      expect(calls.count { $0.hasSuffix("presents Picker") }, equals: 1)
      expect(!calls.contains("c shouldBegin"))
      let lost = Policies.current.order == .resignsOldFirst
      expect(run.sight, equals: (lost ? "nobody" : "a next"))
    },
    Row("Return moves to the next empty field after the picker closes") {
      let screen = pickerScreen()
      var run = NextRun(screen, [.tap("a"), .pressReturn])
      screen.dismiss(animated: false)
      run.play(.set("b", "x"))
      run.play(.tap("a"))
      run.play(.pressReturn)
      expect(run.sight, equals: "c done")
    },
    Row("Another field keeps focus if a target's delegate focuses it (R10)") {
      let screen = OurNextScreen(4)
      screen.accepts = { [weak screen] field in
        guard field.accessibilityIdentifier == "b" else { return true }
        screen?.field("d").becomeFirstResponder()
        return false
      }
      var run = NextRun(screen, [.tap("a")])
      let calls = run.play(.pressReturn)
      expect(run.sight, equals: "d done")
      expect(!calls.contains("c shouldBegin"))
    },
    Row("No field gets focus if a target's delegate ends editing (R10)") {
      let screen = OurNextScreen(3)
      screen.accepts = { [weak screen] field in
        guard field.accessibilityIdentifier == "b" else { return true }
        screen?.view.endEditing(true)
        return false
      }
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      expect(run.sight, equals: "nobody")
      expect(!run.log.contains("c shouldBegin"))
    },
    Row("UIKit runs no Did End On Exit action if focus moves (R14)") {
      let screen = OurNextScreen(3)
      screen.loadViewIfNeeded()
      var runs = 0
      screen.field("a").addAction(
        UIAction { _ in runs += 1 }, for: .editingDidEndOnExit)
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      expect(run.sight, equals: "b next")
      expect(runs, equals: 0)
    },
  ]
}
