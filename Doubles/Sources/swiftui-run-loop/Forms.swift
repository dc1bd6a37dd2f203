import FieldNavigationSwiftUI
import SwiftUI

/// Three fields. Focus must reach the second field. An adapter that gave up too
/// early would focus the third field.
struct AddressForm: View {
  enum Field: CaseIterable { case address, city, state }

  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Address", text: .constant(""))
        .field($focus, equals: .address, text: "")
      TextField("City", text: .constant(""))
        .field($focus, equals: .city, text: "")
      TextField("State", text: .constant(""))
        .field($focus, equals: .state, text: "")
    }
    .fieldNavigation($focus)
  }
}

/// A list in which the next empty row isn't loaded.
struct GuestList: View {
  @FocusState private var focus: Int?

  private func name(of guest: Int) -> String {
    (1..<30).contains(guest) ? "Ada" : ""
  }

  var body: some View {
    List(0..<40, id: \.self) { guest in
      TextField("Guest \(guest)", text: .constant(name(of: guest)))
        .field($focus, equals: guest, text: name(of: guest))
    }
    .fieldNavigation(
      $focus,
      rows: FieldRows(Array(0..<40)) { name(of: $0).isEmpty })
  }
}
