import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A login form with an optional username")
struct FirstLoginTests {
  private let journal = Journal()

  private func screen() -> Screen {
    Screen { FirstLoginForm(journal: journal) }
  }

  @Test(
    "Pressing Return in every field creates the login once (R4, R5)",
    .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen { FirstLoginForm(journal: journal) }
    expect(screen.walk(from: "Email"), equals: ["Email next", "Password done"])
    expect(journal.entries, equals: ["create x"])
    expectNil(screen.focused)
  }

  @Test(
    "Return visits the username field when that field appears (R11)",
    .underPolicyPairs)
  func optionalField() {
    let screen = screen()
    screen.tap("With username")
    expect(
      screen.walk(from: "Email"),
      equals: ["Email next", "Username next", "Password done"])
  }

  @Test(
    "Hiding the username field changes the previous field's label (R7, R11)",
    .underPolicyPairs)
  func optionalFieldGoes() {
    let screen = screen()
    screen.tap("With username")
    screen.fill("Password")
    screen.tap("Email")
    expect(screen.returnKey, equals: "next")
    screen.tap("With username")
    expect(screen.label(of: "Email"), equals: "done")
  }

  @Test(
    "The app can set the form's initial focus in onAppear (R14)",
    .underPolicyPairs(where: { $0.setInOnAppear == .works }))
  func firstFocus() {
    expect(screen().focused, equals: "Email")
  }
}
