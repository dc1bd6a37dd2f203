import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI fields that are added, removed and changed (R11)")
struct ChangeTests {
  @Test(
    "A password field keeps its place when the app shows the password",
    .underPolicyPairs)
  func showPassword() {
    let screen = Screen { PasswordScreen() }
    screen.tap("Password")
    screen.type("secret")
    for _ in 0..<3 {
      screen.tap("Show")
      screen.tap("Password")
      expect(screen.text(of: "Password"), equals: "secret")
      expect(screen.returnKey, equals: "next")
    }
    expect(screen.walk(from: "Name"), equals: ["Name next", "Hint done"])
    screen.tap("Password")
    screen.pressReturn()
    expectNil(screen.focused)
  }

  @Test(
    "Return moves on after the app shows a password",
    .underPolicyPairs(where: { $0.setApplies == .nextTurn }))
  func showPasswordAndRefocus() {
    let screen = Screen { PasswordScreen() }
    screen.tap("Password")
    screen.tap("Show and stay")
    expect(screen.focused, equals: "Password")
    screen.pressReturn()
    expect(screen.focused, equals: "Hint")
  }

  @Test("A field whose focus value changes keeps its place", .underPolicyPairs)
  func changedValue() {
    let screen = Screen { RenamedScreen() }
    screen.tap("A")
    screen.tap("Rename")
    screen.tap("A")
    expect(screen.returnKey, equals: "next")
    expect(screen.walk(from: "A"), equals: ["A next", "B next", "C done"])
  }

  @Test("SwiftUI can focus a field by its new focus value", .underPolicyPairs)
  func changedValueByHand() {
    let screen = Screen { RenamedScreen() }
    screen.tap("A")
    screen.tap("Rename")
    screen.tap("Go to B")
    expect(screen.focused, equals: "B")
  }

  @Test(
    "Return moves on after the focused field's value changes",
    .underPolicyPairs)
  func changedValueWithFocus() {
    let screen = Screen { RenamedScreen() }
    screen.tap("B")
    screen.tap("Rename")
    expect(screen.focused, equals: "B")
    screen.pressReturn()
    expect(screen.focused, equals: "C")
  }

  @Test(
    "Return visits an inserted row until the row is deleted",
    .underPolicyPairs)
  func middle() {
    let screen = Screen { RowsScreen(start: [0, 2]) }
    screen.tap("Row 0")
    screen.tap("Insert 1")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 1")
    screen.tap("Row 0")
    screen.tap("Delete 1")
    expect(screen.focused, equals: "Row 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 2")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "Return visits reversed rows in their new order",
    .underPolicyPairs)
  func moved() {
    let screen = Screen { RowsScreen(start: [0, 1, 2]) }
    screen.tap("Turn round")
    expect(
      screen.walk(from: "Row 2"),
      equals: ["Row 2 next", "Row 1 next", "Row 0 done"])
  }

  @Test(
    "Return visits the other rows after the focused row is deleted",
    .underPolicyPairs)
  func deletedWithFocus() {
    let screen = Screen { RowsScreen(start: [0, 1, 2, 3]) }
    screen.tap("Row 1")
    screen.tap("Delete 1")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: [])
    expect(
      screen.walk(from: "Row 0"),
      equals: ["Row 0 next", "Row 2 next", "Row 3 done"])
  }

  @Test(
    "The focused row's label follows deletions and insertions of rows",
    .underPolicyPairs)
  func allButOne() {
    let screen = Screen { RowsScreen(start: [0, 1, 2]) }
    screen.tap("Row 1")
    screen.tap("Delete 0")
    screen.tap("Delete 2")
    expect(screen.focused, equals: "Row 1")
    expect(screen.returnKey, equals: "done")
    screen.tap("Insert 2")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 2")
  }

  @Test(
    "A form whose identity changes starts with empty fields",
    .underPolicyPairs)
  func newIdentity() {
    let screen = Screen { ResetScreen() }
    screen.tap("A")
    screen.type("x")
    screen.tap("Reset")
    expect(screen.text(of: "A"), equals: "")
    expect(screen.walk(from: "A"), equals: ["A next", "B done"])
  }

  @Test(
    "Return skips a field while the app disables it",
    .underPolicyPairs)
  func disabled() {
    let screen = Screen { DisabledScreen() }
    screen.tap("A")
    screen.tap("Lock B")
    expect(screen.label(of: "A"), equals: "next")
    screen.tap("A")
    screen.pressReturn()
    expect(screen.focused, equals: "C")
    screen.tap("Lock B")
    screen.tap("A")
    screen.pressReturn()
    expect(screen.focused, equals: "B")
    screen.tap("Lock B")
    if screen.focused == "B" {
      screen.pressReturn()
      expect(screen.focused, equals: "C")
    }
  }
}

private struct PasswordScreen: View {
  enum Field: CaseIterable { case name, password, hint }
  @State private var name = ""
  @State private var password = ""
  @State private var hint = ""
  @State private var isShown = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).field($focus, equals: .name, text: name)
      if isShown {
        TextField("Password", text: $password)
          .field($focus, equals: .password, text: password)
      } else {
        SecureField("Password", text: $password)
          .field($focus, equals: .password, text: password)
      }
      TextField("Hint", text: $hint).field($focus, equals: .hint, text: hint)
      Button("Show") { isShown.toggle() }
      Button("Show and stay") {
        isShown.toggle()
        focus = .password
      }
    }
    .fieldNavigation($focus)
  }
}

private struct RenamedScreen: View {
  @State private var texts = ["", "", ""]
  @State private var isRenamed = false
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: "a", text: texts[0])
      TextField("B", text: $texts[1])
        .field($focus, equals: isRenamed ? "new b" : "b", text: texts[1])
      TextField("C", text: $texts[2]).field($focus, equals: "c", text: texts[2])
      Button("Rename") { isRenamed.toggle() }
      Button("Go to B") { focus = isRenamed ? "new b" : "b" }
    }
    .fieldNavigation($focus)
  }
}

private struct RowsScreen: View {
  @State private var rows: [CustomField]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  init(start: [Int]) {
    _rows = State(initialValue: start.map { CustomField(id: $0) })
  }

  var body: some View {
    VStack {
      ForEach($rows) { $row in
        TextField("Row \(row.id)", text: $row.value)
          .field($focus, equals: row.id, text: row.value)
      }
      ForEach(0..<4) { id in
        Button("Insert \(id)") {
          let place = rows.firstIndex { $0.id > id } ?? rows.endIndex
          rows.insert(CustomField(id: id), at: place)
        }
        Button("Delete \(id)") { rows.removeAll { $0.id == id } }
      }
      Button("Turn round") { rows.reverse() }
      if finishes > 0 { Text("finished") }
    }
    .fieldNavigation($focus) { finishes += 1 }
  }
}

private struct ResetScreen: View {
  @State private var version = 0

  var body: some View {
    VStack {
      Fields().id(version)
      Button("Reset") { version += 1 }
    }
  }

  private struct Fields: View {
    @State private var texts = ["", ""]
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
        TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
      }
      .fieldNavigation($focus)
    }
  }
}

private struct DisabledScreen: View {
  @State private var texts = ["", "", ""]
  @State private var isLocked = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
        .disabled(isLocked)
      TextField("C", text: $texts[2]).field($focus, equals: 2, text: texts[2])
      Button("Lock B") { isLocked.toggle() }
    }
    .fieldNavigation($focus)
  }
}
