#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// All that a scan reads of a field, in one look: it does so for every field at
/// every end of a turn.
@MainActor struct FieldSight {
  /// What its Return key says; `nil` where there is no label to be set.
  let returnKey: UIReturnKeyType?
  let hasInput: Bool
  /// A number pad and an input view of the app's own have none.
  let lacksReturnKey: Bool
  let hasAccessory: Bool

  init(of responder: UIResponder) {
    if let field = responder as? UITextField {
      returnKey = field.returnKeyType
      hasInput = field.hasText
      lacksReturnKey =
        field.inputView != nil || field.keyboardType.isPad(on: field)
      hasAccessory = field.inputAccessoryView != nil
    } else if let text = responder as? UITextView {
      returnKey = text.returnKeyType
      hasInput = text.hasText
      lacksReturnKey =
        text.inputView != nil || text.keyboardType.isPad(on: text)
      hasAccessory = text.inputAccessoryView != nil
    } else {
      returnKey = nil
      hasInput = (responder as? any UIKeyInput)?.hasText ?? false
      lacksReturnKey = false
      hasAccessory = false
    }
  }
}

extension UIKeyboardType {
  /// The keyboard of an iPad has all keys, whatever its type.
  @MainActor fileprivate func isPad(on view: UIView) -> Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      view.traitCollection.userInterfaceIdiom != .pad
    default: false
    }
  }
}
#endif
