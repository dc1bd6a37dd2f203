import AdapterTesting
import Foundation
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

typealias PolicyTrait = EachPolicy<Policies>

extension PolicyTrait {
  fileprivate init(
    _ combinations: @escaping @Sendable () -> [Policies],
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) {
    self.init(Policies.$current, from: Policies()) {
      (Policies.random ?? combinations()).filter(isIncluded)
    }
  }
}

extension Trait where Self == PolicyTrait {
  /// Runs a test under a few combinations. They contain every pair of answers.
  static var underPolicyPairs: Self {
    underPolicyPairs { _ in true }
  }

  /// Filters ``underPolicyPairs`` with a closure.
  static func underPolicyPairs(
    where isIncluded: @escaping @Sendable (Policies) -> Bool
  ) -> Self {
    PolicyTrait({ Policies.pairs }, where: isIncluded)
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
    let many: @Sendable () -> [Policies] = {
      stride(from: 0, to: Policies.all.count, by: 174_763)
        .map { Policies.all[$0] }
    }
    return PolicyTrait(many, where: isIncluded)
  }
}

extension Policies {
  /// Random combinations. They replace those of every test under policies if
  /// the environment variable `SWIFTUI_COMBINATIONS` names their number:
  ///
  ///     SWIFTUI_COMBINATIONS=1000 swift test --filter Outsider
  fileprivate static let random: [Policies]? =
    ProcessInfo.processInfo.environment["SWIFTUI_COMBINATIONS"]
    .flatMap(Int.init).map { count in
      var random = Seeded(Seeds.one(0))
      return (0..<count).compactMap { _ in all.randomElement(using: &random) }
    }

  /// Whether the form can learn the order of the views in a list. The form
  /// learns the order from preferences, or else from evaluations and `onAppear`
  /// calls.
  var tellsOrder: Bool {
    deliversPreferencesFromRows
      || bodyOrder == .source && appearOrder != .lastFirst
  }
}
