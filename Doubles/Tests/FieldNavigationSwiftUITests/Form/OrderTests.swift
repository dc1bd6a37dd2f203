import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A list with two fields in each row. The first field is in a separate view.
private struct Rows: View {
  @State private var texts = Array(repeating: "", count: 4)
  @FocusState private var focus: Int?

  var body: some View {
    List([0, 2], id: \.self) { first in
      VStack {
        Line(text: $texts[first], focus: $focus, value: first)
        TextField("F\(first + 1)", text: $texts[first + 1])
          .field($focus, equals: first + 1, text: texts[first + 1])
      }
    }
    .fieldNavigation($focus)
  }
}

private struct Line: View {
  @Binding var text: String
  let focus: FocusState<Int?>.Binding
  let value: Int

  var body: some View {
    TextField("F\(value)", text: $text).field(focus, equals: value, text: text)
  }
}

/// A form whose app may list its fields in another order than the views.
private struct Listed: View {
  @State private var order: [String]? = ["C", "A", "B"]
  @State private var text = ""
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      Button("List") { order = order == nil ? ["C", "A", "B"] : nil }
      ForEach(["A", "B", "C"], id: \.self) { name in
        TextField(name, text: $text)
          .field($focus, equals: name, isEmpty: true)
      }
    }
    .fieldNavigation($focus, order: order.map { .explicit($0) } ?? .automatic)
  }
}

/// A form in reading order, with two fields side by side.
private struct Sides: View {
  @State private var texts = ["", "", ""]
  @State private var isMirrored = false
  @State private var left = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Button("Mirror") { isMirrored.toggle() }
      Button("Rename") { left = 2 }
      TextField("Left", text: $texts[left])
        .field($focus, equals: left, text: texts[left])
      TextField("Right", text: $texts[1]).field(
        $focus, equals: 1, text: texts[1])
    }
    .fieldNavigation($focus, order: .reading)
    .environment(
      \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

/// A form in reading order whose first field grows beside the others.
private struct Columns: View {
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      ForEach(["A", "B", "C", "D"], id: \.self) { name in
        TextField(name, text: .constant(""))
          .field($focus, equals: name, text: "")
      }
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(destination: .next), order: .reading
    )
    .inputBar()
  }
}

/// A list in reading order.
private struct Scrolled: View {
  @FocusState private var focus: Int?

  var body: some View {
    List(0..<12, id: \.self) { row in
      TextField("Row \(row)", text: .constant(""))
        .field($focus, equals: row, text: "")
    }
    .fieldNavigation(
      $focus, order: .reading, rows: FieldRows(Array(0..<12)) { _ in true })
  }
}

/// A form that gets another field while a page covers it.
private struct Covered: View {
  @State private var hasSecond = false
  @FocusState private var focus: Int?

  var body: some View {
    NavigationStack {
      VStack {
        field(1)
        if hasSecond { field(2) }
        field(3)
        NavigationLink("Push") { Button("Add") { hasSecond = true } }
      }
      .fieldNavigation($focus)
    }
  }

  private func field(_ value: Int) -> some View {
    TextField("F\(value)", text: .constant(""))
      .field($focus, equals: value, text: "")
  }
}

