#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// A press that led nowhere: UIKit may resign the field after it has told of
/// Return, and the user is to stay where they were (R10).
@MainActor struct HeldFocus {
  private weak var responder: UIResponder?
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    selection =
      responder.isFirstResponder
      ? (responder as? any UITextInput)?.selectedTextRange : nil
  }

  /// - Returns: whether focus had to be given back.
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
