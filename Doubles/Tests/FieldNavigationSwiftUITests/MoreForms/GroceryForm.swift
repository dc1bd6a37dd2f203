import FieldNavigationSwiftUI
import SwiftUI

// A grocery list in a sheet. Each row has a toggle and a text field. Return
// adds a row at the end. Written from a description of Apple's sample "Focus
// Cookbook".
//
// In Apple's sample, Return always adds an empty row, even if another row is
// empty. The new row gets focus. The last row has initial focus, through
// `defaultFocus`.

struct Grocery: Identifiable {
  let id: Int
  var name = ""
  var isObtained = false
}

struct GroceryPage: View {
  var names = ["Apples", "Lasagna", ""]
  @State private var items: [Grocery] = []
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("\(items.filter { !$0.name.isEmpty }.count) items")
      Button("Grocery list") { isShown = true }
    }
    .onAppear {
      items = names.indices.map { Grocery(id: $0, name: names[$0]) }
    }
    .sheet(isPresented: $isShown) { GroceryForm(items: $items) }
  }
}

struct GroceryForm: View {
  @Binding var items: [Grocery]
  @Environment(\.dismiss) private var dismiss
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    List($items) { $item in
      HStack {
        Toggle("Obtained \(item.id)", isOn: $item.isObtained)
        TextField("Item \(item.id)", text: $item.name)
          .field($focus, equals: item.id, text: item.name)
      }
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(finishKey: isFull ? .next : .done),
      rows: FieldRows(items.map(\.id)) { name(of: $0).isEmpty }, proxy: form
    ) {
      if isFull { addItem() }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Done") { dismiss() }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("New item") {
          addItem()
          form.focus(items.count - 1)
        }
      }
    }
    .onAppear { form.focus(items.count - 1) }
  }

  /// Whether the last row is filled. If the last row is empty, Return adds no
  /// row and finishes the list.
  private var isFull: Bool { items.last?.name.isEmpty == false }

  private func name(of id: Int) -> String {
    items.first { $0.id == id }?.name ?? ""
  }

  private func addItem() {
    items.append(Grocery(id: items.count))
  }
}
