import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A form in which two views show one field. The first view can't take focus.
private struct Twins: View {
  enum Field: CaseIterable { case name, code }

  @State private var hasBoth = true
  @State private var name = "x"
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).field($focus, equals: .name, text: name)
      if hasBoth {
        SecureField("Hidden code", text: .constant(""))
          .field($focus, equals: .code, text: "", isReachable: false)
      }
      TextField("Code", text: .constant(""))
        .field($focus, equals: .code, text: "")
      Button("Show one") { hasBoth = false }
    }
    .fieldNavigation($focus)
  }
}

/// A form whose second view of a field is at another place.
private struct Places: View {
  @State private var isBelow = false
  @FocusState private var focus: Int?

  private func town() -> some View {
    TextField("Town", text: .constant("")).field($focus, equals: 1, text: "")
  }

  var body: some View {
    VStack {
      if !isBelow { town() }
      TextField("Street", text: .constant(""))
        .field($focus, equals: 2, text: "")
      if isBelow { town() }
      Button("Below") { isBelow = true }
    }
    .fieldNavigation($focus)
  }
}

/// A list with a group. The form knows the rows before their group.
private struct GroupedRows: View {
  @FocusState private var focus: Int?

  private func row(_ row: Int) -> some View {
    TextField("Row \(row)", text: .constant(""))
      .field($focus, equals: row, text: "")
  }

  var body: some View {
    List {
      VStack {
        row(0)
        row(1)
      }
      .fieldGroup()
      row(2)
    }
    .fieldNavigation($focus, rows: FieldRows([0, 1, 2]) { _ in true })
  }
}

@MainActor
@Suite("Views that replace each other (R11)", .underPolicyPairs)
struct ReplacedViewTests {
  @Test("The state of the view that stays counts (R1)")
  func state() {
    let screen = Screen { Twins() }
    screen.tap("Name")
    screen.tap("Show one")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
  }

  @Test("Both views show the field's label (R7)")
  func labels() {
    let screen = Screen { Twins() }
    expect(screen.label(of: "Code"), equals: "done")
  }

  @Test("Return in a field with a hidden second view warns of nothing")
  func hidden() {
    let screen = Screen { Twins() }
    screen.tap("Code")
    screen.pressReturn()
    expectNil(screen.focused)
  }

  @Test("A field that moves to another view takes that view's place (R2)")
  func place() {
    let screen = Screen { Places() }
    expect(screen.labels, equals: ["Town": "next", "Street": "done"])
    screen.tap("Below")
    expect(screen.labels, equals: ["Town": "done", "Street": "next"])
  }

  @Test("Rows turn out to be in a group, which keeps Return inside (R12)")
  func group() {
    let screen = Screen { GroupedRows() }
    screen.tap("Row 1")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
  }
}
