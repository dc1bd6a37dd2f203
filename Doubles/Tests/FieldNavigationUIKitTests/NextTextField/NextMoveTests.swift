import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor struct NextMoveTests {
  @Test("Moving with NextTextFieldHandler", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  @Test(
    "Closing the window releases the controller and undoes all changes",
    .underPolicyPairs)
  func freed() {
    weak var gone: OurNextScreen?
    var fields: [UITextField] = []
    do {
      let screen = OurNextScreen(3)
      gone = screen
      let run = NextRun(screen, [.tap("a"), .pressReturn, .pressReturn])
      fields = screen.fields
      for field in fields {
        expect(field.delegate, identicalTo: screen, "no delegate is taken over")
      }
      expect(screen.view.interactions.isEmpty)
      run.user.window.rootViewController = nil
    }
    expectNil(gone)
    expect(fields.allSatisfy { $0.delegate == nil && $0.actionCount == 0 })
    expect(fields.allSatisfy { $0.interactions.isEmpty })
  }

  nonisolated static let rows: [Row] = [
    // Field `b` is filled and field `c` refuses. Return moves from `a` to `d`
    // and closes the keyboard in `d`.
    Row(
      "Return moves to the next empty field under all policies",
      .underEveryPolicy(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(4, filled: ["b"])
      screen.accepts = { $0.accessibilityIdentifier != "c" }
      let run = NextRun(
        screen,
        [.tap("a"), .type("x"), .pressReturn, .type("y"), .pressReturn])
      expect(
        run.sights, equals: ["a next", "a next", "d done", "d done", "nobody"])
      expect(screen.fields.map(\.text), equals: ["x", "x", "", "y"])
      for name in ["a", "d"] {
        expect(run.log.count { $0 == "\(name) didEnd" } >= 1)
      }
      expectNil(run.user.device.keyboard.frame)
    },
    Row(
      "Focus doesn't move if all fields refuse (R10)",
      .underEveryPolicy(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(3)
      screen.accepts = { $0.accessibilityIdentifier == "a" }
      let run = NextRun(screen, [.tap("a"), .pressReturn, .type("x")])
      expect(run.sights, equals: ["a next", "a done", "a next"])
      expect(screen.field("a").text, equals: "x")
    },
    Row(
      "The policy sets the order of delegate calls when Return moves focus",
      .underEveryPolicy
    ) {
      let begin = "b shouldBegin"
      let end = ["a shouldEnd", "a didEnd"]
      let expected: [Policies.Order: [String]] = [
        .asksNewFirst: [begin] + end,
        .resignsOldFirst: end + [begin],
        .asksNewTwice: [begin] + end + [begin],
      ]
      var run = NextRun(OurNextScreen(2), [.tap("a")])
      let calls = run.play(.pressReturn).filter { !$0.hasPrefix("keyboard") }
      expect(
        calls,
        equals: ["a shouldReturn"] + (expected[Policies.current.order] ?? [])
          + ["b didBegin"])
    },
  ]
}
