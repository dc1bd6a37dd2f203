import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The list of NextTextFieldHandler is the adopter's")
struct NextListTests {
  private static func checkSecond(
    _ policies: Policies, _ step: NextStep, filter: Bool, sight: String
  ) {
    let screen = OurNextScreen(3)
    if filter { screen.listed = \.reachable }
    let run = NextRun(screen, policies, [step, .tap("a"), .pressReturn])
    #expect(run.sight == sight, "\(step) \(policies)")
  }

  private static func checkDisabled(_ policies: Policies) {
    checkSecond(policies, .disable("b"), filter: true, sight: "c done")
  }

  @Test("With the filter: hidden and disabled fields, and hidden wrappers (R1)")
  func filtered() {
    for policies in Policies.pairwise {
      Self.checkDisabled(policies)
      Self.checkSecond(policies, .hide("b"), filter: true, sight: "c done")
      Self.checkSecond(
        policies, .hideWrapper("b"), filter: true, sight: "c done")
    }
  }

  @Test(
    "Without: what is hidden is gone to, what is disabled refuses (R1, R10)")
  func unfiltered() {
    for policies in Policies.pairwise {
      Self.checkSecond(policies, .hide("b"), filter: false, sight: "b next")
      Self.checkSecond(
        policies, .hideWrapper("b"), filter: false, sight: "b next")
      Self.checkSecond(policies, .disable("b"), filter: false, sight: "c done")
    }
  }

  @Test("A field that hides while it has focus: Return leaves it (R11)")
  func hidesWithFocus() {
    for policies in Policies.pairwise where !policies.hidingResigns {
      let run = NextRun(
        OurNextScreen(3), policies, [.tap("a"), .hide("a"), .pressReturn])
      #expect(run.sights == ["a next", "a next", "b next"])
    }
  }

  @Test("The filter goes by everything that keeps a field from the user")
  func filter() {
    let screen = NextScreen(5)
    _ = User(root: screen)
    screen.field("a").isUserInteractionEnabled = false
    screen.field("b").alpha = 0.005
    screen.field("c").superview?.alpha = 0
    screen.field("d").superview?.isUserInteractionEnabled = false
    #expect(screen.fields.reachable == [screen.field("e")])
  }

  @Test("A list that is asked for before its view is shown is not emptied")
  func filterBeforeShown() {
    let screen = NextScreen(3)
    screen.loadViewIfNeeded()
    screen.field("b").isHidden = true
    #expect(screen.fields.reachable == [screen.field("a"), screen.field("c")])
  }

  @Test("The order is the list's, not the screen's")
  func order() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(3)
      screen.listed = { $0.reversed() }
      let run = NextRun(
        screen, policies,
        [.tap("c"), .pressReturn, .pressReturn, .pressReturn])
      #expect(run.sights == ["c next", "b next", "a done", "nobody"])
    }
  }

  @Test("An empty list: nothing moves, no label changes (R9)")
  func emptyList() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(2)
      screen.listed = { _ in [] }
      let run = NextRun(screen, policies, [.tap("a"), .pressReturn])
      #expect(run.sights == ["a default", "a default"])
    }
  }

  @Test("A field that is not listed: nothing moves, no label changes (R9)")
  func notListed() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(3)
      screen.listed = { Array($0.dropFirst()) }
      let run = NextRun(screen, policies, [.tap("a"), .pressReturn])
      #expect(run.sights == ["a default", "a default"])
    }
  }

  @Test("Of a field that is listed twice the first place counts")
  func listedTwice() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(3)
      screen.listed = { [$0[0], $0[1], $0[0], $0[2], $0[1]] }
      let run = NextRun(
        screen, policies,
        [.tap("a"), .pressReturn, .pressReturn, .pressReturn])
      #expect(run.sights == ["a next", "b next", "c done", "nobody"])
    }
  }

  @Test("A list that shrinks under Next: no close, then Done closes (R6, R10)")
  func shrinks() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(3)
      var run = NextRun(screen, policies, [.tap("a")])
      screen.listed = { Array($0.prefix(1)) }
      run.play(.pressReturn)
      run.play(.pressReturn)
      #expect(run.sights == ["a next", "a done", "nobody"], "\(policies)")
    }
  }

  @Test("Wrong policies are noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkDisabled)
  }
}
