import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI screens with one field") struct OneFieldTests {
  private let journal = Journal()
  private let later = Later()

  private func codeScreen() -> Screen {
    Screen { CodeForm(journal: journal, wait: { later.add($0) }) }
  }

  @Test("Typing the sixth digit sends the code once", .underPolicyPairs)
  func sixDigits() {
    let screen = codeScreen()
    screen.tap("Code")
    expect(screen.returnKey, equals: "continue")
    for digit in ["1", "2", "3", "4", "5"] { screen.type(digit) }
    expect(journal.entries, equals: [])
    screen.type("6")
    expect(journal.entries, equals: ["send 123456"])
    expect(!screen.isEnabled("Code"))
  }

  @Test(
    "After an error the user can type and send again (R11)", .underPolicyPairs)
  func wrongCode() {
    let screen = codeScreen()
    screen.tap("Code")
    screen.type("123456")
    later.run(on: screen)
    expect(screen.text(of: "Code"), equals: "")
    expect(screen.isEnabled("Code"))
    screen.tap("Code")
    screen.type("654321")
    expect(journal.entries, equals: ["send 123456", "send 654321"])
  }

  @Test(
    "Return with too few digits sends nothing",
    .underPolicyPairs)
  func tooFew() {
    let screen = codeScreen()
    screen.tap("Code")
    screen.type("123")
    screen.pressReturn(hardware: true)
    expect(journal.entries, equals: [])
    expect(screen.focused, equals: "Code")
    expect(screen.text(of: "Code"), equals: "123")
  }

  @Test(
    "The app's own Close button closes the keyboard",
    .underPolicyPairs)
  func barCloses() {
    let screen = codeScreen()
    screen.tap("Code")
    screen.type("123")
    screen.tapBar("Close")
    expectNil(screen.focused)
    expect(journal.entries, equals: [])
  }

  @Test("The app sets initial focus to the code field", .underPolicyPairs)
  func initialFocus() {
    expect(codeScreen().focused, equals: "Code")
  }

  @Test(
    "The app can focus the field again after an error",
    .underPolicyPairs)
  func focusAfterError() {
    let screen = codeScreen()
    screen.tap("Code")
    screen.type("123456")
    later.run(on: screen)
    expect(screen.focused, equals: "Code")
    screen.type("6")
    expect(screen.text(of: "Code"), equals: "6")
  }

  @Test("Return adds a tag and doesn't move focus (R14)", .underPolicyPairs)
  func tags() {
    let screen = Screen { TagPickerForm() }
    screen.tap("Add tag")
    for tag in ["one", "two"] {
      screen.type(tag)
      expect(screen.returnKey, equals: "search")
      screen.pressReturn()
      expect(screen.focused, equals: "Add tag")
    }
    expect(screen.texts, equals: ["one", "two"])
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["one", "two"])
  }
}
