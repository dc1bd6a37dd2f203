#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// If an empty field follows, the Return key shows Next, and Return moves focus
/// to that field. Otherwise the key shows Done, and the field resigns.
///
/// The recipe uses your list as is (R1): Return goes to a disabled field in the
/// list if that field takes focus. To leave out such fields, use
/// ``Swift/Sequence/reachable``.
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
  /// The fields in the order in which Return visits them.
  var textFields: [UITextField] { get }

  /// Sets the Return key's label. Call this method before the field begins
  /// editing.
  func setupReturnKeyType(for textField: UITextField)

  /// Does what the Return key shows. Return `false` from your delegate
  /// afterwards, because otherwise UIKit types the line break into the field
  /// that now has focus.
  func handleReturnKeyTapped(on textField: UITextField)
}

extension NextTextFieldHandler {
  /// Sets the label to Next if an empty field follows, otherwise to Done (R4,
  /// R6).
  ///
  /// Leaves the label alone if the field isn't in the list or the app set its
  /// own label, such as Search.
  /// - Complexity: O(fields).
  public func setupReturnKeyType(for textField: UITextField) {
    ResponderForm.form(for: textField, textFields, state: \.listedState)
      .showReturnKey(of: textField)
  }

  /// Focuses the first empty field that follows, or resigns if there is none.
  ///
  /// Skips a field that refuses focus (R10). Does nothing if the text field
  /// isn't in the list (R9).
  /// - Complexity: O(fields).
  public func handleReturnKeyTapped(on textField: UITextField) {
    let form = ResponderForm.form(
      for: textField, textFields, state: \.listedState)
    let shown: ReturnKey? = textField.returnKeyType == .next ? .next : nil
    switch form.pressReturn(in: textField, shown: shown) {
    case .finished, .resigned: textField.resignFirstResponder()
    case .stayed where textField.isFirstResponder:
      // Return found no field, but the key may still show Next. Update the
      // label, because Return never finishes the form while the key shows Next
      // (R6).
      setupReturnKeyType(for: textField)
    case .moved, .overridden, .stayed: break
    }
  }
}

extension Sequence where Element: UIControl {
  /// The controls that aren't hidden, transparent or disabled, and that aren't
  /// inside a hidden, transparent or disabled view.
  ///
  /// ```swift
  /// stackView.arrangedSubviews.compactMap { $0 as? UITextField }.reachable
  /// ```
  @MainActor public var reachable: [Element] {
    filter { FieldState.Obstacles(of: $0).subtracting(.detached).isEmpty }
  }
}

extension UIResponder {
  /// The state of a listed field, without obstacles. A label that the app set
  /// stays, unless the label is Next or Done (R6).
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
