import Dispatch
import TestSupport
package import Testing

/// Runs the body of a test once under each of several combinations of policies.
///
/// An issue names the combination under which it was recorded.
package struct EachPolicy<Policies: Sendable>:
  TestTrait, SuiteTrait, TestScoping
{
  package let isRecursive = true
  private let current: TaskLocal<Policies>
  private let usual: Policies
  /// The combinations are computed when the test runs, because Swift Testing
  /// makes the traits of all tests at the start, even if it runs only a few of
  /// them.
  private let combinations: @Sendable () -> [Policies]

  /// - Parameters:
  ///   - current: the task-local policies that the driver reads when it starts
  ///     a screen.
  ///   - usual: the default policies; an issue names only the answers that
  ///     differ from them.
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

  /// An error ends the body only under the current combination; the body still
  /// runs under the others.
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

/// The main thread, on which the bodies of tests run. If a body ended on
/// another thread, the next body would have to wait for tests that keep the
/// other threads busy.
private final class MainThread: TaskExecutor {
  static let shared = MainThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
