import AdapterTesting
import SwiftUI
import SwiftUIDriver
import Testing

typealias PolicyTrait = EachPolicy<Policies>

extension PolicyTrait {
  fileprivate init(_ combinations: @escaping @Sendable () -> [Policies]) {
    self.init(Policies.$current, from: Policies(), combinations: combinations)
  }
}

extension Trait where Self == PolicyTrait {
  /// Runs a test under a few combinations. They contain every pair of answers.
  static var underPolicyPairs: Self {
    PolicyTrait { Policies.pairs }
  }

  /// Filters ``underPolicyPairs`` with a closure.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.pairs.filter(isIncluded) }
  }

  /// Runs a test under 81 combinations. Takes every 174,763th of all
  /// combinations. Because 174,763 is prime, each answer occurs many times.
  static var underManyPolicies: Self {
    underManyPolicies { _ in true }
  }

  /// Filters ``underManyPolicies`` with a closure.
  static func underManyPolicies(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait {
      stride(from: 0, to: Policies.all.count, by: 174_763)
        .map { Policies.all[$0] }.filter(isIncluded)
    }
  }
}

extension Policies {
  /// Whether the form can learn the order of the views in a list. The form
  /// learns the order from preferences, or else from evaluations and `onAppear`
  /// calls.
  var tellsOrder: Bool {
    deliversPreferencesFromRows
      || bodyOrder == .source && appearOrder != .lastFirst
  }
}
