import FieldNavigation
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

extension FormScreen {
  /// Leaves the field to the app, which moves by hand where UIKit reports
  /// Return: to another field, or to none.
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
  /// What is called, the keyboard's notifications included, while something is
  /// done.
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

  /// Where the caret is in the field with focus.
  var caretPlace: Int? {
    guard let field = focused as? UITextField,
      let range = field.selectedTextRange
    else { return nil }
    return field.offset(from: field.beginningOfDocument, to: range.start)
  }
}
