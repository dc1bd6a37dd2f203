#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// A button for each screen.
final class MenuViewController: StackViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forms"
    show([
      button("Sign up", "sign-up") { SignUpViewController() },
      button("Checkout", "checkout") { OrderViewController() },
      button("Chat", "chat") { ChatViewController() },
      button("Settings, with a sheet", "settings") { SettingsViewController() },
    ])
  }

  private func button(
    _ title: String, _ identifier: String,
    _ screen: @escaping () -> UIViewController
  ) -> UIButton {
    UIButton(title, identifier: identifier) { [weak self] in
      self?.present(screen(), animated: true)
    }
  }
}
#endif
