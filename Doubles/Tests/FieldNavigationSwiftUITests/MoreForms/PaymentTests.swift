import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A payment form in a sheet over a searchable list")
struct PaymentTests {
  private let journal = Journal()

  private func sheet() -> Screen {
    let screen = Screen { PaymentsPage(journal: journal) }
    screen.tap("Add")
    return screen
  }

  @Test(
    "Return moves from the name to the amount and skips the pickers (R4)",
    .underPolicyPairs)
  func walk() {
    let screen = sheet()
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.type("Rent")
    screen.pressReturn()
    expect(screen.focused, equals: "Amount")
    expect(screen.texts.contains("typing"))
    expect(screen.returnKey, equals: "done")
    screen.type("5")
    screen.type("0")
    expect(screen.text(of: "Amount"), equals: "0.50")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(!screen.texts.contains("typing"))
    screen.tap("Save")
    expect(journal.entries, equals: ["save Rent 50 None Monthly"])
  }

  @Test(
    "Return skips a custom field that the app reports as filled (R4)",
    .underPolicyPairs)
  func amountFirst() {
    let screen = sheet()
    screen.tap("Amount")
    expect(screen.label(of: "Name"), equals: "next")
    screen.type("7")
    expect(screen.label(of: "Name"), equals: "done")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Name")
    expect(screen.returnKey, equals: "done")
    screen.type("Rent")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(journal.entries, equals: [])
  }

  @Test(
    "Using pickers doesn't change the target of Return",
    .underPolicyPairs)
  func otherControls() {
    let screen = sheet()
    screen.tap("Name")
    screen.choose("Home", in: "Category")
    screen.choose("Yearly", in: "Cycle")
    screen.toggle("Active")
    screen.choose(Date(timeIntervalSince1970: 86_400), in: "End date")
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Amount")
  }

  @Test(
    "Return in the search field searches after the sheet closes (R14)",
    .underPolicyPairs)
  func searchOfTheList() {
    let screen = sheet()
    screen.tap("Name")
    screen.tap("Cancel")
    screen.tap("Search")
    screen.type("Gym")
    screen.pressReturn()
    expect(journal.entries, equals: ["search Gym"])
    expect(screen.texts, equals: ["Gym"])
    screen.tap("Add")
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
  }

  @Test(
    "A search field on the form's screen isn't part of the form (R14)",
    .underPolicyPairs)
  func inlineSearch() {
    let screen = Screen {
      NavigationStack { CategoryForm(journal: journal) }
    }
    screen.tap("Category name")
    screen.type("Food")
    screen.tap("Search")
    screen.type("car")
    screen.pressReturn()
    expect(journal.entries, equals: ["search car"])
    expect(screen.focused != "Category name")
    expect(screen.focused != "Budget")
    screen.tap("cart")
    expect(screen.texts.contains("icon cart"))
    screen.tap("Category name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Budget")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(
      journal.entries, equals: ["search car", "submit", "submit", "save Food"])
  }

  @Test(
    "Return moves on after a search on a pushed page (R12, R14)",
    .underPolicyPairs)
  func pushedSearch() {
    let screen = Screen {
      NavigationStack {
        CategoryForm(journal: journal, isSearchInline: false)
      }
    }
    screen.tap("Category name")
    screen.type("Home")
    screen.tap("Icon")
    screen.tap("Search")
    screen.type("house")
    screen.pressReturn()
    screen.tap("house")
    screen.pop()
    expect(screen.texts.contains("icon house"))
    screen.tap("Category name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Budget")
  }

  @Test(
    "The app gives the name initial focus",
    .underPolicyPairs)
  func initialFocus() {
    expect(sheet().focused, equals: "Name")
  }
}
