import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("TextFieldAdvancing visits fields by tag")
struct AdvancingOrderTests {
  private static func check(
    _ list: [AdvancingItem], _ sights: [String],
    prepare: (AdvancingScreen) -> Void = { _ in }
  ) {
    let screen = OurAdvancingScreen(list)
    screen.loadViewIfNeeded()
    prepare(screen)
    let run = AdvancingRun(screen, tap: sights[0], presses: sights.count - 1)
    expect(run.sights, equals: sights)
  }

  @Test("Return moves across gaps between the tags (R2)", .underPolicyPairs)
  func gaps() {
    Self.check(
      [.field(100), .field(1), .field(30)], ["b", "c", "a", "welcome"])
  }

  @Test(
    "Return follows the view hierarchy when fields have equal tags (R2)",
    .underPolicyPairs)
  func equalTags() {
    Self.check(
      [.field(2), .field(1), .field(2), .field(1)],
      ["b", "d", "a", "c", "welcome"])
  }

  @Test(
    "Return visits negative tags first, even the lowest possible integer (R2)",
    .underPolicyPairs)
  func negativeTags() {
    Self.check(
      [.field(0), .field(-5), .field(.max), .field(.min)],
      ["d", "b", "a", "c", "welcome"])
  }

  /// The visible fields' names from `start` on, sorted by tag and position. The
  /// name of the segue's screen follows.
  private static func expected(
    _ tags: [Int], hidden: Int, from start: Int
  ) -> [String] {
    let names = ["a", "b", "c"]
    let order = tags.indices.sorted { (tags[$0], $0) < (tags[$1], $1) }
    guard let place = order.firstIndex(of: start) else { return [] }
    let after = order[(place + 1)...].filter { hidden & 1 << $0 == 0 }
    return [names[start]] + after.map { names[$0] } + ["welcome"]
  }

  @Test(
    "Return follows the tags and skips hidden or disabled fields",
    .underPolicyPairs)
  func everyTag() {
    let values = [-3, 0, 1, 4]
    let round = Policies.pairwise.firstIndex(of: .current) ?? 0
    for number in 0..<64 {
      let tags = [number, number / 4, number / 16].map { values[$0 % 4] }
      for hidden in 0..<8 {
        for start in 0..<3 where hidden & 1 << start == 0 {
          Self.check(
            tags.map(AdvancingItem.field),
            Self.expected(tags, hidden: hidden, from: start)
          ) { screen in
            for place in 0..<3 where hidden & 1 << place != 0 {
              Self.obstruct(screen.items[place], (round + place) % 4)
            }
          }
        }
      }
    }
  }

  private static func obstruct(_ view: UIView, _ way: Int) {
    switch way {
    case 0: view.isHidden = true
    case 1: view.superview?.isHidden = true
    case 2: view.superview?.alpha = 0
    default: (view as? UITextField)?.isEnabled = false
    }
  }

  @Test(
    "Return moves to the text view with the next tag, then inserts a line break",
    .underPolicyPairs)
  func textViews() {
    let screen = OurAdvancingScreen([
      .field(1), .text(2), .text(3), .field(4),
    ])
    var run = AdvancingRun(screen, tap: "a", presses: 2)
    expect(run.sights, equals: ["a", "b", "b"])
    expect((screen.item("b") as? UITextView)?.text, equals: "\n")
    run.act { $0.tap(screen.item("d")) }
    run.pressReturn()
    expect(run.sight, equals: "welcome")
  }

  @Test(
    "Return skips text views that aren't editable (R1)", .underPolicyPairs)
  func fixedTexts() {
    Self.check(
      [.field(1), .text(2), .text(3), .field(4)],
      ["a", "d", "welcome"]
    ) { screen in
      for case let text as UITextView in screen.items {
        text.isEditable = false
      }
    }
  }

  @Test(
    "Return also visits filled fields, as in the article (R4)",
    .underPolicyPairs)
  func filled() {
    Self.check(
      [.field(1), .field(2)], ["a", "b", "welcome"]
    ) { $0.field("b").text = "x" }
  }

  @Test(
    "Return moves on from a focused field when the app hides it (R11)",
    .underPolicyPairs(where: { !$0.hidingResigns }))
  func hidesWithFocus() {
    let screen = OurAdvancingScreen([.field(1), .field(2), .field(3)])
    var run = AdvancingRun(screen, tap: "b", presses: 0)
    run.act { _ in screen.item("b").isHidden = true }
    run.pressReturn()
    expect(run.sights, equals: ["b", "b", "c"])
  }
}
