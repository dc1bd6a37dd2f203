import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: which bodies are evaluated")
struct DoubleBodyTests {
  @Test("SwiftUI evaluates a body again when the body's state changes")
  func read() {
    let screen = Screen { Counters() }
    expect(screen.evaluations, equals: ["Counters": 1, "Counter": 2])
    screen.resetCounts()
    screen.tap("A")
    expect(screen.evaluations, equals: ["Counter": 1])
    expect(screen.passes, equals: 1)
    expect(screen.texts, equals: ["A 1", "B 0"])
  }

  @Test("Setting a state evaluates no body if no body reads the state")
  func unread() {
    let screen = Screen { Unread() }
    screen.resetCounts()
    screen.tap("Set")
    expect(screen.evaluations.isEmpty)
    expect(screen.passes, equals: 0)
  }

  @Test("Setting state to the same value again evaluates no body")
  func same() {
    let screen = Screen { Setter() }
    screen.resetCounts()
    screen.tap("To 0")
    expect(screen.passes, equals: 0)
    screen.tap("To 1")
    expect(screen.evaluations, equals: ["Setter": 1])
  }

  @Test("Evaluating a view evaluates only its changed children")
  func comparison() {
    let screen = Screen { Parent() }
    screen.resetCounts()
    screen.tap("Count")
    expect(
      screen.evaluations,
      equals: [
        "Parent": 1, "Changed": 1, "WithClosure": 1,
      ])
  }

  @Test(
    "If views aren't compared, evaluating a view evaluates all its children")
  func noComparison() {
    let screen = Screen(Policies { $0.comparesViews = false }) { Parent() }
    screen.resetCounts()
    screen.tap("Count")
    expect(
      screen.evaluations,
      equals: [
        "Parent": 1, "Changed": 1, "Unchanged": 1, "WithClosure": 1,
        "WithObject": 1, "WithBinding": 1,
      ])
  }

  @Test(
    "Evaluating a modifier again doesn't evaluate its content",
    arguments: [true, false])
  func modifier(comparesViews: Bool) {
    let screen = Screen(Policies { $0.comparesViews = comparesViews }) {
      Leaf().modifier(Counting())
    }
    screen.resetCounts()
    screen.tap("Count")
    expect(screen.evaluations, equals: ["Counting": 1])
    expect(screen.texts, equals: ["leaf", "1"])
  }

  @Test("Changing a modifier's content doesn't evaluate the modifier")
  func content() {
    let screen = Screen { ChangingContent() }
    screen.resetCounts()
    screen.tap("Change")
    expect(screen.texts, equals: ["1", "0"])
    expect(screen.evaluations, equals: ["ChangingContent": 1, "Changed": 1])
  }

  @Test("Changing a modifier's value doesn't evaluate its content")
  func changedModifier() {
    let screen = Screen { ChangingModifier(changesContent: false) }
    screen.resetCounts()
    screen.tap("Change")
    expect(screen.texts, equals: ["0", "label 1"])
    expect(screen.evaluations, equals: ["ChangingModifier": 1, "Labelled": 1])
  }

  @Test("Changing a modifier and its content evaluates both")
  func changedBoth() {
    let screen = Screen { ChangingModifier(changesContent: true) }
    screen.resetCounts()
    screen.tap("Change")
    expect(screen.texts, equals: ["1", "label 1"])
    expect(
      screen.evaluations,
      equals: [
        "ChangingModifier": 1, "Labelled": 1, "Changed": 1,
      ])
  }

  @Test(
    "A view with an `any View` property is always evaluated with its parent"
  )
  func existential() {
    let screen = Screen { Wrapping() }
    screen.tap("Change")
    expect(screen.texts, equals: ["1"])
  }

  @Test("SwiftUI compares an Equatable view with its `==`")
  func equatable() {
    let screen = Screen { EquatableParent() }
    screen.resetCounts()
    screen.tap("Count")
    expect(screen.evaluations, equals: ["EquatableParent": 1])
  }

  @Test("Closing a screen releases its view graph")
  func leak() {
    var screen: Screen? = Screen {
      NavigationStack {
        List(0..<3, id: \.self) { Text("\($0)") }.modifier(Counting())
        FocusForm()
      }
    }
    weak let graph = screen?.graph
    screen?.tap("Count")
    screen?.tap("Name")
    expect(graph != nil)
    screen = nil
    expectNil(graph)
  }
}

private struct Counters: View {
  var body: some View {
    Counter(name: "A")
    Counter(name: "B")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button(name) { count += 1 }
    Text("\(name) \(count)")
  }
}

private struct Unread: View {
  @State private var count = 0

  var body: some View {
    Button("Set") { count += 1 }
  }
}

private struct Setter: View {
  @State private var count = 0

  var body: some View {
    Button("To 0") { count = 0 }
    Button("To 1") { count = 1 }
    Text("\(count)")
  }
}

private final class Object {}

private struct Parent: View {
  @State private var count = 0
  @State private var text = ""
  private let object = Object()

  var body: some View {
    Button("Count") { count += 1 }
    Changed(count: count)
    Unchanged(count: 1, pair: Pair(a: 1, b: "b"))
    WithClosure { count += 1 }
    WithObject(object: object)
    WithBinding(text: $text)
  }
}

private struct Pair {
  let a: Int
  let b: String
}

private struct Changed: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct Unchanged: View {
  let count: Int
  let pair: Pair
  var body: some View { EmptyView() }
}

private struct WithClosure: View {
  let action: () -> Void
  var body: some View { EmptyView() }
}

private struct WithObject: View {
  let object: Object
  var body: some View { EmptyView() }
}

private struct WithBinding: View {
  @Binding var text: String
  var body: some View { EmptyView() }
}

private struct Leaf: View {
  var body: some View { Text("leaf") }
}

private struct Counting: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("Count") { count += 1 }
    Text("\(count)")
  }
}

private struct ChangingContent: View {
  @State private var count = 0

  var body: some View {
    Button("Change") { count += 1 }
    Changed(count: count).modifier(Counting())
  }
}

private struct EquatableParent: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    if count >= 0 { EquatableChild { count += 1 } }
  }
}

private struct EquatableChild: View, Equatable {
  let action: () -> Void
  var body: some View { EmptyView() }
  nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

private struct ChangingModifier: View {
  let changesContent: Bool
  @State private var count = 0

  var body: some View {
    Button("Change") { count += 1 }
    Changed(count: changesContent ? count : 0)
      .modifier(Labelled(label: "label \(count)"))
  }
}

private struct Labelled: ViewModifier {
  let label: String

  func body(content: Content) -> some View {
    content
    Text(label)
  }
}

private struct Wrapping: View {
  @State private var count = 0

  var body: some View {
    Button("Change") { count += 1 }
    Wrapper(view: Text("\(count)"), word: nil)
  }
}

private struct Wrapper: View {
  let view: any View
  let word: String?
  var body: some View { AnyView(view) }
}
