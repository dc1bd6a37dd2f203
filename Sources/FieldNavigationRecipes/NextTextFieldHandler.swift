#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// If an empty field follows, the Return key shows Next and moves focus to it;
/// otherwise it shows Done, and the field resigns.
///
/// The recipe treats all fields in your list alike (R1), so Return goes even to
/// a disabled one if that takes focus. To leave out such fields, use
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

  /// Does what the Return key shows. Afterwards return `false` from your
  /// delegate, because after `true` UIKit types the line break into the newly
  /// focused field.
  func handleReturnKeyTapped(on textField: UITextField)
}

extension NextTextFieldHandler {
  /// Sets the label to Next if an empty field follows, or else to Done (R4,
  /// R6).
  ///
  /// Leaves alone the label of a field that isn't in the list, and a label that
  /// the app set, such as Search.
  /// - Complexity: O(fields).
  public func setupReturnKeyType(for textField: UITextField) {
    ResponderForm.form(for: textField, textFields, state: \.listedState)
      .showReturnKey(of: textField)
  }

  /// Focuses the next empty field, or resigns if no empty field follows.
  ///
  /// Skips a field that refuses focus (R10), and does nothing if the text field
  /// isn't in the list (R9).
  /// - Complexity: O(fields).
  public func handleReturnKeyTapped(on textField: UITextField) {
    let form = ResponderForm.form(
      for: textField, textFields, state: \.listedState)
    let shown: ReturnKey? = textField.returnKeyType == .next ? .next : nil
    switch form.pressReturn(in: textField, shown: shown) {
    case .finished, .resigned: textField.resignFirstResponder()
    case .stayed where textField.isFirstResponder:
      // The press moved no focus although the key may show Next, so update the
      // label: Return can't finish the form while it shows Next (R6).
      setupReturnKeyType(for: textField)
    case .moved, .overridden, .stayed: break
    }
  }
}

extension Sequence where Element: UITextField {
  /// The text fields that aren't hidden, transparent or disabled, and aren't
  /// inside such views.
  ///
  /// ```swift
  /// stackView.arrangedSubviews.compactMap { $0 as? UITextField }.reachable
  /// ```
  @MainActor public var reachable: [Element] {
    filter { FieldState.Obstacles(of: $0).subtracting(.detached).isEmpty }
  }
}

extension UIResponder {
  /// The state of a listed field, without obstacles. The app's label stays
  /// (R6), but not Next or Done, because the recipe itself sets these.
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
