#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import Foundation
package import UIKit

extension ReturnKey {
  package init?(_ type: UIReturnKeyType) {
    self.init(rawValue: UInt8(type.rawValue))
  }

  package var type: UIReturnKeyType? {
    UIReturnKeyType(rawValue: Int(rawValue))
  }
}

extension FieldState.Obstacles {
  /// The reasons that a view can't take focus now, in the view and all its
  /// ancestors (R1).
  ///
  /// - Parameter needsArea: whether a view without an area counts as hidden.
  ///   Pass `true` for a view that a walk finds, and `false` for a field that
  ///   the app lists, because such a field may have no area and exist only for
  ///   its keyboard.
  /// - Complexity: O(ancestors).
  @MainActor package init(of view: UIView, needsArea: Bool = false) {
    self.init(ownOf: view, needsArea: needsArea)
    formUnion(FieldState.Obstacles(around: view, needsArea: needsArea))
  }

  @MainActor init(around view: UIView, needsArea: Bool) {
    self = view.window == nil ? .detached : []
    var current = view.superview
    while let ancestor = current {
      formUnion(FieldState.Obstacles(inside: ancestor, needsArea: needsArea))
      current = ancestor.superview
    }
    if view.isOnHiddenPage { insert(.hidden) }
  }

  @MainActor init(ownOf view: UIView, needsArea: Bool) {
    self.init(inside: view, needsArea: needsArea)
    if let entry = view.textEntry {
      if !entry.isUsable { insert(.disabled) }
    } else if let control = view as? UIControl, !control.isEnabled {
      insert(.disabled)
    }
  }

  /// The obstacles that a view imposes on all its descendants.
  @MainActor init(inside view: UIView, needsArea: Bool = true) {
    self = .alpha(Double(view.alpha))
    if view.isHidden || needsArea && !view.hasArea { insert(.hidden) }
    if !view.isUserInteractionEnabled { insert(.noInteraction) }
  }
}

extension UIView {
  fileprivate var hasArea: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0
  }
}

extension FieldState {
  @MainActor package init(of responder: UIResponder) {
    self.init(
      obstacles: (responder as? UIView).map { FieldState.Obstacles(of: $0) }
        ?? [],
      isEmpty: responder.lacksText)
  }
}

extension LayoutRect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
#endif
