import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A form that changes a password")
struct ChangePasswordTests {
  @Test(
    "The form changes the password once when the user presses Return in each field (R4, R5)",
    .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen { ChangePasswordForm(journal: journal) }
    expect(
      screen.walk(from: "Old password"),
      equals: [
        "Old password next", "New password next", "New password again done",
      ])
    expect(journal.entries, equals: ["change to x"])
    expectNil(screen.focused)
  }
}
