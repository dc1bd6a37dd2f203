import Dispatch
import FieldNavigationWords
package import Testing

/// The warnings that the library gives during a part of a test.
@MainActor private final class HeardWarnings: Sendable {
  private(set) var texts: [String] = []
  private lazy var log = WarningLog { [unowned self] in texts.append($0) }

  nonisolated init() {}

  func add(_ message: String, once topic: String?) {
    log.add(message, once: topic)
  }

  /// - Parameter allowed: parts of warnings that are allowed but not required.
  func check(
    against expected: [String], allowed: [String] = [],
    at place: SourceLocation
  ) {
    let known = expected + allowed
    for text in texts where !known.contains(where: text.contains) {
      Issue.record("Unexpected: \(text)", sourceLocation: place)
    }
    for words in expected where !texts.contains(where: { $0.contains(words) }) {
      Issue.record("No warning contains: \(words)", sourceLocation: place)
    }
  }
}

private enum Listener {
  /// The innermost collector of the running test's warnings.
  @TaskLocal static var current: HeardWarnings?
}

/// - Returns: the library's warnings while `act` runs. The returned warnings
///   don't fail the test.
@MainActor package func warnings(
  during act: () throws -> Void
) rethrows -> [String] {
  let heard = HeardWarnings()
  try Listener.$current.withValue(heard, operation: act)
  return heard.texts
}

/// Requires the library to give the expected warnings while `act` runs, each at
/// least once, and no others.
///
/// - Parameter words: for each warning, a part of the warning's text.
@MainActor package func expectWarning<Result>(
  _ words: String..., at place: SourceLocation = #_sourceLocation,
  during act: () throws -> Result
) rethrows -> Result {
  let heard = HeardWarnings()
  let result = try Listener.$current.withValue(heard, operation: act)
  heard.check(against: words, at: place)
  return result
}

/// Allows the library to give the named warnings while `act` runs, but no other
/// warnings. Tests with random actions use this function, because such actions
/// may cause a warning.
///
/// - Parameter words: for each warning, a part of the warning's text.
@MainActor package func mayWarn<Result>(
  _ words: String..., at place: SourceLocation = #_sourceLocation,
  during act: () throws -> Result
) rethrows -> Result {
  let heard = HeardWarnings()
  let result = try Listener.$current.withValue(heard, operation: act)
  heard.check(against: [], allowed: words, at: place)
  return result
}

/// Requires the library to give the named warnings during the test. A
/// requirement that follows a trait for policies applies to each combination of
/// the policies.
package struct ExpectedWarnings: TestTrait, TestScoping {
  fileprivate let words: [String]
  fileprivate let isExpected: @Sendable () -> Bool

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard isExpected() else { return try await function() }
    let heard = HeardWarnings()
    try await Listener.$current.withValue(heard, operation: function)
    await heard.check(against: words, at: test.sourceLocation)
  }
}

extension Trait where Self == ExpectedWarnings {
  /// - Parameters:
  ///   - words: for each warning, a part of the warning's text.
  ///   - isExpected: whether the warnings are required under the current
  ///     policies; always by default.
  package static func expectsWarning(
    _ words: String...,
    when isExpected: @escaping @Sendable () -> Bool = { true }
  ) -> Self {
    ExpectedWarnings(words: words, isExpected: isExpected)
  }
}

/// Fails the running test if the library gives a warning that the test doesn't
/// expect.
///
/// It is enough that one suite of the process has this trait: Swift Testing
/// makes the traits of all tests before it runs the first test, even if a
/// filter excludes that suite.
package struct UnexpectedWarnings: SuiteTrait {
  fileprivate init() {
    // This block runs before any test's code on the main actor.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        Warning.receive = { message, topic in
          if let listener = Listener.current {
            listener.add(message, once: topic)
          } else {
            Issue.record("Unexpected warning: \(message)")
          }
        }
      }
    }
  }
}

extension Trait where Self == UnexpectedWarnings {
  package static var unexpectedWarningsFail: Self { UnexpectedWarnings() }
}
