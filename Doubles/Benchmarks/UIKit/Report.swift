import Foundation

/// Prints one `name value unit` per line.
func report(_ name: String, _ value: Double, _ unit: String) {
  print(name, String(format: "%.2f", value), unit)
}

func report(_ name: String, _ count: Int, _ unit: String) {
  report(name, Double(count), unit)
}

/// Returns the nanoseconds of the body's fastest round.
@MainActor func best(
  of rounds: Int, before: () -> Void = {}, _ body: () -> Void
) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<rounds {
    before()
    let (seconds, atto) = clock.measure(body).components
    best = min(best, Double(seconds) * 1e9 + Double(atto) / 1e9)
  }
  return best
}
