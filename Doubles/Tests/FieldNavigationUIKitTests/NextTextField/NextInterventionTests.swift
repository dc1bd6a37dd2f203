import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

private final class Picker: UIViewController {}

@MainActor
@Suite("Delegates that act while NextTextFieldHandler asks for focus")
struct NextInterventionTests {
  /// A screen whose field `b` opens a picker instead of taking focus.
  private static func pickerScreen() -> OurNextScreen {
    let screen = OurNextScreen(3)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.present(Picker(), animated: false)
      return false
    }
    return screen
  }

  @Test(
    "Return asks no other field if a target presents a picker (R10)",
    .underPolicyPairs)
  func picker() {
    let screen = Self.pickerScreen()
    var run = NextRun(screen, [.tap("a")])
    let calls = run.play(.pressReturn)
    #expect(screen.presentedViewController is Picker)
    #expect(calls.count { $0.hasSuffix("presents Picker") } == 1)
    #expect(!calls.contains("c shouldBegin"))
    let lost = Policies.current.order == .resignsOldFirst
    #expect(run.sight == (lost ? "nobody" : "a next"))
  }

  @Test(
    "Return moves to the next empty field after the picker closes",
    .underPolicyPairs)
  func afterPicker() {
    let screen = Self.pickerScreen()
    var run = NextRun(screen, [.tap("a"), .pressReturn])
    screen.dismiss(animated: false)
    run.play(.set("b", "x"))
    run.play(.tap("a"))
    run.play(.pressReturn)
    #expect(run.sight == "c done")
  }

  @Test(
    "Another field keeps focus if a target's delegate focuses it (R10)",
    .underPolicyPairs)
  func focusesAnother() {
    let screen = OurNextScreen(4)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.field("d").becomeFirstResponder()
      return false
    }
    var run = NextRun(screen, [.tap("a")])
    let calls = run.play(.pressReturn)
    #expect(run.sight == "d done")
    #expect(!calls.contains("c shouldBegin"))
  }

  @Test(
    "No field gets focus if a target's delegate ends editing (R10)",
    .underPolicyPairs)
  func endsEditing() {
    let screen = OurNextScreen(3)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.view.endEditing(true)
      return false
    }
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sight == "nobody")
    #expect(!run.log.contains("c shouldBegin"))
  }

  @Test(
    "UIKit runs no Did End On Exit action if focus moves (R14)",
    .underPolicyPairs)
  func endOnExit() {
    let screen = OurNextScreen(3)
    screen.loadViewIfNeeded()
    var runs = 0
    screen.field("a").addAction(
      UIAction { _ in runs += 1 }, for: .editingDidEndOnExit)
    let run = NextRun(screen, [.tap("a"), .pressReturn])
    #expect(run.sight == "b next")
    #expect(runs == 0)
  }
}
