#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
public import UIKit

/// A view controller whose active field stays above the keyboard. Subclass it;
/// there is nothing to call.
///
/// Call `super` in the methods that you override. Editing ends when the view
/// goes away.
open class KeyboardResponsiveViewController: UIViewController {
  /// The text field that is being edited, stored when it began.
  public var activeTextField: UITextField? {
    keyboardAvoider?.field as? UITextField
  }

  /// Activates: from now on the field with focus stays above the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    activateKeyboardResponsiveTextFields()
  }

  /// Ends editing and deactivates: what was moved is back where it was.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
    deactivateKeyboardResponsiveTextFields()
  }

  /// A layout may have put the view back: it is moved again where it has to be.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboardAvoider?.reveal()
  }
}
#endif
