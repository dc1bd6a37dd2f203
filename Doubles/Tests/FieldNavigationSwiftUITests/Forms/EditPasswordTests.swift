import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A password manager's form with rows that the user adds")
struct EditPasswordTests {
  private let journal = Journal()

  private func screen() -> Screen {
    Screen { EditPasswordForm(journal: journal) }
  }

  @Test(
    "Pressing Return in every field saves the form once (R4, R5, R6)",
    .underManyPolicies(where: \.tellsOrder))
  func walk() {
    let journal = Journal()
    let screen = Screen { EditPasswordForm(journal: journal) }
    expect(
      screen.walk(from: "Label"),
      equals: ["Label next", "URL next", "Username next", "Password done"])
    expect(journal.entries, equals: ["save x"])
    expectNil(screen.focused)
  }

  @Test(
    "Return skips the filled fields of a password entry (R4)",
    .underPolicyPairs(where: \.tellsOrder))
  func skipsFilled() {
    let screen = screen()
    screen.fill("URL")
    screen.fill("Username")
    expect(screen.walk(from: "Label"), equals: ["Label next", "Password done"])
  }

  @Test(
    "Adding a row changes the previous field's label (R7, R11)",
    .underPolicyPairs(where: \.tellsOrder))
  func growingRows() {
    let screen = screen()
    screen.tap("Password")
    expect(screen.returnKey, equals: "done")
    screen.tap("Add Field")
    expect(screen.label(of: "Password"), equals: "next")
    screen.tap("Add Field")
    expect(
      screen.walk(from: "Password"),
      equals: [
        "Password next", "Label 0 next", "Value 0 next", "Label 1 next",
        "Value 1 done",
      ])
  }

  @Test(
    "Next and Previous also visit filled fields (R8)",
    .underPolicyPairs(where: \.tellsOrder))
  func bar() {
    let screen = screen()
    screen.tap("Add Field")
    screen.fill("URL")
    screen.tap("Label")
    expect(screen.keyboardBar.count, equals: 1)
    for title in ["URL", "Username", "Password", "Label 0", "Value 0"] {
      screen.tapBar("Next Field")
      expect(screen.focused, equals: title)
    }
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Label 0")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(journal.entries, equals: [])
  }
}
