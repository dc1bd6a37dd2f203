import Foundation
import UIKit
import UIKitDriver

/// The kind of container that shows a screen.
enum Container: CaseIterable {
  case window, stack, parent, sheet, sheetWithStack

  /// Shows the screen in this container. Returns a user of the screen.
  @MainActor func user(of screen: UIViewController) -> User {
    switch self {
    case .window: return User(root: screen)
    case .stack:
      return User(root: UINavigationController(rootViewController: screen))
    case .parent:
      let parent = UIViewController()
      parent.addChild(screen)
      parent.view.addSubview(screen.view)
      screen.didMove(toParent: parent)
      return User(root: parent)
    case .sheet: return Self.user(presenting: screen)
    case .sheetWithStack:
      let stack = UINavigationController(rootViewController: screen)
      return Self.user(presenting: stack)
    }
  }

  @MainActor private static func user(
    presenting controller: UIViewController
  ) -> User {
    let root = UIViewController()
    let user = User(root: root)
    controller.modalPresentationStyle = .pageSheet
    root.present(controller, animated: true)
    user.settle()
    return user
  }
}

/// An app whose outermost controller reports an invalid value with an alert.
/// The delegate still returns `true`.
final class OutermostAlertApp: RefusingApp {
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if !isValid(textField) {
      var presenter: UIViewController = self
      while let parent = presenter.parent { presenter = parent }
      let alert = UIAlertController(nibName: nil, bundle: nil)
      presenter.present(alert, animated: true)
    }
    return true
  }
}
