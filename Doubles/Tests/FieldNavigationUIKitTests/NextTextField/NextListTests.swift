import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor struct NextListTests {
  @Test(
    "NextTextFieldHandler uses the list of fields that the app returns",
    arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  private static func checkSecond(
    _ step: NextStep, filter: Bool, sight: String
  ) {
    let screen = OurNextScreen(3)
    if filter { screen.listed = \.reachable }
    let run = NextRun(screen, [step, .tap("a"), .pressReturn])
    expect(run.sight, equals: sight, "\(step)")
  }

  private static func checkDisabled() {
    checkSecond(.disable("b"), filter: true, sight: "c done")
  }

  nonisolated static let rows: [Row] = [
    Row("Return skips hidden and disabled fields with `reachable` (R1)") {
      checkDisabled()
      checkSecond(.hide("b"), filter: true, sight: "c done")
      checkSecond(.hideWrapper("b"), filter: true, sight: "c done")
    },
    Row(
      "Return visits hidden fields without `reachable` (R1, R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      checkSecond(.hide("b"), filter: false, sight: "b next")
      checkSecond(.hideWrapper("b"), filter: false, sight: "b next")
      checkSecond(.disable("b"), filter: false, sight: "c done")
    },
    Row(
      "Return leaves a focused field that the app hides (R11)",
      .underPolicyPairs(where: { !$0.hidingResigns })
    ) {
      let run = NextRun(
        OurNextScreen(3), [.tap("a"), .hide("a"), .pressReturn])
      expect(run.sights, equals: ["a next", "a next", "b next"])
    },
    Row("`reachable` leaves out every field that the user can't reach", .usual)
    {
      let screen = NextScreen(5)
      _ = User(root: screen)
      screen.field("a").isUserInteractionEnabled = false
      screen.field("b").alpha = 0.005
      screen.field("c").superview?.alpha = 0
      screen.field("d").superview?.isUserInteractionEnabled = false
      expect(screen.fields.reachable, equals: [screen.field("e")])
    },
    Row("`reachable` also works before the view is on the screen", .usual) {
      let screen = NextScreen(3)
      screen.loadViewIfNeeded()
      screen.field("b").isHidden = true
      expect(
        screen.fields.reachable, equals: [screen.field("a"), screen.field("c")])
    },
    Row("Return follows the list instead of the positions on the screen") {
      let screen = OurNextScreen(3)
      screen.listed = { $0.reversed() }
      let run = NextRun(
        screen,
        [.tap("c"), .pressReturn, .pressReturn, .pressReturn])
      expect(run.sights, equals: ["c next", "b next", "a done", "nobody"])
    },
    Row("Return neither moves focus nor changes labels with an empty list (R9)")
    {
      let screen = OurNextScreen(2)
      screen.listed = { _ in [] }
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      expect(run.sights, equals: ["a default", "a default"])
    },
    Row(
      "Return neither moves focus nor changes labels in an unlisted field (R9)"
    ) {
      let screen = OurNextScreen(3)
      screen.listed = { Array($0.dropFirst()) }
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      expect(run.sights, equals: ["a default", "a default"])
    },
    Row("Return uses the first position of a field listed twice") {
      let screen = OurNextScreen(3)
      screen.listed = { [$0[0], $0[1], $0[0], $0[2], $0[1]] }
      let run = NextRun(
        screen,
        [.tap("a"), .pressReturn, .pressReturn, .pressReturn])
      expect(run.sights, equals: ["a next", "b next", "c done", "nobody"])
    },
    Row("The label changes to Done if the list shrinks (R6, R10)") {
      let screen = OurNextScreen(3)
      var run = NextRun(screen, [.tap("a")])
      screen.listed = { Array($0.prefix(1)) }
      run.play(.pressReturn)
      run.play(.pressReturn)
      expect(run.sights, equals: ["a next", "a done", "nobody"])
    },
  ]
}
