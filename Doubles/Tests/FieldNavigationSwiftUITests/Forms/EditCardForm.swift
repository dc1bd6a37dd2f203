import FieldNavigationSwiftUI
import SwiftUI

/// A form for a credit card. Number pads have no Return key. Without an input
/// bar, users get stuck. Users can add rows. Written from a description of the
/// form in the app ios-pass.
struct EditCardForm: View {
  private enum Field: Hashable {
    case title, holder, number, verification, pin, note
    case custom(Int)
  }

  let journal: Journal
  @State private var title = ""
  @State private var holder = ""
  @State private var number = ""
  @State private var verification = ""
  @State private var pin = ""
  @State private var note = ""
  @State private var customs: [CustomField] = []
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .field($focus, equals: .title, text: title)
      TextField("Name on card", text: $holder)
        .field($focus, equals: .holder, text: holder)
      TextField("Card number", text: $number)
        .keyboardType(.numberPad)
        .field($focus, equals: .number, text: number)
      SecureField("CVV", text: $verification)
        .keyboardType(.numberPad)
        .field($focus, equals: .verification, text: verification)
      SecureField("PIN", text: $pin)
        .keyboardType(.numberPad)
        .field($focus, equals: .pin, text: pin)
      TextField("Note", text: $note, axis: .vertical)
        .field($focus, equals: .note, text: note, breaksLines: true)
      ForEach($customs) { $custom in
        TextField("Custom \(custom.id)", text: $custom.value)
          .field($focus, equals: .custom(custom.id), text: custom.value)
      }
      Button("Add custom") { customs.append(CustomField(id: customs.count)) }
      Button("Save") { journal.note("save \(title)") }
    }
    .fieldNavigation($focus)
    .inputBar()
  }
}
