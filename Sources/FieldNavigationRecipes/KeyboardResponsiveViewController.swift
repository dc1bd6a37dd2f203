#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
public import UIKit

/// A view controller that keeps its focused field above the keyboard. Subclass
/// it; you don't need to call any method.
///
/// Call `super` in the methods that you override. Editing ends when the view
/// disappears.
open class KeyboardResponsiveViewController: UIViewController {
  /// The text field that the user is editing.
  public var activeTextField: UITextField? {
    keyboardAvoider?.field as? UITextField
  }

  /// Starts keeping the focused field above the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    activateKeyboardResponsiveTextFields()
  }

  /// Ends editing, stops keeping the field above the keyboard, and removes all
  /// insets and shifts that this recipe added.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
    deactivateKeyboardResponsiveTextFields()
  }

  /// Shifts the view again if layout removed the shift, and keeps the user's
  /// scroll position.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboardAvoider?.layoutEnded()
  }
}
#endif
