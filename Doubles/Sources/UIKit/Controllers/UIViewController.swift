public import Foundation

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open private(set) var viewIfLoaded: UIView?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  private var ownPresented: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) var isBeingDismissed = false
  open private(set) var isBeingPresented = false
  open internal(set) var isMovingToParent = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  private var ownKeyCommands: [UIKeyCommand] = []
  /// The segues of the storyboard. Each identifier has a destination.
  package var segues: [String: () -> UIViewController] = [:]
  private var isVisible = false
  private var presentation: Presentation?
  private lazy var ownStoryboard = UIStoryboard()
  /// What a navigation controller shows in its bar for this controller.
  open var navigationItem: UINavigationItem { ownItem }
  private lazy var ownItem = {
    let item = UINavigationItem()
    item.owner = self
    return item
  }()
  open var definesPresentationContext = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  // UIKit's own spelling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.controller = nil
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  open var isViewLoaded: Bool { viewIfLoaded != nil }

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: Device.current.screen.bounds)
  }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentingViewController
  }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}

  func appear(_ show: () -> Void) {
    guard !isVisible else { return show() }
    isVisible = true
    viewWillAppear(false)
    show()
    view.layoutIfNeeded()
    viewDidAppear(false)
  }

  func disappear(_ hide: () -> Void) {
    guard isVisible else { return hide() }
    isVisible = false
    viewWillDisappear(false)
    hide()
    viewDidDisappear(false)
  }

  // MARK: Containers

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Presentation

  /// The controller presented by this controller or a parent.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Device.current.note(self, "presents \(type(of: viewControllerToPresent))")
    ownPresented = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    presentation = Presentation(of: viewControllerToPresent, by: self)
    viewControllerToPresent.isBeingPresented = true
    presentation?.show()
    viewControllerToPresent.isBeingPresented = false
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = ownPresented else {
      (presentingViewController ?? parent)?
        .dismiss(animated: flag, completion: completion)
      return
    }
    if presented.ownPresented != nil {
      presented.dismiss(animated: flag)
    }
    presented.isBeingDismissed = true
    presentation?.hide()
    presentation = nil
    presented.isBeingDismissed = false
    ownPresented = nil
    completion?()
  }

  /// A search covers only the part of the presenter that has no search bar.
  func presentSearch(_ search: UISearchController) {
    Device.current.note(self, "presents \(type(of: search))")
    ownPresented = search
    search.presentingViewController = self
  }

  func dismissSearch() {
    ownPresented?.presentingViewController = nil
    ownPresented = nil
  }

  // MARK: Segues

  /// Only a controller with segues has a storyboard.
  open var storyboard: UIStoryboard? { segues.isEmpty ? nil : ownStoryboard }

  /// Traps if the storyboard lacks the identifier. UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let destination = segues[identifier]?() else {
      preconditionFailure(
        "\(self) has no segue with identifier '\(identifier)'")
    }
    Device.current.note(self, "segue \(identifier)")
    prepare(
      for: UIStoryboardSegue(
        identifier: identifier, source: self, destination: destination),
      sender: sender)
    present(destination, animated: true)
  }

  /// UIKit calls this method for segues of a storyboard, but not for
  /// `performSegue`.
  open func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Key commands

  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.append(keyCommand)
  }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }
}
