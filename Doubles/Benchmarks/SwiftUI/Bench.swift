import Foundation
import SwiftUI
import SwiftUIDriver

// Measures a press of Return and a typed letter on SwiftUI's double. Compares
// the adapter with forms whose own code names the next field, and with a form
// that has the same modifiers without the adapter. The double evaluates views
// far more slowly than SwiftUI. The counts of evaluations therefore matter more
// than the times.

let sizes = [10, 100, 1_000]

func report(_ name: String, _ value: Double, _ unit: String) {
  print("swiftui.\(name)", String(format: "%.2f", value), unit)
}

/// The processor time of some work, in microseconds. Other processes take none
/// of it.
@MainActor func time(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  work()
  return now() - start
}

/// A form on a screen.
@MainActor struct Way {
  let name: String
  /// The type of the app's own view.
  let app: String
  let size: Int
  let screen: Screen
  let start: Double

  init(_ name: String, _ size: Int, _ view: (Int) -> some View) {
    var app = ""
    func show() -> Screen {
      Screen(rows: size) {
        let view = view(size)
        let _ = app = "\(type(of: view))"
        view
      }
    }
    // The first screens make types and grow the heap.
    var screens = [show()]
    var start = Double.infinity
    for _ in 0..<5 { start = min(start, time { screens.append(show()) }) }
    (self.name, self.app, self.size) = (name, app, size)
    (self.screen, self.start) = (screens[0], start)
  }

  /// Reports the evaluations of the app's own view, and of all other views.
  func reportCounts(_ act: String) {
    let all = screen.evaluations.values.reduce(0, +)
    let own = screen.evaluations[app] ?? 0
    let name = "\(act).\(name).\(size)"
    report("\(name).app-bodies", Double(own), "count")
    report("\(name).other-bodies", Double(all - own), "count")
    report("\(name).passes", Double(screen.passes), "count")
  }

  func count(_ act: String, _ body: () -> Void) {
    screen.resetCounts()
    body()
    reportCounts(act)
  }
}

/// Reports the shortest time of each way. The ways take turns, because a busy
/// machine then slows all of them.
@MainActor func compare(
  _ act: String, _ ways: [Way], prepare: (Way) -> Void = { _ in },
  _ body: (Way) -> Void
) {
  var best = Array(repeating: Double.infinity, count: ways.count)
  for _ in 0..<20 {
    for (index, way) in ways.enumerated() {
      prepare(way)
      best[index] = min(best[index], time { body(way) })
    }
  }
  reportTimes(act, ways, best)
}

@MainActor func reportTimes(_ act: String, _ ways: [Way], _ times: [Double]) {
  for (way, time) in zip(ways, times) {
    report("\(act).\(way.name).\(way.size)", time, "us")
  }
  for (way, time) in zip(ways, times) where way.name == "same-modifiers" {
    report("\(act).ours-by-same-modifiers.\(way.size)", times[0] / time, "x")
  }
}

@MainActor func measure(_ size: Int) {
  let ways = [
    Way("ours", size) { Ours(size: $0) },
    Way("same-modifiers", size) { SameModifiers(size: $0) },
    Way("by-hand", size) { ByHand(size: $0) },
    Way("by-hand-skipping", size) { ByHandSkipping(size: $0) },
  ]
  for way in ways { way.reportCounts("start") }
  reportTimes("start", ways, ways.map(\.start))
  for way in ways {
    way.screen.tap("\(size / 2)")
    way.screen.type("x")
    way.count("letter") { way.screen.type("y") }
  }
  compare("letter", ways) { $0.screen.type("z") }
  for way in ways {
    way.count("press") { way.screen.pressReturn() }
    precondition(way.screen.focused == "\(size / 2 + 1)", way.name)
  }
  compare("press", ways) {
    $0.screen.tap("\(size / 2)")
  } _: {
    $0.screen.pressReturn()
  }
  for way in ways {
    // The letter fills the last field. The labels of earlier fields change.
    way.screen.tap("\(size - 1)")
    way.count("last-filled") { way.screen.type("x") }
    precondition(
      way.screen.violations.isEmpty, "\(way.name): \(way.screen.violations)")
  }
}

@main enum Bench {
  // Foundation's run loop would block the process's first thread. The main
  // actor must leave that thread, as in tests.
  static func main() async {
    await Task.yield()
    for size in sizes { measure(size) }
  }
}
