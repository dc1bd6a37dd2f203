#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// What is left to do after Return: UIKit goes on with the key after it has told
/// of it, and resigns the field.
@MainActor final class PendingReturn {
  /// The field that has focus again when UIKit is through.
  private var focus: SavedFocus?
  private var end: NotificationObservation?
  /// The field that resigns at the end of the turn, unless focus has moved.
  var fieldToClose: UIResponder?
  /// The field in which Return has ended the form, whose action follows at the
  /// end of the turn: UIKit would undo it if the action gives focus back.
  var fieldOfFinish: UIResponder?

  /// Gives focus back at once when UIKit takes it, so that the keyboard stays;
  /// at the end of the turn it is seen whether that has worked.
  func restore(_ saved: SavedFocus) {
    focus = saved
    guard let field = saved.responder as? UITextField else { return }
    var isOver = false
    end = NotificationObservation(
      UITextField.textDidEndEditingNotification, object: field,
      reading: { _ in }
    ) {
      // Once: the app may resign the field as often as it is focused.
      if isOver { return }
      isOver = true
      _ = saved.restore()
    }
  }

  /// Editing has begun. In another field it was the wish of the user or of the
  /// app.
  ///
  /// - Returns: whether a field only has focus back.
  func began(in view: UIView) -> Bool {
    if let field = focus?.responder, field === view { return true }
    focus = nil
    end = nil
    return false
  }

  /// - Returns: whether anything on the screen may have changed.
  func settle() -> Bool {
    end = nil
    var isOther = focus?.restore() ?? false
    focus = nil
    if let field = fieldToClose, field.isFirstResponder {
      isOther = field.resignFirstResponder() || isOther
    }
    fieldToClose = nil
    return isOther
  }

  /// - Returns: the field in which Return has ended the form.
  func takeFinish() -> UIResponder? {
    defer { fieldOfFinish = nil }
    return fieldOfFinish
  }

  func cancel() {
    focus = nil
    end = nil
    fieldToClose = nil
    fieldOfFinish = nil
  }
}
#endif
