import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The list of NextTextFieldHandler is the adopter's")
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
    "With the filter: hidden and disabled fields, and hidden wrappers (R1)",
    .underPolicyPairs)
  func filtered() {
    Self.checkDisabled()
    Self.checkSecond(.hide("b"), filter: true, sight: "c done")
    Self.checkSecond(.hideWrapper("b"), filter: true, sight: "c done")
  }

  @Test(
    "Without it: hidden fields are visited, disabled ones refuse (R1, R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func unfiltered() {
    Self.checkSecond(.hide("b"), filter: false, sight: "b next")
    Self.checkSecond(.hideWrapper("b"), filter: false, sight: "b next")
    Self.checkSecond(.disable("b"), filter: false, sight: "c done")
  }

  @Test(
    "A field that hides while it has focus: Return leaves it (R11)",
    .underPolicyPairs(where: { !$0.hidingResigns }))
  func hidesWithFocus() {
    let run = NextRun(OurNextScreen(3), [.tap("a"), .hide("a"), .pressReturn])
    #expect(run.sights == ["a next", "a next", "b next"])
  }

  @Test("The filter covers everything that keeps a field from the user")
  func filter() {
    let screen = NextScreen(5)
    _ = User(root: screen)
    screen.field("a").isUserInteractionEnabled = false
    screen.field("b").alpha = 0.005
    screen.field("c").superview?.alpha = 0
    screen.field("d").superview?.isUserInteractionEnabled = false
    #expect(screen.fields.reachable == [screen.field("e")])
  }

  @Test("Reading a list before its view is shown does not empty it")
  func filterBeforeShown() {
    let screen = NextScreen(3)
    screen.loadViewIfNeeded()
    screen.field("b").isHidden = true
    #expect(screen.fields.reachable == [screen.field("a"), screen.field("c")])
  }

  @Test("The order is the list's, not the screen's", .underPolicyPairs)
  func order() {
    let screen = OurNextScreen(3)
    screen.listed = { $0.reversed() }
    let run = NextRun(
      screen,
      [.tap("c"), .pressReturn, .pressReturn, .pressReturn])
    #expect(run.sights == ["c next", "b next", "a done", "nobody"])
  }

  @Test(
    "An empty list: nothing moves, no label changes (R9)", .underPolicyPairs)
  func emptyList() {
    let screen = OurNextScreen(2)
    screen.listed = { _ in [] }
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sights == ["a default", "a default"])
  }

  @Test(
    "A field that is not listed: nothing moves, no label changes (R9)",
    .underPolicyPairs)
  func notListed() {
    let screen = OurNextScreen(3)
    screen.listed = { Array($0.dropFirst()) }
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sights == ["a default", "a default"])
  }

  @Test(
    "If a field is listed twice, the first place counts", .underPolicyPairs)
  func listedTwice() {
    let screen = OurNextScreen(3)
    screen.listed = { [$0[0], $0[1], $0[0], $0[2], $0[1]] }
    let run = NextRun(
      screen,
      [.tap("a"), .pressReturn, .pressReturn, .pressReturn])
    #expect(run.sights == ["a next", "b next", "c done", "nobody"])
  }

  @Test(
    "A list that shrinks under Next: no close, then Done closes (R6, R10)",
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
