import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("NextTextFieldHandler beside its article")
struct NextBesideArticleTests {
  private typealias List = ([UITextField]) -> [UITextField]

  private static func check(
    _ policies: Policies, _ steps: [NextStep], filled: Set<String> = [],
    list: (article: List, ours: List)? = nil, refusing: String? = nil,
    article: [String], ours: [String]
  ) {
    let screens = (
      article: ArticleNextScreen(3, filled: filled),
      ours: OurNextScreen(3, filled: filled)
    )
    screens.article.listed = list?.article
    screens.ours.listed = list?.ours
    for screen in [screens.article, screens.ours] as [NextScreen] {
      screen.accepts = { $0.accessibilityIdentifier != refusing }
    }
    let theirs = NextRun(screens.article, policies, steps)
    #expect(theirs.sights == article, "the article under \(policies)")
    let run = NextRun(screens.ours, policies, steps)
    #expect(run.sights == ours, "ours under \(policies)")
  }

  private static func checkWalk(_ policies: Policies) {
    let walk = ["a next", "a next", "c done", "nobody"]
    check(
      policies, [.tap("a"), .type("x"), .pressReturn, .pressReturn],
      filled: ["b"], article: walk, ours: walk)
  }

  @Test("Right in both: filled fields are passed over, the last one says Done")
  func walk() {
    Policies.pairwise.forEach(Self.checkWalk)
  }

  @Test("Right in both: Done as soon as all that follow are filled")
  func allFilled() {
    let sights = ["a done", "nobody"]
    for policies in Policies.pairwise {
      Self.check(
        policies, [.tap("a"), .pressReturn], filled: ["b", "c"],
        article: sights, ours: sights)
    }
  }

  @Test("Texts set by code: the article's Next closes, ours goes on (R6)")
  func staleNext() {
    for policies in Policies.pairwise {
      Self.check(
        policies, [.tap("a"), .set("b", "x"), .set("c", "x"), .pressReturn],
        article: ["a next", "a next", "a next", "nobody"],
        ours: ["a next", "a next", "a next", "b done"])
    }
  }

  @Test("A label that is asked for again: the article's is not drawn anew")
  func notDrawn() {
    let steps: [NextStep] = [
      .tap("a"), .set("b", "x"), .set("c", "x"), .showKey("a"), .pressReturn,
    ]
    for policies in Policies.pairwise {
      Self.check(
        policies, steps,
        article: ["a next", "a next", "a next", "a next", "nobody"],
        ours: ["a next", "a next", "a next", "a done", "nobody"])
    }
  }

  @Test("A hidden wrapper: the article's filter sends the user out of sight")
  func hiddenWrapper() {
    let filter: List = {
      $0.filter { !$0.isHidden && $0.alpha != 0 && $0.isEnabled }
    }
    for policies in Policies.pairwise {
      Self.check(
        policies, [.hideWrapper("b"), .tap("a"), .pressReturn],
        list: (filter, \.reachable),
        article: ["nobody", "a next", "b next"],
        ours: ["nobody", "a next", "c done"])
    }
  }

  @Test("A field that refuses: the article stops, or loses focus (R10)")
  func refusal() {
    for policies in Policies.pairwise {
      let lost = policies.order == .resignsOldFirst
      Self.check(
        policies, [.tap("a"), .pressReturn], refusing: "b",
        article: ["a next", lost ? "nobody" : "a next"],
        ours: ["a next", "c done"])
    }
  }

  @Test("A field listed twice: the article goes round, ours ends")
  func listedTwice() {
    let twice: List = { $0 + $0.prefix(1) }
    let steps: [NextStep] = [.tap("c"), .pressReturn]
    for policies in Policies.pairwise {
      Self.check(
        policies, steps, list: (twice, twice),
        article: ["c next", "a next"], ours: ["c done", "nobody"])
    }
  }

  @Test("A label of the app's own: the article overwrites it (R6)")
  func ownLabel() {
    for (screen, sights) in [
      (ArticleNextScreen(3), ["a next", "b next"]),
      (OurNextScreen(3), ["a search", "nobody"]),
    ] {
      screen.loadViewIfNeeded()
      screen.field("a").returnKeyType = .search
      let run = NextRun(screen, Policies(), [.tap("a"), .pressReturn])
      #expect(run.sights == sights)
    }
  }

  @Test("Wrong policies are noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkWalk)
  }
}
