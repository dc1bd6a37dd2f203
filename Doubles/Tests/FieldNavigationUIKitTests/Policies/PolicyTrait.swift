import Dispatch
import Testing
import UIKit
import UIKitDriver

/// Runs the body of a test once under each of several combinations of policies.
///
/// An issue names the combination under which it was recorded.
struct PolicyTrait: TestTrait, TestScoping {
  /// Computed when the test runs: the traits of all tests are made at the
  /// start, also where few of them run.
  fileprivate let combinations: @Sendable () -> [Policies]

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(MainThread.shared) {
      for policies in combinations() {
        let naming = IssueHandlingTrait.compactMapIssues { issue in
          var issue = issue
          issue.comments.append("under \(policies.choices)")
          return issue
        }
        try await Policies.$current.withValue(policies) {
          try await naming.provideScope(for: test, testCase: testCase) {
            await record(at: test.sourceLocation, errorOf: function)
          }
        }
      }
    }
  }

  /// An error ends the body under its combination, and under no other.
  private func record(
    at place: SourceLocation,
    errorOf function: @Sendable () async throws -> Void
  ) async {
    do {
      try await function()
    } catch is ExpectationFailedError {
      // The expectation has recorded its issue itself.
    } catch {
      Issue.record(error, sourceLocation: place)
    }
  }
}

/// The main thread, on which the bodies run. A change to another thread after
/// each body would wait for the tests that keep those threads busy.
private final class MainThread: TaskExecutor {
  static let shared = MainThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

extension Trait where Self == PolicyTrait {
  /// Every combination of answers.
  static var underEveryPolicy: Self {
    PolicyTrait { Policies.product }
  }

  /// Few combinations, among which every two answers meet.
  static var underPolicyPairs: Self {
    PolicyTrait { Policies.pairwise }
  }

  /// The combinations of ``underEveryPolicy`` that are included.
  static func underEveryPolicy(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.product.filter(isIncluded) }
  }

  /// The combinations of ``underPolicyPairs`` that are included.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.pairwise.filter(isIncluded) }
  }

  /// Every combination under which these promises hold.
  static func underEveryPolicy(promising promises: Promise...) -> Self {
    PolicyTrait { Policies.product.filter { $0.keeps(promises) } }
  }

  /// Few combinations under which these promises hold, among which every two
  /// answers meet.
  static func underPolicyPairs(promising promises: Promise...) -> Self {
    PolicyTrait { Policies.pairwise(promising: Set(promises)) }
  }

  /// The default combination, changed.
  static func under(_ change: (inout Policies) -> Void) -> Self {
    let policies = Policies(change)
    return PolicyTrait { [policies] }
  }

  /// Each answer to one question.
  ///
  /// - Parameter change: the answers to others, where the default is not meant.
  static func underEach<Answer: CaseIterable>(
    _ question: WritableKeyPath<Policies, Answer>,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> Self {
    underEach(question, of: Array(Answer.allCases), change)
  }

  /// Yes and no to one question.
  static func underEach(
    _ question: WritableKeyPath<Policies, Bool>,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> Self {
    underEach(question, of: [false, true], change)
  }

  private static func underEach<Answer>(
    _ question: WritableKeyPath<Policies, Answer>, of answers: [Answer],
    _ change: (inout Policies) -> Void
  ) -> Self {
    let combinations = answers.map { answer in
      Policies { policies in
        change(&policies)
        policies[keyPath: question] = answer
      }
    }
    return PolicyTrait { combinations }
  }
}

extension Policies {
  /// What differs from the default, as a test would choose it.
  fileprivate var choices: String {
    let pairs = zip(
      Mirror(reflecting: self).children, Mirror(reflecting: Policies()).children
    )
    let changed = pairs.filter { "\($0.value)" != "\($1.value)" }
      .map { child, _ in "\(child.label ?? "?") = \(child.value)" }
    return changed.isEmpty
      ? "the default policies" : changed.joined(separator: ", ")
  }
}
