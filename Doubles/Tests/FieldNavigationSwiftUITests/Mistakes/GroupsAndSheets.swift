import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, street, town, note, code, pin }

/// An order: an address group, and a sheet that asks for a voucher. The sheet
/// is a separate form with its own proxy.
private struct MistakenOrderScreen: View {
  let tally: AppLog
  @State private var name = "?"
  @State private var street = "?"
  @State private var town = "x"
  @State private var note = "x"
  @State private var showsSheet = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name, isInvalid: name == "?")
      Section("Address") {
        TextField("Street", text: $street)
          .field(
            $focus, equals: .street, text: street, isInvalid: street == "?")
        TextField("Town", text: $town)
          .field($focus, equals: .town, text: town, isInvalid: town == "?")
      }
      .fieldGroup { tally.finish("address") }
      TextField("Note", text: $note)
        .field($focus, equals: .note, text: note)
      Button("Voucher") { showsSheet = true }
      Button("Check") { form.focusFirstInvalid() }
    }
    .fieldNavigation($focus, proxy: form) { tally.finish("order") }
    .sheet(isPresented: $showsSheet) { VoucherSheet(tally: tally) }
  }
}

private struct VoucherSheet: View {
  let tally: AppLog
  @State private var code = "?"
  @State private var pin = "1"
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Code", text: $code)
        .field($focus, equals: .code, text: code, isInvalid: code == "?")
      TextField("PIN", text: $pin)
        .field($focus, equals: .pin, text: pin)
    }
    .fieldNavigation($focus) {
      tally.finish("voucher")
      dismiss()
    }
  }
}

@MainActor @Suite("mistakes in groups and sheets")
struct NewcomerGroupMistakesTests {
  // "A group (sheet, section, dialog) looks only at its own fields."
  @Test("The group's end goes to the group's mistake only", .underPolicyPairs)
  func group() async {
    let tally = AppLog()
    let screen = Screen { MistakenOrderScreen(tally: tally) }
    screen.tap("Town")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Street")
    await tally.expect(finishes: [], on: screen)
    screen.clear()
    screen.type("Via")
    screen.pressReturn()
    expectNil(screen.focused, "the wrong name is outside the group")
    await tally.expect(finishes: ["address"], on: screen)
  }

  @Test("The form's end goes to the form's mistake, not to the group's")
  func form() async {
    let tally = AppLog()
    let screen = Screen { MistakenOrderScreen(tally: tally) }
    screen.tap("Name")
    screen.clear()
    screen.type("Ann")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    // The street is wrong, but it is in a separate form (R12).
    expectNil(screen.focused)
    await tally.expect(finishes: ["order"], on: screen)
  }

  // "goes to the first invalid reachable field of the whole form"
  @Test("focusFirstInvalid finds the name first, then the group's street")
  func whole() async {
    let tally = AppLog()
    let screen = Screen { MistakenOrderScreen(tally: tally) }
    screen.tap("Note")
    screen.tap("Check")
    await screen.rest()
    expect(screen.focused, equals: "Name")
    screen.clear()
    screen.type("Ann")
    screen.tap("Check")
    await screen.rest()
    expect(screen.focused, equals: "Street")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A sheet looks only at its own fields", .underPolicyPairs)
  func sheet() async {
    let tally = AppLog()
    let screen = Screen { MistakenOrderScreen(tally: tally) }
    screen.tap("Voucher")
    screen.tap("PIN")
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: [], on: screen)
    screen.clear()
    screen.type("42")
    screen.pressReturn()
    await tally.expect(finishes: ["voucher"], on: screen)
    expect(!screen.fields.contains("Code"))
  }
}

/// Guests in a list; the list loads only a few rows.
private struct MistakenGuestsScreen: View {
  let tally: AppLog
  let wrong: Set<Int>
  @State private var names = Array(repeating: "x", count: 40)
  @FocusState private var focus: Int?

  var body: some View {
    List {
      ForEach(0..<40) { id in
        TextField("Guest \(id)", text: $names[id])
          .field(
            $focus, equals: id, text: names[id],
            isInvalid: wrong.contains(id))
      }
    }
    .fieldNavigation(
      $focus, rows: FieldRows(Array(0..<40)) { names[$0].isEmpty }
    ) { tally.finish("invited") }
  }
}

@MainActor @Suite("mistakes in rows")
struct NewcomerRowMistakesTests {
  // "Fields that are ... without a view (rows that aren't loaded) are skipped."
  @Test("A mistake in a row that isn't loaded is passed over")
  func unloaded() async {
    let tally = AppLog()
    let screen = Screen(rows: 10) {
      MistakenGuestsScreen(tally: tally, wrong: [2, 36])
    }
    screen.scroll(to: 39)
    expect(!screen.fields.contains("Guest 2"))
    screen.tap("Guest 39")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 36")
    await tally.expect(finishes: [], on: screen)
  }
}
