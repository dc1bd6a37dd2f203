#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// Who had focus, and with which selection: where a press leads nowhere the user
/// is to stay there (R10).
@MainActor struct HeldFocus {
  private(set) weak var responder: UIResponder?
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    selection =
      responder.isFirstResponder
      ? (responder as? any UITextInput)?.selectedTextRange : nil
  }

  /// - Returns: whether focus had to be given back.
  @discardableResult
  func takeBack() -> Bool {
    guard let responder, !responder.isFirstResponder,
      responder.becomeFirstResponder()
    else { return false }
    if let selection {
      (responder as? any UITextInput)?.selectedTextRange = selection
    }
    return true
  }
}
#endif
