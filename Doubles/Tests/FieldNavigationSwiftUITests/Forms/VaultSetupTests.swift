import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

/// Collects the delayed work of an app. The work runs when the test calls
/// `run(on:)`.
@MainActor final class Later {
  private var actions: [() -> Void] = []

  nonisolated init() {}

  func add(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  func run(on screen: Screen) {
    let due = actions
    actions.removeAll()
    for action in due { action() }
    screen.settle()
  }
}

@MainActor @Suite("A setup with several steps, each with different fields")
struct VaultSetupTests {
  @Test(
    "Return in the last field of a step shows the next step (R5, R6, R11)",
    .underManyPolicies)
  func steps() {
    let journal = Journal()
    let later = Later()
    let screen = Screen {
      VaultSetupForm(journal: journal, wait: { later.add($0) })
    }
    later.run(on: screen)
    for title in ["Name", "Email"] {
      expect(screen.focused, equals: title)
      expect(screen.returnKey, equals: "continue")
      screen.type("x")
      screen.pressReturn()
      later.run(on: screen)
    }
    expect(screen.focused, equals: "Password")
    expect(
      screen.walk(from: "Password"),
      equals: ["Password next", "Password again continue"])
    expect(journal.entries, equals: ["set up x"])
    expect(screen.fields, equals: [])
  }

  @Test(
    "Return finishes a step if only filled fields follow (R4)",
    .underPolicyPairs)
  func filledStep() {
    let journal = Journal()
    let later = Later()
    let screen = Screen {
      VaultSetupForm(journal: journal, wait: { later.add($0) })
    }
    screen.tap("Continue")
    screen.tap("Continue")
    screen.fill("Password again")
    screen.tap("Password")
    expect(screen.returnKey, equals: "continue")
    screen.type("x")
    screen.pressReturn()
    expect(journal.entries, equals: ["set up "])
  }
}
