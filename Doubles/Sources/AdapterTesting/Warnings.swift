import Dispatch
import FieldNavigationWords
package import Testing

/// The library's warnings during a part of a test.
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

/// Requires the library to give each expected warning while `act` runs. The
/// library must give no other warnings.
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

/// Allows only the named warnings while `act` runs. This function is for tests
/// with random actions, which may cause warnings.
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

/// Requires the library to give the named warnings during the test. After a
/// trait for policies, the requirement applies to each combination of policies.
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
  ///   - isExpected: whether the current policies require the warnings. The
  ///     default is true.
  package static func expectsWarning(
    _ words: String...,
    when isExpected: @escaping @Sendable () -> Bool = { true }
  ) -> Self {
    ExpectedWarnings(words: words, isExpected: isExpected)
  }
}

/// Fails the running test if the library gives an unexpected warning.
///
/// One suite of each test target needs this trait, because a process may
/// contain a single target. Swift Testing makes the traits of all tests before
/// the first test runs, so a filter that excludes the suite doesn't matter.
package struct UnexpectedWarnings: SuiteTrait {
  fileprivate init() {
    // On the main actor, this block runs before all tests.
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
