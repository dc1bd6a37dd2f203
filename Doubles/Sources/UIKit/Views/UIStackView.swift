public import Foundation

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

/// Arranges its views one after another. Each view keeps its length along the
/// axis, unless all are equal. Across the axis, each view fills the stack.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsLayout() }
  }
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  open var distribution = Distribution.fill {
    didSet { setNeedsLayout() }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
  }

  open override func layoutSubviews() {
    var place: CGFloat = 0
    let shown = arrangedSubviews.filter { !$0.isHidden }
    for view in shown {
      let size =
        distribution == .fillEqually
        ? equalSize(of: shown.count) : view.frame.size
      view.frame =
        axis == .vertical
        ? CGRect(x: 0, y: place, width: bounds.width, height: size.height)
        : CGRect(x: place, y: 0, width: size.width, height: bounds.height)
      place += (axis == .vertical ? size.height : size.width) + spacing
    }
  }

  private func equalSize(of count: Int) -> CGSize {
    let gaps = spacing * CGFloat(count - 1)
    return axis == .vertical
      ? CGSize(
        width: bounds.width, height: (bounds.height - gaps) / CGFloat(count))
      : CGSize(
        width: (bounds.width - gaps) / CGFloat(count), height: bounds.height)
  }
}
