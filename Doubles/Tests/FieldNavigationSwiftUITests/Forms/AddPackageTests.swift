import Expectations
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
    expect(screen.focused, equals: "Width")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Height")
    screen.tap("Save for later")
    screen.tap("Height")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Weight")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Height")
    screen.tapBar("Done")
    expectNil(screen.focused)
  }

  @Test(
    "Return on a hardware keyboard skips filled fields as usual (R4)",
    .underPolicyPairs)
  func hardwareReturn() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.fill("Width")
    expect(
      screen.walk(from: "Length", hardware: true),
      equals: ["Length next", "Height done"])
  }

  @Test(
    "The previous field's label changes with the weight field (R7, R11)",
    .underPolicyPairs)
  func optionalField() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.tap("Height")
    expect(screen.returnKey, equals: "done")
    screen.tap("Save for later")
    expect(screen.label(of: "Height"), equals: "next")
    screen.tap("Save for later")
    // Without `onDisappear`, the form learns of the removal when focus moves.
    if !Policies.current.removedRowsDisappear { screen.tap("Width") }
    expect(screen.label(of: "Height"), equals: "done")
  }
}
