import Testing

/// An exhaustive sweep: nested loops that record their current values. A
/// failure names the value of each loop.
final class Sweep {
  private(set) var cases = 0
  private var place: [(label: String, value: Any)] = []
  private var failures = 0

  /// Runs `body` with every value. A failure inside `body` names the value.
  func withEvery<Values: Sequence>(
    _ label: String, in values: Values, _ body: (Values.Element) -> Void
  ) {
    place.append((label, ()))
    for value in values {
      place[place.count - 1].value = value
      body(value)
    }
    place.removeLast()
  }

  func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ what: @autoclosure () -> String,
    at location: SourceLocation = #_sourceLocation
  ) {
    cases += 1
    if actual != expected {
      fail("\(what()) is \(actual), not \(expected)", at: location)
    }
  }

  func expect(
    _ condition: Bool, _ what: @autoclosure () -> String,
    at location: SourceLocation = #_sourceLocation
  ) {
    cases += 1
    if !condition { fail(what(), at: location) }
  }

  /// Reports only the first few failures. A broken rule breaks thousands of
  /// cases.
  private func fail(_ what: String, at location: SourceLocation) {
    failures += 1
    guard failures <= 5 else { return }
    let values = place.map { "\($0.label) \($0.value)" }
    Issue.record(
      "\(what); \(values.joined(separator: ", "))", sourceLocation: location)
  }
}
