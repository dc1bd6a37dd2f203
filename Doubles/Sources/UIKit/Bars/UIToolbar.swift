public import Foundation

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet {
      for view in (oldValue ?? []).compactMap(\.customView)
      where view.superview === self {
        view.removeFromSuperview()
      }
      for view in (items ?? []).compactMap(\.customView) { addSubview(view) }
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// A toolbar is as wide as its superview. A toolbar without a superview is as
  /// wide as the screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = superview?.bounds ?? Device.current.screen.bounds
    return CGSize(width: room.width, height: 44)
  }
}
