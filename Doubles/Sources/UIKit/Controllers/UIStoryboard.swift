public import Foundation

/// The storyboard of a controller with segues.
@MainActor open class UIStoryboard: NSObject {
  package override init() {
    super.init()
  }
}

@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(
    identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}
