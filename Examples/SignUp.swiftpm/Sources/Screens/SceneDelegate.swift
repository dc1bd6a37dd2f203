#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func makeRoot() -> UIViewController { MenuViewController() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
  }
}
#endif
