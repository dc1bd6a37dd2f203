import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Invitee: Identifiable {
  let id: Int
  var name = ""
}

/// A guest list. Return after the last guest adds a row, unless the last row is
/// still empty. A button adds a row, too.
private struct PartyScreen: View {
  let tally: AppLog
  @State private var guests = [Invitee(id: 1)]
  @FocusState private var focus: Int?

  var body: some View {
    List {
      Section("Guests") {
        ForEach($guests) { $guest in
          TextField("Invitee \(guest.id)", text: $guest.name)
            .textContentType(.name)
            .field($focus, equals: guest.id, text: guest.name)
        }
        Button("Add guest") {
          let guest = add()
          focus = guest
        }
      }
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(finishKey: .next),
      rows: FieldRows(guests.map(\.id)) { isNameMissing($0) }
    ) {
      tally.finish("after \(guests.count)")
      if guests.last?.name.isEmpty == false { add() }
    }
  }

  @discardableResult private func add() -> Int {
    let id = (guests.last?.id ?? 0) + 1
    guests.append(Invitee(id: id))
    return id
  }

  private func isNameMissing(_ id: Int) -> Bool {
    guests.first { $0.id == id }?.name.isEmpty ?? false
  }
}

@MainActor @Suite("Outsider: Return adds guests")
struct OutsiderGuestsGrowTests {
  // "If the closure adds an empty row at the end, the form moves focus to that
  // row. This works even if the row isn't loaded."
  @Test("Each Return in a filled last row goes to a new row", .underPolicyPairs)
  func grows() async {
    let tally = AppLog()
    let screen = Screen(rows: 4) { PartyScreen(tally: tally) }
    screen.tap("Invitee 1")
    for guest in 1...6 {
      expect(screen.focused, equals: "Invitee \(guest)")
      screen.type("G\(guest)")
      expect(screen.returnKey, equals: "next")
      screen.pressReturn()
    }
    expect(screen.focused, equals: "Invitee 7")
    expect(screen.returnKey, equals: "next")
    await tally.expect(
      finishes: (1...6).map { "after \($0)" }, on: screen)
    expect(screen.focused, equals: "Invitee 7")
  }

  // "If the closure adds no empty field, the keyboard closes."
  @Test("Return in an empty last row closes the keyboard", .underPolicyPairs)
  func ends() async {
    let tally = AppLog()
    let screen = Screen { PartyScreen(tally: tally) }
    screen.tap("Invitee 1")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Invitee 2")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.fields, equals: ["Invitee 1", "Invitee 2"])
    await tally.expect(finishes: ["after 1", "after 2"], on: screen)
    expectNil(screen.focused)
    expect(screen.fields, equals: ["Invitee 1", "Invitee 2"])
  }

  @Test("Return from the first of two goes to the empty second")
  func goesOn() async {
    let tally = AppLog()
    let screen = Screen { PartyScreen(tally: tally) }
    screen.tap("Add guest")
    screen.tap("Invitee 1")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Invitee 2")
    await tally.expect(finishes: [], on: screen)
    expect(screen.fields, equals: ["Invitee 1", "Invitee 2"])
  }

  @Test("A hardware Return grows the list, too", .underPolicyPairs)
  func hardware() async {
    let tally = AppLog()
    let screen = Screen { PartyScreen(tally: tally) }
    screen.tap("Invitee 1")
    screen.type("Ann")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Invitee 2")
    screen.type("Ben")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Invitee 3")
    await tally.expect(finishes: ["after 1", "after 2"], on: screen)
    expect(screen.focused, equals: "Invitee 3")
  }
}
