import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: turns")
struct DoubleTurnTests {
  @Test("SwiftUI evaluates bodies before and after each run loop block")
  func blocks() {
    let calls = Calls()
    let screen = Screen { Turns(calls: calls) }
    screen.tap("Go")
    expect(
      calls.list, equals: ["body 1", "block 1", "body 2", "block 2", "body 3"])
  }

  @Test("With `earlyBlocks`, nested run loop blocks run before the bodies")
  func earlyBlocks() {
    let orders = [Policies.EarlyBlocks.none, .two, .four].map { rounds in
      let calls = Calls()
      let screen = Screen(Policies { $0.earlyBlocks = rounds }) {
        Turns(calls: calls)
      }
      screen.tap("Go")
      return calls.list
    }
    let late = ["body 1", "block 1", "body 2", "block 2", "body 3"]
    let early = ["block 1", "block 2", "body 3"]
    expect(orders, equals: [late, early, early])
  }

  @Test(
    "If a view and its child both need an update, the outer body runs first")
  func order() {
    let calls = Calls()
    let screen = Screen { Outer(calls: calls) }
    calls.list = []
    screen.tap("Both")
    expect(calls.list, equals: ["outer 1", "inner 1 true"])
    calls.list = []
    screen.tap("Remove")
    expect(calls.list, equals: ["outer 2"])
  }

  @Test("Focus moves before the run loop blocks of the turn")
  func focus() {
    for answer in Policies.SetApplies.allCases {
      let calls = Calls()
      let screen = Screen(Policies { $0.setApplies = answer }) {
        FocusThenBlock(calls: calls)
      }
      screen.tap("Go")
      expect(calls.list, equals: ["focus true", "focus false"])
      expectNil(screen.focused)
    }
  }

  @Test("The screen waits for the main queue and for tasks")
  func queue() async {
    let screen = Screen { Queued() }
    screen.tap("Go")
    expect(screen.texts, equals: ["0"])
    await screen.wait { screen.texts == ["2"] }
  }
}

private struct Turns: View {
  let calls: Calls
  @State private var count = 0

  var body: some View {
    if count > 0 { Noting(calls: calls, count: count) }
    Button("Go") {
      count = 1
      RunLoop.main.perform(inModes: [.common]) {
        MainActor.assumeIsolated {
          calls.list.append("block 1")
          count = 2
          RunLoop.main.perform {
            MainActor.assumeIsolated {
              calls.list.append("block 2")
              count = 3
            }
          }
        }
      }
    }
  }
}

private struct Noting: View {
  let calls: Calls
  let count: Int

  var body: some View {
    let _ = calls.list.append("body \(count)")
    EmptyView()
  }
}

private struct FocusThenBlock: View {
  let calls: Calls
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)
    Button("Go") {
      isFocused = true
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          calls.list.append("focus \(isFocused)")
          isFocused = false
          RunLoop.main.perform {
            MainActor.assumeIsolated {
              calls.list.append("focus \(isFocused)")
            }
          }
        }
      }
    }
  }
}

private struct Queued: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Go") {
      DispatchQueue.main.async { count += 1 }
      Task { count += 1 }
    }
  }
}

private struct Outer: View {
  let calls: Calls
  @State private var count = 0
  @State private var isChanged = false

  var body: some View {
    let _ = calls.list.append("outer \(count)")
    Button("Both") {
      isChanged = true
      count = 1
    }
    Button("Remove") {
      isChanged = false
      count = 2
    }
    if count < 2 {
      Inner(calls: calls, count: count, isChanged: $isChanged)
    }
  }
}

private struct Inner: View {
  let calls: Calls
  let count: Int
  @Binding var isChanged: Bool

  var body: some View {
    let _ = calls.list.append("inner \(count) \(isChanged)")
    EmptyView()
  }
}
