#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
public import Foundation
public import UIKit

/// The distances to the keyboard that the app has set for views, which are not
/// kept alive.
@MainActor struct KeyboardDistances {
  static let `default` = CGFloat(KeyboardAvoidance.gap)

  private var distances = WeakTable<UIView, CGFloat>()

  /// Says what is wrong with a distance that cannot be kept, and what to give
  /// instead.
  static func isValid(
    _ distance: CGFloat, _ name: String, fix: String
  ) -> Bool {
    if distance >= 0, distance.isFinite { return true }
    Warning.say(
      "\(name) \(distance) is refused; the old distance stays. \(fix)")
    return false
  }

  /// The distance of the view, or of the nearest view around it.
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

// MARK: The distance to the keyboard

extension FieldNavigator {
  /// Sets the gap between a field and the keyboard, as for a button below the
  /// field that has to stay visible.
  ///
  /// ```swift
  /// navigator.configuration.keyboardDistance = 12
  /// navigator.setKeyboardDistance(80, of: password)
  /// navigator.setKeyboardDistance(nil, of: password)  // the form's again
  /// ```
  /// - Parameters:
  ///   - distance: 0 or more points; `nil`, the default of every view, is the
  ///     distance of the configuration. A distance that is negative or not finite
  ///     is refused: the old one stays, and the console says so.
  ///   - view: a field, or a view with fields inside, which is not kept alive. Of
  ///     nested views the innermost counts.
  public func setKeyboardDistance(_ distance: CGFloat?, of view: UIView) {
    if let distance,
      !KeyboardDistances.isValid(
        distance, "setKeyboardDistance(_:of: \(view.name))",
        fix: "Give 0 or more points, or nil for the form's distance.")
    {
      return
    }
    navigation.context.distances[view] = distance
  }

  /// The distance that was set for a view; `nil` where none was set.
  public func keyboardDistance(of view: UIView) -> CGFloat? {
    navigation.context.distances[view]
  }
}
#endif
