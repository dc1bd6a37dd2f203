import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("TextFieldAdvancing beside its article")
struct AdvancingBesideArticleTests {
  private static func check(
    _ policies: Policies, _ list: [AdvancingItem],
    tap name: String = "a", prepare: (AdvancingScreen) -> Void = { _ in },
    article: [String], ours: [String]
  ) {
    let screens: [(AdvancingScreen, [String])] = [
      (ArticleAdvancingScreen(list), article), (OurAdvancingScreen(list), ours),
    ]
    for (screen, expected) in screens {
      screen.loadViewIfNeeded()
      prepare(screen)
      let run = AdvancingRun(
        screen, policies, tap: name, presses: expected.count - 1)
      #expect(run.sights == expected, "\(type(of: screen)) \(policies)")
    }
  }

  private static func checkWalk(_ policies: Policies) {
    let walk = ["a", "c", "b", "welcome"]
    check(
      policies, [.field(1), .field(3), .field(2)], article: walk, ours: walk)
  }

  @Test("Right in both: by tag, and the segue after the last field")
  func walk() {
    Policies.pairwise.forEach(Self.checkWalk)
  }

  @Test("Right in both: without an identifier the last field keeps focus")
  func noIdentifier() {
    let walk = ["a", "b", "b"]
    for policies in Policies.pairwise {
      Self.check(
        policies, [.field(1), .field(2)], prepare: { $0.identifier = nil },
        article: walk, ours: walk)
    }
  }

  @Test("Tags one after the other: the same calls, under the full product")
  func sameCalls() {
    let list: [AdvancingItem] = [.field(7), .field(6), .field(8)]
    for policies in Policies.product {
      let article = AdvancingRun(
        ArticleAdvancingScreen(list), policies, tap: "b", presses: 2)
      let ours = AdvancingRun(
        OurAdvancingScreen(list), policies, tap: "b", presses: 2)
      #expect(ours.sights == ["b", "a", "c"])
      #expect(article.log == ours.log, "\(policies)")
    }
  }

  @Test("A gap between the tags: the article ends in the middle of the form")
  func gap() {
    for policies in Policies.pairwise {
      Self.check(
        policies, [.field(1), .field(10), .field(20)],
        article: ["a", "welcome"], ours: ["a", "b", "c", "welcome"])
    }
  }

  @Test("No tags at all: the article ends at once, ours goes by the hierarchy")
  func noTags() {
    for policies in Policies.pairwise {
      Self.check(
        policies, [.field(0), .field(0)],
        article: ["a", "welcome"], ours: ["a", "b", "welcome"])
    }
  }

  @Test("A hidden field with the next tag: the article goes there")
  func hidden() {
    for policies in Policies.pairwise {
      Self.check(
        policies, [.field(1), .field(2), .field(3)],
        prepare: { $0.item("b").superview?.isHidden = true },
        article: ["a", "b"], ours: ["a", "c"])
    }
  }

  @Test("A disabled field, or one that refuses: the article stops there")
  func refusal() {
    for policies in Policies.pairwise {
      let lost = policies.order == .resignsOldFirst ? "nobody" : "a"
      Self.check(
        policies, [.field(1), .field(2), .field(3)],
        prepare: { $0.field("b").isEnabled = false },
        article: ["a", lost], ours: ["a", "c"])
      Self.check(
        policies, [.field(1), .field(2), .field(3)],
        prepare: { $0.accepts = { $0.tag != 2 } },
        article: ["a", lost], ours: ["a", "c"])
    }
  }

  @Test("A label with the next tag, or the view itself: the article is stuck")
  func otherViews() {
    for policies in Policies.pairwise {
      let lost = policies.order == .resignsOldFirst ? "nobody" : "a"
      Self.check(
        policies, [.field(1), .label(2), .field(3)],
        article: ["a", lost], ours: ["a", "c"])
      Self.check(
        policies, [.field(-1), .field(0)],
        article: ["a", lost], ours: ["a", "b"])
    }
  }

  @Test("The last field says Next: the next screen comes, as in the article")
  func lastSaysNext() {
    for policies in Policies.pairwise {
      Self.check(
        policies, [.field(1), .field(2)],
        prepare: { $0.field("b").returnKeyType = .next },
        article: ["a", "b", "welcome"], ours: ["a", "b", "welcome"])
    }
  }

  @Test("Wrong policies are noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkWalk)
  }
}
