import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A form that sends a new password, or reports an error")
struct ResetPasswordTests {
  private let journal = Journal()

  private func screen(requiresCurrent: Bool = true) -> Screen {
    Screen {
      ResetPasswordForm(journal: journal, requiresCurrent: requiresCurrent)
    }
  }

  @Test(
    "Pressing Return in every field sends the password once (R4, R5)",
    .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen {
      ResetPasswordForm(journal: journal, requiresCurrent: true)
    }
    expect(
      screen.walk(from: "Current"),
      equals: ["Current next", "New next", "Confirm done"])
    expect(journal.entries, equals: ["send x"])
    expectNil(screen.focused)
  }

  @Test(
    "Return visits all fields without the optional current password (R11)",
    .underPolicyPairs)
  func optionalField() {
    expect(
      screen(requiresCurrent: false).walk(from: "New"),
      equals: ["New next", "Confirm done"])
  }

  @Test(
    "Focus stays where the finish action has moved it (R14)",
    .underPolicyPairs)
  func refocus() {
    let screen = screen()
    screen.fill("Current", "old")
    screen.fill("New", "one")
    screen.tap("Confirm")
    screen.type("two")
    screen.pressReturn()
    expect(journal.entries, equals: [])
    expect(screen.texts.contains("They differ"))
    expect(screen.focused, equals: "New")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "Return visits fields that the app has enabled again (R1)",
    .underPolicyPairs)
  func disabledWhileSending() {
    let screen = screen()
    _ = screen.walk(from: "Current")
    for title in ["Current", "New", "Confirm"] {
      expect(!screen.isEnabled(title))
    }
    expect(!screen.tap("New"))
    expectNil(screen.focused)
    screen.tap("Cancel")
    screen.tap("Confirm")
    screen.clear()
    screen.tap("New")
    screen.clear()
    expect(
      screen.walk(from: "Current"),
      equals: [
        "Current next", "New next", "Confirm done",
      ])
    expect(journal.entries, equals: ["send x", "send x"])
  }
}
