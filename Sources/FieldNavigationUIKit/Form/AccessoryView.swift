#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The view above the keyboard of a field: ours only where the app has none.
@MainActor struct AccessoryView {
  private weak var ours: UIView?

  /// - Parameter view: the bar; `nil` takes it away again.
  /// - Returns: whether anything was changed.
  @discardableResult
  mutating func show(_ view: UIView?, on responder: UIResponder) -> Bool {
    let now = responder.inputAccessoryView
    guard now !== view, now == nil || now === ours else { return false }
    // That of a controller serves the fields in it, as long as they have none.
    if view != nil,
      responder.next?.chain.contains(where: { $0.inputAccessoryView != nil })
        == true
    {
      return false
    }
    if let field = responder as? UITextField {
      field.inputAccessoryView = view
    } else if let text = responder as? UITextView {
      text.inputAccessoryView = view
    } else {
      return false
    }
    ours = view
    return true
  }

}
#endif
