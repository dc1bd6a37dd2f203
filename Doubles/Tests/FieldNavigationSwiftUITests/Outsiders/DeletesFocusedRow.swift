import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Invitee: Identifiable {
  let id: Int
  var name = ""
}

/// A guest list with a Remove button in each row.
private struct GuestListScreen: View {
  let tally: AppLog
  @State private var guests = (1...4).map { Invitee(id: $0) }
  @FocusState private var focus: Int?

  var body: some View {
    List {
      ForEach($guests) { $guest in
        let id = guest.id
        HStack {
          TextField("Invitee \(id)", text: $guest.name)
            .field($focus, equals: id, text: guest.name)
          Button("Remove \(id)", role: .destructive) {
            guests.removeAll { $0.id == id }
          }
        }
      }
    }
    .fieldNavigation(
      $focus, rows: FieldRows(guests.map(\.id)) { isNameMissing($0) }
    ) { tally.finish("\(guests.map(\.name))") }
  }

  private func isNameMissing(_ id: Int) -> Bool {
    guests.first { $0.id == id }?.name.isEmpty ?? false
  }
}

@MainActor @Suite("Outsider: the row with focus is deleted")
struct OutsiderDeletesFocusedRowTests {
  @Test("Return then passes the deleted row", .underPolicyPairs)
  func middle() async {
    let tally = AppLog()
    let screen = Screen { GuestListScreen(tally: tally) }
    screen.tap("Invitee 1")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Invitee 2")
    screen.tap("Remove 2")
    expect(screen.fields, equals: ["Invitee 1", "Invitee 3", "Invitee 4"])
    // SwiftUI's documentation: when focus leaves, the value resets to nil. No
    // document promises that focus goes to a neighbour. // silent
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    expectNil(screen.focused)  // silent
    screen.tap("Invitee 1")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Invitee 3")
    screen.type("Cid")
    screen.pressReturn()
    expect(screen.focused, equals: "Invitee 4")
    screen.type("Dan")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["[\"Ann\", \"Cid\", \"Dan\"]"], on: screen)
  }

  @Test("The row before a deleted last row shows Done", .underPolicyPairs)
  func last() async {
    let tally = AppLog()
    let screen = Screen { GuestListScreen(tally: tally) }
    for name in ["Ann", "Ben", "Cid"] {
      if name == "Ann" { screen.tap("Invitee 1") }
      screen.type(name)
      screen.pressReturn()
    }
    expect(screen.focused, equals: "Invitee 4")
    screen.tap("Remove 4")
    await tally.expect(finishes: [], on: screen)
    screen.tap("Invitee 3")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["[\"Ann\", \"Ben\", \"Cid\"]"], on: screen)
  }

  @Test("Another row's deletion leaves focus and text alone", .underPolicyPairs)
  func other() async {
    let tally = AppLog()
    let screen = Screen { GuestListScreen(tally: tally) }
    screen.tap("Invitee 3")
    screen.type("Ci")
    screen.tap("Remove 1")
    expect(screen.focused, equals: "Invitee 3")
    screen.type("d")
    expect(screen.text(of: "Invitee 3"), equals: "Cid")
    expect(screen.returnKey, equals: "next")
    screen.tap("Remove 4")
    expect(screen.focused, equals: "Invitee 3")
    // "The labels change ... when fields appear or disappear."
    expect(screen.returnKey, equals: "done")
    await tally.expect(finishes: [], on: screen)
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["[\"\", \"Cid\"]"], on: screen)
  }

  @Test("All rows can be deleted, the focused one last", .underPolicyPairs)
  func all() async {
    let tally = AppLog()
    let screen = Screen { GuestListScreen(tally: tally) }
    screen.tap("Invitee 2")
    for id in [1, 3, 4, 2] { screen.tap("Remove \(id)") }
    expect(screen.fields, equals: [])
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
  }
}
