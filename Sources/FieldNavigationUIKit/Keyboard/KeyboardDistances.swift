#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
public import Foundation
public import UIKit

/// The distances to the keyboard that the app set for views. This table doesn't
/// keep the views alive.
@MainActor struct KeyboardDistances {
  static let `default` = CGFloat(KeyboardAvoidance.gap)

  private var distances = WeakTable<UIView, CGFloat>()

  /// Warns about a distance that can't be used, and suggests a fix.
  static func isValid(
    _ distance: CGFloat, _ name: String, fix: String
  ) -> Bool {
    if distance >= 0, distance.isFinite { return true }
    Warning.say(
      "\(name) \(distance) is refused; the old distance stays. \(fix)")
    return false
  }

  /// The distance that the app set for the view, or else for the nearest
  /// ancestor that has one.
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
  /// Sets the gap between a field and the keyboard, for example to keep a
  /// button below the field visible.
  ///
  /// ```swift
  /// navigator.configuration.keyboardDistance = 12
  /// navigator.setKeyboardDistance(80, of: password)
  /// navigator.setKeyboardDistance(nil, of: password)  // the form's again
  /// ```
  /// - Parameters:
  ///   - distance: 0 or more points. With `nil`, the default for every view,
  ///     the distance of the configuration applies. If the distance is negative
  ///     or not finite, the previous distance stays, and the navigator logs a
  ///     warning.
  ///   - view: a field, or a view with fields inside. The navigator doesn't
  ///     keep the view alive. If a field is inside several such views, the
  ///     distance of the innermost view applies.
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

  /// The distance that you set for a view, or `nil` if you set none.
  public func keyboardDistance(of view: UIView) -> CGFloat? {
    navigation.context.distances[view]
  }
}
#endif
