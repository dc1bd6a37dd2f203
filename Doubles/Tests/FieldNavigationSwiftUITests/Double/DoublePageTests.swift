import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: pages, sheets and onAppear")
struct DoublePageTests {
  @Test("A page keeps its state under a pushed page")
  func push() {
    let events = Calls()
    let screen = Screen { Pages(events: events) }
    screen.tap("Name")
    screen.type("Ada")
    screen.tap("More")
    expect(screen.fields, equals: ["Inner"])
    expect(
      events.list, equals: ["appear root", "disappear root", "appear page"])
    screen.tap("Inner")
    screen.tap("Back")
    expect(screen.fields, equals: ["Name"])
    expect(screen.text(of: "Name"), equals: "Ada")
    expect(screen.focused, equals: "Name")
    expect(events.list.suffix(2), equals: ["disappear page", "appear root"])
  }

  @Test("A view covered by a sheet doesn't disappear")
  func sheet() {
    let events = Calls()
    let screen = Screen { Sheets(events: events) }
    screen.tap("Name")
    screen.tap("Open")
    expect(screen.fields, equals: ["In sheet"])
    expectNil(screen.focused)
    screen.tap("In sheet")
    expect(screen.focused, equals: "In sheet")
    screen.tap("Close")
    expect(screen.fields, equals: ["Name"])
    expect(screen.focused, equals: "Name")
    expect(events.list, equals: ["appear root", "dismissed"])
    screen.tap("Open")
    screen.pop()
    expect(screen.fields, equals: ["Name"])
  }

  @Test("A page under a sheet keeps its focus state while the sheet has focus")
  func covered() {
    let screen = Screen { Sheets(events: Calls()) }
    screen.tap("Name")
    screen.tap("Open")
    screen.tap("In sheet")
    expect(screen.texts, equals: ["below name"])
  }

  @Test("The policy determines the order in which new views appear")
  func order() {
    for (answer, order) in [
      (Policies.AppearOrder.outerFirst, ["outer", "first", "second"]),
      (.innerFirst, ["first", "second", "outer"]),
      (.lastFirst, ["second", "first", "outer"]),
    ] {
      let events = Calls()
      _ = Screen(Policies { $0.appearOrder = answer }) {
        VStack {
          Text("1").onAppear { events.list.append("first") }
          Text("2").onAppear { events.list.append("second") }
        }
        .onAppear { events.list.append("outer") }
      }
      expect(events.list, equals: order)
    }
  }

  @Test("onChange reports the old and the new value")
  func changes() {
    let events = Calls()
    let screen = Screen { Changing(events: events) }
    expect(events.list, equals: ["initial 0"])
    screen.tap("Add")
    expect(events.list, equals: ["initial 0", "new 1", "0 to 1", "initial 1"])
  }

  @Test("A task runs again when its ID changes")
  func task() async {
    let screen = Screen { Tasks() }
    await screen.wait { screen.texts == ["done 1"] }
    screen.tap("Next")
    await screen.wait { screen.texts == ["done 2"] }
  }

  @Test("A task is cancelled when its view disappears or its ID changes")
  func cancelled() async {
    let events = Calls()
    let screen = Screen { Waiting(events: events) }
    await screen.wait { events.list == ["start 1"] }
    screen.tap("Next")
    await screen.wait {
      events.list.sorted() == ["end 1", "start 1", "start 2"]
    }
    screen.tap("Hide")
    await screen.wait { events.list.last == "end 2" }
  }
}

private struct Pages: View {
  let events: Calls
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        NavigationLink("More") { Page(events: events) }
      }
      .onAppear { events.list.append("appear root") }
      .onDisappear { events.list.append("disappear root") }
    }
  }
}

private struct Page: View {
  let events: Calls
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Inner", text: .constant(""))
      Button("Back") { dismiss() }
    }
    .onAppear { events.list.append("appear page") }
    .onDisappear { events.list.append("disappear page") }
  }
}

private struct Sheets: View {
  let events: Calls
  @State private var isOpen = false
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($focus, equals: "name")
      Button("Open") { isOpen = true }
    }
    .onAppear { events.list.append("appear root") }
    .onDisappear { events.list.append("disappear root") }
    .sheet(isPresented: $isOpen) {
      events.list.append("dismissed")
    } content: {
      Text("below \(focus ?? "nil")")
      SheetContent(isOpen: $isOpen)
    }
  }
}

private struct SheetContent: View {
  @Binding var isOpen: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("In sheet", text: .constant("")).focused($isFocused)
    Button("Close") { isOpen = false }
  }
}

private struct Changing: View {
  let events: Calls
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count) { new in events.list.append("new \(new)") }
      .onChange(of: count / 10) { events.list.append("tens") }
    Text("\(count)")
      .onChange(of: count) { old, new in
        events.list.append("\(old) to \(new)")
      }
    Text("initial").onChange(of: count, initial: true) {
      events.list.append("initial \(count)")
    }
  }
}

private struct Tasks: View {
  @State private var id = 1
  @State private var done = 0

  var body: some View {
    Button("Next") { id += 1 }
    Text("done \(done)").task(id: id) { done = id }
  }
}

private struct Waiting: View {
  let events: Calls
  @State private var id = 1
  @State private var isShown = true

  var body: some View {
    Button("Next") { id += 1 }
    Button("Hide") { isShown = false }
    if isShown {
      Text("waiting").task(id: id) { [id] in
        events.list.append("start \(id)")
        // Sleeps longer than any test run. Only cancellation ends the task.
        try? await Task.sleep(for: .seconds(86_400))
        events.list.append("end \(id)")
      }
    }
  }
}
