import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Shows a scenario if a launch argument names one. Without a scenario, the
/// argument "-swiftui" shows SwiftUI's probe. The default is UIKit's probe.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ScenarioHost.launched ?? probe
    window.makeKeyAndVisible()
    self.window = window
  }

  private var probe: UIViewController {
    ProcessInfo.processInfo.arguments.contains("-swiftui")
      ? UIHostingController(rootView: SwiftUIProbeScreen())
      : ProbeViewController()
  }
}
