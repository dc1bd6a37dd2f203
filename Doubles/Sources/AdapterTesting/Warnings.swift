import Dispatch
import FieldNavigationWords
package import Testing

/// The library's warnings in a part of a test.
@MainActor private final class HeardWarnings: Sendable {
  private(set) var texts: [String] = []
  private lazy var log = WarningLog { [unowned self] in texts.append($0) }

  nonisolated init() {}

  func add(_ message: String, once topic: String?) {
    log.add(message, once: topic)
  }

  /// - Parameter allowed: the words of warnings that need not come.
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
  /// The warnings of the innermost listening part of the running test.
  @TaskLocal static var current: HeardWarnings?
}

/// - Returns: what the library warns of meanwhile. It is not passed on.
@MainActor package func warnings(
  during act: () throws -> Void
) rethrows -> [String] {
  let heard = HeardWarnings()
  try Listener.$current.withValue(heard, operation: act)
  return heard.texts
}

/// Something of which the library has to warn, once or several times, and of
/// nothing else.
///
/// - Parameter words: each is a part of a warning.
@MainActor package func expectWarning<Result>(
  _ words: String..., at place: SourceLocation = #_sourceLocation,
  during act: () throws -> Result
) rethrows -> Result {
  let heard = HeardWarnings()
  let result = try Listener.$current.withValue(heard, operation: act)
  heard.check(against: words, at: place)
  return result
}

/// Something random of which the library may have to warn, and of nothing else.
///
/// - Parameter words: each is a part of a warning.
@MainActor package func mayWarn<Result>(
  _ words: String..., at place: SourceLocation = #_sourceLocation,
  during act: () throws -> Result
) rethrows -> Result {
  let heard = HeardWarnings()
  let result = try Listener.$current.withValue(heard, operation: act)
  heard.check(against: [], allowed: words, at: place)
  return result
}

/// The whole test is something of which the library has to warn. Behind a trait
/// for policies it is so under each combination.
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
  ///   - words: each is a part of a warning.
  ///   - isExpected: the policies under which it comes; all by default.
  package static func expectsWarning(
    _ words: String...,
    when isExpected: @escaping @Sendable () -> Bool = { true }
  ) -> Self {
    ExpectedWarnings(words: words, isExpected: isExpected)
  }
}

/// A warning that no test expects is an issue of the test that provokes it.
///
/// One suite of the process has this trait, and all tests fail by it: Testing
/// makes the traits of all tests before it runs the first one, also where a
/// filter leaves that suite out.
package struct UnexpectedWarnings: SuiteTrait {
  fileprivate init() {
    // Before anything that tests do on the main actor.
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
