import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("TextFieldAdvancing compared with its article")
struct AdvancingArticleTests {
  private static func check(
    _ list: [AdvancingItem],
    tap name: String = "a", prepare: (AdvancingScreen) -> Void = { _ in },
    article: [String], ours: [String]
  ) {
    let screens: [(AdvancingScreen, [String])] = [
      (ArticleAdvancingScreen(list), article), (OurAdvancingScreen(list), ours),
    ]
    for (screen, expected) in screens {
      screen.loadViewIfNeeded()
      prepare(screen)
      let run = AdvancingRun(screen, tap: name, presses: expected.count - 1)
      #expect(run.sights == expected, "\(type(of: screen))")
    }
  }

  @Test(
    "Both move by tag and perform the segue after the last field",
    .underPolicyPairs)
  func walk() {
    let walk = ["a", "c", "b", "welcome"]
    Self.check([.field(1), .field(3), .field(2)], article: walk, ours: walk)
  }

  @Test(
    "Without a segue identifier, the last field keeps focus in both",
    .underPolicyPairs)
  func noIdentifier() {
    let walk = ["a", "b", "b"]
    Self.check(
      [.field(1), .field(2)], prepare: { $0.identifier = nil },
      article: walk, ours: walk)
  }

  @Test(
    "With consecutive tags, both make the same calls under all policies",
    .underEveryPolicy)
  func sameCalls() {
    let list: [AdvancingItem] = [.field(7), .field(6), .field(8)]
    let article = AdvancingRun(
      ArticleAdvancingScreen(list), tap: "b", presses: 2)
    let ours = AdvancingRun(OurAdvancingScreen(list), tap: "b", presses: 2)
    #expect(ours.sights == ["b", "a", "c"])
    #expect(article.log == ours.log)
  }

  @Test(
    "With gaps between the tags, the article performs its segue too early",
    .underPolicyPairs)
  func gap() {
    Self.check(
      [.field(1), .field(10), .field(20)],
      article: ["a", "welcome"], ours: ["a", "b", "c", "welcome"])
  }

  @Test(
    "Without tags, the article performs its segue at once, ours after all fields",
    .underPolicyPairs)
  func noTags() {
    Self.check(
      [.field(0), .field(0)],
      article: ["a", "welcome"], ours: ["a", "b", "welcome"])
  }

  @Test(
    "The article moves to a hidden field with the next tag, ours skips it",
    .underPolicyPairs)
  func hidden() {
    Self.check(
      [.field(1), .field(2), .field(3)],
      prepare: { $0.item("b").superview?.isHidden = true },
      article: ["a", "b"], ours: ["a", "c"])
  }

  @Test(
    "The article stops at a disabled or refusing field, ours skips it",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusal() {
    let lost = Policies.current.order == .resignsOldFirst ? "nobody" : "a"
    Self.check(
      [.field(1), .field(2), .field(3)],
      prepare: { $0.field("b").isEnabled = false },
      article: ["a", lost], ours: ["a", "c"])
    Self.check(
      [.field(1), .field(2), .field(3)],
      prepare: { $0.accepts = { $0.tag != 2 } },
      article: ["a", lost], ours: ["a", "c"])
  }

  @Test(
    "The article gets stuck if a label or the root view has the next tag",
    .underPolicyPairs)
  func otherViews() {
    let lost = Policies.current.order == .resignsOldFirst ? "nobody" : "a"
    Self.check(
      [.field(1), .label(2), .field(3)],
      article: ["a", lost], ours: ["a", "c"])
    Self.check(
      [.field(-1), .field(0)], article: ["a", lost], ours: ["a", "b"])
  }

  @Test(
    "If the last field shows Next, both perform the segue",
    .underPolicyPairs)
  func lastSaysNext() {
    Self.check(
      [.field(1), .field(2)],
      prepare: { $0.field("b").returnKeyType = .next },
      article: ["a", "b", "welcome"], ours: ["a", "b", "welcome"])
  }
}
