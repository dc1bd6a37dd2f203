#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// A menu with one button for each screen.
final class MenuViewController: StackViewController {
  /// A button's title and identifier, and the screen that the button shows.
  typealias Entry = (String, String, @MainActor () -> UIViewController)

  private let more: [Entry]

  /// A menu of this folder's screens, followed by additional screens.
  init(more: [Entry] = []) {
    self.more = more
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forms"
    let entries: [Entry] = [
      ("Sign up", "sign-up", { SignUpViewController() }),
      ("Checkout", "checkout", { OrderViewController() }),
      ("Chat", "chat", { ChatViewController() }),
      ("Settings, with a sheet", "settings", { SettingsViewController() }),
    ]
    show((entries + more).map(button))
  }

  private func button(_ entry: Entry) -> UIButton {
    let (title, identifier, screen) = entry
    return UIButton(title, identifier: identifier) { [weak self] in
      self?.present(screen(), animated: true)
    }
  }
}
#endif
