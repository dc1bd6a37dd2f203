import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A form that changes a password")
struct ChangePasswordTests {
  @Test(
    "Pressing Return in each field completes the form and changes the password once (R4, R5)",
    .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen { ChangePasswordForm(journal: journal) }
    #expect(
      screen.walk(from: "Old password")
        == [
          "Old password next", "New password next", "New password again done",
        ])
    #expect(journal.entries == ["change to x"])
    #expect(screen.focused == nil)
  }

  @Test(
    "In an empty form, the app's own onSubmit code does the same as FieldNavigation",
    .underPolicyPairs)
  func byHand() {
    let journal = Journal()
    let screen = Screen { ChangePasswordByHand(journal: journal) }
    #expect(
      screen.walk(from: "Old password").map { $0.hasSuffix("next") }
        == [true, true, false])
    #expect(journal.entries == ["change to x"])
  }
}
