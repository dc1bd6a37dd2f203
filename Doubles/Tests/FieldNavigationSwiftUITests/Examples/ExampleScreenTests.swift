import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@testable import SignUpSwiftUIExample

/// Tests the SwiftUI screens of Examples/SignUp.swiftpm.
@Suite("SwiftUI screens of the example app") @MainActor
struct ExampleScreenTests {
  /// For each field, expects focus, types the text and presses Return.
  private func fill(_ screen: Screen, _ fields: [(String, String)]) {
    for (field, text) in fields {
      expect(screen.focused, equals: field)
      screen.type(text)
      screen.pressReturn()
    }
  }

  @Test(
    "Return in the sign-up form skips filled fields (R4)",
    arguments: Policies.pairs)
  func signUp(policies: Policies) {
    let screen = Screen(policies) { AccountScreen() }
    screen.tap("Username")
    expect(screen.returnKey, equals: "next")
    fill(
      screen,
      [
        ("Username", "ada"), ("Email", "ada@example.com"),
        ("Password", "secret"), ("Invite code", "x"),
      ])
    expect(screen.texts.contains("Welcome, Ada"))
    expectNil(screen.focused)
    expect(screen.violations.isEmpty)
  }

  @Test(
    "R16: Return in the last field goes back to a wrong address, with a message",
    arguments: Policies.pairs)
  func mistake(policies: Policies) {
    let screen = Screen(policies) { AccountScreen() }
    let message = "An address has an @"
    screen.tap("Username")
    fill(
      screen,
      [
        ("Username", "ada"), ("Email", "ada"), ("Password", "secret"),
        ("Invite code", "x"),
      ])
    expect(screen.focused, equals: "Email")
    expect(screen.texts.contains(message))
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    expect(!screen.texts.contains("Welcome, Ada"))
    screen.type("@example.com")
    expect(!screen.texts.contains(message))
    screen.pressReturn()
    expect(screen.texts.contains("Welcome, Ada"))
    expect(screen.violations.isEmpty)
  }

  @Test("A form has no fields that its body leaves out (R11)")
  func invited() {
    let screen = Screen { AccountScreen() }
    screen.tap("Email")
    screen.type("ada@example.org")
    screen.tap("Username")
    screen.type("ada")
    screen.tap("Password")
    expect(screen.returnKey, equals: "next")
    screen.type("secret")
    expect(!screen.fields.contains("Invite code"))
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.texts.contains("Welcome, Ada"))
  }

  @Test(
    "If the username is missing, finishing the form moves focus to its field")
  func missing() {
    let screen = Screen { AccountScreen() }
    screen.tap("Invite code")
    screen.type("x")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Username")
    expect(!screen.texts.contains("Welcome, Ada"))
  }

  @Test(
    "Next in the input bar visits number pad fields and skips a disabled field")
  func bar() {
    let screen = Screen { PaymentScreen() }
    screen.tap("Card number")
    expect(screen.keyboardBar.count, equals: 1)
    for field in ["Expiry", "Security code", "Street", "Postcode", "Town"] {
      screen.tapBar("Next Field")
      expect(screen.focused, equals: field)
    }
    screen.toggle("For a company")
    screen.tap("Street")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Company")
    expect(screen.violations.isEmpty)
  }

  @Test(
    "Return finishes the address group and the payment form separately (R12)")
  func payment() {
    let screen = Screen { PaymentScreen() }
    screen.tap("Street")
    fill(screen, [("Street", "1"), ("Postcode", "2"), ("Town", "3")])
    expect(screen.texts.contains("The address is complete"))
    expect(!screen.texts.contains("Paid"))
    screen.tap("Card number")
    screen.type("4111")
    screen.tap("Security code")
    screen.type("123")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.texts.contains("Paid"))
  }

  @Test(
    "Return moves through 60 rows although only ten are loaded (R13)",
    arguments: Policies.pairs)
  func guests(policies: Policies) {
    let screen = Screen(policies) { GuestListScreen() }
    let missing = (1...60).filter { $0 % 3 != 1 }
    screen.tap("Guest 2")
    for guest in missing {
      expect(screen.focused, equals: "Guest \(guest)")
      expect(screen.returnKey, equals: guest == missing.last ? "done" : "next")
      screen.type("x")
      screen.pressReturn()
    }
    expect(screen.texts.contains("All are invited"))
    expect(screen.violations.isEmpty)
  }

  @Test(
    "The sixth digit verifies the code, however it comes (R15)",
    arguments: Policies.pairs)
  func code(policies: Policies) {
    let ways: [(Screen) -> Void] = [
      { screen in for digit in "123456" { screen.type("\(digit)") } },
      { $0.type("123456") },
      { $0.autofill("Code", "123456") },
      { $0.autofill("Code", "123-456") },
    ]
    for (way, enter) in ways.enumerated() {
      let screen = Screen(policies) { CodeScreen() }
      screen.tap("Code")
      enter(screen)
      expect(screen.text(of: "Code"), equals: "123456", "way \(way)")
      expect(screen.texts.contains("Attempts: 1"), "way \(way)")
      expectNil(screen.focused)
      expect(screen.violations.isEmpty)
    }
  }

  @Test("A corrected code waits for the button (R15)")
  func correctedCode() {
    let screen = Screen { CodeScreen() }
    screen.tap("Code")
    screen.type("123457")
    screen.tap("Code")
    screen.pressDelete()
    screen.type("6")
    expect(screen.text(of: "Code"), equals: "123456")
    expect(screen.focused, equals: "Code")
    expect(screen.texts.contains("Attempts: 1"))
    screen.tap("Verify")
    expect(screen.texts.contains("Attempts: 2"))
  }
}
