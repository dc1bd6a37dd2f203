#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
import Foundation
import UIKit

@MainActor struct KeyboardDistances {
  static let `default` = CGFloat(KeyboardAvoidance.gap)

  private var distances = WeakTable<UIView, CGFloat>()

  /// Warns if the distance is invalid.
  static func isValid(
    _ distance: CGFloat, _ name: String, fix: String
  ) -> Bool {
    if distance >= 0, distance.isFinite { return true }
    Warning.say(
      "\(name) \(distance) is refused; the old distance stays. \(fix)")
    return false
  }

  func distance(of view: UIView) -> CGFloat? {
    if distances.isEmpty { return nil }
    for each in sequence(first: view, next: \.superview) {
      if let distance = distances[each] { return distance }
    }
    return nil
  }

  subscript(view: UIView) -> CGFloat? {
    get { distances[view] }
    set { distances[view] = newValue }
  }
}
#endif
