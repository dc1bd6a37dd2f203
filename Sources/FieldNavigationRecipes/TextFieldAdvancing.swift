#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// Return goes through the fields in the order of their tags, and after the
/// last field performs a segue.
///
/// Adopt the protocol and forward one method: an Objective-C control looks for
/// its delegate's methods by name and never sees methods of a Swift protocol
/// extension, so the protocol cannot answer in your place.
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
  /// The segue to perform after the last field; `nil` for none.
  var textFieldSegueIdentifier: String? { get }

  /// Forwards to ``advanceFirstResponder(from:)`` and returns `false`: after
  /// `true` UIKit types the line break into the field that has focus by then.
  /// Required, because adopting the protocol without it would do nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension TextFieldAdvancing where Self: UIViewController {
  /// Focuses the field whose tag comes next. Gaps between tags are allowed;
  /// fields of equal tags keep the order of the hierarchy.
  ///
  /// Fields that are hidden or disabled are passed over, and so are fields that
  /// refuse focus (R1, R10). After the last field the segue is performed, if
  /// there is an identifier. From a text field outside of the controller's view
  /// nothing happens (R9).
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
