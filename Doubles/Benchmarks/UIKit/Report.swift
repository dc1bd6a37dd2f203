import Foundation

/// Prints one `name value unit` per line.
func report(_ name: String, _ value: Double, _ unit: String) {
  print(name, String(format: "%.2f", value), unit)
}

func report(_ name: String, _ count: Int, _ unit: String) {
  report(name, Double(count), unit)
}

/// Returns the nanoseconds of the body's fastest round. After a second, five
/// rounds are enough: a slow body varies little, and 40 rounds of the slowest
/// would take half a minute.
@MainActor func best(
  of rounds: Int, before: () -> Void = {}, _ body: () -> Void
) -> Double {
  let clock = ContinuousClock()
  var (best, spent) = (Double.infinity, 0.0)
  for round in 0..<rounds where round < 5 || spent < 1e9 {
    before()
    let (seconds, atto) = clock.measure(body).components
    let took = Double(seconds) * 1e9 + Double(atto) / 1e9
    best = min(best, took)
    spent += took
  }
  return best
}
