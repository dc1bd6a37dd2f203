import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A title and a list. The app closes and fills rows that aren't loaded.
private struct Rows: View {
  /// How many of the 50 rows the list has.
  var count = 50
  var filled = Set(1..<20)
  var closed: ClosedRange<Int>?
  var firstKey: ReturnKey?
  @State private var isOpen = false
  @State private var isFull = false
  @State private var hasLoaded = false
  @State private var texts: [Int: String] = [:]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  private func text(_ row: Int) -> Binding<String> {
    Binding(
      get: { texts[row] ?? (filled.contains(row) || isFull ? "x" : "") },
      set: { texts[row] = $0 })
  }

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Button("Fill") { isFull = true }
      Button("Load") { hasLoaded = true }
      if finishes > 0 { Text("finished") }
      TextField("Title", text: .constant("x"))
        .field($focus, equals: -1, text: "x")
      List(0..<(hasLoaded ? 50 : count), id: \.self) { row in
        TextField("Row \(row)", text: text(row))
          .field(
            $focus, equals: row, text: text(row).wrappedValue,
            returnKey: row == 0 ? firstKey : nil
          )
          .disabled(closed?.contains(row) == true && !isOpen)
      }
    }
    .fieldNavigation(
      $focus, order: .explicit([-1]),
      rows: FieldRows(Array(0..<50)) { text($0).wrappedValue.isEmpty }
    ) { finishes += 1 }
  }
}

/// A form whose app takes the last field out of the rows.
private struct Leaving: View {
  @State private var isShort = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach(0..<3) { row in
        TextField("Row \(row)", text: .constant(""))
          .field($focus, equals: row, text: "")
      }
      Button("Shorten") { isShort = true }
    }
    .fieldNavigation(
      $focus, rows: FieldRows(Array(0..<(isShort ? 2 : 3))) { _ in true })
  }
}

@MainActor
@Suite("Rows that change while they aren't loaded (R13)", .underPolicyPairs)
struct RowChangeTests {
  @Test("A row that was closed is asked again once it is open (R10)")
  func opens() {
    let screen = Screen { Rows(filled: Set(0..<20), closed: 20...49) }
    screen.tap("Title")
    screen.pressReturn()
    expect(screen.focused, equals: "Title")
    screen.tap("Open")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 20")
  }

  @Test("A closed row is asked again although another row never came (R10)")
  func opensWhileWaiting() {
    let screen = Screen {
      Rows(count: 30, filled: Set(0..<10), closed: 10...29)
    }
    screen.tap("Title")
    screen.pressReturn()
    expect(screen.focused, equals: "Title")
    screen.tap("Open")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 10")
  }

  @Test("A row that comes late gets focus after the user scrolled (R13)")
  func scrollsWhileWaiting() {
    let screen = Screen { Rows(count: 30, filled: Set(0..<40)) }
    screen.tap("Row 0")
    screen.pressReturn()
    screen.scroll(to: 29)
    screen.tap("Load")
    screen.scroll(to: 40)
    expect(screen.focused, equals: "Row 40")
  }

  @Test("After a move, the label counts rows that were closed before (R7)")
  func counts() {
    let screen = Screen {
      Rows(filled: Set(1..<20).union(26..<40).union(41..<50), closed: 20...25)
    }
    screen.tap("Row 0")
    screen.type("x")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 40")
    screen.type("x")
    screen.tap("Open")
    screen.scroll(to: 0)
    screen.tap("Row 0")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 20")
  }

  @Test("A field that is no longer a row stays in the form (R11)")
  func staysInForm() {
    let screen = Screen { Leaving() }
    screen.tap("Shorten")
    screen.tap("Row 1")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 2")
  }

  @Test("A field that gains focus counts the rows of that time (R7)")
  func looks() {
    let screen = Screen { Rows(filled: Set(0..<40).union(41..<50)) }
    screen.tap("Title")
    expect(screen.returnKey, equals: "next")
    screen.dismissKeyboard()
    screen.tap("Fill")
    screen.tap("Title")
    expect(screen.returnKey, equals: "done")
  }

  @Test("If a row never appears, focus stays where it was (R13)")
  func neverAppears() {
    let screen = Screen { Rows(count: 20, filled: Set(0..<20)) }
    screen.tap("Title")
    screen.pressReturn()
    expect(screen.focused, equals: "Title")
    expect(screen.texts, equals: [])
  }

  @Test("Done finishes if the app has filled the last empty row (R6)")
  func fills() {
    let screen = Screen {
      Rows(filled: Set(0..<40).union(41..<50), firstKey: .done)
    }
    screen.tap("Row 0")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: [], "an empty row follows")
    screen.tap("Row 0")
    screen.tap("Fill")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["finished"])
  }
}
