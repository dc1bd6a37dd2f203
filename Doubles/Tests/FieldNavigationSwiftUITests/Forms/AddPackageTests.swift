import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A parcel form with decimal pads")
struct AddPackageTests {
  private let journal = Journal()

  @Test(
    "The input bar moves focus between decimal pad fields (R8)",
    .underManyPolicies)
  func bar() {
    let screen = Screen { AddPackageForm(journal: Journal()) }
    screen.tap("Length")
    screen.tapBar("Next Field")
    #expect(screen.focused == "Width")
    screen.tapBar("Next Field")
    #expect(screen.focused == "Height")
    screen.tap("Save for later")
    screen.tap("Height")
    screen.tapBar("Next Field")
    #expect(screen.focused == "Weight")
    screen.tapBar("Previous Field")
    #expect(screen.focused == "Height")
    screen.tapBar("Done")
    #expect(screen.focused == nil)
  }

  @Test(
    "Return on a hardware keyboard skips filled fields as usual (R4)",
    .underPolicyPairs)
  func hardwareReturn() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.fill("Width")
    #expect(
      screen.walk(from: "Length", hardware: true)
        == ["Length next", "Height done"])
  }

  @Test(
    "The previous field's label changes with the weight field (R7, R11)",
    .underPolicyPairs)
  func optionalField() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.tap("Height")
    #expect(screen.returnKey == "done")
    screen.tap("Save for later")
    #expect(screen.label(of: "Height") == "next")
    screen.tap("Save for later")
    // Without `onDisappear`, the form learns of the removal when focus moves.
    if !Policies.current.removedRowsDisappear { screen.tap("Width") }
    #expect(screen.label(of: "Height") == "done")
  }
}
