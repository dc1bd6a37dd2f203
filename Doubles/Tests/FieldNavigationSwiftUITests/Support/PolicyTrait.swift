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
  /// Few combinations, among which every two answers meet.
  static var underPolicyPairs: Self {
    PolicyTrait { Policies.pairs }
  }

  /// The combinations of ``underPolicyPairs`` that are included.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait { Policies.pairs.filter(isIncluded) }
  }

  /// One combination in 10,937 of all, 81 in number. 10,937 is prime, so that every
  /// answer to every question is among them many times.
  static var underManyPolicies: Self {
    underManyPolicies { _ in true }
  }

  /// The combinations of ``underManyPolicies`` that are included.
  static func underManyPolicies(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait {
      stride(from: 0, to: Policies.all.count, by: 10_937)
        .map { Policies.all[$0] }.filter(isIncluded)
    }
  }
}

extension Policies {
  /// SwiftUI reveals the order of views: by preferences, or by the order in
  /// which it calls `onAppear`.
  var tellsOrder: Bool {
    deliversPreferencesFromRows || appearOrder != .lastFirst
  }
}
