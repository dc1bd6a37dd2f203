public import Foundation

/// Shows columns side by side, or only one in a compact width.
@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open private(set) var isCollapsed = false
  private var columns: [Column: UIViewController] = [:]
  /// The only column in a compact width.
  private var top = Column.primary

  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  open var viewControllers: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// UIKit puts a controller without a navigation controller into one. So does
  /// the double.
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    if let old = columns.removeValue(forKey: column) {
      old.disappear { old.viewIfLoaded?.removeFromSuperview() }
      old.removeFromParent()
    }
    guard let vc else { return }
    let stack = (vc as? UINavigationController) ?? vc.inStack
    columns[column] = stack
    addChild(stack)
    stack.didMove(toParent: self)
    update()
  }

  open func viewController(for column: UISplitViewController.Column)
    -> UIViewController?
  {
    columns[column]
  }

  open func show(_ column: UISplitViewController.Column) {
    top = column
    if !isCollapsed, column == .primary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    update()
  }

  open func hide(_ column: UISplitViewController.Column) {
    if isCollapsed {
      top = .primary
    } else if column == .primary {
      preferredDisplayMode = .secondaryOnly
    }
    update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  open override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    let wasCollapsed = isCollapsed
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    if isCollapsed, !wasCollapsed {
      let proposed: Column =
        columns[.compact] == nil ? .secondary : .compact
      top = topColumn(proposed)
    }
    let shown = shownColumns
    for (column, controller) in columns where !shown.contains(column) {
      controller.disappear { controller.viewIfLoaded?.removeFromSuperview() }
    }
    for column in shown {
      guard let controller = columns[column],
        controller.view.superview !== view
      else { continue }
      controller.appear { self.view.addSubview(controller.view) }
    }
    place()
  }

  private func topColumn(_ proposed: Column) -> Column {
    guard let delegate else { return proposed }
    #if canImport(ObjectiveC)
    return delegate.splitViewController?(
      self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    #else
    return delegate.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
    #endif
  }

  private var shownColumns: [Column] {
    if isCollapsed { return [top] }
    let all: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        style == .tripleColumn
          ? [.supplementary, .secondary] : [.primary, .secondary]
      default: [.primary, .supplementary, .secondary]
      }
    return all.filter { columns[$0] != nil }
  }

  private func place() {
    let (size, shown) = (view.bounds.size, shownColumns)
    let side = min(320, size.width * 0.4)
    var x: CGFloat = 0
    for column in shown {
      let width = column == shown.last ? size.width - x : side
      columns[column]?.viewIfLoaded?.frame = CGRect(
        x: x, y: 0, width: width, height: size.height)
      x += width
    }
  }
}

extension UIViewController {
  fileprivate var inStack: UINavigationController {
    UINavigationController(rootViewController: self)
  }

  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}

#if canImport(ObjectiveC)
@MainActor @objc public protocol UISplitViewControllerDelegate {
  @objc optional func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn:
      UISplitViewController.Column
  ) -> UISplitViewController.Column
}
#else
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn:
      UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn:
      UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
#endif
