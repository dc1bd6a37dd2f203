import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A login form with two modes and a note")
struct EditLoginTests {
  private func screen() -> Screen {
    Screen { EditLoginForm(journal: Journal()) }
  }

  @Test(
    "Return moves through the fields up to the note (R4, R14)",
    .underManyPolicies)
  func walk() {
    let screen = screen()
    expect(
      screen.walk(from: "Title"),
      equals: [
        "Title next", "Email or username next", "Password next",
        "2FA secret next", "Website 0 next", "Note return",
      ])
    expect(screen.text(of: "Note"), equals: "x\n")
    expect(screen.focused, equals: "Note")
  }

  @Test(
    "Return visits only the fields that the current mode shows (R4, R11)",
    .underPolicyPairs)
  func modes() {
    let screen = screen()
    screen.tap("Both")
    expect(
      screen.walk(from: "Title").prefix(4),
      equals: ["Title next", "Email next", "Username next", "Password next"])
    screen.tap("Both")
    screen.tap("Email or username")
    screen.clear()
    expect(
      screen.walk(from: "Title").prefix(2),
      equals: ["Title next", "Email or username done"])
  }

  @Test(
    "Return visits every website that the user added (R11)", .underPolicyPairs)
  func growingRows() {
    let screen = screen()
    screen.tap("Add website")
    screen.tap("Website 0")
    screen.tap("Add website")
    expect(
      screen.walk(from: "Website 0"),
      equals: [
        "Website 0 next", "Website 1 next", "Website 2 next", "Note return",
      ])
  }

  @Test(
    "Next and Previous move out of the note (R8)",
    .underPolicyPairs)
  func barLeavesNote() {
    let screen = screen()
    screen.tap("Add custom")
    screen.tap("Note")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Custom 0")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Note")
  }

  @Test(
    "Return moves on after a sheet has closed (R14)",
    .underPolicyPairs)
  func sheet() {
    let screen = screen()
    screen.tap("Password")
    screen.tapBar("Generate")
    expectNil(screen.focused)
    screen.tap("Use it")
    expect(screen.focused, equals: "Password")
    expect(screen.text(of: "Password"), equals: "correct horse")
    screen.pressReturn()
    expect(screen.focused, equals: "2FA secret")
  }
}
