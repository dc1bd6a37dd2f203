public import Foundation

@MainActor open class UIScene: UIResponder {
  public let session: UISceneSession

  public init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
  ) {
    self.session = session
    super.init()
  }
}

extension UIScene {
  @MainActor open class ConnectionOptions: NSObject {
    package override init() {
      super.init()
    }
  }
}

@MainActor open class UISceneSession: NSObject {
  package override init() {
    super.init()
  }
}

@MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { Device.current.screen }
}

#if canImport(ObjectiveC)
@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
#else
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
#endif
