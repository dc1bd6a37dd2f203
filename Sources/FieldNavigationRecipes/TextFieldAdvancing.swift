#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// On Return, focuses the field with the next tag, and performs a segue after
/// the last one.
///
/// Adopt the protocol, and implement one method that calls the recipe. The
/// protocol can't implement it for you, because an Objective-C control finds
/// its delegate's methods by name, and doesn't find those of a Swift protocol
/// extension.
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

  /// Call ``advanceFirstResponder(from:)`` in this method and return `false`,
  /// because after `true` UIKit types the line break into the newly focused
  /// field. The method is required: the protocol has no effect without it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension TextFieldAdvancing where Self: UIViewController {
  /// Focuses the field with the next tag. Tags may have gaps, and fields with
  /// equal tags are in hierarchy order.
  ///
  /// Skips fields that are hidden, disabled or refuse focus (R1, R10). After
  /// the last field, performs the segue ``textFieldSegueIdentifier``, if any.
  /// Does nothing if the text field is outside the controller's view (R9).
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
