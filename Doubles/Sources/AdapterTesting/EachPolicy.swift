import Dispatch
import TestSupport
package import Testing

/// Runs a test's body under several combinations of policies.
///
/// Each issue names its combination of policies.
package struct EachPolicy<Policies: Sendable>:
  TestTrait, SuiteTrait, TestScoping
{
  package let isRecursive = true
  private let current: TaskLocal<Policies>
  private let usual: Policies
  /// Computes the combinations when the test runs. Swift Testing makes the
  /// traits of all tests, even of tests that a filter excludes.
  private let combinations: @Sendable () -> [Policies]

  /// - Parameters:
  ///   - current: the task-local policies. The driver reads them when it starts
  ///     a screen.
  ///   - usual: the default policies. An issue names only answers that aren't
  ///     the defaults.
  package init(
    _ current: TaskLocal<Policies>, from usual: Policies,
    combinations: @escaping @Sendable () -> [Policies]
  ) {
    self.current = current
    self.usual = usual
    self.combinations = combinations
  }

  package func scopeProvider(
    for test: Test, testCase: Test.Case?
  ) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(MainThread.shared) {
      for policies in combinations() {
        let naming = IssueHandlingTrait.compactMapIssues { issue in
          var issue = issue
          issue.comments.append("under \(choices(in: policies, from: usual))")
          return issue
        }
        try await current.withValue(policies) {
          try await naming.provideScope(for: test, testCase: testCase) {
            await record(at: test.sourceLocation, errorOf: function)
          }
        }
      }
    }
  }

  /// An error ends the body only under the current combination.
  private func record(
    at place: SourceLocation,
    errorOf function: @Sendable () async throws -> Void
  ) async {
    do {
      try await function()
    } catch is ExpectationFailedError {
      // The failed expectation has already recorded its issue.
    } catch {
      Issue.record(error, sourceLocation: place)
    }
  }
}

/// Runs the bodies of tests on the main thread. Other tests may keep all other
/// threads busy.
private final class MainThread: TaskExecutor {
  static let shared = MainThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
