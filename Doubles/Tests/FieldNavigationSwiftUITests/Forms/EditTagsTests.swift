import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A tags form with fields in separate views")
struct EditTagsTests {
  private func screen() -> Screen {
    Screen { EditTagsForm(journal: Journal()) }
  }

  @Test(
    "Return moves through fields in separate child views (R4)",
    .underManyPolicies)
  func walk() {
    expect(
      screen().walk(from: "Title"),
      equals: ["Title next", "Symbol next", "New tag done"])
  }

  @Test(
    "Return adds a tag in a field with `handlesReturn` (R14)",
    .underPolicyPairs)
  func adds() {
    let screen = screen()
    screen.tap("New tag")
    for tag in ["one", "two"] {
      screen.type(tag)
      expect(screen.returnKey, equals: "done")
      screen.pressReturn()
      expect(screen.focused, equals: "New tag")
      expect(screen.text(of: "New tag"), equals: "")
    }
    expect(screen.texts, equals: ["one", "two"])
  }

  @Test("Return skips a filled symbol field (R4)", .underPolicyPairs)
  func skipsFilled() {
    let screen = screen()
    screen.fill("Symbol")
    expect(screen.walk(from: "Title"), equals: ["Title next", "New tag done"])
  }
}
