import UIKit

#if canImport(SwiftUI) && os(iOS)
import SwiftUI
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MenuSceneDelegate.self
    return configuration
  }
}

/// Shows the menu: UIKit's screens first, and SwiftUI's screens below.
final class MenuSceneDelegate: SceneDelegate {
  override func makeRoot() -> UIViewController {
    #if os(iOS)
    MenuViewController(more: [
      (
        "Sign up, in SwiftUI", "swiftui-sign-up",
        { UIHostingController(rootView: AccountScreen()) }
      ),
      (
        "Payment, in SwiftUI", "swiftui-payment",
        { UIHostingController(rootView: PaymentScreen()) }
      ),
      (
        "Guests, in SwiftUI", "swiftui-guests",
        { UIHostingController(rootView: GuestListScreen()) }
      ),
      (
        "Code, in SwiftUI", "swiftui-code",
        { UIHostingController(rootView: CodeScreen()) }
      ),
    ])
    #else
    MenuViewController()
    #endif
  }
}
