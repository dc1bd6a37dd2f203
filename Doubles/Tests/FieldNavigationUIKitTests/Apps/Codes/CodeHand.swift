import UIKit
import UIKitDriver

/// What an outsider's tests do with a screen.
@MainActor struct CodeHand {
  let user: User

  init(showing screen: UIViewController) { user = User(root: screen) }

  func type(_ text: String) {
    for letter in text { user.type("\(letter)") }
  }

  /// Fast keys. The app's turn ends only after the last one.
  func typeInOneTurn(_ text: String) {
    let field = user.focused as? UITextField
    for letter in text { field?.insertText("\(letter)") }
    settle()
  }

  func pressDelete() { user.pressDelete() }

  func pressReturn() {
    // The turn in which a field gets focus has ended before a user presses a key.
    settle()
    user.tapReturn()
  }

  func paste(_ text: String) { user.paste(text) }

  /// The whole code replaces the text of the field with focus.
  func autofill(_ code: String) {
    let field = user.focused as? UITextField
    field?.selectedTextRange = field.flatMap {
      $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument)
    }
    field?.paste(code)
    settle()
  }

  func settle() { user.settle() }
}
