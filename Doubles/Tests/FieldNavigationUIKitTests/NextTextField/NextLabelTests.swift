import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Return key labels with NextTextFieldHandler")
struct NextLabelTests {
  private static let own: [UIReturnKeyType] = [
    .go, .google, .join, .route, .search, .send, .yahoo, .emergencyCall,
    .continue,
  ]

  private static func checkOwn(_ label: UIReturnKeyType) {
    let screen = OurNextScreen(3)
    screen.loadViewIfNeeded()
    screen.field("b").returnKeyType = label
    let run = NextRun(screen, [.tap("a"), .pressReturn, .pressReturn])
    #expect(run.sights == ["a next", "b \(label)", "nobody"])
    #expect(screen.field("b").returnKeyType == label)
  }

  @Test(
    "`NextTextFieldHandler` keeps a label that the app set (R6)",
    .underPolicyPairs)
  func ownLabel() {
    for label in Self.own { Self.checkOwn(label) }
  }

  @Test("The tests cover every label of UIReturnKeyType")
  func everyLabel() {
    let ours: Set<UIReturnKeyType> = [.default, .next, .done]
    let all = (0...11).compactMap(UIReturnKeyType.init(rawValue:))
    #expect(ours.union(Self.own) == Set(all))
    #expect(all.count == 12)
  }

  @Test(
    "A field has the correct label when it gains focus (R7)", .underPolicyPairs)
  func rightAtFocus() {
    let steps: [NextStep] = [
      .tap("a"), .set("c", "x"), .tap("b"), .set("c", ""), .tap("a"),
      .tap("b"),
    ]
    let run = NextRun(OurNextScreen(3), steps)
    #expect(
      run.sights
        == ["a next", "a next", "b done", "b done", "a next", "b next"])
  }

  @Test(
    "NextTextFieldHandler redraws the keyboard only if the label changes",
    .underPolicyPairs)
  func redraw() {
    var run = NextRun(OurNextScreen(3), [.tap("a"), .set("b", "x")])
    run.user.device.keyboard.showsNumberPlane = true
    #expect(run.play(.showKey("a")) == [], "Next as before")
    #expect(run.user.device.keyboard.showsNumberPlane)
    run.play(.set("c", "x"))
    #expect(run.play(.showKey("a")) == ["a reloadInputViews"])
    #expect(!run.user.device.keyboard.showsNumberPlane)
    #expect(run.play(.showKey("a")) == [], "Done as before")
    #expect(run.play(.showKey("b")) == [], "not on the screen")
    #expect(run.sight == "a done")
    run.play(.pressReturn)
    #expect(run.sight == "nobody")
  }

  @Test(
    "Return moves through a form without redrawing the keyboard",
    .underPolicyPairs)
  func walkDrawsNothing() {
    let steps = [.tap("a")] + [NextStep](repeating: .pressReturn, count: 5)
    let run = NextRun(OurNextScreen(5), steps)
    #expect(!run.log.contains { $0.hasSuffix("reloadInputViews") })
  }

  @Test(
    "Return moves to a field that code emptied after Done appeared",
    .underPolicyPairs)
  func staleDone() {
    let run = NextRun(
      OurNextScreen(3, filled: ["b", "c"]),
      [.tap("a"), .set("c", ""), .pressReturn])
    #expect(run.sights == ["a done", "a done", "c done"])
  }

  @Test(
    "The app can move focus from a field with a number pad",
    .underPolicyPairs)
  func numberPad() {
    let screen = OurNextScreen(2)
    screen.loadViewIfNeeded()
    screen.field("a").keyboardType = .numberPad
    var run = NextRun(screen, [.tap("a")])
    #expect(run.user.returnKey == nil)
    screen.handleReturnKeyTapped(on: screen.field("a"))
    run.play(.set("a", "1"))
    #expect(run.sight == "b done")
  }
}
