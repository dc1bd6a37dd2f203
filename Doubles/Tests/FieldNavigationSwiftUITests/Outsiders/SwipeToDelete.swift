import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Item: Identifiable {
  let id: Int
  var name = ""
}

/// A shopping list. The focused row is swiped away, and rows are moved.
private struct ShoppingScreen: View {
  let tally: AppLog
  @State private var items = (1...3).map { Item(id: $0) }
  @FocusState private var focus: Int?

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          TextField("Item \(item.id)", text: $item.name)
            .field($focus, equals: item.id, text: item.name)
            .swipeActions {
              Button("Delete", role: .destructive) {
                items.removeAll { $0.id == item.id }
              }
            }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
      .fieldNavigation(
        $focus,
        rows: FieldRows(items.map(\.id)) { id in
          items.first { $0.id == id }?.name.isEmpty ?? false
        }
      ) { tally.finish("\(items.map(\.id))") }
    }
  }
}

@MainActor @Suite("Outsider: a row with focus is swiped away")
struct OutsiderSwipeTests {
  @Test("Return goes on in the rows that are left", .underPolicyPairs)
  func swipe() async {
    let tally = AppLog()
    let screen = Screen { ShoppingScreen(tally: tally) }
    screen.tap("Item 2")
    screen.type("Milk")
    screen.swipe("Item 2")
    screen.tap("Delete")
    expect(screen.fields, equals: ["Item 1", "Item 3"])
    expectNil(screen.focused)  // silent
    await tally.expect(finishes: [], on: screen)
    expect(screen.walk(from: "Item 1"), equals: ["Item 1 next", "Item 3 done"])
    await tally.expect(finishes: ["[1, 3]"], on: screen)
  }
}

/// A list without swipe actions. A swipe deletes the row.
private struct PlainListScreen: View {
  @State private var items = (1...3).map { Item(id: $0) }
  @FocusState private var focus: Int?

  var body: some View {
    List {
      ForEach($items) { $item in
        TextField("Item \(item.id)", text: $item.name)
          .field($focus, equals: item.id, text: item.name)
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
    .fieldNavigation($focus)
  }
}

@MainActor @Suite("A row that onDelete deletes") struct DeletedRowTests {
  @Test(
    "Return then passes the row, and the key says Done",
    .underPolicyPairs(where: \.tellsOrder))
  func delete() {
    let screen = Screen { PlainListScreen() }
    screen.tap("Item 1")
    screen.swipe("Item 3")
    expect(screen.fields, equals: ["Item 1", "Item 2"])
    screen.pressReturn()
    expect(screen.focused, equals: "Item 2")
    expect(screen.returnKey, equals: "done")
  }
}
