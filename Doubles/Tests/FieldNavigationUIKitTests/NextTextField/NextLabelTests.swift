import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor struct NextLabelTests {
  @Test("Return key labels with NextTextFieldHandler", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  private static let own: [UIReturnKeyType] = [
    .go, .google, .join, .route, .search, .send, .yahoo, .emergencyCall,
    .continue,
  ]

  private static func checkOwn(_ label: UIReturnKeyType) {
    let screen = OurNextScreen(3)
    screen.loadViewIfNeeded()
    screen.field("b").returnKeyType = label
    let run = NextRun(screen, [.tap("a"), .pressReturn, .pressReturn])
    expect(run.sights, equals: ["a next", "b \(label)", "nobody"])
    expect(screen.field("b").returnKeyType, equals: label)
  }

  nonisolated static let rows: [Row] = [
    Row("`NextTextFieldHandler` keeps a label that the app set (R6)") {
      for label in own { checkOwn(label) }
    },
    Row("The tests cover every label of UIReturnKeyType", .usual) {
      let ours: Set<UIReturnKeyType> = [.default, .next, .done]
      let all = (0...11).compactMap(UIReturnKeyType.init(rawValue:))
      expect(ours.union(own), equals: Set(all))
      expect(all.count, equals: 12)
    },
    Row("A field has the correct label when it gains focus (R7)") {
      let steps: [NextStep] = [
        .tap("a"), .set("c", "x"), .tap("b"), .set("c", ""), .tap("a"),
        .tap("b"),
      ]
      let run = NextRun(OurNextScreen(3), steps)
      expect(
        run.sights,
        equals: ["a next", "a next", "b done", "b done", "a next", "b next"])
    },
    Row("NextTextFieldHandler redraws the keyboard only if the label changes") {
      var run = NextRun(OurNextScreen(3), [.tap("a"), .set("b", "x")])
      run.user.device.keyboard.showsNumberPlane = true
      expect(run.play(.showKey("a")), equals: [], "Next as before")
      expect(run.user.device.keyboard.showsNumberPlane)
      run.play(.set("c", "x"))
      expect(run.play(.showKey("a")), equals: ["a reloadInputViews"])
      expect(!run.user.device.keyboard.showsNumberPlane)
      expect(run.play(.showKey("a")), equals: [], "Done as before")
      expect(run.play(.showKey("b")), equals: [], "not on the screen")
      expect(run.sight, equals: "a done")
      run.play(.pressReturn)
      expect(run.sight, equals: "nobody")
    },
    Row("Return moves through a form without redrawing the keyboard") {
      let steps = [.tap("a")] + [NextStep](repeating: .pressReturn, count: 5)
      let run = NextRun(OurNextScreen(5), steps)
      expect(!run.log.contains { $0.hasSuffix("reloadInputViews") })
    },
    Row("Return moves to a field that code emptied after Done appeared") {
      let run = NextRun(
        OurNextScreen(3, filled: ["b", "c"]),
        [.tap("a"), .set("c", ""), .pressReturn])
      expect(run.sights, equals: ["a done", "a done", "c done"])
    },
    Row("The app can move focus from a field with a number pad") {
      let screen = OurNextScreen(2)
      screen.loadViewIfNeeded()
      screen.field("a").keyboardType = .numberPad
      var run = NextRun(screen, [.tap("a")])
      expectNil(run.user.returnKey)
      screen.handleReturnKeyTapped(on: screen.field("a"))
      run.play(.set("a", "1"))
      expect(run.sight, equals: "b done")
    },
  ]
}
