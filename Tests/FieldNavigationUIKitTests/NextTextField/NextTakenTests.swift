import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

private final class Picker: UIViewController {}

@MainActor @Suite("The app answers NextTextFieldHandler with an act of its own")
struct NextTakenTests {
  /// Field b opens a picker instead of editing.
  private static func pickerScreen() -> OurNextScreen {
    let screen = OurNextScreen(3)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.present(Picker(), animated: false)
      return false
    }
    return screen
  }

  private static func checkPicker(_ policies: Policies) {
    let screen = pickerScreen()
    var run = NextRun(screen, policies, [.tap("a")])
    let calls = run.play(.pressReturn)
    #expect(screen.presentedViewController is Picker)
    #expect(calls.count { $0.hasSuffix("presents Picker") } == 1)
    #expect(!calls.contains("c shouldBegin"), "\(policies)")
    let lost = policies.order == .resignsOldFirst
    #expect(run.sight == (lost ? "nobody" : "a next"), "\(policies)")
  }

  @Test("A picker is presented from the question: the search stops (R10)")
  func picker() {
    Policies.pairwise.forEach(Self.checkPicker)
  }

  @Test("After the picker the form goes on")
  func afterPicker() {
    for policies in Policies.pairwise {
      let screen = Self.pickerScreen()
      var run = NextRun(screen, policies, [.tap("a"), .pressReturn])
      screen.dismiss(animated: false)
      run.play(.set("b", "x"))
      run.play(.tap("a"))
      run.play(.pressReturn)
      #expect(run.sight == "c done", "\(policies)")
    }
  }

  @Test("The app focuses another field from the question: it keeps it (R10)")
  func focusesAnother() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(4)
      screen.accepts = { [weak screen] field in
        guard field.accessibilityIdentifier == "b" else { return true }
        screen?.field("d").becomeFirstResponder()
        return false
      }
      var run = NextRun(screen, policies, [.tap("a")])
      let calls = run.play(.pressReturn)
      #expect(run.sight == "d done", "\(policies)")
      #expect(!calls.contains("c shouldBegin"))
    }
  }

  /// It looks like a field that resigned before the new one was asked and
  /// refused, where the next candidate has to be tried.
  @Test("Not yet: the app ends editing from the question, and it is kept")
  func endsEditing() {
    let screen = OurNextScreen(3)
    screen.accepts = { [weak screen] field in
      guard field.accessibilityIdentifier == "b" else { return true }
      screen?.view.endEditing(true)
      return false
    }
    let run = NextRun(screen, Policies(), [.tap("a"), .pressReturn])
    withKnownIssue("R10: nobody is in charge in both cases") {
      #expect(run.sight == "nobody")
    }
  }

  @Test("An action for the end on exit runs once, and focus stays moved")
  func endOnExit() {
    for policies in Policies.pairwise {
      let screen = OurNextScreen(3)
      screen.loadViewIfNeeded()
      var runs = 0
      screen.field("a").addAction(
        UIAction { _ in runs += 1 }, for: .editingDidEndOnExit)
      let run = NextRun(screen, policies, [.tap("a"), .pressReturn])
      #expect(run.sight == "b next", "\(policies)")
      #expect(runs == 1)
    }
  }

  @Test("Wrong policies are noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkPicker)
  }
}
