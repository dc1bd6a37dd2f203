#if canImport(SwiftUI)
import FieldNavigationSwiftUI
import SwiftUI

/// The form has an input bar, because its number pads have no Return key. The
/// form asks for a company only while "For a company" is on. The address is a
/// group. Return stays inside until every field has text.
struct PaymentScreen: View {
  enum Field: CaseIterable {
    case card, expiry, code, company, street, postcode, town
  }

  @State private var card = ""
  @State private var expiry = ""
  @State private var code = ""
  @State private var isBusiness = false
  @State private var company = ""
  @State private var street = ""
  @State private var postcode = ""
  @State private var town = ""
  @State private var hasAddress = false
  @State private var hasPaid = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Card") {
        TextField("Card number", text: $card)
          .field($focus, equals: .card, isEmpty: card.count < 16)
          .numberPad()
        TextField("Expiry", text: $expiry)
          .field($focus, equals: .expiry, isEmpty: expiry.count < 4)
          .numberPad()
        TextField("Security code", text: $code)
          .field($focus, equals: .code, isEmpty: code.count < 3)
          .numberPad()
      }
      Section("Buyer") {
        Toggle("For a company", isOn: $isBusiness)
        TextField("Company", text: $company)
          .field($focus, equals: .company, text: company)
          .disabled(!isBusiness)
      }
      Section("Address") {
        TextField("Street", text: $street)
          .field($focus, equals: .street, text: street)
        TextField("Postcode", text: $postcode)
          .field($focus, equals: .postcode, text: postcode)
          .numberPad()
        TextField("Town", text: $town)
          .field($focus, equals: .town, text: town)
      }
      .fieldGroup { hasAddress = true }
      Text(hasAddress ? "The address is complete" : "The address is missing")
      Button("Pay") { pay() }
      if hasPaid { Text("Paid") }
    }
    .fieldNavigation($focus) { pay() }
    .inputBar()
  }

  private func pay() {
    hasPaid = hasAddress
  }
}
#endif
