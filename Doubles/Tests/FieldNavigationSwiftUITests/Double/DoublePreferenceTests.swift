import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: preferences and geometry")
struct DoublePreferenceTests {
  @Test("A view delivers its preference before its background's preference")
  func order() {
    let screen = Screen { Delivering() }
    expect(screen.texts, equals: ["a a2 b c"])
    screen.tap("Remove b")
    expect(screen.texts, equals: ["a a2 c"])
  }

  @Test("A container's preference replaces its content's preferences")
  func replaces() {
    let screen = Screen {
      Reading {
        VStack { Color.clear.preference(key: Names.self, value: ["in"]) }
          .preference(key: Names.self, value: ["out"])
      }
    }
    expect(screen.texts, equals: ["out"])
  }

  @Test("A page gets no preferences from its toolbar or sheet")
  func elsewhere() {
    let screen = Screen {
      Reading {
        Color.clear.preference(key: Names.self, value: ["view"])
          .toolbar {
            ToolbarItem {
              Color.clear.preference(key: Names.self, value: ["toolbar"])
            }
          }
          .sheet(isPresented: .constant(true)) {
            Color.clear.preference(key: Names.self, value: ["sheet"])
          }
      }
    }
    expect(screen.texts, equals: ["view"])
  }

  @Test("transformPreference adds to the preferences inside the view")
  func transform() {
    let screen = Screen {
      Reading {
        Color.clear.preference(key: Names.self, value: ["in"])
          .transformPreference(Names.self) { $0.append("out") }
      }
    }
    expect(screen.texts, equals: ["in out"])
  }

  @Test("The policy determines whether loaded rows deliver preferences")
  func rows() {
    for (delivers, text) in [(true, "0 1 2 end"), (false, "end")] {
      let policies = Policies { $0.deliversPreferencesFromRows = delivers }
      let screen = Screen(policies, rows: 3) {
        Reading {
          List(0..<10, id: \.self) {
            Color.clear.preference(key: Names.self, value: ["\($0)"])
          }
          Color.clear.preference(key: Names.self, value: ["end"])
        }
      }
      expect(screen.texts, equals: [text])
    }
  }

  @Test(
    "The policy determines whether `onPreferenceChange` reports a default value"
  )
  func first() {
    for (reports, calls) in [(true, [""]), (false, [])] {
      let policies = Policies { $0.deliversDefaultPreference = reports }
      let heard = Calls()
      _ = Screen(policies) {
        Text("nothing").onPreferenceChange(Names.self) { names in
          heard.list.append(names.joined())
        }
      }
      expect(heard.list, equals: calls)
    }
  }

  @Test(
    "Depending on the policy, a view without a preference delivers the default")
  func defaults() {
    for (reduces, frame) in [(false, "1"), (true, "0")] {
      let screen = Screen(Policies { $0.reducesDefaults = reduces }) {
        LastFrame()
      }
      expect(screen.texts, equals: [frame])
    }
  }

  @Test("onPreferenceChange reports an unchanged value only once")
  func once() {
    let heard = Calls()
    let screen = Screen { Repeating(heard: heard) }
    screen.tap("Again")
    expect(heard.list, equals: ["same"])
  }

  @Test("A changed view deep inside changes what every reader around it reads")
  func nested() {
    let screen = Screen { Nested() }
    expect(screen.texts, equals: ["0 twice 0 0 end"])
    screen.tap("Add")
    expect(screen.texts, equals: ["1 twice 1 1 end"])
    screen.tap("Other")
    expect(screen.texts, equals: ["1 twice 1 1 end"])
  }

  @Test("A pass combines only the preferences of views that changed")
  func combined() {
    let screen = Screen { Halves() }
    Tally.combined = 0
    screen.tap("Other")
    expect(screen.texts, equals: ["1", "8"])
    expect(Tally.combined, equals: 0)
    // Three for the four views of the changed half, and one for both halves.
    screen.tap("Add")
    expect(screen.texts, equals: ["1", "9"])
    expect(Tally.combined, equals: 4)
  }

