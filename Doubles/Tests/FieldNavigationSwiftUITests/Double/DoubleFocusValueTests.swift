import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: values of focus states")
struct DoubleFocusValueTests {
  @Test("Only the last focus value of a turn counts")
  func lastCounts() {
    let screen = Screen(Policies { $0.setApplies = .nextTurn }) {
      FocusForm()
    }
    screen.tap("To email, then to name")
    expect(screen.log.filter { $0.hasPrefix("focus") }, equals: ["focus Name"])
  }

  @Test("A new focus value replaces a missing view's focus value")
  func replaced() {
    let screen = Screen(Policies { $0.unmountedTarget = .kept }) {
      FocusForm()
    }
    screen.tap("Remove code")
    screen.tap("To code")
    screen.tap("To name")
    screen.tap("Add code")
    expect(screen.focused, equals: "Name")
  }

  @Test(
    "A missing view's focus value remains while another focus state moves focus"
  )
  func keptBeside() {
    let screen = Screen(Policies { $0.unmountedTarget = .kept }) {
      TwoForms()
    }
    screen.tap("First to missing")
    screen.tap("Second to b")
    expect(screen.focused, equals: "B")
    expect(screen.texts, equals: ["missing b"])
  }

  @Test("The focus state follows a change of the focused field's value")
  func changes() {
    let screen = Screen { Renaming() }
    screen.tap("Name")
    screen.tap("Rename")
    expect(screen.focused, equals: "Name")
    expect(screen.texts, equals: ["1"])
  }

  @Test("Closing a sheet restores no focus that the app has removed")
  func resetBelow() {
    let screen = Screen { Covering() }
    screen.tap("Name")
    screen.tap("Open")
    screen.tap("To nil")
    screen.pop()
    expectNil(screen.focused)
  }

  @Test("A view covered by a sheet can't get focus")
  func covered() {
    let screen = Screen { Covering() }
    screen.tap("Open")
    screen.tap("To name")
    expectNil(screen.focused)
    expect(screen.log.contains("refused focus name"))
  }
}

private struct TwoForms: View {
  @FocusState private var first: String?
  @FocusState private var second: String?

  var body: some View {
    TextField("A", text: .constant("")).focused($first, equals: "a")
    TextField("B", text: .constant("")).focused($second, equals: "b")
    Button("First to missing") { first = "missing" }
    Button("Second to b") { second = "b" }
    Text("\(first ?? "nil") \(second ?? "nil")")
  }
}

private struct Renaming: View {
  @State private var value = 0
  @FocusState private var focus: Int?

  var body: some View {
    TextField("Name", text: .constant("")).focused($focus, equals: value)
    Button("Rename") { value += 1 }
    Text(focus.map { "\($0)" } ?? "nil")
  }
}

private struct Covering: View {
  @State private var isOpen = false
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($focus, equals: "name")
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      Button("To name") { focus = "name" }
      Button("To nil") { focus = nil }
    }
  }
}
