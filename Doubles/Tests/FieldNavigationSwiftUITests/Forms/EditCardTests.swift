import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A credit card form with number pads in the middle")
struct EditCardTests {
  private func screen() -> Screen {
    Screen { EditCardForm(journal: Journal()) }
  }

  @Test(
    "Return on a hardware keyboard visits all fields of the card (R4, R5)",
    .underManyPolicies(where: \.tellsOrder))
  func walk() {
    let screen = screen()
    expect(
      screen.walk(from: "Title", hardware: true),
      equals: [
        "Title next", "Name on card next", "Card number next", "CVV next",
        "PIN next", "Note return",
      ])
    expectNil(screen.focused)
    expect(screen.text(of: "Note"), equals: "x")
  }

  @Test(
    "Return on the software keyboard inserts a line break (R6, R14)",
    .underPolicyPairs(where: { $0.verticalReturn == .newline }))
  func note() {
    let screen = screen()
    screen.tap("Note")
    screen.type("a")
    screen.pressReturn()
    expect(screen.focused, equals: "Note")
    expect(screen.text(of: "Note"), equals: "a\n")
  }

  @Test(
    "Next visits number pads, the note and added rows (R8)",
    .underPolicyPairs(where: \.tellsOrder))
  func bar() {
    let screen = screen()
    screen.tap("Add custom")
    screen.tap("Title")
    for title in [
      "Name on card", "Card number", "CVV", "PIN", "Note", "Custom 0",
    ] {
      screen.tapBar("Next Field")
      expect(screen.focused, equals: title)
    }
  }

  @Test(
    "A hardware Return moves from the note to the next row (R4)",
    .underPolicyPairs(where: \.tellsOrder))
  func rowAfterNote() {
    let screen = screen()
    screen.tap("Add custom")
    expect(
      screen.walk(from: "PIN", hardware: true),
      equals: ["PIN next", "Note return", "Custom 0 done"])
  }
}
