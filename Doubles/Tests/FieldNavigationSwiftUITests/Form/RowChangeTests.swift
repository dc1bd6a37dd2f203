import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A list whose rows the app closes and fills while nobody looks at them.
private struct Rows: View {
  var filled = Set(1..<20)
  var closed: ClosedRange<Int>?
  var firstKey: ReturnKey?
  var order = FieldOrder<Int>.automatic
  @State private var isOpen = false
  @State private var isFull = false
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
      if finishes > 0 { Text("finished") }
      List(0..<50, id: \.self) { row in
        TextField("Row \(row)", text: text(row))
          .field(
            $focus, equals: row, text: text(row).wrappedValue,
            returnKey: row == 0 ? firstKey : nil
          )
          .disabled(closed?.contains(row) == true && !isOpen)
      }
    }
    .fieldNavigation(
      $focus, order: order,
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
    let screen = Screen { Rows(closed: 20...49) }
    screen.tap("Row 0")
    screen.type("x")
    screen.pressReturn()
    #expect(screen.focused == "Row 0")
    screen.tap("Open")
    screen.pressReturn()
    #expect(screen.focused == "Row 20")
  }

  @Test("After a move, the label counts rows that were closed before (R7)")
  func counts() {
    let screen = Screen {
      Rows(filled: Set(1..<20).union(41..<50), closed: 20...39)
    }
    screen.tap("Row 0")
    screen.type("x")
    screen.pressReturn()
    #expect(screen.focused == "Row 40")
    screen.type("x")
    screen.tap("Open")
    screen.scroll(to: 0)
    screen.tap("Row 0")
    #expect(screen.returnKey == "next")
    screen.pressReturn()
    #expect(screen.focused == "Row 20")
  }

  @Test("A field that is no longer a row stays in the form (R11)")
  func staysInForm() {
    let screen = Screen { Leaving() }
    screen.tap("Shorten")
    screen.tap("Row 1")
    #expect(screen.returnKey == "next")
    screen.pressReturn()
    #expect(screen.focused == "Row 2")
  }

  @Test("Done finishes if the app has filled the last empty row (R6)")
  func fills() {
    let screen = Screen {
      Rows(filled: Set(0..<40).union(41..<50), firstKey: .done)
    }
    screen.tap("Row 0")
    screen.pressReturn()
    #expect(screen.focused == nil)
    #expect(screen.texts == [], "an empty row follows")
    screen.tap("Row 0")
    screen.tap("Fill")
    screen.pressReturn()
    #expect(screen.focused == nil)
    #expect(screen.texts == ["finished"])
  }
}
