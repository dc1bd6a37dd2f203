import UIKit
import UIKitDriver

/// What the navigator and the recipes promise beyond this: no move goes wrong,
/// the form does not finish by mistake, and no text is lost. That much holds
/// under all policies.
///
/// | Promise | Not under | There instead |
/// | --- | --- | --- |
/// | ``returnMoves`` | `endOnExit == .resignThenAction` | Return closes the keyboard |
/// | ``refusalKeepsFocus`` | `order == .resignsOldFirst` | a field that refuses closes the keyboard |
enum Promise: CaseIterable, Sendable {
  /// Return in a text field moves focus, or finishes the form.
  case returnMoves
  /// After a field has refused, focus is where it was, or goes to another field.
  case refusalKeepsFocus

  func holds(under policies: Policies) -> Bool {
    switch self {
    case .returnMoves: policies.endOnExit != .resignThenAction
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
      [.returnMoves], [.refusalKeepsFocus], [.returnMoves, .refusalKeepsFocus],
    ]
    return Dictionary(
      uniqueKeysWithValues: sets.map { promises in
        (promises, pairwise { $0.keeps(promises) })
      })
  }()
}
