#if canImport(SwiftUI)
import FieldNavigationSwiftUI
import SwiftUI

/// A list of 60 guests. A third of them already have a name. Return moves to
/// the next guest without a name. That guest's row needn't be loaded yet.
struct GuestListScreen: View {
  struct Guest: Identifiable {
    let id: Int
    var name: String
  }

  @State private var guests: [Guest] = (1...60).map {
    Guest(id: $0, name: $0 % 3 == 1 ? "Ada" : "")
  }
  @State private var areInvited = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      List {
        ForEach($guests) { $guest in
          TextField("Guest \(guest.id)", text: $guest.name)
            .field($focus, equals: guest.id, text: guest.name)
        }
      }
      .fieldNavigation(
        $focus, rows: FieldRows(guests.map(\.id)) { isNameMissing($0) }
      ) { areInvited = true }
      if areInvited { Text("All are invited") }
    }
  }

  private func isNameMissing(_ id: Int) -> Bool {
    guests.first { $0.id == id }?.name.isEmpty ?? false
  }
}
#endif
