import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A server form that checks the address and the port")
struct ServerTests {
  private let journal = Journal()

  private func screen() -> Screen {
    let screen = Screen { ServersPage(journal: journal) }
    screen.tap("Add server")
    return screen
  }

  @Test(
    "A hardware Return visits all fields and saves (R4, R5, R6)",
    .underPolicyPairs)
  func walk() {
    let screen = screen()
    expect(
      screen.walk(from: "Friendly name", hardware: true),
      equals: [
        "Friendly name next", "Address next", "Port next", "Username next",
        "Password done",
      ])
    expect(journal.entries, equals: ["save x:9091"])
    expect(screen.fields, equals: [])
  }

  @Test(
    "Saving focuses the first invalid field",
    .underPolicyPairs)
  func firstInvalid() {
    let screen = screen()
    screen.tap("Password")
    screen.type("secret")
    screen.pressReturn()
    expect(screen.focused, equals: "Address")
    expect(screen.texts.contains("An address is needed."))
    expect(journal.entries, equals: [])
    screen.type("nas")
    expect(!screen.texts.contains("An address is needed."))
    expect(screen.returnKey, equals: "next")
    screen.tap("Password")
    screen.pressReturn()
    expect(journal.entries, equals: ["save nas:9091"])
  }

  @Test(
    "The Save button also focuses the first invalid field", .underPolicyPairs)
  func button() {
    let screen = screen()
    screen.tap("Friendly name")
    screen.tap("Save")
    expect(screen.focused, equals: "Address")
    expect(screen.texts.contains("An address is needed."))
  }

  @Test(
    "The app checks the typed port when the form finishes",
    .underPolicyPairs)
  func typedPort() {
    let screen = screen()
    screen.fill("Address", "nas")
    screen.tap("Port")
    screen.type("1")
    expect(screen.text(of: "Port"), equals: "90911")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Username")
    screen.pressReturn()
    screen.pressReturn()
    expect(screen.focused, equals: "Port")
    expect(screen.texts.contains("The port is out of range."))
    screen.clear()
    screen.type("80")
    screen.tapBar("Done")
    expectNil(screen.focused)
    screen.tap("Save")
    expect(journal.entries, equals: ["save nas:80"])
  }

  @Test(
    "Next and Previous move out of a number pad field (R8)",
    .underPolicyPairs)
  func bar() {
    let screen = screen()
    screen.tap("Port")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Username")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Port")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Address")
  }

  @Test(
    "Done in the last field's input bar saves the form",
    .underPolicyPairs)
  func barEnds() {
    let screen = screen()
    screen.fill("Address", "nas")
    screen.tap("Password")
    screen.type("secret")
    screen.tapBar("Done")
    expect(journal.entries, equals: ["save nas:9091"])
  }

  @Test(
    "Using toggles doesn't change the target of Return",
    .underPolicyPairs)
  func toggles() {
    let screen = screen()
    screen.tap("Address")
    screen.toggle("Use SSL")
    screen.toggle("Default")
    screen.tap("Address")
    screen.type("nas")
    screen.pressReturn()
    expect(screen.focused, equals: "Port")
  }

  @Test(
    "Return moves on from a corrected field",
    .underPolicyPairs)
  func goesBack() {
    let screen = screen()
    screen.fill("Address", "nsa")
    screen.tap("Username")
    screen.type("me")
    screen.tap("Address")
    screen.clear()
    screen.type("nas")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Username")
    expect(screen.text(of: "Username"), equals: "me")
  }
}
