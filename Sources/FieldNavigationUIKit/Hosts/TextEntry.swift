#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
package import UIKit

@MainActor protocol TextEntry: UIView, UIKeyInput {
  var returnKeyType: UIReturnKeyType { get set }
  var keyboardType: UIKeyboardType { get set }
  var inputView: UIView? { get }
  var inputAccessoryView: UIView? { get set }
  /// Whether the user can type in the field. A text view that isn't editable
  /// counts as disabled, so Tab skips it.
  var isUsable: Bool { get }
}

extension UITextField: TextEntry {
  var isUsable: Bool { isEnabled }
}

extension UITextView: TextEntry {
  var isUsable: Bool { isEditable }
}

extension TextEntry {
  /// Whether the keyboard has no Return key, like the app's own input views and
  /// number pads. On an iPad, only a number pad that floats has none.
  ///
  /// - Parameter keyboardWidth: the width of the last keyboard, because a
  ///   keyboard that is narrower than the screen floats. `nil` until a keyboard
  ///   appears.
  func lacksReturnKey(keyboardWidth: CGFloat?) -> Bool {
    if inputView != nil { return true }
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      guard traitCollection.userInterfaceIdiom == .pad else { return true }
      guard let keyboardWidth, let window else { return false }
      return keyboardWidth < window.screen.bounds.width
    default: return false
    }
  }
}

extension UIResponder {
  var textEntry: (any TextEntry)? {
    if let field = self as? UITextField { return field }
    return self as? UITextView
  }

  /// Classes come first, because casting to a class is quicker than casting to
  /// a protocol.
  var textInput: (any UITextInput)? {
    if let field = self as? UITextField { return field }
    if let text = self as? UITextView { return text }
    return self as? any UITextInput
  }

  package var lacksText: Bool {
    if let field = self as? UITextField { return !field.hasText }
    return !((self as? any UIKeyInput)?.hasText ?? false)
  }

  var mayRefuseToEnd: Bool {
    #if canImport(ObjectiveC)
    if let field = self as? UITextField {
      return field.delegate?.responds(
        to: #selector((any UITextFieldDelegate).textFieldShouldEndEditing(_:)))
        ?? false
    }
    return (self as? UITextView)?.delegate?.responds(
      to: #selector((any UITextViewDelegate).textViewShouldEndEditing(_:)))
      ?? false
    #else
    // Without Objective-C, delegate methods aren't optional, so every delegate
    // has each of them.
    return (self as? UITextField)?.delegate != nil
      || (self as? UITextView)?.delegate != nil
    #endif
  }

  /// Whether an input method has unfinished text (R14).
  package var isComposing: Bool {
    textInput?.markedTextRange != nil
  }
}
#endif
