#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
public import UIKit

extension UIViewController {
  /// The focused text field: this view, or a text field inside it.
  ///
  /// - Complexity: O(views).
  public func activeTextField(within view: UIView?) -> UITextField? {
    view?.firstResponder as? UITextField
  }

  /// Keeps the focused field 20 points above the keyboard (A1-A5): the nearest
  /// scroll view scrolls, and the controller's view moves by the remaining
  /// distance.
  ///
  /// Call this method from `viewDidAppear(_:)`. It stays active until the view
  /// is deallocated, so a second call has no effect.
  public func activateKeyboardResponsiveTextFields() {
    guard let view, keyboardAvoider == nil else { return }
    view.addInteraction(Attachment(KeyboardAvoider(for: view)))
  }

  /// Stops keeping the field above the keyboard, and removes all insets and
  /// shifts that this recipe added.
  ///
  /// Call this method from `viewWillDisappear(_:)`.
  public func deactivateKeyboardResponsiveTextFields() {
    guard let view = viewIfLoaded,
      let attachment = Attachment<KeyboardAvoider>.find(on: view)
    else { return }
    attachment.value.stop()
    view.removeInteraction(attachment)
  }

  var keyboardAvoider: KeyboardAvoider? {
    viewIfLoaded.flatMap { Attachment<KeyboardAvoider>.find(on: $0) }?.value
  }
}
#endif
