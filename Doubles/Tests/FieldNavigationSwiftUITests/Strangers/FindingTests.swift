import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// Tests for bugs that random steps or unfamiliar screens have found.
@MainActor @Suite("Bugs found by testing unfamiliar screens")
struct FindingTests {
  @Test(
    "Return follows source order if focus values have no order (R2)",
    .underPolicyPairs(where: \.tellsOrder))
  func treeOrder() {
    let screen = Screen { Lines() }
    expect(screen.walk(from: "A"), equals: ["A next", "B next", "C done"])
  }

  @Test(
    "Fields missing from an explicit order follow the listed fields (R2)",
    .underPolicyPairs)
  func unlisted() {
    let screen = Screen { Unlisted() }
    screen.tap("Insert")
    screen.tap("Insert")
    expect(screen.fields, equals: ["F0", "F2", "F1"])
    expect(screen.walk(from: "F0"), equals: ["F0 next", "F2 next", "F1 done"])
  }

  @Test(
    "A form doesn't finish if `onSubmit` moves focus (R14)",
    .underPolicyPairs(where: { $0.setApplies == .now }))
  func movesInsteadOfFinishing() {
    let screen = Screen { GoesBack() }
    screen.tap("B")
    screen.pressReturn()
    expect(screen.focused, equals: "A")
    expect(screen.texts, equals: ["finished 0"])
  }

  @Test(
    "Return skips a disabled target while the old field keeps focus (R10)",
    .underPolicyPairs(where: { $0.disabledTarget == .refusedKeepsOld }))
  func refusalKeepsFocus() {
    let screen = Screen { Refusing() }
    screen.tap("A")
    screen.pressReturn()
    expect(screen.focused, equals: "C")
  }

  @Test(
    "Next in the input bar skips a disabled target (R8, R10)",
    .underPolicyPairs(where: { $0.disabledTarget == .refusedKeepsOld }))
  func barRefusalKeepsFocus() {
    let screen = Screen { Refusing() }
    screen.tap("A")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "C")
  }

  @Test("Filling an unloaded row by code changes the label at once (R7)")
  func unloadedRow() {
    let screen = Screen(rows: 3) { LongList() }
    screen.tap("Row 0")
    expect(screen.returnKey, equals: "next")
    screen.tap("Fill row 9")
    withKnownIssue(KnownIssue.unloadedRowChanges.reason) {
      expect(screen.returnKey, equals: "done")
    }
    // The Return key shows Next. No empty row follows, and Return moves to a
    // filled row (R6).
    screen.pressReturn()
    expect(screen.focused, equals: "Row 1")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.texts, equals: ["finished 1"])
  }

  @Test("Removing an unloaded last row changes the label (R7, R13)")
  func removedRow() {
    let screen = Screen(rows: 3) { ShrinkingList() }
    screen.tap("Row 2")
    expect(screen.returnKey, equals: "next")
    screen.tap("Remove the last row")
    expect(screen.fields, equals: ["Row 0", "Row 1", "Row 2"])
    expect(screen.returnKey, equals: "done")
  }

  @Test("The form forgets refusals when any field changes (R10)")
  func forgottenRefusal() {
    let screen = Screen { RefusingGroup() }
    screen.tap("A")
    screen.pressReturn()
    expect(screen.focused, equals: "A")
    expect(screen.returnKey, equals: "done")
    screen.tap("C")
    screen.type("x")
    screen.tap("A")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.returnKey, equals: "done")
    screen.tap("Leave out D")
    expect(screen.returnKey, equals: "next")
  }

  @Test(
    "The form forgets refusals when focus moves (R10)", .underPolicyPairs)
  func forgottenWithFocus() {
    let screen = Screen { RefusingGroup() }
    screen.tap("A")
    screen.pressReturn()
    screen.tap("A")
    expect(screen.returnKey, equals: "done")
    screen.tap("C")
    screen.tap("A")
    expect(screen.returnKey, equals: "next")
  }

  @Test(
    "Return doesn't submit again while the form sends (R5)",
    .underPolicyPairs(where: { !$0.disablingResigns }))
  func sending() {
    let screen = Screen { Sending() }
    screen.tap("A")
    screen.type("x")
    screen.tap("Send")
    screen.pressReturn()
    expect(screen.texts, equals: ["sent 1"])
  }
}

private struct Lines: View {
  @State private var texts = ["", "", ""]
  @FocusState private var focus: String?

  var body: some View {
    Form {
      TextField("A", text: $texts[0]).field($focus, equals: "a", text: texts[0])
      TextField("B", text: $texts[1]).field($focus, equals: "b", text: texts[1])
      TextField("C", text: $texts[2]).field($focus, equals: "c", text: texts[2])
    }
    .fieldNavigation($focus)
  }
}

private struct Unlisted: View {
  @State private var rows = [CustomField(id: 0)]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach($rows) { $row in
        TextField("F\(row.id)", text: $row.value)
          .field($focus, equals: row.id, text: row.value)
      }
      Button("Insert") { rows.insert(CustomField(id: rows.count), at: 1) }
    }
    .fieldNavigation($focus, order: .explicit([0]))
  }
}

private struct GoesBack: View {
  @State private var texts = ["x", ""]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField("B", text: $texts[1])
        .onSubmit { focus = 0 }
        .field($focus, equals: 1, text: texts[1])
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus) { finishes += 1 }
  }
}

private struct Refusing: View {
  @State private var texts = ["", "", ""]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField("B", text: $texts[1])
        .disabled(true)
        .field($focus, equals: 1, text: texts[1])
      TextField("C", text: $texts[2]).field($focus, equals: 2, text: texts[2])
    }
    .fieldNavigation($focus)
    .inputBar()
  }
}

private struct LongList: View {
  @State private var names = (0..<10).map { $0 == 9 ? "" : "x" }
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      List {
        ForEach(0..<10) { row in
          TextField("Row \(row)", text: $names[row])
            .field($focus, equals: row, text: names[row])
        }
      }
      .fieldNavigation(
        $focus, rows: FieldRows(Array(0..<10)) { names[$0].isEmpty }
      ) { finishes += 1 }
      Button("Fill row 9") { names[9] = "x" }
      if finishes > 0 { Text("finished \(finishes)") }
    }
  }
}

private struct ShrinkingList: View {
  @State private var rows = [0, 1, 2, 3]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      List {
        ForEach(rows, id: \.self) { row in
          TextField("Row \(row)", text: .constant(""))
            .field($focus, equals: row, text: "")
        }
      }
      .fieldNavigation($focus, rows: FieldRows(rows) { _ in true })
      Button("Remove the last row") { rows.removeLast() }
    }
  }
}

private struct RefusingGroup: View {
  @State private var texts = ["", "", "", "x"]
  @State private var isLeftOut = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      VStack {
        TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
        TextField("B", text: $texts[1])
          .disabled(true)
          .field($focus, equals: 1, text: texts[1])
      }
      .fieldGroup()
      TextField("C", text: $texts[2]).field($focus, equals: 2, text: texts[2])
      TextField("D", text: $texts[3])
        .field($focus, equals: 3, text: texts[3], isReachable: !isLeftOut)
      Button("Leave out D") { isLeftOut = true }
    }
    .fieldNavigation($focus)
  }
}

private struct Sending: View {
  @State private var text = ""
  @State private var isSending = false
  @State private var count = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $text).field($focus, equals: 0, text: text)
        .disabled(isSending)
      Button("Send") { send() }
      Text("sent \(count)")
    }
    .fieldNavigation($focus) { send() }
  }

  private func send() {
    isSending = true
    count += 1
  }
}
