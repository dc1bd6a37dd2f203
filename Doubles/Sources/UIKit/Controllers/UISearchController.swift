public import Foundation

/// Presents itself as soon as its search bar gets focus. The results cover the
/// controller that presents the search.
@MainActor open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: 52))
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  private var isShown = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open var isActive: Bool {
    get { isShown }
    set {
      if newValue == isShown { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    let around = sequence(first: searchBar as UIResponder, next: \.next)
    let controllers = around.compactMap { $0 as? UIViewController }
    let bar = (controllers.first as? UINavigationController)?.topViewController
    guard let presenter = bar ?? controllers.first else { return }
    isShown = true
    #if canImport(ObjectiveC)
    delegate?.willPresentSearchController?(self)
    #else
    delegate?.willPresentSearchController(self)
    #endif
    presenter.presentSearch(self)
    view.frame = presenter.view.frame
    presenter.view.superview?.addSubview(view)
    if let results = searchResultsController {
      addChild(results)
      results.appear { self.view.addSubview(results.view) }
      results.view.frame = CGRect(origin: .zero, size: view.bounds.size)
    }
    #if canImport(ObjectiveC)
    delegate?.didPresentSearchController?(self)
    #else
    delegate?.didPresentSearchController(self)
    #endif
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    update()
  }

  private func end() {
    isShown = false
    #if canImport(ObjectiveC)
    delegate?.willDismissSearchController?(self)
    #else
    delegate?.willDismissSearchController(self)
    #endif
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if let results = searchResultsController {
      results.disappear { results.viewIfLoaded?.removeFromSuperview() }
      results.removeFromParent()
    }
    view.removeFromSuperview()
    presentingViewController?.dismissSearch()
    #if canImport(ObjectiveC)
    delegate?.didDismissSearchController?(self)
    #else
    delegate?.didDismissSearchController(self)
    #endif
    update()
  }

  /// The results are on the screen while the bar has a text.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    searchResultsController?.viewIfLoaded?.isHidden =
      searchBar.text?.isEmpty ?? true
  }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

#if canImport(ObjectiveC)
@MainActor @objc
public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func willPresentSearchController(
    _ searchController: UISearchController)
  @objc optional func didPresentSearchController(
    _ searchController: UISearchController)
  @objc optional func willDismissSearchController(
    _ searchController: UISearchController)
  @objc optional func didDismissSearchController(
    _ searchController: UISearchController)
}
#else
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(
    _ searchController: UISearchController
  ) {}
  public func didPresentSearchController(
    _ searchController: UISearchController
  ) {}
  public func willDismissSearchController(
    _ searchController: UISearchController
  ) {}
  public func didDismissSearchController(
    _ searchController: UISearchController
  ) {}
}
#endif

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var searchController: UISearchController? {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open var hidesSearchBarWhenScrolling = true
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  weak var owner: UIViewController?
}
