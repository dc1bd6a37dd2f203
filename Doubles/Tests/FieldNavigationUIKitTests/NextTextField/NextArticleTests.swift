import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor struct NextArticleTests {
  @Test(
    "NextTextFieldHandler compared with its original article",
    arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  private typealias List = ([UITextField]) -> [UITextField]

  private static func check(
    _ steps: [NextStep], filled: Set<String> = [],
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
    let theirs = NextRun(screens.article, steps)
    expect(theirs.sights, equals: article, "the article")
    let run = NextRun(screens.ours, steps)
    expect(run.sights, equals: ours, "ours")
  }

  nonisolated static let rows: [Row] = [
    Row("`NextTextFieldHandler` skips filled fields, as in the article") {
      let walk = ["a next", "a next", "c done", "nobody"]
      check(
        [.tap("a"), .type("x"), .pressReturn, .pressReturn],
        filled: ["b"], article: walk, ours: walk)
    },
    Row("`NextTextFieldHandler` shows Done if only filled fields follow") {
      let sights = ["a done", "nobody"]
      check(
        [.tap("a"), .pressReturn], filled: ["b", "c"],
        article: sights, ours: sights)
    },
    Row("`NextTextFieldHandler` moves focus while the key shows Next (R6)") {
      check(
        [.tap("a"), .set("b", "x"), .set("c", "x"), .pressReturn],
        article: ["a next", "a next", "a next", "nobody"],
        ours: ["a next", "a next", "a next", "b done"])
    },
    Row("`NextTextFieldHandler` redraws the key when the label changes") {
      let steps: [NextStep] = [
        .tap("a"), .set("b", "x"), .set("c", "x"), .showKey("a"), .pressReturn,
      ]
      check(
        steps,
        article: ["a next", "a next", "a next", "a next", "nobody"],
        ours: ["a next", "a next", "a next", "a done", "nobody"])
    },
    Row("`reachable` leaves out a field in a hidden wrapper") {
      let filter: List = {
        $0.filter { !$0.isHidden && $0.alpha != 0 && $0.isEnabled }
      }
      check(
        [.hideWrapper("b"), .tap("a"), .pressReturn],
        list: (filter, \.reachable),
        article: ["nobody", "a next", "b next"],
        ours: ["nobody", "a next", "c done"])
    },
    Row(
      "`NextTextFieldHandler` skips a field that refuses focus (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let lost = Policies.current.order == .resignsOldFirst
      check(
        [.tap("a"), .pressReturn], refusing: "b",
        article: ["a next", lost ? "nobody" : "a next"],
        ours: ["a next", "c done"])
    },
    Row("`NextTextFieldHandler` doesn't loop if a field is listed twice") {
      let twice: List = { $0 + $0.prefix(1) }
      let steps: [NextStep] = [.tap("c"), .pressReturn]
      check(
        steps, list: (twice, twice),
        article: ["c next", "a next"], ours: ["c done", "nobody"])
    },
    Row("`NextTextFieldHandler` keeps a label that the app set (R6)", .usual) {
      for (screen, sights) in [
        (ArticleNextScreen(3), ["a next", "b next"]),
        (OurNextScreen(3), ["a search", "nobody"]),
      ] {
        screen.loadViewIfNeeded()
        screen.field("a").returnKeyType = .search
        let run = NextRun(screen, [.tap("a"), .pressReturn])
        expect(run.sights, equals: sights)
      }
    },
  ]
}
