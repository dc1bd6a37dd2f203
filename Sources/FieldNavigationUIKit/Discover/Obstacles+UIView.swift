#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

extension Obstacles {
  /// What keeps focus from a view now, with what its ancestors add (R1).
  ///
  /// - Complexity: O(ancestors).
  @MainActor package init(of view: UIView) {
    self.init(ownOf: view)
    if view.window == nil { insert(.detached) }
    var current = view.superview
    while let each = current {
      formUnion(Obstacles(wrapper: each))
      current = each.superview
    }
  }

  /// What the view itself adds.
  @MainActor init(ownOf view: UIView) {
    self.init(wrapper: view)
    if let control = view as? UIControl {
      if !control.isEnabled { insert(.disabled) }
    } else if let text = view as? UITextView, !text.isEditable {
      // Nobody can type there, and Tab passes over it.
      insert(.disabled)
    }
  }

  /// What a view adds for all that is inside of it.
  @MainActor init(wrapper view: UIView) {
    self = .alpha(Double(view.alpha))
    if view.isHidden { insert(.hidden) }
    if !view.isUserInteractionEnabled { insert(.noInteraction) }
  }
}

extension FieldState {
  /// The state of a text field, a text view, or any other responder.
  @MainActor package init(of responder: UIResponder) {
    self.init(
      obstacles: (responder as? UIView).map(Obstacles.init(of:)) ?? [],
      isEmpty: !FieldSight(of: responder).hasInput)
  }
}
#endif
