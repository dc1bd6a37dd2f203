import UIKit
import UIKitDriver

/// What the navigator and the recipes promise beyond this: no move goes wrong,
/// the form does not finish by mistake, and no text is lost. That much holds
/// under all policies.
///
/// | Promise | Not under | There instead |
/// | --- | --- | --- |
/// | ``exitLeavesReturn`` | `primaryAction == .afterResign` | Return closes the keyboard |
/// | ``refusalKeepsFocus`` | `order == .resignsOldFirst` | a field that refuses closes the keyboard |
enum Promise: CaseIterable, Sendable {
  /// Return moves focus or finishes the form, too, in a text field whose
  /// `.editingDidEndOnExit` the app listens to. In any other field it always
  /// does.
  case exitLeavesReturn
  /// After a field has refused, focus is where it was, or goes to another field.
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

  /// Computed once: many tests ask for the same.
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
