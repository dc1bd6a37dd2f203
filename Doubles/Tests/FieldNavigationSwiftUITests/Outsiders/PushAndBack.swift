import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case company, contact, vat }
private enum AddressField: CaseIterable { case street, town }

/// A customer. The address is on a separate page, which writes into the same
/// values.
private struct CustomerScreen: View {
  let tally: AppLog
  @State private var company = ""
  @State private var contact = ""
  @State private var vat = ""
  @State private var street = ""
  @State private var town = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Company", text: $company)
          .field($focus, equals: .company, text: company)
        NavigationLink("Address") {
          AddressPage(tally: tally, street: $street, town: $town) {
            contact = "at \(town)"
          }
        }
        TextField("Contact", text: $contact)
          .field($focus, equals: .contact, text: contact)
        TextField("VAT", text: $vat)
          .field($focus, equals: .vat, text: vat)
      }
      .fieldNavigation($focus) { tally.finish("customer") }
    }
  }
}

private struct AddressPage: View {
  let tally: AppLog
  @Binding var street: String
  @Binding var town: String
  let onSave: () -> Void
  @FocusState private var focus: AddressField?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .field($focus, equals: .street, text: street)
      TextField("Town", text: $town)
        .field($focus, equals: .town, text: town)
    }
    .fieldNavigation($focus) {
      tally.finish("address")
      onSave()
      dismiss()
    }
  }
}

@MainActor @Suite("Outsider: a pushed page, and back")
struct OutsiderPushTests {
  @Test("The page changes the form below it", .underPolicyPairs)
  func saved() async {
    let tally = AppLog()
    let screen = Screen { CustomerScreen(tally: tally) }
    screen.tap("Company")
    screen.type("ACME")
    screen.tap("Address")
    screen.tap("Street")
    screen.type("Via")
    screen.pressReturn()
    expect(screen.focused, equals: "Town")
    screen.type("Rome")
    screen.pressReturn()
    expect(screen.fields, equals: ["Company", "Contact", "VAT"])
    expect(screen.text(of: "Contact"), equals: "at Rome")
    await tally.expect(finishes: ["address"], on: screen)
    // The contact is filled by now: Return passes it.
    screen.tap("Company")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "VAT")
    screen.type("1")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["address", "customer"], on: screen)
  }

  @Test("Back in the middle of a field finishes nothing", .underPolicyPairs)
  func back() async {
    let tally = AppLog()
    let screen = Screen { CustomerScreen(tally: tally) }
    screen.tap("VAT")
    screen.type("1")
    for _ in 1...3 {
      screen.tap("Address")
      screen.tap("Town")
      expect(screen.returnKey, equals: "done")
      screen.pop()
    }
    await tally.expect(finishes: [], on: screen)
    screen.tap("Company")
    screen.type("ACME")
    screen.pressReturn()
    expect(screen.focused, equals: "Contact")
    expect(screen.returnKey, equals: "done")
    await tally.expect(finishes: [], on: screen)
  }
}
