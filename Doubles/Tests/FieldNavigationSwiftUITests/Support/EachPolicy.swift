import SwiftUI
import SwiftUIDriver
import Testing

/// Runs the body of a test once under each of several combinations of policies.
/// An issue names the combination under which it was recorded.
struct EachPolicy: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true
  /// Computed when the test runs.
  fileprivate let combinations: @Sendable () -> [Policies]

  func scopeProvider(
    for test: Test, testCase: Test.Case?
  ) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for policies in combinations() {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("under \(policies.answers)")
        return issue
      }
      try await Policies.$current.withValue(policies) {
        try await naming.provideScope(
          for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == EachPolicy {
  /// Few combinations, among which every two answers meet.
  static var underPolicyPairs: Self {
    EachPolicy { Policies.pairs }
  }

  /// The combinations of ``underPolicyPairs`` that are included.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    EachPolicy { Policies.pairs.filter(isIncluded) }
  }

  /// One combination in 911 of all, 81 in number. 911 is prime, so that every
  /// answer to every question is among them many times.
  static var underManyPolicies: Self {
    underManyPolicies { _ in true }
  }

  /// The combinations of ``underManyPolicies`` that are included.
  static func underManyPolicies(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    EachPolicy {
      stride(from: 0, to: Policies.all.count, by: 911)
        .map { Policies.all[$0] }.filter(isIncluded)
    }
  }
}

extension Policies {
  /// SwiftUI tells in which order views lie: by preferences, or by the order in
  /// which it calls `onAppear`.
  var tellsOrder: Bool {
    deliversPreferencesFromRows || appearOrder != .lastFirst
  }

  /// The answers that are not the default ones.
  var answers: String {
    let defaults = Mirror(reflecting: Policies()).children
    let own = Mirror(reflecting: self).children
    let changed = zip(own, defaults).compactMap { own, usual in
      "\(own.value)" == "\(usual.value)"
        ? nil : "\(own.label ?? ""): \(own.value)"
    }
    return changed.isEmpty ? "the defaults" : changed.joined(separator: ", ")
  }
}
