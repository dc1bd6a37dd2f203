import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("NextTextFieldHandler uses the list of fields that the app returns")
struct NextListTests {
  private static func checkSecond(
    _ step: NextStep, filter: Bool, sight: String
  ) {
    let screen = OurNextScreen(3)
    if filter { screen.listed = \.reachable }
    let run = NextRun(screen, [step, .tap("a"), .pressReturn])
    #expect(run.sight == sight, "\(step)")
  }

  private static func checkDisabled() {
    checkSecond(.disable("b"), filter: true, sight: "c done")
  }

  @Test(
    "Return skips hidden and disabled fields with `reachable` (R1)",
    .underPolicyPairs)
  func filtered() {
    Self.checkDisabled()
    Self.checkSecond(.hide("b"), filter: true, sight: "c done")
    Self.checkSecond(.hideWrapper("b"), filter: true, sight: "c done")
  }

  @Test(
    "Return visits hidden fields without `reachable` (R1, R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func unfiltered() {
    Self.checkSecond(.hide("b"), filter: false, sight: "b next")
    Self.checkSecond(.hideWrapper("b"), filter: false, sight: "b next")
    Self.checkSecond(.disable("b"), filter: false, sight: "c done")
  }

  @Test(
    "Return leaves a focused field that the app hides (R11)",
    .underPolicyPairs(where: { !$0.hidingResigns }))
  func hidesWithFocus() {
    let run = NextRun(OurNextScreen(3), [.tap("a"), .hide("a"), .pressReturn])
    #expect(run.sights == ["a next", "a next", "b next"])
  }

  @Test("`reachable` leaves out every field that the user can't reach")
  func filter() {
    let screen = NextScreen(5)
    _ = User(root: screen)
    screen.field("a").isUserInteractionEnabled = false
    screen.field("b").alpha = 0.005
    screen.field("c").superview?.alpha = 0
    screen.field("d").superview?.isUserInteractionEnabled = false
    #expect(screen.fields.reachable == [screen.field("e")])
  }

  @Test("`reachable` also works before the view is on the screen")
  func filterBeforeShown() {
    let screen = NextScreen(3)
    screen.loadViewIfNeeded()
    screen.field("b").isHidden = true
    #expect(screen.fields.reachable == [screen.field("a"), screen.field("c")])
  }

  @Test(
    "Return follows the list instead of the positions on the screen",
    .underPolicyPairs)
  func order() {
    let screen = OurNextScreen(3)
    screen.listed = { $0.reversed() }
    let run = NextRun(
      screen,
      [.tap("c"), .pressReturn, .pressReturn, .pressReturn])
    #expect(run.sights == ["c next", "b next", "a done", "nobody"])
  }

  @Test(
    "Return neither moves focus nor changes labels with an empty list (R9)",
    .underPolicyPairs)
  func emptyList() {
    let screen = OurNextScreen(2)
    screen.listed = { _ in [] }
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sights == ["a default", "a default"])
  }

  @Test(
    "Return neither moves focus nor changes labels in an unlisted field (R9)",
    .underPolicyPairs)
  func notListed() {
    let screen = OurNextScreen(3)
    screen.listed = { Array($0.dropFirst()) }
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sights == ["a default", "a default"])
  }

  @Test(
    "Return uses the first position of a field listed twice",
    .underPolicyPairs)
  func listedTwice() {
    let screen = OurNextScreen(3)
    screen.listed = { [$0[0], $0[1], $0[0], $0[2], $0[1]] }
    let run = NextRun(
      screen,
      [.tap("a"), .pressReturn, .pressReturn, .pressReturn])
    #expect(run.sights == ["a next", "b next", "c done", "nobody"])
  }

  @Test(
    "The label changes to Done if the list shrinks (R6, R10)",
    .underPolicyPairs)
  func shrinks() {
    let screen = OurNextScreen(3)
    var run = NextRun(screen, [.tap("a")])
    screen.listed = { Array($0.prefix(1)) }
    run.play(.pressReturn)
    run.play(.pressReturn)
    #expect(run.sights == ["a next", "a done", "nobody"])
  }
}
