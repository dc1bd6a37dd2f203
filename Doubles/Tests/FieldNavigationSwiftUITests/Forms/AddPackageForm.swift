import FieldNavigationSwiftUI
import SwiftUI

/// A form for the size of a parcel. Decimal pads have no Return key. Users need
/// the input bar. The form shows the weight only if the user saves the parcel
/// for later. Written from a description of the form in the app
/// woocommerce-ios.
struct AddPackageForm: View {
  private enum Field: Hashable, CaseIterable {
    case length, width, height, weight
  }

  let journal: Journal
  @State private var length = ""
  @State private var width = ""
  @State private var height = ""
  @State private var weight = ""
  @State private var isSaved = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Length", text: $length)
        .keyboardType(.decimalPad)
        .field($focus, equals: .length, text: length)
      TextField("Width", text: $width)
        .keyboardType(.decimalPad)
        .field($focus, equals: .width, text: width)
      TextField("Height", text: $height)
        .keyboardType(.decimalPad)
        .field($focus, equals: .height, text: height)
      Toggle("Save for later", isOn: $isSaved)
      if isSaved {
        TextField("Weight", text: $weight)
          .keyboardType(.decimalPad)
          .field($focus, equals: .weight, text: weight)
      }
      Button("Add") { add() }
    }
    .fieldNavigation($focus)
    .inputBar()
  }

  private func add() {
    journal.note("add \(length) x \(width) x \(height)")
  }
}
