import Combine
import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

/// The events of a screen, in order.
@MainActor private final class Events {
  var all: [String] = []

  nonisolated init() {}

  func take() -> [String] {
    defer { all = [] }
    return all
  }
}

private struct Named: View {
  let name: String
  let events: Events

  var body: some View {
    let _ = events.all.append(name)
    Text(name)
  }
}

private struct Pair: View {
  let events: Events

  var body: some View {
    Named(name: "first", events: events)
    Named(name: "last", events: events)
  }
}

/// A view with a task between two `onChange` modifiers.
private struct Timed: View {
  let events: Events
  @State private var count = 0

  var body: some View {
    Button("Change") { count += 1 }
      .onChange(of: count) { events.all.append("changed") }
      .task(id: count) { @MainActor in events.all.append("task") }
      .onChange(of: count) {
        RunLoop.main.perform(inModes: [.common]) {
          MainActor.assumeIsolated { events.all.append("block") }
        }
      }
  }
}

private struct Rows: View {
  let events: Events
  @State private var rows = [1, 2]

  var body: some View {
    Button("Delete") { rows = [1] }
    List(rows, id: \.self) { row in
      Text("\(row)").onDisappear { events.all.append("row \(row)") }
    }
  }
}

private struct Leaving: View {
  let events: Events
  @State private var isShown = true

  var body: some View {
    Button("Leave") { isShown = false }
    if isShown {
      Named(name: "evaluated", events: events)
        .onDisappear { events.all.append("disappeared") }
        .transition(.opacity)
    } else {
      Text("other").onAppear { events.all.append("appeared") }
    }
  }
}

private final class Model: ObservableObject {
  @Published var name = ""
  @Published var other = 0
}

private struct Owner: View {
  @StateObject private var model = Model()

  var body: some View {
    Button("Other") { model.other += 1 }
    Reader(model: model)
    Text("owner sees \(model.name)")
  }
}

private struct Reader: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
    Text("reader sees \(model.name)")
  }
}

@MainActor @Suite("SwiftUI test double: the order of an update")
struct DoubleUpdateTests {
  private let events = Events()

  @Test("The policy `bodyOrder` determines the order in which siblings run")
  func bodyOrder() {
    _ = Screen(Policies()) { Pair(events: events) }
    expect(events.take(), equals: ["first", "last"])
    _ = Screen(Policies { $0.bodyOrder = .reversed }) { Pair(events: events) }
    expect(events.take(), equals: ["last", "first"])
  }

  @Test("A task starts after the update, before or after the update's blocks")
  func taskStart() {
    func started(_ policies: Policies) -> [String] {
      let screen = Screen(policies) { Timed(events: events) }
      _ = events.take()
      screen.tap("Change")
      return events.take()
    }
    expect(started(Policies()), equals: ["changed", "task", "block"])
    expect(
      started(Policies { $0.taskStart = .afterBlocks }),
      equals: ["changed", "block", "task"])
  }

  @Test("The policy determines whether a removed row disappears")
  func removedRows() {
    func left(_ policies: Policies) -> [String] {
      Screen(policies) { Rows(events: events) }.tap("Delete")
      return events.take()
    }
    expect(left(Policies()), equals: ["row 2"])
    expect(left(Policies { $0.removedRowsDisappear = false }), equals: [])
  }

  @Test("With `evaluatesLeavingViews`, a view that leaves is evaluated again")
  func leaving() {
    func left(_ policies: Policies) -> [String] {
      let screen = Screen(policies) { Leaving(events: events) }
      _ = events.take()
      screen.tap("Leave")
      return events.take()
    }
    expect(left(Policies()), equals: ["disappeared", "appeared"])
    expect(
      left(Policies { $0.evaluatesLeavingViews = true }),
      equals: ["evaluated", "appeared", "disappeared"])
  }

  @Test("A change of a model evaluates the views that observe the model")
  func models() {
    let screen = Screen(Policies()) { Owner() }
    screen.tap("Name")
    screen.type("Ada")
    expect(screen.texts, equals: ["reader sees Ada", "owner sees Ada"])
    screen.resetCounts()
    screen.tap("Other")
    expect(screen.evaluations["Reader"], equals: 1)
    expect(screen.evaluations["Owner"], equals: 1)
  }

  @Test("Rows move and leave as SwiftUI's collection methods say")
  func collections() {
    var rows = ["a", "b", "c", "d"]
    rows.move(fromOffsets: [0, 2], toOffset: 4)
    expect(rows, equals: ["b", "d", "a", "c"])
    rows.remove(atOffsets: [0, 3])
    expect(rows, equals: ["d", "a"])
  }
}
