#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

extension NavigatorContext {
  /// Whether Tab is the navigator's. A text view keeps Tab for its text; the
  /// focus system of an iPad, and a Mac, keep their own order unless the app
  /// has chosen an order.
  func takesTab(in responder: UIResponder?) -> Bool {
    if responder is UITextView, !configuration.textViewKeys.contains(.tab) {
      return false
    }
    guard !hasOwnOrder, let view = responder as? UIView else { return true }
    return !ProcessInfo.processInfo.isMacCatalystApp
      && UIFocusSystem.focusSystem(for: view) == nil
  }
}
#endif
