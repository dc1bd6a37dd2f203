import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("The measures of a parcel, on decimal pads")
struct AddPackageTests {
  private let journal = Journal()

  @Test("The bar moves where pads have no Return key (R8)", .underManyPolicies)
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

  @Test("A hardware Return moves as usual (R4)", .underPolicyPairs)
  func hardwareReturn() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.fill("Width")
    #expect(
      screen.walk(from: "Length", hardware: true)
        == ["Length next", "Height done"])
  }

  @Test("By hand a hardware Return is a dead key", .underPolicyPairs)
  func byHandHasDeadKey() {
    let screen = Screen { AddPackageByHand(journal: journal) }
    screen.tap("Length")
    screen.pressReturn(hardware: true)
    #expect(screen.focused == nil || screen.focused == "Length")
  }

  @Test(
    "The weight comes and goes with the toggle (R7, R11)",
    .underPolicyPairs)
  func optionalField() {
    let screen = Screen { AddPackageForm(journal: journal) }
    screen.tap("Height")
    #expect(screen.returnKey == "done")
    screen.tap("Save for later")
    #expect(screen.label(of: "Height") == "next")
    screen.tap("Save for later")
    #expect(screen.label(of: "Height") == "done")
  }
}
