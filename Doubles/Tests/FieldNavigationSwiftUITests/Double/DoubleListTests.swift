import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: lists")
struct DoubleListTests {
  @Test("A list loads and evaluates only its visible rows")
  func window() {
    let screen = Screen(rows: 3) { Numbers(kind: .list) }
    expect(screen.fields, equals: ["0", "1", "2"])
    expect(screen.evaluations["Row"], equals: 3)
    screen.scroll(to: 50)
    expect(screen.fields, equals: ["48", "49", "50"])
    expect(screen.evaluations["Row"], equals: 6)
    screen.scroll(to: 99)
    expect(screen.fields, equals: ["97", "98", "99"])
  }

  @Test("A lazy stack loads only its visible rows")
  func stacks() {
    expect(Screen(rows: 3) { Numbers(kind: .lazy) }.fields.count, equals: 3)
    expect(Screen(rows: 3) { Numbers(kind: .stack) }.fields.count, equals: 100)
  }

  @Test("A Form loads only visible rows if `hasLazyForms` is true")
  func form() {
    expect(Screen(rows: 3) { Numbers(kind: .form) }.fields.count, equals: 100)
    let lazy = Screen(rows: 3, hasLazyForms: true) { Numbers(kind: .form) }
    expect(lazy.fields.count, equals: 3)
  }

  @Test("Without an anchor, `ScrollViewReader` scrolls only as far as needed")
  func reader() {
    let screen = Screen(rows: 3) { Scrolling() }
    screen.tap("To 50")
    expect(screen.fields, equals: ["48", "49", "50"])
    screen.tap("50 to top")
    expect(screen.fields, equals: ["50", "51", "52"])
    screen.tap("50 to center")
    expect(screen.fields, equals: ["49", "50", "51"])
  }

  @Test("A row loses its state when it leaves the visible rows")
  func leaving() {
    let events = Calls()
    let screen = Screen(rows: 2) { Numbers(kind: .list, events: events) }
    screen.tap("0")
    screen.type("a")
    expect(screen.text(of: "0"), equals: "a")
    screen.scroll(to: 10)
    expectNil(screen.focused)
    expect(events.list.contains("disappear 0"))
    screen.scroll(to: 0)
    expect(screen.text(of: "0"), equals: "")
    expect(events.list.filter { $0 == "appear 0" }.count, equals: 2)
  }

  @Test("A list scrolls to rows inside sections, groups and conditions")
  func content() {
    let screen = Screen(rows: 4) { Mixed() }
    expect(screen.texts, equals: ["Head", "a", "b", "static"])
    screen.scroll(to: "end")
    expect(screen.texts, equals: ["static", "x", "y", "end"])
    screen.scroll(to: "x")
    expect(screen.texts, equals: ["static", "x", "y", "end"])
  }

  @Test("After rows are removed, the visible range ends at the last row")
  func shrinking() {
    let screen = Screen(rows: 3) { Shrinking() }
    screen.scroll(to: 9)
    expect(screen.texts, equals: ["7", "8", "9"])
    screen.tap("Halve")
    expect(screen.texts, equals: ["2", "3", "4"])
  }

  @Test("A binding to a removed row reads the row's last value")
  func goneElement() throws {
    var rows = ["a", "b"]
    let all = Binding(get: { rows }, set: { rows = $0 })
    let last = all[1]
    rows.removeLast()
    expect(last.wrappedValue, equals: "b")
    last.wrappedValue = "c"
    expect(rows, equals: ["a"])
  }

  @Test("The double reports a test that scrolls to an unknown ID")
  func unknown() {
    let screen = Screen(onViolation: .isRecorded) { Numbers(kind: .list) }
    screen.scroll(to: 1000)
    expect(screen.violations, equals: ["No list has a row 1000"])
  }
}

private struct Numbers: View {
  enum Kind { case list, lazy, stack, form }
  let kind: Kind
  var events: Calls?

  var body: some View {
    switch kind {
    case .list: List(0..<100, id: \.self) { Row(number: $0, events: events) }
    case .lazy:
      ScrollView {
        LazyVStack { ForEach(0..<100) { Row(number: $0, events: events) } }
      }
    case .stack: VStack { ForEach(0..<100) { Row(number: $0, events: events) } }
    case .form: Form { ForEach(0..<100) { Row(number: $0, events: events) } }
    }
  }
}

private struct Row: View {
  let number: Int
  let events: Calls?
  @State private var text = ""

  var body: some View {
    TextField("\(number)", text: $text)
      .onAppear { events?.list.append("appear \(number)") }
      .onDisappear { events?.list.append("disappear \(number)") }
  }
}

private struct Scrolling: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("To 50") { proxy.scrollTo(50) }
      Button("50 to top") { proxy.scrollTo(50, anchor: .top) }
      Button("50 to center") { proxy.scrollTo(50, anchor: .center) }
      Numbers(kind: .list)
    }
  }
}

private struct Mixed: View {
  private let hasMore = true

  var body: some View {
    List {
      Section("Head") {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
      Text("static").id("static")
      if hasMore {
        Group {
          ForEach(["x", "y"], id: \.self) { Text($0) }
        }
        .disabled(true)
      }
      Text("end").id("end").padding()
    }
  }
}

private struct Shrinking: View {
  @State private var count = 10

  var body: some View {
    Button("Halve") { count /= 2 }
    List(Array(0..<count), id: \.self) { Text("\($0)") }
  }
}
