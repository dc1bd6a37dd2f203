public import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIView: UIResponder, UICoordinateSpace {
  open var center = CGPoint.zero {
    didSet { if center != oldValue { placeChanged() } }
  }
  open var bounds = CGRect.zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      for view in content { view.resize(with: oldValue.size, bounds.size) }
      setNeedsLayout()
      placeChanged()
    }
  }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet {
      if isHidden, !oldValue { wasHidden() }
      // A stack view skips hidden views. A change therefore needs a layout.
      (superview as? UIStackView)?.setNeedsLayout()
    }
  }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var isUserInteractionEnabled = true
  package var backgroundColor: UIColor?
  package var tintColor: UIColor?
  open var tag = 0
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  package var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var shouldGroupAccessibilityChildren = false
  open var interactions: [any UIInteraction] = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The double counts how often this property is read. Tests limit that
  /// number.
  open var subviews: [UIView] {
    Device.current.visitedViews += 1
    return content
  }
  package private(set) var content: [UIView] = []
  open private(set) weak var superview: UIView?
  package weak var controller: UIViewController?
  private var needsLayout = true
  /// Whether this view or a view inside it needs layout. Layout skips all other
  /// views.
  private var hasLayoutInside = true

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

  open var window: UIWindow? { superview?.window }

  /// The overlap of this view with the parent's safe area insets, plus the
  /// controller's additional insets. The insets change when the view moves.
  open var safeAreaInsets: UIEdgeInsets {
    let parents = superview.map {
      $0.safeAreaInsets.part(of: $0.bounds, inside: frame)
    }
    let own = controller?.additionalSafeAreaInsets ?? .zero
    return parents.map { $0.adding(own) } ?? own
  }
  private var lastSafeArea = UIEdgeInsets.zero

  private func placeChanged() {
    if Device.current.safeArea != .zero, window != nil { updateSafeArea() }
  }

  /// Requests a layout of each view whose safe area has changed.
  func updateSafeArea() {
    let insets = safeAreaInsets
    if insets != lastSafeArea {
      lastSafeArea = insets
      setNeedsLayout()
      if let controller {
        Device.current.note(
          controller, "safeArea \(Int(insets.top)) \(Int(insets.bottom))")
      }
    }
    for view in content { view.updateSafeArea() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
  {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  package var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownGuide }
  private lazy var ownGuide = UIKeyboardLayoutGuide.of(self)

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    content.append(view)
    view.superview = self
    view.placeChanged()
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    content.removeLast()
    content.insert(view, at: index)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    window?.firstResponderIn(self)?.forceResign()
    superview.willRemoveSubview(self)
    superview.content.removeAll { $0 === self }
    self.superview = nil
  }

  open func willRemoveSubview(_ subview: UIView) {}

  open func didMoveToSuperview() {}

  open func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
    var view: UIView? = self
    while let each = view {
      each.hasLayoutInside = true
      view = each.superview
    }
  }

  open func layoutIfNeeded() {
    Device.current.updateGuides()
    guard hasLayoutInside else { return }
    hasLayoutInside = false
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in content { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Editing

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponderIn(self) else { return false }
    if force {
      responder.forceResign()
      return true
    }
    return responder.resignFirstResponder()
  }

  private func wasHidden() {
    guard Device.current.policies.hidingResigns else { return }
    window?.firstResponderIn(self)?.forceResign()
  }

  // MARK: Interactions

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer
  ) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIResponder {
  /// Resigns without asking the delegate.
  func forceResign() {
    responderWindow?.giveUp(self)
  }
}
