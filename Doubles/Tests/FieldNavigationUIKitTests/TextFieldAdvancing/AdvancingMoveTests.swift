import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Moving with TextFieldAdvancing")
struct AdvancingMoveTests {
  /// The tags have gaps, field `b` refuses and `c` is hidden. Return moves from
  /// `d` to `a`, then from `a` to `e`, and then performs the segue.
  @Test(
    "Return follows the tags and then performs the segue under all policies",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func product() {
    let screen = OurAdvancingScreen([
      .field(20), .field(21), .field(30), .field(-1), .field(40),
    ])
    screen.loadViewIfNeeded()
    screen.accepts = { $0.tag != 21 }
    screen.item("c").isHidden = true
    let run = AdvancingRun(screen, tap: "d", presses: 3)
    expect(run.sights, equals: ["d", "a", "e", "welcome"])
    expect(
      run.log.count { $0 == "OurAdvancingScreen segue welcome" }, equals: 1)
    expect(!run.log.contains("c shouldBegin"))
    expect(!run.log.contains("b didBegin"))
    expect(run.user.returnKey != nil)
  }

  @Test(
    "Focus doesn't move when all fields refuse, under all policies (R10)",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func stays() {
    let screen = OurAdvancingScreen([.field(1), .field(2), .field(5)])
    screen.accepts = { $0.tag == 1 }
    var run = AdvancingRun(screen, tap: "a", presses: 1)
    run.act { $0.type("x") }
    expect(run.sights, equals: ["a", "a", "a"])
    expect(screen.field("a").text, equals: "x")
  }

  @Test(
    "UIKit calls the delegates in the policy's order when Return moves focus",
    .underEveryPolicy
  )
  func calls() {
    let expected: [Policies.Order: [String]] = [
      .asksNewFirst: ["b shouldBegin", "a shouldEnd", "a didEnd"],
      .resignsOldFirst: ["a shouldEnd", "a didEnd", "b shouldBegin"],
      .asksNewTwice: [
        "b shouldBegin", "a shouldEnd", "a didEnd", "b shouldBegin",
      ],
    ]
    var run = AdvancingRun(
      OurAdvancingScreen([.field(1), .field(9)]), tap: "a",
      presses: 0)
    let calls = run.pressReturn().filter { !$0.hasPrefix("keyboard") }
    expect(
      calls,
      equals: ["a shouldReturn"] + (expected[Policies.current.order] ?? [])
        + ["b didBegin"])
  }

  @Test(
    "Closing the window releases the controller and leaves the fields unchanged",
    .underPolicyPairs)
  func freed() {
    weak var gone: OurAdvancingScreen?
    var items: [UIView] = []
    do {
      let screen = OurAdvancingScreen([.field(1), .text(2), .field(3)])
      gone = screen
      let run = AdvancingRun(screen, tap: "a", presses: 1)
      items = screen.items
      expect(run.sight, equals: "b")
      expect(screen.field("a").delegate, identicalTo: screen)
      expect(screen.view.interactions.isEmpty)
      run.user.window.rootViewController = nil
    }
    expectNil(gone)
    expect(items.map(\.tag), equals: [1, 2, 3])
    for item in items {
      expect(item.interactions.isEmpty)
      guard let field = item as? UITextField else { continue }
      expectNil(field.delegate)
      expect(field.actionCount, equals: 0)
      expect(field.returnKeyType, equals: .default)
    }
  }
}
