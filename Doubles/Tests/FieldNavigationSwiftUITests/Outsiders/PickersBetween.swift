import Expectations
import FieldNavigationSwiftUI
import Foundation
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case title, place, zone, notes }
private enum Kind: Hashable { case work, home }

/// An event: fields, and between them a date, a toggle and a picker.
private struct EventScreen: View {
  /// Whether controls follow the last field, so that a button submits.
  let endsWithControls: Bool
  let tally: AppLog
  @State private var title = ""
  @State private var start = Date(timeIntervalSince1970: 0)
  @State private var isAllDay = true
  @State private var kind = Kind.work
  @State private var guests = 1
  @State private var place = ""
  @State private var zone = ""
  @State private var notes = ""
  @State private var accepts = false
  @FocusState private var focus: Field?

  var body: some View {
    if endsWithControls {
      Form {
        fields
        Toggle("I accept", isOn: $accepts)
        Button("Create") { tally.finish("button") }
      }
      .fieldNavigation($focus, policy: ReturnPolicy(finishKey: .next))
    } else {
      Form { fields }
        .fieldNavigation($focus) { tally.finish("form") }
    }
  }

  @ViewBuilder private var fields: some View {
    TextField("Title", text: $title)
      .field($focus, equals: .title, text: title)
    DatePicker("Start", selection: $start)
    Toggle("All day", isOn: $isAllDay)
    Picker("Kind", selection: $kind) {
      Text("Work").tag(Kind.work)
      Text("Home").tag(Kind.home)
    }
    Stepper("Guests", value: $guests, in: 1...9)
    if kind == .work {
      TextField("Place", text: $place)
        .field($focus, equals: .place, text: place)
    }
    if !isAllDay {
      TextField("Zone", text: $zone)
        .field($focus, equals: .zone, text: zone)
    }
    TextField("Notes", text: $notes)
      .field($focus, equals: .notes, text: notes)
  }
}

@MainActor @Suite("Outsider: pickers and toggles between fields")
struct OutsiderPickersTests {
  // "On iOS these controls take no focus, and Return skips them."
  @Test("Return passes the controls", .underPolicyPairs)
  func passes() async {
    let tally = AppLog()
    let screen = Screen { EventScreen(endsWithControls: false, tally: tally) }
    expect(
      screen.walk(from: "Title"),
      equals: ["Title next", "Place next", "Notes done"])
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
    expectNil(screen.focused)
  }

  @Test("Controls add and remove fields while a field has focus")
  func changes() async {
    let tally = AppLog()
    let screen = Screen { EventScreen(endsWithControls: false, tally: tally) }
    screen.tap("Title")
    screen.type("Tea")
    screen.toggle("All day")
    screen.choose("Home", in: "Kind")
    screen.choose(Date(timeIntervalSince1970: 1), in: "Start")
    screen.tap("Guests")
    expect(screen.focused, equals: "Title")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Zone")
    screen.type("UTC")
    screen.toggle("All day")
    expect(!screen.fields.contains("Zone"))
    await tally.expect(finishes: [], on: screen)
    screen.tap("Title")
    screen.pressReturn()
    expect(screen.focused, equals: "Notes")
    expect(screen.returnKey, equals: "done")
    screen.type("x")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
  }

  // "Pass no closure, and let the key show Next. Return then only closes the
  // keyboard, and the controls become visible. The button submits."
  @Test("Before controls at the end, Return only closes", .underPolicyPairs)
  func ends() async {
    let tally = AppLog()
    let screen = Screen { EventScreen(endsWithControls: true, tally: tally) }
    screen.tap("Title")
    screen.type("Tea")
    screen.pressReturn()
    screen.type("Home")
    screen.pressReturn()
    expect(screen.focused, equals: "Notes")
    expect(screen.returnKey, equals: "next")
    screen.type("x")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    screen.toggle("I accept")
    screen.tap("Create")
    await tally.expect(finishes: ["button"], on: screen)
  }
}
