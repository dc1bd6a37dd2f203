import Foundation
import SwiftUI
import SwiftUIDriver

// Measures a press of Return and a typed letter on SwiftUI's double. Compares
// the adapter with forms whose own code names the next field. The double
// evaluates views far more slowly than SwiftUI. The counts of evaluations
// therefore matter more than the times.

let sizes = [10, 100, 1_000]

@MainActor func best(of rounds: Int, _ body: () -> Void) -> Double {
  var best = Duration.seconds(1_000)
  for _ in 0..<rounds { best = min(best, ContinuousClock().measure(body)) }
  return best / .microseconds(1)
}

func report(_ name: String, _ value: Double, _ unit: String) {
  print("swiftui.\(name)", String(format: "%.1f", value), unit)
}

/// Reports the evaluations of the app's own view, and of all views.
@MainActor func report(
  _ name: String, _ app: String, of screen: Screen, times: Int = 1
) {
  let all = screen.evaluations.values.reduce(0, +)
  let own = screen.evaluations[app] ?? 0
  report("\(name).app-bodies", Double(own) / Double(times), "count")
  report("\(name).other-bodies", Double(all - own) / Double(times), "count")
  report("\(name).passes", Double(screen.passes) / Double(times), "count")
}

@MainActor func measure<Form: View>(
  _ way: String, _ app: String, _ size: Int, _ view: Form
) {
  let screen = Screen(rows: size) { view }
  report("start.\(way).\(size)", app, of: screen)
  screen.tap("\(size / 2)")
  screen.type("x")
  screen.resetCounts()
  screen.type("y")
  report("letter.\(way).\(size)", app, of: screen)
  let letter = best(of: 5) { screen.type("z") }
  report("letter.\(way).\(size)", letter, "us")
  screen.resetCounts()
  screen.pressReturn()
  report("press.\(way).\(size)", app, of: screen)
  precondition(screen.focused == "\(size / 2 + 1)", way)
  let presses = best(of: 3) { screen.pressReturn() }
  report("press.\(way).\(size)", presses, "us")
  // The letter fills the last field. The labels of earlier fields change.
  screen.tap("\(size - 1)")
  screen.resetCounts()
  screen.type("x")
  report("last-filled.\(way).\(size)", app, of: screen)
  precondition(screen.violations.isEmpty, "\(way): \(screen.violations)")
}

@main enum Bench {
  // Foundation's run loop would block the process's first thread. The main
  // actor must leave that thread, as in tests.
  static func main() async {
    await Task.yield()
    for size in sizes {
      measure("ours", "Ours", size, Ours(size: size))
      measure("by-hand", "ByHand", size, ByHand(size: size))
      measure(
        "by-hand-skipping", "ByHandSkipping", size, ByHandSkipping(size: size))
    }
  }
}
