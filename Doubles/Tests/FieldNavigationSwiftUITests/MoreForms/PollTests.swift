import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor
@Suite(
  "A poll form with options that wrap lines but never contain a line break")
struct PollTests {
  private let journal = Journal()

  private func screen() -> Screen {
    Screen { PollForm(journal: journal) }
  }

  @Test(
    "Return moves through the options and leaves no line break",
    .underPolicyPairs, arguments: [false, true])
  func options(hardware: Bool) {
    let screen = screen()
    screen.tap("Option 1")
    for place in 1...3 {
      expect(screen.focused, equals: "Option \(place)")
      expect(screen.returnKey, equals: place < 3 ? "next" : "done")
      screen.type("x")
      screen.pressReturn(hardware: hardware)
      expect(screen.text(of: "Option \(place)"), equals: "x")
    }
    expectNil(screen.focused)
    expect(journal.entries, equals: [])
  }

  @Test(
    "The form keeps a line break inside pasted text",
    .underPolicyPairs)
  func pastedLines() {
    let screen = screen()
    screen.tap("Option 1")
    screen.type("a\nb")
    expect(screen.text(of: "Option 1"), equals: "a\nb")
    expect(screen.focused, equals: "Option 1")
  }

  @Test(
    "A hardware Return moves from the question to the first option (R4, R14)",
    .underPolicyPairs)
  func question() {
    let screen = screen()
    screen.tap("Question")
    expect(screen.returnKey, equals: "return")
    screen.type("Cats or dogs?")
    screen.pressReturn(hardware: true)
    expect(screen.text(of: "Question"), equals: "Cats or dogs?")
    expect(screen.focused, equals: "Option 1")
  }

  @Test(
    "With the destination `next`, Return also visits filled options (R4)",
    .underPolicyPairs)
  func edits() {
    let screen = screen()
    for place in [3, 1, 2] { screen.fill("Option \(place)") }
    screen.tap("Option 1")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 2")
    screen.tap("Option 1")
    screen.pressReturn(hardware: true)
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 3")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "Deleting an earlier option changes neither focus nor text",
    .underPolicyPairs)
  func deletesAbove() {
    let screen = screen()
    screen.tap("Option 2")
    screen.type("Dogs")
    screen.tap("Delete 1")
    expect(screen.focused, equals: "Option 1")
    expect(screen.text(of: "Option 1"), equals: "Dogs")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 2")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "Deleting the focused option closes the keyboard (R9, R11)",
    .underPolicyPairs)
  func deletesFocused() {
    let screen = screen()
    screen.tap("Option 3")
    screen.tap("Delete 3")
    expectNil(screen.focused)
    expect(!screen.fields.contains("Option 3"))
    expect(screen.label(of: "Option 2"), equals: "done")
    screen.tap("Question")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 1")
    // The user can't delete the last two options.
    expect(!screen.isEnabled("Delete 1"))
  }

  @Test(
    "An added option changes the previous field's Return key label to Next (R7)",
    .underPolicyPairs)
  func adds() {
    let screen = screen()
    screen.tap("Option 3")
    screen.type("x")
    expect(screen.returnKey, equals: "done")
    screen.tap("Add option")
    expect(screen.focused, equals: "Option 4")
    expect(screen.returnKey, equals: "done")
    expect(screen.label(of: "Option 3"), equals: "next")
    screen.tap("Option 3")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 4")
  }

  @Test(
    "Return visits reordered options in their new order (R2)",
    .underPolicyPairs)
  func moves() {
    let screen = screen()
    screen.fill("Option 3", "last")
    screen.tap("Turn round")
    screen.tap("Question")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Option 1")
    expect(screen.text(of: "Option 1"), equals: "last")
  }
}
