import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A sign-up form with four fields")
struct RegisterTests {
  private let journal = Journal()

  private func screen() -> Screen {
    Screen { RegisterForm(journal: journal) }
  }

  @Test(
    "Pressing Return in every field signs up once (R4, R5, R6)",
    .underManyPolicies)
  func walk() {
    let journal = Journal()
    let screen = Screen { RegisterForm(journal: journal) }
    expect(
      screen.walk(from: "ID"),
      equals: ["ID next", "Password next", "Password again next", "Email done"])
    expect(journal.entries, equals: ["sign up x"])
    expectNil(screen.focused)
  }

  @Test(
    "Return signs up in the last empty field (R4)",
    .underPolicyPairs)
  func skipsFilled() {
    let screen = screen()
    screen.fill("Email")
    screen.fill("Password")
    expect(screen.walk(from: "ID"), equals: ["ID next", "Password again done"])
    expect(journal.entries, equals: ["sign up x"])
  }

  @Test(
    "Return signs up if only filled fields follow (R4, R5)",
    .underPolicyPairs)
  func finishesAtOnce() {
    let screen = screen()
    for title in ["Password", "Password again", "Email"] { screen.fill(title) }
    screen.tap("ID")
    screen.type("x")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(journal.entries, equals: ["sign up x"])
  }

  @Test(
    "Return visits a field again after the user clears it (R7)",
    .underPolicyPairs)
  func clearing() {
    let screen = screen()
    screen.fill("Email")
    expect(screen.label(of: "Password again"), equals: "done")
    screen.tap("Email")
    screen.clear()
    expect(screen.label(of: "Password again"), equals: "next")
  }
}
