import FieldNavigationSwiftUI
import SwiftUI

// A form for a recurring payment, in a sheet over a searchable list. The list
// also leads to a category form with a search for icons. Written from
// descriptions of RecurringTransactionFormView, TransactionCategoryForm,
// IconPicker and TransactionsView in the app Monity.
//
// The form has pickers, a toggle, dates and two text fields. One text field is
// for the name. The other text field is for the amount. The amount field is
// inside a custom view. The amount field always has text, at first "0.00". The
// original app focuses the name in onAppear. A button above the keyboard closes
// the keyboard. In the original app, Return closes the keyboard. No key moves
// focus to the amount.

struct PaymentsPage: View {
  let journal: Journal
  @State private var query = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        List(found, id: \.self) { Text($0) }
        Button("Add") { isShown = true }
        NavigationLink("New category") { CategoryForm(journal: journal) }
      }
      .searchable(text: $query)
      .onSubmit(of: .search) { journal.note("search \(query)") }
    }
    .sheet(isPresented: $isShown) { PaymentForm(journal: journal) }
  }

  private var found: [String] {
    ["Rent", "Gym"].filter { query.isEmpty || $0.contains(query) }
  }
}

struct PaymentForm: View {
  private enum Field: Hashable, CaseIterable {
    case name, amount
  }

  let journal: Journal
  @State private var name = ""
  @State private var category = "None"
  @State private var cents = 0
  @State private var cycle = "Monthly"
  @State private var isActive = true
  @State private var start = Date(timeIntervalSince1970: 0)
  @State private var end = Date(timeIntervalSince1970: 0)
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  /// Return skips the pickers, the dates and the toggle, which don't take focus
  /// on iOS.
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .field($focus, equals: .name, text: name)
        Picker("Category", selection: $category) {
          Text("None").tag("None")
          Text("Home").tag("Home")
        }
        Section("Payment") {
          AmountField(cents: $cents)
            .field($focus, equals: .amount, isEmpty: cents == 0)
          Picker("Cycle", selection: $cycle) {
            Text("Monthly").tag("Monthly")
            Text("Yearly").tag("Yearly")
          }
        }
        Section("Time") {
          DatePicker("Start date", selection: $start)
          Toggle("Active", isOn: $isActive)
          if !isActive {
            DatePicker("End date", selection: $end)
          }
        }
      }
      .fieldNavigation($focus, proxy: form)
      .inputBar()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            journal.note("save \(name) \(cents) \(category) \(cycle)")
            dismiss()
          }
        }
      }
      .onAppear { form.focus(.name) }
    }
  }
}

/// A field for an amount of money. Each new digit moves the earlier digits to
/// the left.
private struct AmountField: View {
  @Binding var cents: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      if isFocused { Text("typing") }
      TextField(
        "Amount",
        text: Binding(
          get: { text },
          set: { new in
            cents = Int(new.filter { $0.isWholeNumber }) ?? 0
          })
      )
      .keyboardType(.numberPad)
      .focused($isFocused)
    }
  }

  private var text: String {
    let rest = String(cents % 100)
    return "\(cents / 100)." + (rest.count < 2 ? "0" : "") + rest
  }
}
