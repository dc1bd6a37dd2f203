import FieldNavigationSwiftUI
import SwiftUI

/// A form for the size of a parcel. Decimal pads have no Return key. Users need
/// the input bar. The form shows the weight only if the user saves the parcel
/// for later. Written from a description of the form in the app
/// woocommerce-ios.
struct AddPackageByHand: View {
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
        .focused($focus, equals: .length)
      TextField("Width", text: $width)
        .keyboardType(.decimalPad)
        .focused($focus, equals: .width)
      TextField("Height", text: $height)
        .keyboardType(.decimalPad)
        .focused($focus, equals: .height)
      Toggle("Save for later", isOn: $isSaved)
      if isSaved {
        TextField("Weight", text: $weight)
          .keyboardType(.decimalPad)
          .focused($focus, equals: .weight)
      }
      Button("Add") { add() }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button(action: focusPrevious) {
          Image(systemName: "chevron.up")
        }
        .accessibilityLabel("Previous")
        .disabled(!hasPrevious)
        Button(action: focusNext) {
          Image(systemName: "chevron.down")
        }
        .accessibilityLabel("Next")
        .disabled(!hasNext)
        Spacer()
        Button("Close") { focus = nil }
      }
    }
  }

  private var hasPrevious: Bool {
    focus != nil && focus != .length
  }

  private var hasNext: Bool {
    switch focus {
    case .length, .width: return true
    case .height: return isSaved
    case .weight, nil: return false
    }
  }

  private func focusNext() {
    switch focus {
    case .length: focus = .width
    case .width: focus = .height
    case .height: focus = isSaved ? .weight : nil
    case .weight, nil: focus = nil
    }
  }

  private func focusPrevious() {
    switch focus {
    case .width: focus = .length
    case .height: focus = .width
    case .weight: focus = .height
    case .length, nil: break
    }
  }

  private func add() {
    journal.note("add \(length) x \(width) x \(height)")
  }
}

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
    .fieldNavigation($focus, inputBar: true)
  }

  private func add() {
    journal.note("add \(length) x \(width) x \(height)")
  }
}
