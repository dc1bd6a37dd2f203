import Foundation
import UIKit

extension FormScreen {
  /// Replaces a text field with a view of another kind.
  func replace(_ name: String, by view: UIView) {
    let old = field(name)
    view.frame = old.frame
    view.accessibilityIdentifier = name
    old.removeFromSuperview()
    self.view.addSubview(view)
  }
}

/// A field in which an input method may compose a word.
@MainActor final class ComposingField: UITextField {
  var isComposing = false

  override var markedTextRange: UITextRange? {
    isComposing
      ? textRange(from: beginningOfDocument, to: beginningOfDocument) : nil
  }
}

@MainActor final class ComposingText: UITextView {
  var isComposing = false

  override var markedTextRange: UITextRange? {
    isComposing
      ? textRange(from: beginningOfDocument, to: beginningOfDocument) : nil
  }
}

/// A custom text field. It runs a closure once when its label or accessory view
/// is set.
@MainActor final class HookField: UITextField {
  var act: (() -> Void)?

  override var returnKeyType: UIReturnKeyType {
    didSet { run() }
  }

  override var inputAccessoryView: UIView? {
    didSet { run() }
  }

  private func run() {
    let act = act
    self.act = nil
    act?()
  }
}

/// A custom text input that isn't a subclass of `UITextField` or `UITextView`.
@MainActor final class CodeInput: UIView, UITextInput {
  private var code = ""

  override var canBecomeFirstResponder: Bool { true }

  var hasText: Bool { !code.isEmpty }

  func insertText(_ text: String) { code += text }

  func deleteBackward() { code = String(code.dropLast()) }

  var selectedTextRange: UITextRange?

  var markedTextRange: UITextRange? { nil }

  let beginningOfDocument = UITextField().beginningOfDocument

  let endOfDocument = UITextField().endOfDocument

  func position(
    from position: UITextPosition, offset: Int
  ) -> UITextPosition? { nil }

  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { nil }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }

  func caretRect(for position: UITextPosition) -> CGRect { bounds }
}
