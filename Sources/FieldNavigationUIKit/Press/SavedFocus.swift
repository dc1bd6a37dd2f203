#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The field in which a key was pressed, and its selection: if a press leads nowhere, the
/// user gets both back (R10).
@MainActor struct SavedFocus {
  private(set) weak var responder: UIResponder?
  /// Whether the field had focus.
  let hadFocus: Bool
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    hadFocus = responder.isFirstResponder
    selection = hadFocus ? responder.textInput?.selectedTextRange : nil
  }

  /// Gives focus back to a field whose row has scrolled away meanwhile.
  func restore() {
    guard let responder, !responder.isFirstResponder, takesFocus(responder),
      let selection
    else { return }
    responder.textInput?.selectedTextRange = selection
  }

  /// The user has not left the field, so that it is not cleared as a field is
  /// that the user comes back to.
  private func takesFocus(_ responder: UIResponder) -> Bool {
    guard let field = responder as? UITextField, field.clearsOnBeginEditing
    else { return responder.becomeFirstResponder() }
    field.clearsOnBeginEditing = false
    defer { field.clearsOnBeginEditing = true }
    return field.becomeFirstResponder()
  }
}
#endif
