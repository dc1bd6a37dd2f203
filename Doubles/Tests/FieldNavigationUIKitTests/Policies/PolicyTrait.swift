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
