import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Guests: View {
  let count: Int
  var filled: Set<Int> = []
  var isBlocked: (Int) -> Bool = { _ in false }
  var refuses: (Int) -> Bool = { _ in false }
  /// Whether the app says that rows without a view are empty, without looking.
  var guesses = false
  var breaksLines = false
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
          .disabled(refuses(guest))
          .field(
            $focus, equals: guest, text: name(guest).wrappedValue,
            breaksLines: breaksLines
          )
          .disabled(isBlocked(guest))
      }
    }
    .fieldNavigation(
      $focus,
      rows: FieldRows(Array(0..<count)) {
        guesses || name($0).wrappedValue.isEmpty
      }
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
    expect(screen.returnKey, equals: "next")
    screen.type("Ada")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 80")
    expect(screen.violations.isEmpty)
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
    expect(screen.focused, equals: "Guest 90")
    expect(screen.violations.isEmpty)
  }

  @Test(
    "Return moves through a long list and finishes the form",
    .underPolicyPairs)
  func wholeList() {
    let screen = Screen { Guests(count: 60) }
    screen.tap("Guest 0")
    for guest in 0..<60 {
      expect(screen.focused, equals: "Guest \(guest)")
      screen.type("x")
      screen.pressReturn()
    }
    expect(screen.texts.contains("Welcome"))
    expect(screen.violations.isEmpty)
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
    expect(screen.focused, equals: "Guest 0")
    expect(screen.text(of: "Guest 0"), equals: "Ada")
    expect(!screen.texts.contains("Welcome"))
  }

  @Test(
    "A press that loaded rows doesn't finish, whatever the key shows",
    .underPolicyPairs)
  func nothingFoundWithoutLabel() {
    let screen = Screen {
      Guests(count: 40, isBlocked: { $0 > 0 }, breaksLines: true)
    }
    screen.tap("Guest 0")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Guest 0")
    expect(!screen.texts.contains("Welcome"))
  }

  @Test(
    "If every loaded row turns out filled, focus goes to the first of them",
    .underPolicyPairs)
  func firstLoaded() {
    let screen = Screen {
      Guests(
        count: 40, filled: Set(0..<40), isBlocked: { $0 == 10 }, guesses: true)
    }
    screen.tap("Guest 0")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 11")
    expect(!screen.texts.contains("Welcome"))
  }

  @Test("After 200 filled rows, focus goes to the last of them")
  func lastLoaded() {
    let screen = Screen {
      Guests(count: 400, filled: Set(0..<400), guesses: true)
    }
    screen.tap("Guest 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 209")
    screen.pressReturn()
    expect(screen.focused != "Guest 209", "the next press goes on from there")
    expect(!screen.texts.contains("Welcome"))
  }

  @Test(
    "If a loaded row refuses and the others are filled, focus stays (R10)",
    .underPolicyPairs)
  func refusal() {
    let screen = Screen {
      Guests(
        count: 40, filled: Set(0..<40).subtracting([20]), refuses: { $0 == 20 },
        guesses: true)
    }
    screen.tap("Guest 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 0")
    expect(!screen.texts.contains("Welcome"))
  }

  @Test("A press stops after loading 200 rows, without finishing the form")
  func bound() {
    let screen = Screen {
      Guests(count: 2_500, isBlocked: { $0 > 0 && $0 < 2_400 })
    }
    screen.tap("Guest 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 0")
    expect(!screen.texts.contains("Welcome"))
  }
}
