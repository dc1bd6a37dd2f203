#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
public import UIKit

/// A view controller whose active field stays above the keyboard. Subclass it;
/// no method has to be called.
///
/// Call `super` in the methods that you override. Editing ends when the view
/// disappears.
open class KeyboardResponsiveViewController: UIViewController {
  /// The text field that is being edited, stored when editing began.
  public var activeTextField: UITextField? {
    keyboardAvoider?.field as? UITextField
  }

  /// Activates: from now on the field with focus stays above the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    activateKeyboardResponsiveTextFields()
  }

  /// Ends editing and deactivates, which takes back all insets and shifts.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
    deactivateKeyboardResponsiveTextFields()
  }

  /// A layout may have taken the shift away: the view is moved again, and what
  /// the user has scrolled stays.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboardAvoider?.layoutEnded()
  }
}
#endif
