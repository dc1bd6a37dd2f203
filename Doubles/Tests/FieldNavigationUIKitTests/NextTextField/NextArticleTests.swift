import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("NextTextFieldHandler compared with its original article")
struct NextArticleTests {
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
    #expect(theirs.sights == article, "the article")
    let run = NextRun(screens.ours, steps)
    #expect(run.sights == ours, "ours")
  }

  @Test(
    "`NextTextFieldHandler` skips filled fields, as in the article",
    .underPolicyPairs)
  func walk() {
    let walk = ["a next", "a next", "c done", "nobody"]
    Self.check(
      [.tap("a"), .type("x"), .pressReturn, .pressReturn],
      filled: ["b"], article: walk, ours: walk)
  }

  @Test(
    "`NextTextFieldHandler` shows Done if only filled fields follow",
    .underPolicyPairs)
  func allFilled() {
    let sights = ["a done", "nobody"]
    Self.check(
      [.tap("a"), .pressReturn], filled: ["b", "c"],
      article: sights, ours: sights)
  }

  @Test(
    "`NextTextFieldHandler` moves focus while the key shows Next (R6)",
    .underPolicyPairs)
  func staleNext() {
    Self.check(
      [.tap("a"), .set("b", "x"), .set("c", "x"), .pressReturn],
      article: ["a next", "a next", "a next", "nobody"],
      ours: ["a next", "a next", "a next", "b done"])
  }

  @Test(
    "`NextTextFieldHandler` redraws the key when the label changes",
    .underPolicyPairs)
  func notDrawn() {
    let steps: [NextStep] = [
      .tap("a"), .set("b", "x"), .set("c", "x"), .showKey("a"), .pressReturn,
    ]
    Self.check(
      steps,
      article: ["a next", "a next", "a next", "a next", "nobody"],
      ours: ["a next", "a next", "a next", "a done", "nobody"])
  }

  @Test(
    "`reachable` leaves out a field in a hidden wrapper",
    .underPolicyPairs)
  func hiddenWrapper() {
    let filter: List = {
      $0.filter { !$0.isHidden && $0.alpha != 0 && $0.isEnabled }
    }
    Self.check(
      [.hideWrapper("b"), .tap("a"), .pressReturn],
      list: (filter, \.reachable),
      article: ["nobody", "a next", "b next"],
      ours: ["nobody", "a next", "c done"])
  }

  @Test(
    "`NextTextFieldHandler` skips a field that refuses focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusal() {
    let lost = Policies.current.order == .resignsOldFirst
    Self.check(
      [.tap("a"), .pressReturn], refusing: "b",
      article: ["a next", lost ? "nobody" : "a next"],
      ours: ["a next", "c done"])
  }

  @Test(
    "`NextTextFieldHandler` doesn't loop if a field is listed twice",
    .underPolicyPairs
  )
  func listedTwice() {
    let twice: List = { $0 + $0.prefix(1) }
    let steps: [NextStep] = [.tap("c"), .pressReturn]
    Self.check(
      steps, list: (twice, twice),
      article: ["c next", "a next"], ours: ["c done", "nobody"])
  }

  @Test(
    "`NextTextFieldHandler` keeps a label that the app set (R6)"
  )
  func ownLabel() {
    for (screen, sights) in [
      (ArticleNextScreen(3), ["a next", "b next"]),
      (OurNextScreen(3), ["a search", "nobody"]),
    ] {
      screen.loadViewIfNeeded()
      screen.field("a").returnKeyType = .search
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      #expect(run.sights == sights)
    }
  }
}
