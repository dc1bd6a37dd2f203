import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app may call the handler itself. For example, it can add a button above a
/// number pad.
@MainActor struct NextByCodeTests {
  @Test(
    "Calling NextTextFieldHandler from the app's code", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  /// Calls the handler for field `a`. Only the fields in `accepting` accept
  /// focus.
  private static func check(
    accepting: Set<String>, in focus: String?,
    sight: String
  ) {
    let screen = OurNextScreen(4)
    var run = NextRun(screen)
    if let focus { run.play(.tap(focus)) }
    screen.accepts = { accepting.contains($0.accessibilityIdentifier ?? "") }
    screen.handleReturnKeyTapped(on: screen.field("a"))
    expect(run.sight, equals: sight)
  }

  nonisolated static let rows: [Row] = [
    Row("A button that calls the handler moves focus as Return does") {
      let screen = OurNextScreen(2)
      var run = NextRun(screen, [.tap("a")])
      _ = run.user.calls()
      screen.handleReturnKeyTapped(on: screen.field("a"))
      let calls = run.user.calls()
      run.play(.type("x"))
      expect(run.sight, equals: "b done")
      expect(calls.count { $0 == "a didEnd" }, equals: 1)
      expect(screen.field("b").text, equals: "x")
    },
    Row("The first willing field gets focus if no field has it (R10)") {
      check(accepting: ["a", "c"], in: nil, sight: "c next")
      check(accepting: ["a"], in: nil, sight: "nobody")
    },
    Row(
      "Focus doesn't move from another field if all candidates refuse (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      check(accepting: ["a", "c", "d"], in: "d", sight: "c next")
      check(accepting: ["a", "d"], in: "d", sight: "d done")
    },
    Row("Return skips a field that the app has removed (R10, R11)") {
      let screen = OurNextScreen(3)
      var run = NextRun(screen, [.tap("a")])
      run.user.remove(screen.field("b"))
      run.play(.pressReturn)
      expect(run.sight, equals: "c done")
    },
  ]
}
