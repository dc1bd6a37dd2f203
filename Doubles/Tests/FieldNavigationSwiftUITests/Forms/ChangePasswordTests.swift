import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("Three passwords, the last of which changes them")
struct ChangePasswordTests {
  @Test(
    "Return fills in the form, and changes once (R4, R5)",
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
    "By hand it does the same if nothing is filled in",
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
