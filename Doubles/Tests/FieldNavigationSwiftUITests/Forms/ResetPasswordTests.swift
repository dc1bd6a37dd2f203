import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A password that is sent, and may come back with an error")
struct ResetPasswordTests {
  private let journal = Journal()

  private func screen(requiresCurrent: Bool = true) -> Screen {
    Screen {
      ResetPasswordForm(journal: journal, requiresCurrent: requiresCurrent)
    }
  }

  @Test("Return fills in the form, and sends once (R4, R5)", .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen {
      ResetPasswordForm(journal: journal, requiresCurrent: true)
    }
    #expect(
      screen.walk(from: "Current")
        == ["Current next", "New next", "Confirm done"])
    #expect(journal.entries == ["send x"])
    #expect(screen.focused == nil)
  }

  @Test(
    "Without the current password it begins at the new one (R11)",
    .underPolicyPairs)
  func optionalField() {
    #expect(
      screen(requiresCurrent: false).walk(from: "New")
        == ["New next", "Confirm done"])
  }

  @Test(
    "An error leads back: the app's own focus wins (R14)",
    .underPolicyPairs)
  func refocus() {
    let screen = screen()
    screen.fill("Current", "old")
    screen.fill("New", "one")
    screen.tap("Confirm")
    screen.type("two")
    screen.pressReturn()
    #expect(journal.entries == [])
    #expect(screen.texts.contains("They differ"))
    #expect(screen.focused == "New")
    #expect(screen.returnKey == "done")
  }

  @Test(
    "While it is sent typing is disabled, then enabled again (R1)",
    .underPolicyPairs)
  func disabledWhileSending() {
    let screen = screen()
    _ = screen.walk(from: "Current")
    for title in ["Current", "New", "Confirm"] {
      #expect(!screen.isEnabled(title))
    }
    #expect(!screen.tap("New"))
    #expect(screen.focused == nil)
    screen.tap("Cancel")
    screen.tap("Confirm")
    screen.clear()
    screen.tap("New")
    screen.clear()
    #expect(
      screen.walk(from: "Current") == [
        "Current next", "New next", "Confirm done",
      ])
    #expect(journal.entries == ["send x", "send x"])
  }
}
