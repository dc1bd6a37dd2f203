import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case first, last, street, town }

/// A Mac window with two columns. Tab and Return go column by column.
private struct MacColumnsScreen: View {
  let tally: AppLog
  @State private var first = ""
  @State private var last = ""
  @State private var street = ""
  @State private var town = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      HStack {
        VStack {
          TextField("First", text: $first)
            .field($focus, equals: .first, text: first)
          TextField("Last", text: $last)
            .field($focus, equals: .last, text: last)
        }
        .focusSection()
        VStack {
          TextField("Street", text: $street)
            .field($focus, equals: .street, text: street)
          TextField("Town", text: $town)
            .field($focus, equals: .town, text: town)
        }
        .focusSection()
      }
      Button("Save") { tally.finish("button") }
        .keyboardShortcut(.defaultAction)
    }
    .defaultFocus($focus, .first)
    .fieldNavigation($focus) { tally.finish("return") }
  }
}

@MainActor @Suite("Outsider: a Mac window with two columns")
struct OutsiderMacColumnsTests {
  @Test("Return and Tab go column by column", .underPolicyPairs)
  func columns() async {
    let tally = AppLog()
    let screen = Screen { MacColumnsScreen(tally: tally) }
    // SwiftUI may lose a focus value that is set while a view appears.
    if Policies.current.setInOnAppear == .lost { screen.tap("First") }
    expect(screen.focused, equals: "First")
    for field in ["First", "Last", "Street", "Town"] {
      expect(screen.focused, equals: field)
      screen.type("x")
      screen.pressReturn(hardware: true)
    }
    // In the double, Return doesn't press the default button.
    await tally.expect(finishes: ["return"], on: screen)
    screen.tap("Last")
    screen.pressTab()
    expect(screen.focused, equals: "Street")
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "Last")
  }
}
