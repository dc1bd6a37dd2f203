#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// The Return key says Next while an empty field follows, and Return goes
/// there; else the key says Done, and Return resigns.
///
/// The adopter's list is taken as it is (R1): Return goes to a disabled field
/// in the list, if that field takes focus. ``Swift/Sequence/reachable`` leaves
/// such fields out.
///
/// ```swift
/// extension LoginViewController: UITextFieldDelegate, NextTextFieldHandler {
///   var textFields: [UITextField] { [email, password].reachable }
///
///   func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
///     setupReturnKeyType(for: textField)
///     return true
///   }
///
///   func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///     handleReturnKeyTapped(on: textField)
///     return false
///   }
/// }
/// ```
@MainActor public protocol NextTextFieldHandler {
  /// The fields in the order in which Return goes through them.
  var textFields: [UITextField] { get }

  /// Sets what the Return key says: call it before the field begins editing.
  func setupReturnKeyType(for textField: UITextField)

  /// Does what the Return key says. Return `false` from your delegate after it:
  /// after `true` UIKit types the line break into the field that has focus by
  /// then.
  func handleReturnKeyTapped(on textField: UITextField)
}

extension NextTextFieldHandler {
  /// Next while an empty field follows, else Done (R4, R6).
  ///
  /// The label of a field that is not in the list stays as it is, and so does a
  /// label of the app's own, such as Search.
  /// - Complexity: O(fields).
  public func setupReturnKeyType(for textField: UITextField) {
    ResponderForm.form(for: textField, textFields, state: \.listedState)
      .showReturnKey(of: textField)
  }

  /// Focuses the first empty field that follows, or resigns if none follows.
  ///
  /// A field that refuses focus is passed over (R10). A field that is not in
  /// the list is left alone (R9).
  /// - Complexity: O(fields).
  public func handleReturnKeyTapped(on textField: UITextField) {
    let form = ResponderForm.form(
      for: textField, textFields, state: \.listedState)
    let shown: ReturnKey? = textField.returnKeyType == .next ? .next : nil
    switch form.pressReturn(in: textField, shown: shown) {
    case .finished, .resigned: textField.resignFirstResponder()
    case .stayed where textField.isFirstResponder:
      // A key that says Next but led nowhere is corrected: otherwise it would
      // never finish (R6).
      setupReturnKeyType(for: textField)
    case .moved, .overridden, .stayed: break
    }
  }
}

extension Sequence where Element: UIControl {
  /// The controls that are not hidden, transparent or disabled, and not inside
  /// such a view.
  ///
  /// ```swift
  /// stackView.arrangedSubviews.compactMap { $0 as? UITextField }.reachable
  /// ```
  @MainActor public var reachable: [Element] {
    filter { FieldState.Obstacles(of: $0).subtracting(.detached).isEmpty }
  }
}

extension UIResponder {
  /// The state of a field that is listed by an adopter: without obstacles.
  /// Labels other than Next and Done are the app's own (R6).
  fileprivate var listedState: FieldState {
    var state = FieldState(of: self)
    state.obstacles = []
    if let type = (self as? UITextField)?.returnKeyType,
      ![.default, .next, .done].contains(type)
    {
      state.fixedReturnKey = ReturnKey(type)
    }
    return state
  }
}
#endif
