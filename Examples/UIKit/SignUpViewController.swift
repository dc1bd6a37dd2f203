import FieldNavigationRecipes
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// Return goes from one empty field to the next, and from the last one signs up.
/// The field with focus stays above the keyboard.
final class SignUpViewController: KeyboardResponsiveViewController {
  private lazy var form = SignUpForm { [weak self] in self?.signUp() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(form.stack)
    for field in form.fields {
      field.delegate = self
      let action = UIAction { [weak self] _ in self?.textChanged() }
      field.addAction(action, for: .editingChanged)
    }
    view.applyLook()
    form.applyLook()
  }

  override func viewDidLayoutSubviews() {
    // The window's insets: those of a view that is moved up get smaller.
    let top = (view.window?.safeAreaInsets.top ?? 0) + 24
    form.stack.frame = CGRect(
      x: 24, y: top, width: view.bounds.width - 48,
      height: view.bounds.height - top)
    super.viewDidLayoutSubviews()
  }

  /// Addresses of this domain are invited already and need no code.
  private func textChanged() {
    let isInvited = form.email.field.text?.hasSuffix("@example.org") ?? false
    form.invite.row.isHidden = isInvited && form.password.field.hasText
    // What follows may have come or gone: the key has to say so.
    if let activeTextField { setupReturnKeyType(for: activeTextField) }
  }

  private func signUp() {
    if let missing = form.missing {
      missing.becomeFirstResponder()
    } else {
      view.endEditing(true)
      present(WelcomeViewController(), animated: true)
    }
  }
}

extension SignUpViewController: UITextFieldDelegate, NextTextFieldHandler {
  /// Without those that are hidden at the moment.
  var textFields: [UITextField] { form.fields.reachable }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    setupReturnKeyType(for: textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handleReturnKeyTapped(on: textField)
    // No field has focus any more: that was the last one.
    if activeTextField(within: view) == nil { signUp() }
    return true
  }
}
