import Foundation
import Synchronization
import Testing

/// A test that is a row of a table. One `@Test` runs all rows of a table,
/// because the compiler needs 40 to 60 ms for each macro, eleven times.
///
/// ```swift
/// @MainActor struct LabelTests {
///   nonisolated static let rows: [Row] = [
///     Row("The last field shows Done (R6)") { … },
///     Row("A filled field is skipped (R4)", .usual) { … },
///   ]
///
///   @Test("Labels", arguments: rows.chosen)
///   func labels(row: Row) async throws { try await row.run() }
/// }
/// ```
///
/// The environment variable `ROW` chooses the rows whose sentence contains it:
///
///     ROW="shows Done" … --filter LabelTests
package struct Row: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  private let body: @MainActor @Sendable () throws -> Void
  private let scope: @Sendable (@escaping Body) async throws -> Void

  package typealias Body = @MainActor @Sendable () throws -> Void

  /// - Parameter policies: the combinations of policies that the row runs under.
  package init<Policies>(
    _ sentence: String, under policies: EachPolicy<Policies>,
    _ body: @escaping Body
  ) {
    testDescription = sentence
    self.body = body
    scope = policies.run
  }

  package func run() async throws { try await scope(body) }

  /// Runs the row under the current policies only.
  @MainActor package func runOnce() throws { try body() }
}

extension [Row] {
  /// The rows that `ROW` chooses, by default all.
  package var chosen: [Row] {
    let names = Set(map(\.testDescription))
    precondition(names.count == count, "two rows have the same sentence")
    guard let part = ProcessInfo.processInfo.environment["ROW"] else {
      return self
    }
    return Choice.rows(self, with: part)
  }

  package func named(_ sentence: String) -> Row? {
    first { $0.testDescription == sentence }
  }
}

/// What `ROW` has chosen from the tables of the process.
private enum Choice {
  private struct Seen {
    var isFound = false
    var others: [String] = []
  }

  private static let seen = Mutex(Seen())

  static func rows(_ rows: [Row], with part: String) -> [Row] {
    _ = report
    let found = rows.filter { $0.testDescription.contains(part) }
    seen.withLock { seen in
      seen.isFound = seen.isFound || !found.isEmpty
      seen.others += rows.map(\.testDescription)
    }
    return found
  }

  /// Fails the process if no table has a chosen row, because Swift Testing
  /// skips a test without arguments in silence.
  private static let report: Void = {
    atexit {
      Choice.seen.withLock { seen in
        if seen.isFound { return }
        let rows = seen.others.map { "\n- \($0)" }.joined()
        print("No row has these words of ROW. There are:\(rows)")
        fflush(nil)
        _exit(1)
      }
    }
  }()
}
