public import Foundation

/// Shows an opaque bar of 64 points. The top controller's view is below the
/// bar.
@MainActor open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  public override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { viewControllers.last }

  open override func viewWillAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    top.appear { self.show(top) }
  }

  open func pushViewController(
    _ viewController: UIViewController, animated: Bool
  ) {
    let old = topViewController
    viewControllers.append(viewController)
    addChild(viewController)
    old?.disappear { old?.view.removeFromSuperview() }
    viewController.isMovingToParent = true
    viewController.appear { self.show(viewController) }
    viewController.isMovingToParent = false
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let old = viewControllers.removeLast()
    old.disappear { old.view.removeFromSuperview() }
    old.removeFromParent()
    if let top = topViewController { top.appear { self.show(top) } }
    return old
  }

  open override func viewDidLayoutSubviews() {
    placeTop()
  }

  private func show(_ controller: UIViewController) {
    view.addSubview(controller.view)
    placeTop()
  }

  private func placeTop() {
    var top: CGFloat = 64
    let bar = topViewController?.navigationItem.searchController?.searchBar
    for case let old as UISearchBar in view.content where old !== bar {
      old.removeFromSuperview()
    }
    if let bar {
      if bar.superview !== view { view.addSubview(bar) }
      bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 52)
      top += 52
    }
    topViewController?.view.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
