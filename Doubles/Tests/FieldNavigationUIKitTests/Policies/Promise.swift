import UIKit
import UIKitDriver

/// No policy makes the navigator or the recipes move focus to a wrong field. No
/// policy makes them finish a form by mistake or lose text. The promises below
/// hold only under some policies.
///
/// | Promise | Policy that breaks it | What happens instead |
/// | --- | --- | --- |
/// | ``exitLeavesReturn`` | `primaryAction == .afterResign` | Return closes the keyboard |
/// | ``refusalKeepsFocus`` | `order == .resignsOldFirst` | the keyboard closes when a field refuses focus |
enum Promise: CaseIterable, Sendable {
  /// Return works even in a text field with a Did End On Exit action. In other
  /// fields, Return works under all policies.
  case exitLeavesReturn
  /// After a field refuses, focus is in the old field or another field.
  case refusalKeepsFocus

  func holds(under policies: Policies) -> Bool {
    switch self {
    case .exitLeavesReturn: policies.primaryAction != .afterResign
    case .refusalKeepsFocus: policies.order != .resignsOldFirst
    }
  }
}

extension Policies {
  func keeps(_ promises: some Sequence<Promise>) -> Bool {
    promises.allSatisfy { $0.holds(under: self) }
  }

  static func pairwise(promising promises: Set<Promise>) -> [Policies] {
    pairwiseByPromises[promises] ?? []
  }

  /// Computed only once. Many tests use the same combinations.
  private static let pairwiseByPromises: [Set<Promise>: [Policies]] = {
    let sets: [Set<Promise>] = [
      [.exitLeavesReturn], [.refusalKeepsFocus],
      [.exitLeavesReturn, .refusalKeepsFocus],
    ]
    return Dictionary(
      uniqueKeysWithValues: sets.map { promises in
        (promises, pairwise { $0.keeps(promises) })
      })
  }()
}
