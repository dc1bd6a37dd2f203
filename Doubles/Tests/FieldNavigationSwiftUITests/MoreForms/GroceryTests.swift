import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A grocery list in a sheet")
struct GroceryTests {
  private func screen(_ names: [String] = ["Apples", "Lasagna", ""]) -> Screen {
    let screen = Screen { GroceryPage(names: names) }
    screen.tap("Grocery list")
    return screen
  }

  @Test(
    "Return in a filled last row adds a row",
    .underPolicyPairs)
  func adds() {
    let screen = screen()
    screen.tap("Item 2")
    for id in 2..<6 {
      expect(screen.focused, equals: "Item \(id)")
      screen.type("x")
      screen.pressReturn()
    }
    expect(screen.focused, equals: "Item 6")
    expect(screen.fields.count, equals: 7)
  }

  @Test("Return in an empty last row finishes the list", .underPolicyPairs)
  func ends() {
    let screen = screen()
    screen.tap("Item 2")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.fields.count, equals: 3)
    screen.tap("Done")
    expect(screen.texts, equals: ["2 items"])
  }

  @Test(
    "Return in a filled row goes to the empty row below (R4)",
    .underPolicyPairs)
  func goesToEmptyRow() {
    let screen = screen()
    screen.tap("Item 0")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 2")
    expect(screen.fields.count, equals: 3)
  }

  @Test(
    "Return adds a row at the end if all rows are filled",
    .underPolicyPairs)
  func addsFromTheTop() {
    let screen = screen(["Apples", "Lasagna"])
    screen.tap("Item 0")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 2")
  }

  @Test(
    "Return visits a row again after the user clears it (R7)",
    .underPolicyPairs)
  func clears() {
    let screen = screen(["Apples", "Bread", "Lasagna"])
    screen.tap("Item 1")
    screen.clear()
    expect(screen.label(of: "Item 0"), equals: "next")
    screen.tap("Item 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 1")
    screen.type("Rolls")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 3")
  }

  @Test(
    "Switching a toggle doesn't change the target of Return",
    .underPolicyPairs)
  func toggles() {
    let screen = screen()
    screen.tap("Item 0")
    screen.toggle("Obtained 1")
    expect(screen.isOn("Obtained 1"))
    screen.tap("Item 0")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 2")
  }

  @Test("The app's button adds a row and focuses it", .underPolicyPairs)
  func button() {
    let screen = screen(["Apples"])
    screen.tap("New item")
    expect(screen.focused, equals: "Item 1")
    expect(screen.label(of: "Item 0"), equals: "next")
  }

  @Test(
    "Return adds rows after the sheet opens again",
    .underPolicyPairs)
  func again() {
    let screen = screen()
    screen.tap("Item 2")
    screen.type("Milk")
    screen.tap("Done")
    expect(screen.texts, equals: ["3 items"])
    screen.tap("Grocery list")
    screen.tap("Item 2")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 3")
  }

  @Test(
    "The app sets initial focus to the last row",
    .underPolicyPairs)
  func initialFocus() {
    expect(screen().focused, equals: "Item 2")
  }

  @Test(
    "The Return key shows Next before Return adds a row (R6)", .underPolicyPairs
  )
  func growingKey() {
    let screen = screen(["Apples"])
    screen.tap("Item 0")
    expect(screen.returnKey, equals: "next")
  }

  @Test(
    "The form scrolls to a long list's new row and focuses it",
    .underPolicyPairs)
  func longList() {
    let screen = screen(Array(repeating: "x", count: 60))
    screen.scroll(to: 0)
    screen.tap("Item 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Item 60")
  }
}
