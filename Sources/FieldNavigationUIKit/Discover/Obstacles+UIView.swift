package import FieldNavigation

#if canImport(UIKit)
  package import UIKit
#else
  package import UIKitDouble
#endif

extension Obstacles {
  /// What keeps focus from a view now, with what its ancestors add (R1).
  ///
  /// - Complexity: O(ancestors).
  @MainActor package init(of view: UIView) {
    self = view.window == nil ? .detached : []
    if !Obstacles.isEnabled(view) { insert(.disabled) }
    if let text = view as? UITextView, !text.isEditable {
      insert(.notEditable)
    }
    var current: UIView? = view
    while let each = current {
      formUnion(.alpha(Double(each.alpha)))
      if each.isHidden { insert(.hidden) }
      if !each.isUserInteractionEnabled { insert(.noInteraction) }
      current = each.superview
    }
  }

  @MainActor private static func isEnabled(_ view: UIView) -> Bool {
    (view as? UIControl)?.isEnabled ?? true
  }
}

extension FieldState {
  /// The state of a text field, a text view, or any other responder.
  @MainActor package init(of responder: UIResponder) {
    self.init(
      obstacles: (responder as? UIView).map(Obstacles.init(of:)) ?? [],
      isEmpty: !((responder as? any UIKeyInput)?.hasText ?? false))
  }
}
