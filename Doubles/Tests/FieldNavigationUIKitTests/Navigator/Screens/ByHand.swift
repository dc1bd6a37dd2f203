import FieldNavigation
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

extension FormScreen {
  /// Adds an action for Return that focuses another field. If the target is
  /// `nil`, the action resigns the field.
  func moveByHand(from name: String, to target: String?) {
    let action = UIAction { [weak self] _ in
      if let target {
        self?.field(target).becomeFirstResponder()
      } else {
        self?.field(name).resignFirstResponder()
      }
    }
    field(name).addAction(action, for: .primaryActionTriggered)
  }

  func withoutNavigator(_ user: User) {
    navigator?.invalidate()
    navigator = nil
    user.settle()
  }
}

extension User {
  /// The calls that UIKit makes during a closure, with keyboard notifications.
  func calls(during act: () -> Void) -> [String] {
    _ = calls()
    act()
    return calls()
  }
}

extension User {
  func caret(_ place: Int) -> UITextRange? {
    guard let field = focused as? UITextField,
      let position = field.position(
        from: field.beginningOfDocument, offset: place)
    else { return nil }
    return field.textRange(from: position, to: position)
  }

  /// The caret's offset in the focused field.
  var caretPlace: Int? {
    guard let field = focused as? UITextField,
      let range = field.selectedTextRange
    else { return nil }
    return field.offset(from: field.beginningOfDocument, to: range.start)
  }
}
