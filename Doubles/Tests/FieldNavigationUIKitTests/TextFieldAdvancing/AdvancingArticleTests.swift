import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("TextFieldAdvancing compared with its original article")
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
      expect(run.sights, equals: expected, "\(type(of: screen))")
    }
  }

  @Test(
    "Return follows the tags and then performs the segue, as in the article",
    .underPolicyPairs)
  func walk() {
    let walk = ["a", "c", "b", "welcome"]
    Self.check([.field(1), .field(3), .field(2)], article: walk, ours: walk)
  }

  @Test(
    "The last field keeps focus when no segue is set, as in the article",
    .underPolicyPairs)
  func noIdentifier() {
    let walk = ["a", "b", "b"]
    Self.check(
      [.field(1), .field(2)], prepare: { $0.identifier = nil },
      article: walk, ours: walk)
  }

  @Test(
    "`TextFieldAdvancing` makes the article's calls when the tags are consecutive",
    .underEveryPolicy)
  func sameCalls() {
    let list: [AdvancingItem] = [.field(7), .field(6), .field(8)]
    let article = AdvancingRun(
      ArticleAdvancingScreen(list), tap: "b", presses: 2)
    let ours = AdvancingRun(OurAdvancingScreen(list), tap: "b", presses: 2)
    expect(ours.sights, equals: ["b", "a", "c"])
    expect(article.log, equals: ours.log)
  }

  @Test(
    "Return crosses gaps between the tags, unlike in the article",
    .underPolicyPairs)
  func gap() {
    Self.check(
      [.field(1), .field(10), .field(20)],
      article: ["a", "welcome"], ours: ["a", "b", "c", "welcome"])
  }

  @Test(
    "Return visits all fields when none has a tag, unlike in the article",
    .underPolicyPairs)
  func noTags() {
    Self.check(
      [.field(0), .field(0)],
      article: ["a", "welcome"], ours: ["a", "b", "welcome"])
  }

  @Test(
    "Unlike the article's code, TextFieldAdvancing skips a hidden field",
    .underPolicyPairs)
  func hidden() {
    Self.check(
      [.field(1), .field(2), .field(3)],
      prepare: { $0.item("b").superview?.isHidden = true },
      article: ["a", "b"], ours: ["a", "c"])
  }

  @Test(
    "Return skips a disabled or refusing field, unlike in the article",
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
    "Return skips a label with the next tag, unlike in the article",
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
    "Return performs the segue when the last field shows Next, as in the article",
    .underPolicyPairs)
  func lastSaysNext() {
    Self.check(
      [.field(1), .field(2)],
      prepare: { $0.field("b").returnKeyType = .next },
      article: ["a", "b", "welcome"], ours: ["a", "b", "welcome"])
  }
}
