import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, street, town, note }

/// An order with an address group that checks itself, and names its mistake.
private struct OrderScreen: View {
  let tally: AppLog
  @State private var name = ""
  @State private var street = ""
  @State private var town = ""
  @State private var note = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      Section("Address") {
        TextField("Street", text: $street)
          .field($focus, equals: .street, text: street)
        TextField("Town", text: $town)
          .field($focus, equals: .town, text: town)
      }
      .fieldGroup {
        tally.finish("address")
        if town == "?" { focus = .town }
      }
      TextField("Note", text: $note)
        .field($focus, equals: .note, text: note)
    }
    .fieldNavigation($focus) { tally.finish("order") }
  }
}

@MainActor @Suite("Outsider: a group with its own closure")
struct OutsiderGroupTests {
  // "Inside a group Return moves only among the fields of the group. After the
  // last field of the group, Return calls the group's own closure (R12)."
  @Test("The group checks its address, and the form goes on", .underPolicyPairs)
  func group() async {
    let tally = AppLog()
    let screen = Screen { OrderScreen(tally: tally) }
    screen.tap("Street")
    screen.type("Via")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Town")
    screen.type("?")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Town")
    await tally.expect(finishes: ["address"], on: screen)
    expect(screen.focused, equals: "Town")
    screen.clear()
    screen.type("Rome")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["address", "address"], on: screen)
    screen.tap("Note")
    expect(screen.returnKey, equals: "done")
    screen.type("x")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["address", "address", "order"], on: screen)
  }

  // A group is a separate form for Return (R12).
  @Test("Return from before the group passes it")
  func into() async {
    let tally = AppLog()
    let screen = Screen { OrderScreen(tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Note")
    await tally.expect(finishes: [], on: screen)
  }
}
