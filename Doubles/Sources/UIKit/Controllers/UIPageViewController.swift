public import Foundation

/// Shows one page at a time. With the scroll style, a private scroll view has
/// the page before and the page after beside it. Scrolling by code turns no
/// page: only the user and `setViewControllers` do.
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open private(set) var viewControllers: [UIViewController]?
  /// The page whose dot the page indicator shows.
  package private(set) var shownIndex: Int?
  private let scroller = QueuingScrollView(frame: .zero)
  private var before: UIViewController?
  private var after: UIViewController?

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  open override func loadView() {
    super.loadView()
    guard transitionStyle == .scroll else { return }
    scroller.isPagingEnabled = true
    scroller.frame = CGRect(origin: .zero, size: view.bounds.size)
    view.addSubview(scroller)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let page = viewControllers?.first { page.appear {} }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
    if view.window != nil { viewControllers?.first?.appear {} }
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first)
    let index = dataSource.flatMap { dataSource -> Int? in
      #if canImport(ObjectiveC)
      dataSource.presentationIndex?(for: self)
      #else
      dataSource.presentationIndex(for: self)
      #endif
    }
    shownIndex = index
    completion?(true)
  }

  /// Swipes to a neighboring page, as the user does. Returns false without such
  /// a page.
  package func swipe(forward: Bool) -> Bool {
    guard let old = viewControllers?.first,
      let page = neighbor(of: old, forward: forward)
    else { return false }
    #if canImport(ObjectiveC)
    delegate?.pageViewController?(self, willTransitionTo: [page])
    #else
    delegate?.pageViewController(self, willTransitionTo: [page])
    #endif
    show(page)
    shownIndex = shownIndex.map { $0 + (forward ? 1 : -1) }
    #if canImport(ObjectiveC)
    delegate?.pageViewController?(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: true)
    #else
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: true)
    #endif
    return true
  }

  private func neighbor(
    of page: UIViewController, forward: Bool
  ) -> UIViewController? {
    forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func show(_ page: UIViewController?) {
    let old = viewControllers?.first
    viewControllers = page.map { [$0] }
    (before, after) = (nil, nil)
    if let page, Device.current.loadsNeighboringPages,
      transitionStyle == .scroll
    {
      before = neighbor(of: page, forward: false)
      after = neighbor(of: page, forward: true)
    }
    let kept = [before, page, after].compactMap { $0 }
    for child in children where !kept.contains(child) {
      child.disappear { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
    }
    for child in kept where child.parent !== self { addChild(child) }
    if let old, old !== page { old.disappear {} }
    place()
    if let page, view.window != nil { page.appear {} }
    for child in kept { child.didMove(toParent: self) }
  }

  private func place() {
    let size = view.bounds.size
    guard transitionStyle == .scroll else {
      guard let page = viewControllers?.first?.view else { return }
      if page.superview == nil { view.addSubview(page) }
      return page.frame = CGRect(origin: .zero, size: size)
    }
    scroller.frame = CGRect(origin: .zero, size: size)
    var x: CGFloat = 0
    for page in [before, viewControllers?.first, after] {
      guard let page else { continue }
      if page.view.superview == nil {
        let wrapper = UIView(frame: .zero)
        scroller.addSubview(wrapper)
        wrapper.addSubview(page.view)
      }
      page.view.superview?.frame = CGRect(
        origin: CGPoint(x: x, y: 0), size: size)
      page.view.frame = CGRect(origin: .zero, size: size)
      if page === viewControllers?.first { scroller.contentOffset.x = x }
      x += size.width
    }
    for wrapper in scroller.content where wrapper.content.isEmpty {
      wrapper.removeFromSuperview()
    }
    scroller.contentSize = CGSize(width: x, height: size.height)
  }
}

/// A private class in UIKit.
final class QueuingScrollView: UIScrollView {}

#if canImport(ObjectiveC)
@MainActor @objc
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}

@MainActor @objc
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  @objc optional func presentationCount(
    for pageViewController: UIPageViewController
  ) -> Int
  @objc optional func presentationIndex(
    for pageViewController: UIPageViewController
  ) -> Int
}
#else
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}

@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(
    for pageViewController: UIPageViewController
  ) -> Int { 0 }

  public func presentationIndex(
    for pageViewController: UIPageViewController
  ) -> Int { 0 }
}
#endif
