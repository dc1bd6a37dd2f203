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

  /// Warns about an invalid distance and suggests a fix.
  static func isValid(
    _ distance: CGFloat, _ name: String, fix: String
  ) -> Bool {
    if distance >= 0, distance.isFinite { return true }
    Warning.say(
      "\(name) \(distance) is refused; the old distance stays. \(fix)")
    return false
  }

  /// The distance that the app set for the view. If the view has no distance,
  /// the nearest ancestor's distance applies.
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
  /// Sets the gap between a field and the keyboard. For example, a larger gap
  /// keeps a button below the field visible.
  ///
  /// ```swift
  /// navigator.configuration.keyboardDistance = 12
  /// navigator.setKeyboardDistance(80, of: password)
  /// navigator.setKeyboardDistance(nil, of: password)  // the form's again
  /// ```
  /// - Parameters:
  ///   - distance: 0 or more points. `nil` is the default for every view. With
  ///     `nil` the distance of the configuration applies. The navigator ignores
  ///     a distance that is negative or not finite. The navigator logs a
  ///     warning.
  ///   - view: a field, or a view that contains fields. The navigator doesn't
  ///     keep the view alive. In nested views, the distance of the innermost
  ///     view applies.
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

  /// The distance that you set for a view, if any.
  public func keyboardDistance(of view: UIView) -> CGFloat? {
    navigation.context.distances[view]
  }
}
#endif
