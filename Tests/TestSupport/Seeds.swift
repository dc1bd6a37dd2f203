import Foundation

/// The seeds of the tests with random steps. The seeds are always the same. A
/// run can therefore be repeated. The environment variable `SEED` replaces all
/// seeds, and `FULL` plays ten times as many where a test multiplies by
/// `factor`:
///
///     SEED=17 swift test --filter AppRandomTests
///     FULL=1 swift test --filter AppRandomTests
///
/// A test prints its seed only if it fails.
package struct Seeds: RandomAccessCollection, Sendable, CustomStringConvertible
{
  private let all: [UInt64]

  private static let chosen = ProcessInfo.processInfo.environment["SEED"]
    .map { text in
      guard let seed = UInt64(text) else { fatalError("SEED=\(text)") }
      return seed
    }

  /// How many times as many rounds a run has as by default. Nine tenths wait for
  /// `FULL`, because further rounds seldom notice what the first ones don't.
  package static let factor =
    ProcessInfo.processInfo.environment["FULL"] == nil ? 1 : 10

  package init(_ usual: some Sequence<UInt64>) {
    all = Self.chosen.map { [$0] } ?? Array(usual)
  }

  /// Seeds for `count` runs, starting at 0. Each seed is an argument of a test.
  package init(first count: Int) { self.init(0..<UInt64(count)) }

  /// Seeds for `count` runs, starting at 0. The seeds are split into parts.
  /// Each part is one argument of a test. If `SEED` is set, there is only one
  /// part.
  package static func runs(_ count: Int, parts: Int) -> [Seeds] {
    if chosen != nil { return [Seeds([])] }
    let size = Swift.max(1, count / parts)
    return (0..<parts).map { part in
      Seeds((part * size..<(part + 1) * size).map(UInt64.init))
    }
  }

  /// The seed of a test that uses a single seed.
  package static func one(_ usual: UInt64) -> UInt64 { chosen ?? usual }

  package var startIndex: Int { all.startIndex }
  package var endIndex: Int { all.endIndex }
  package subscript(position: Int) -> UInt64 { all[position] }

  package var description: String {
    guard let first = all.first, let last = all.last else { return "no seeds" }
    return first == last ? "seed \(first)" : "seeds \(first) to \(last)"
  }
}
