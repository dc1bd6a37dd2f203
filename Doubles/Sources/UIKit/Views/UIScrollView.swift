public import Foundation

@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory
    case interactiveWithAccessory
  }

  open var contentSize = CGSize.zero
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the user's finger is on the content and has moved it.
  package var isHeld = false
  open var isDragging: Bool { isHeld }
  open var isDecelerating: Bool { false }

  /// Scrolling causes a layout.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
  }

  /// The insets that bars and the safe area add to the app's insets.
  package var barInsets = UIEdgeInsets.zero

  open var adjustedContentInset: UIEdgeInsets {
    contentInset.adding(barInsets)
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
