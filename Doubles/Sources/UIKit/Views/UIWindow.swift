public import Foundation

@MainActor open class UIWindow: UIView {
  weak var firstResponder: UIResponder?

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear { oldValue?.viewIfLoaded?.removeFromSuperview() }
      show()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var windowScene: UIWindowScene?

  private let ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  open override var safeAreaInsets: UIEdgeInsets {
    Device.current.safeArea.part(of: screen.bounds, inside: frame)
  }

  open var screen: UIScreen { windowScene?.screen ?? Device.current.screen }

  open var isKeyWindow: Bool { Device.current.windows.last === self }

  open func makeKeyAndVisible() {
    Device.current.windows.removeAll { $0 === self }
    Device.current.windows.append(self)
    show()
  }

  open override func layoutSubviews() {
    rootViewController?.viewIfLoaded?.frame = bounds
    for case let view as PresentationView in content { view.frame = bounds }
  }

  private func show() {
    guard isKeyWindow, let controller = rootViewController,
      controller.view.superview == nil
    else { return }
    controller.view.frame = bounds
    controller.appear { self.addSubview(controller.view) }
    layoutIfNeeded()
  }

  /// Returns the first responder if it is this view or a view inside it.
  func firstResponderIn(_ view: UIView) -> UIResponder? {
    var responder = firstResponder
    while let current = responder {
      let own = (current as? UIViewController)?.viewIfLoaded
      if current === view || own === view { return firstResponder }
      responder = current.next
    }
    return nil
  }
}