@MainActor @Suite("Order of SwiftUI fields (R2, R3)") struct OrderTests {
  @Test(
    "Fields follow source order whichever view's state is created first (R2)",
    .underPolicyPairs(where: \.tellsOrder))
  func state() {
    let screen = Screen { Rows() }
    expect(
      screen.walk(from: "F0"),
      equals: ["F0 next", "F1 next", "F2 next", "F3 done"])
  }

  @Test(
    "A field that comes while a page covers the form has its place (R2)",
    .underPolicyPairs)
  func covered() {
    let screen = Screen { Covered() }
    screen.tap("Push")
    screen.tap("Add")
    screen.pop()
    expect(screen.labels, equals: ["F1": "next", "F2": "next", "F3": "done"])
  }

  @Test(
    "Rows that have scrolled away stay before those in their place (R3, R13)",
    .underPolicyPairs)
  func scrolledAway() {
    let screen = Screen(rows: 4) { Scrolled() }
    func place(_ rows: Range<Int>) {
      for (line, row) in rows.enumerated() {
        screen.graph.place(
          "Row \(row)", at: CGRect(x: 0, y: 40 * line, width: 100, height: 30))
      }
      screen.settle()
    }
    place(0..<4)
    place(4..<8)
    screen.scroll(to: 7)
    screen.tap("Row 4")
    screen.pressReturn()
    expect(screen.focused, equals: "Row 5")
  }

  @Test(
    "Without the app's list, fields return to source order (R2)",
    .underPolicyPairs)
  func listed() {
    let screen = Screen { Listed() }
    expect(screen.labels, equals: ["A": "next", "B": "done", "C": "next"])
    screen.tap("List")
    expect(screen.labels, equals: ["A": "next", "B": "next", "C": "done"])
    screen.tap("List")
    expect(screen.labels, equals: ["A": "next", "B": "done", "C": "next"])
  }

  private func sides() -> Screen {
    let screen = Screen { Sides() }
    screen.place("Left", at: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.place("Right", at: CGRect(x: 200, y: 0, width: 100, height: 30))
    expect(screen.labels, equals: ["Left": "next", "Right": "done"])
    return screen
  }

  @Test(
    "Changing the layout direction reverses the reading order (R3)",
    .underPolicyPairs)
  func direction() {
    let screen = sides()
    screen.tap("Mirror")
    expect(screen.walk(from: "Right"), equals: ["Right next", "Left done"])
  }

  @Test(
    "Reading order follows a change of direction and frames (R3)",
    .underPolicyPairs)
  func directionAndFrames() {
    let screen = sides()
    // SwiftUI evaluates the GeometryReader once for both changes.
    screen.graph.place("Left", at: CGRect(x: 10, y: 0, width: 100, height: 30))
    screen.graph.place(
      "Right", at: CGRect(x: 210, y: 0, width: 100, height: 30))
    screen.tap("Mirror")
    expect(screen.walk(from: "Right"), equals: ["Right next", "Left done"])
  }

  /// Field A is as high as the three others. D is then second, although no
  /// field has left its place between its neighbors.
  private func columns() -> Screen {
    let screen = Screen { Columns() }
    screen.place("A", at: CGRect(x: 0, y: 0, width: 40, height: 30))
    screen.place("B", at: CGRect(x: 100, y: 0, width: 40, height: 30))
    screen.place("C", at: CGRect(x: 200, y: 35, width: 40, height: 30))
    screen.place("D", at: CGRect(x: 50, y: 70, width: 40, height: 30))
    return screen
  }

  private func grow(_ screen: Screen) {
    screen.place("A", at: CGRect(x: 0, y: 0, width: 40, height: 100))
  }

  @Test("A press sees the frames of its time (R3)", .underPolicyPairs)
  func press() {
    let screen = columns()
    screen.tap("A")
    grow(screen)
    screen.pressReturn()
    expect(screen.focused, equals: "D")
  }

  @Test("Next in the bar sees the frames of its time (R3)", .underPolicyPairs)
  func bar() {
    let screen = columns()
    screen.tap("A")
    grow(screen)
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "D")
  }

  @Test(
    "A label is right by the time its field gains focus (R3, R7)",
    .underPolicyPairs)
  func label() {
    let screen = columns()
    grow(screen)
    screen.tap("C")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "A view with a new focus value keeps its place (R3)",
    .underPolicyPairs
  )
  func renamed() {
    let screen = sides()
    screen.tap("Rename")
    screen.place("Right", at: CGRect(x: 0, y: -50, width: 100, height: 30))
    expect(screen.walk(from: "Right"), equals: ["Right next", "Left done"])
  }
}