  @Test("A `GeometryReader` behind a field reads the test's frame")
  func geometry() {
    let screen = Screen { Framed() }
    expect(screen.texts, equals: ["0, 0"])
    screen.place("Name", at: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(screen.texts, equals: ["1, 2"])
  }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Reading<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var names: [String] = []

  var body: some View {
    VStack { content }.onPreferenceChange(Names.self) { names = $0 }
    Text(names.joined(separator: " "))
  }
}

private struct Delivering: View {
  @State private var hasB = true

  var body: some View {
    Reading {
      Color.clear
        .preference(key: Names.self, value: ["a"])
        .background(Color.clear.preference(key: Names.self, value: ["a2"]))
      if hasB { Color.clear.preference(key: Names.self, value: ["b"]) }
      Color.clear.preference(key: Names.self, value: ["c"])
    }
    Button("Remove b") { hasB = false }
  }
}

private struct Repeating: View {
  let heard: Calls
  @State private var count = 0

  var body: some View {
    Button("Again") { count += 1 }
    VStack {
      Color.clear.preference(key: Names.self, value: ["same"])
      Color.clear.padding(CGFloat(count))
    }
    .onPreferenceChange(Names.self) { heard.list.append($0.joined()) }
  }
}

private struct Nested: View {
  @State private var other = 0

  var body: some View {
    Button("Other") { other += 1 }
    Reading {
      VStack { Deep() }
        .transformPreference(Names.self) { names in
          names += ["twice"] + names + names
        }
      Color.clear.preference(key: Names.self, value: ["end"])
    }
  }
}

private struct Deep: View {
  @State private var count = 0
  @State private var heard: [String] = []

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      VStack {
        Color.clear.preference(key: Names.self, value: ["\(count)"])
      }
      .onPreferenceChange(Names.self) { heard = $0 }
    }
  }
}

/// Adds up numbers. Counts the additions.
private enum Tally: PreferenceKey {
  static let defaultValue = 0
  static nonisolated(unsafe) var combined = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    combined += 1
    value += nextValue()
  }
}

private struct Halves: View {
  @State private var other = 0
  @State private var sum = 0

  var body: some View {
    VStack {
      Button("Other") { other += 1 }
      Text("\(other)")
      VStack {
        Half()
        Half(hasButton: false)
      }
      .onPreferenceChange(Tally.self) { sum = $0 }
      Text("\(sum)")
    }
  }
}

private struct Half: View {
  var hasButton = true
  @State private var number = 1

  var body: some View {
    if hasButton { Button("Add") { number += 1 } }
    VStack {
      Color.clear.preference(key: Tally.self, value: number)
      Color.clear.preference(key: Tally.self, value: 1)
      Color.clear.preference(key: Tally.self, value: 1)
      Color.clear.preference(key: Tally.self, value: 1)
    }
  }
}

private struct Framed: View {
  @State private var frame = CGRect.zero

  var body: some View {
    TextField("Name", text: .constant(""))
      .background {
        GeometryReader { proxy in
          Color.clear.preference(
            key: Frames.self, value: proxy.frame(in: .global))
        }
      }
      .onPreferenceChange(Frames.self) { frame = $0 }
    Text("\(Int(frame.minX)), \(Int(frame.minY))")
  }
}

private enum Frames: PreferenceKey {
  static let defaultValue = CGRect.zero

  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = nextValue()
  }
}

private struct LastFrame: View {
  @State private var frame = CGRect.zero
  private let isShown = true

  var body: some View {
    VStack {
      Color.clear.preference(
        key: Frames.self, value: CGRect(x: 1, y: 0, width: 0, height: 0))
      if isShown { Color.clear }
    }
    .onPreferenceChange(Frames.self) { frame = $0 }
    Text("\(Int(frame.minX))")
  }
}
