#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// The Return key says Next while an empty field follows, and goes there; else
/// it says Done and resigns.
///
/// The list is the adopter's and is taken as it is (R1): a disabled field in it
/// is gone to, if it takes focus. ``Swift/Sequence/reachable`` leaves it out.
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
///     return true
///   }
/// }
/// ```
@MainActor public protocol NextTextFieldHandler {
  /// The fields in the order in which Return goes through them.
  var textFields: [UITextField] { get }

  /// Sets what the Return key says: call it before the field begins editing.
  func setupReturnKeyType(for textField: UITextField)

  /// Does what the Return key says.
  func handleReturnKeyTapped(on textField: UITextField)
}

extension NextTextFieldHandler {
  /// Next while an empty field follows, else Done (R4, R6).
  ///
  /// A field that is not in the list stays as it is, and so does a label of the
  /// app's own, such as Search.
  /// - Complexity: O(fields).
  public func setupReturnKeyType(for textField: UITextField) {
    ResponderForm.asked(by: textField, textFields, state: \.listedState)
      .showReturnKey(of: textField)
  }

  /// Focuses the first empty field that follows, or resigns where none does.
  ///
  /// A field that refuses focus is passed over (R10). A field that is not in the
  /// list is left alone (R9).
  /// - Complexity: O(fields).
  public func handleReturnKeyTapped(on textField: UITextField) {
    let form = ResponderForm.asked(
      by: textField, textFields, state: \.listedState)
    let shown: ReturnKey? = textField.returnKeyType == .next ? .next : nil
    switch form.pressReturn(in: textField, shown: shown) {
    case .finished: textField.resignFirstResponder()
    case .stayed where textField.isFirstResponder:
      // A Next that led nowhere is corrected, or the key would be dead.
      setupReturnKeyType(for: textField)
    case .moved, .taken, .stayed: break
    }
  }
}

extension Sequence where Element: UIControl {
  /// Those that are not hidden, transparent or disabled, and not inside of a view
  /// that is.
  ///
  /// ```swift
  /// stackView.arrangedSubviews.compactMap { $0 as? UITextField }.reachable
  /// ```
  @MainActor public var reachable: [Element] {
    filter { Obstacles(of: $0).subtracting(.detached).isEmpty }
  }
}

extension UIResponder {
  /// The state of a field that is listed by an adopter: nothing keeps it from
  /// focus. Labels other than those that are set here are the app's own (R6).
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
