#if canImport(UIKit) && (os(iOS) || os(Linux))
package import UIKit

extension UIView {
  /// The text fields and text views inside, in the order of the hierarchy.
  ///
  /// - Complexity: O(views).
  package var textInputs: [UIView] {
    if self is UITextField || self is UITextView { return [self] }
    return subviews.flatMap(\.textInputs)
  }

  /// The view inside, or this one, that has focus.
  ///
  /// - Complexity: O(views).
  package var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder { return found }
    }
    return nil
  }
}
#endif
