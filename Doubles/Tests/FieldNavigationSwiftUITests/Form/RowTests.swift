import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Guests: View {
  let count: Int
  var filled: Set<Int> = []
  var isBlocked: (Int) -> Bool = { _ in false }
  @State private var names: [Int: String] = [:]
  @State private var isSent = false
  @FocusState private var focus: Int?

  private func name(_ guest: Int) -> Binding<String> {
    Binding(
      get: { names[guest] ?? (filled.contains(guest) ? "x" : "") },
      set: { names[guest] = $0 })
  }

  var body: some View {
    VStack {
      if isSent { Text("Welcome") }
      List(0..<count, id: \.self) { guest in
        TextField("Guest \(guest)", text: name(guest))
          .field($focus, equals: guest, text: name(guest).wrappedValue)
          .disabled(isBlocked(guest))
      }
    }
    .fieldNavigation(
      $focus,
      rows: FieldRows(Array(0..<count)) { name($0).wrappedValue.isEmpty }
    ) { isSent = true }
  }
}

@MainActor @Suite("SwiftUI rows that aren't loaded (R13)")
struct RowTests {
  @Test(
    "Return goes to an empty row far below the loaded rows",
    .underPolicyPairs)
  func farRow() {
    let screen = Screen {
      Guests(count: 100, filled: Set(1..<80))
    }
    screen.tap("Guest 0")
    #expect(screen.returnKey == "next")
    screen.type("Ada")
    screen.pressReturn()
    #expect(screen.focused == "Guest 80")
    #expect(screen.violations.isEmpty)
  }

  @Test(
    "Return skips a disabled row that wasn't loaded (R10)",
    .underPolicyPairs)
  func disabledRow() {
    let screen = Screen {
      Guests(count: 100, filled: Set(1..<50), isBlocked: { $0 < 90 && $0 > 40 })
    }
    screen.tap("Guest 0")
    screen.pressReturn()
    #expect(screen.focused == "Guest 90")
    #expect(screen.violations.isEmpty)
  }

  @Test(
    "Return moves through a long list and finishes the form",
    .underPolicyPairs)
  func wholeList() {
    let screen = Screen { Guests(count: 60) }
    screen.tap("Guest 0")
    for guest in 0..<60 {
      #expect(screen.focused == "Guest \(guest)")
      screen.type("x")
      screen.pressReturn()
    }
    #expect(screen.texts.contains("Welcome"))
    #expect(screen.violations.isEmpty)
  }

  @Test(
    "If no row takes focus, focus doesn't move", .underPolicyPairs)
  func nothingFound() {
    let screen = Screen {
      Guests(count: 60, isBlocked: { $0 > 0 })
    }
    screen.tap("Guest 0")
    screen.type("Ada")
    screen.pressReturn()
    #expect(screen.focused == "Guest 0")
    #expect(screen.text(of: "Guest 0") == "Ada")
    #expect(!screen.texts.contains("Welcome"))
  }

  @Test("A press stops after loading 200 rows, without finishing the form")
  func bound() {
    let screen = Screen {
      Guests(count: 2_500, isBlocked: { $0 > 0 && $0 < 2_400 })
    }
    screen.tap("Guest 0")
    screen.pressReturn()
    #expect(screen.focused == "Guest 0")
    #expect(!screen.texts.contains("Welcome"))
  }
}
