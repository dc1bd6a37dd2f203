package import UIKit

extension User {
  /// Presses Delete on the keyboard.
  package func pressDelete() {
    (focused as? any UIKeyInput)?.deleteBackward()
    settle()
  }

  package func paste(_ text: String) {
    (focused as? UITextField)?.paste(text)
    settle()
  }

  /// Drags text into a field.
  package func drop(_ text: String, into field: UITextField) {
    field.drop(text)
    settle()
  }

  /// Fills fields as AutoFill or a password manager does, in one turn.
  package func fill(_ texts: KeyValuePairs<UITextField, String>) {
    for (field, text) in texts { field.fill(text) }
    settle()
  }

  /// Presses Return while the keyboard suggests a correction of the last word.
  package func acceptCorrection(_ correction: String) {
    (focused as? UITextField)?.pressReturn(accepting: correction)
    settle()
  }
}
