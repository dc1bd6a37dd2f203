#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// Moves through the fields in tag order on Return, and performs a segue after
/// the last one.
///
/// Adopt the protocol and forward one method. An Objective-C control finds its
/// delegate's methods by name and never sees those of a Swift protocol
/// extension, so the protocol can't implement the method for you.
///
/// ```swift
/// final class AddressViewController: UIViewController, TextFieldAdvancing {
///   let textFieldSegueIdentifier: String? = "payment"
///
///   func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///     advanceFirstResponder(from: textField)
///     return false
///   }
/// }
/// ```
@MainActor public protocol TextFieldAdvancing: UITextFieldDelegate {
  /// The segue to perform after the last field, or `nil` for none.
  var textFieldSegueIdentifier: String? { get }

  /// Forward to ``advanceFirstResponder(from:)`` and return `false`: after
  /// `true` UIKit types the line break into the field that now has focus.
  /// Required, because adopting the protocol without it would do nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension TextFieldAdvancing where Self: UIViewController {
  /// Focuses the field with the next tag. Tags may have gaps; fields with equal
  /// tags keep hierarchy order.
  ///
  /// Skips fields that are hidden or disabled, or that refuse focus (R1, R10).
  /// Performs the segue after the last field if there is an identifier. Does
  /// nothing from a text field outside the controller's view (R9).
  /// - Complexity: O(views).
  public func advanceFirstResponder(from textField: UITextField) {
    guard let view = viewIfLoaded else { return }
    let fields = view.textInputs
    let order = SequentialOrder.byTag(fields.map(\.tag)).map { fields[$0] }
    let form = ResponderForm.form(
      for: textField, order, policy: ReturnPolicy(destination: .next),
      state: FieldState.init(of:))
    guard form.pressReturn(in: textField) == .finished,
      let identifier = textFieldSegueIdentifier
    else { return }
    performSegue(withIdentifier: identifier, sender: nil)
  }
}
#endif
