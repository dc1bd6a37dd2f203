import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app may call the handler itself. For example, it can add a button above a
/// number pad.
@MainActor @Suite("Calling NextTextFieldHandler from the app's code")
struct NextByCodeTests {
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
    #expect(run.sight == sight)
  }

  @Test(
    "A button that calls the handler moves focus as Return does",
    .underPolicyPairs)
  func button() {
    let screen = OurNextScreen(2)
    var run = NextRun(screen, [.tap("a")])
    _ = run.user.calls()
    screen.handleReturnKeyTapped(on: screen.field("a"))
    let calls = run.user.calls()
    run.play(.type("x"))
    #expect(run.sight == "b done")
    #expect(calls.count { $0 == "a didEnd" } == 1)
    #expect(screen.field("b").text == "x")
  }

  @Test(
    "The first willing field gets focus if no field has it (R10)",
    .underPolicyPairs)
  func nobody() {
    Self.check(accepting: ["a", "c"], in: nil, sight: "c next")
    Self.check(accepting: ["a"], in: nil, sight: "nobody")
  }

  @Test(
    "Focus doesn't move from another field if all candidates refuse (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func another() {
    Self.check(accepting: ["a", "c", "d"], in: "d", sight: "c next")
    Self.check(accepting: ["a", "d"], in: "d", sight: "d done")
  }

  @Test(
    "Return skips a field that the app has removed (R10, R11)",
    .underPolicyPairs)
  func takenAway() {
    let screen = OurNextScreen(3)
    var run = NextRun(screen, [.tap("a")])
    run.user.remove(screen.field("b"))
    run.play(.pressReturn)
    #expect(run.sight == "c done")
  }
}
