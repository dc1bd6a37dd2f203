public import Foundation

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case flexibleSpace = 5
    case fixedSpace = 6
    case close = 24
  }

  open var width: CGFloat = 0
  open var customView: UIView?
  open var menu: UIMenu?
  package private(set) var systemItem: SystemItem?

  /// A new action sets the title and the image, unless the item is a system
  /// item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      (title, image) = (primaryAction.title, primaryAction.image)
    }
  }

  // UIKit doesn't mark this initializer `required`. The double marks it,
  // because Swift requires this for functions that return `Self`.
  public required override init() {
    super.init()
  }

  /// The action's title and image take precedence over the parameters.
  public convenience init(
    title: String? = nil, image: UIImage? = nil,
    primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Property observers don't run in an initializer.
    let own = primaryAction?.title ?? ""
    self.title = own.isEmpty ? title : own
    self.image = primaryAction?.image ?? image
    self.menu = menu
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> Self {
    let space = self.init()
    space.systemItem = .flexibleSpace
    return space
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = self.init()
    space.systemItem = .fixedSpace
    space.width = width
    return space
  }

  /// Taps the item. Returns false if the tap does nothing.
  package func tapped() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.perform(from: self)
    return true
  }
}
