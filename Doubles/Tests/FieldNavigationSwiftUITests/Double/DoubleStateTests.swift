import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: state and identity")
struct DoubleStateTests {
  @Test("A view loses its state when an `if` switches branches")
  func branch() {
    let screen = Screen { Branches() }
    screen.tap("Add")
    expect(screen.texts, equals: ["1"])
    screen.tap("Swap")
    expect(screen.texts, equals: ["0"])
    screen.tap("Swap")
    expect(screen.texts, equals: ["0"])
  }

  @Test("A row's state moves with the row's ID")
  func rows() {
    let screen = Screen { Rows() }
    screen.tap("Add", nth: 1)
    expect(screen.texts, equals: ["0", "1", "0"])
    screen.tap("Reverse")
    screen.tap("Remove first")
    expect(screen.texts, equals: ["1", "0"])
  }

  @Test("Changing a view's ID resets its state")
  func id() {
    let screen = Screen { Identified() }
    screen.tap("Add")
    screen.tap("Next")
    expect(screen.texts, equals: ["0"])
  }

  @Test("The same view in two places has two states")
  func twoPlaces() {
    let screen = Screen {
      let row = Tally()
      row
      row
    }
    screen.tap("Add", nth: 1)
    expect(screen.texts, equals: ["0", "1"])
  }

  @Test("A captured binding sets no state of a removed view")
  func captured() throws {
    let box = Box()
    let screen = Screen { Exposing(box: box) }
    let binding = try #require(box.binding)
    binding.wrappedValue = "set"
    screen.settle()
    expect(screen.texts, equals: ["set"])
    screen.tap("Hide")
    binding.wrappedValue = "unseen"
    screen.settle()
    screen.tap("Hide")
    expect(screen.texts, equals: [""])
  }

  @Test("Bindings refer to properties and to elements of collections")
  func bindings() {
    let screen = Screen { People() }
    expect(screen.fields, equals: ["First", "Name", "Name"])
    screen.tap("Name", nth: 1)
    screen.type("!")
    expect(screen.texts, equals: ["Ada, Bob!"])
    screen.tap("First")
    screen.type("?")
    expect(screen.texts, equals: ["Ada?, Bob!"])
    expect(screen.text(of: "First"), equals: "Ada?")
  }

  @Test("Only the first of two rows with the same ID appears")
  func sameID() {
    let screen = Screen {
      ForEach([1, 1], id: \.self) { Text("\($0)") }
    }
    expect(screen.texts, equals: ["1"])
    expect(screen.warnings.count, equals: 1)
  }

  @Test("Views read the environment value of the nearest modifier")
  func environment() {
    let screen = Screen { Themes() }
    expect(screen.texts, equals: ["plain", "blue 0", "blue 0!"])
    screen.resetCounts()
    screen.tap("Add")
    expect(screen.texts, equals: ["plain", "blue 1", "blue 1!"])
    expect(screen.evaluations, equals: ["Themes": 1, "Theme": 2])
  }

  @Test("A changed environment value evaluates only views that read the value")
  func passing() {
    let screen = Screen { Passing() }
    screen.resetCounts()
    screen.tap("Add")
    expect(screen.texts, equals: ["blue 1", "blue 1"])
    expect(screen.evaluations, equals: ["Passing": 1, "Theme": 2])
  }

  @Test("`disabled(false)` can't enable a view inside a disabled container")
  func disabled() {
    let screen = Screen {
      VStack {
        Button("In") {}.disabled(false)
      }
      .disabled(true)
    }
    expect(!screen.tap("In"))
  }

  @Test("State inside a DynamicProperty is stored with the view")
  func dynamicProperty() {
    let screen = Screen { Nested() }
    screen.tap("Add")
    expect(screen.texts, equals: ["1"])
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    Text("\(count)")
  }
}

private struct Branches: View {
  @State private var isFirst = true

  var body: some View {
    Button("Swap") { isFirst.toggle() }
    if isFirst { Tally() } else { Tally() }
  }
}

private struct Rows: View {
  @State private var ids = [1, 2, 3]

  var body: some View {
    Button("Reverse") { ids.reverse() }
    Button("Remove first") { ids.removeFirst() }
    ForEach(ids, id: \.self) { _ in Tally() }
  }
}

private struct Identified: View {
  @State private var id = 0

  var body: some View {
    Button("Next") { id += 1 }
    Tally().id(id)
  }
}

private final class Box {
  var binding: Binding<String>?
}

private struct Exposing: View {
  let box: Box
  @State private var isShown = true

  var body: some View {
    Button("Hide") { isShown.toggle() }
    if isShown { Exposed(box: box) }
  }
}

private struct Exposed: View {
  let box: Box
  @State private var text = ""

  var body: some View {
    Text(text).onAppear { if box.binding == nil { box.binding = $text } }
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
}

private struct People: View {
  @State private var people = [
    Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob"),
  ]

  var body: some View {
    TextField("First", text: $people[0].name)
    ForEach($people) { $person in
      TextField("Name", text: $person.name)
    }
    Text(people.map(\.name).joined(separator: ", "))
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themes: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    Theme()
    VStack {
      Theme()
      Theme().transformEnvironment(\.theme) { $0 += "!" }
    }
    .environment(\.theme, "blue \(count)")
  }
}

private struct Theme: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(theme) }
}

private struct CountProperty: DynamicProperty {
  @State var count = 0
}

private struct Nested: View {
  private var property = CountProperty()

  var body: some View {
    Button("Add") { property.count += 1 }
    Text("\(property.count)")
  }
}

private struct Passing: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    VStack {
      Middle()
      Theme().modifier(Plain())
    }
    .environment(\.theme, "blue \(count)")
  }
}

private struct Middle: View {
  var body: some View { VStack { Theme() } }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}
