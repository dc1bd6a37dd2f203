import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI lists of 1,000 rows (R13)") struct ListTests {
  private static let filled = Set(0..<1000).subtracting([3, 700, 999])

  @Test(
    "Return goes to unloaded rows if the app passes `rows`",
    .underPolicyPairs, arguments: [false, true])
  func withRows(isLazyStack: Bool) {
    let screen = Screen {
      Guests(filled: Self.filled, isLazyStack: isLazyStack, hasRows: true)
    }
    expect(
      screen.walk(from: "Guest 3"),
      equals: ["Guest 3 next", "Guest 700 next", "Guest 999 done"])
    expect(screen.texts.contains("finished 1"))
  }

  @Test(
    "A press of Return in a list of 1,000 rows evaluates fewer than 100 rows")
  func evaluations() {
    let screen = Screen {
      Guests(filled: Self.filled, isLazyStack: false, hasRows: true)
    }
    screen.tap("Guest 3")
    screen.resetCounts()
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 700")
    expect((screen.evaluations["TextField"] ?? 0) < 100)
    expect(screen.passes < 30)
  }

  @Test(
    "A form without `rows` has only loaded fields",
    .underPolicyPairs)
  func withoutRows() {
    let screen = Screen {
      Guests(filled: Self.filled, isLazyStack: false, hasRows: false)
    }
    expect(screen.walk(from: "Guest 3"), equals: ["Guest 3 done"])
    screen.scroll(to: 700)
    screen.tap("Guest 700")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "Return moves through the loaded rows of a form without `rows`",
    .underPolicyPairs(where: \.tellsOrder))
  func loadedRows() {
    let screen = Screen {
      Guests(filled: [1], isLazyStack: false, hasRows: false)
    }
    let steps = screen.walk(from: "Guest 0")
    expect(steps.prefix(2), equals: ["Guest 0 next", "Guest 2 next"])
    expect(steps.count >= 9)
  }

  @Test(
    "Return visits every row if all rows are empty",
    .underPolicyPairs)
  func thirtyRows() {
    let screen = Screen {
      Guests(
        filled: Set(30..<1000), isLazyStack: false, hasRows: true)
    }
    let steps = screen.walk(from: "Guest 0")
    expect(steps.count, equals: 30)
    expect(steps.last, equals: "Guest 29 done")
  }

  @Test(
    "A row keeps its text when the user scrolls away",
    .underPolicyPairs)
  func scrolledAway() {
    let screen = Screen {
      Guests(filled: Self.filled, isLazyStack: false, hasRows: true)
    }
    screen.tap("Guest 3")
    screen.type("Ada")
    screen.scroll(to: 500)
    screen.scroll(to: 2)
    expect(screen.text(of: "Guest 3"), equals: "Ada")
    screen.tap("Guest 2")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 700")
  }
}

private struct Guests: View {
  let filled: Set<Int>
  let isLazyStack: Bool
  let hasRows: Bool
  @State private var names: [Int: String] = [:]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Text("finished \(finishes)")
      container.fieldNavigation(
        $focus, rows: hasRows ? rows : nil
      ) { finishes += 1 }
    }
  }

  private var rows: FieldRows<Int> {
    FieldRows(Array(0..<1000)) { name(of: $0).isEmpty }
  }

  @ViewBuilder private var container: some View {
    if isLazyStack {
      ScrollView {
        LazyVStack { ForEach(0..<1000) { row($0) } }
      }
    } else {
      List { ForEach(0..<1000) { row($0) } }
    }
  }

  private func row(_ id: Int) -> some View {
    TextField("Guest \(id)", text: text(of: id))
      .field($focus, equals: id, text: name(of: id))
  }

  private func name(of id: Int) -> String {
    names[id] ?? (filled.contains(id) ? "x" : "")
  }

  private func text(of id: Int) -> Binding<String> {
    Binding(get: { name(of: id) }, set: { names[id] = $0 })
  }
}
