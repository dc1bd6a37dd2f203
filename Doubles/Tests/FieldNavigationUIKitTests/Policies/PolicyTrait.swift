import AdapterTesting
import Testing
import UIKit
import UIKitDriver

typealias PolicyTrait = EachPolicy<Policies>

extension PolicyTrait {
  fileprivate init(_ combinations: @escaping @Sendable () -> [Policies]) {
    self.init(Policies.$current, from: Policies(), combinations: combinations)
  }
}

extension Trait where Self == PolicyTrait {
  /// Runs a test under every combination of answers.
  static var underEveryPolicy: Self {
    PolicyTrait { Policies.product }
  }

  /// Runs a test under a few combinations. They contain every pair of answers.
  static var underPolicyPairs: Self {
    PolicyTrait { Policies.pairwise }
  }

  /// Filters ``underEveryPolicy`` with a closure.
  static func underEveryPolicy(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.product.filter(isIncluded) }
  }

  /// Filters ``underPolicyPairs`` with a closure.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.pairwise.filter(isIncluded) }
  }

  /// Runs a test under every combination that keeps these promises.
  static func underEveryPolicy(promising promises: Promise...) -> Self {
    PolicyTrait { Policies.product.filter { $0.keeps(promises) } }
  }

  /// Runs a test under a few combinations that keep these promises. These
  /// combinations contain every possible pair of answers.
  static func underPolicyPairs(promising promises: Promise...) -> Self {
    PolicyTrait { Policies.pairwise(promising: Set(promises)) }
  }

  /// Runs a test under the default policies with some changes.
  static func under(_ change: (inout Policies) -> Void) -> Self {
    let policies = Policies(change)
    return PolicyTrait { [policies] }
  }

  /// Runs a test under each answer to one policy.
  ///
  /// - Parameter change: sets other policies. Unset policies have their default
  ///   answers.
  static func underEach<Answer: CaseIterable>(
    _ question: WritableKeyPath<Policies, Answer>,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> Self {
    underEach(question, of: Array(Answer.allCases), change)
  }

  /// Runs a test under both answers to a Boolean policy.
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
