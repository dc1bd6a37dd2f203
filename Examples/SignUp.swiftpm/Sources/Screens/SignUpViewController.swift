#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
import Foundation
import UIKit

/// Return moves from one empty field to the next. In the last field it signs
/// the user up, or goes back to an address that is a mistake. The field with
/// focus remains above the keyboard. The navigator moves focus, finishes the form
/// and avoids the keyboard.
final class SignUpViewController: UIViewController {
  private lazy var form = SignUpForm { [weak self] in self?.signUp() }
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(form.stack)
    for field in [form.email.field, form.password.field] {
      let action = UIAction { [weak self] _ in self?.hideCodeIfInvited() }
      field.addAction(action, for: .editingChanged)
    }
    form.email.field.addAction(
      UIAction { [weak self] _ in self?.form.showMistake() },
      for: .editingDidBegin)
    view.applyLook()
    form.applyLook()
    navigator = FieldNavigator(in: view)
    navigator?.configuration.isInvalid = { [weak self] field in
      guard let form = self?.form else { return false }
      return field === form.email.field && form.hasWrongEmail
    }
    navigator?.setFinishAction(.control(form.button))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The form uses the window's insets. The view's own insets shrink while the
    // view moves up.
    let top = (view.window?.safeAreaInsets.top ?? 0) + 24
    form.stack.frame = CGRect(
      x: 24, y: top, width: view.bounds.width - 48,
      height: view.bounds.height - top)
  }

  /// Users with an address in this domain are already invited and need no code.
  private func hideCodeIfInvited() {
    if !form.hasWrongEmail { form.showMistake() }
    let isInvited = form.email.field.text?.hasSuffix("@example.org") ?? false
    form.invite.row.isHidden = isInvited && form.password.field.hasText
  }

  private func signUp() {
    if let missing = form.missing {
      missing.becomeFirstResponder()
    } else if navigator?.focusFirstInvalid() != true {
      view.endEditing(true)
      present(WelcomeViewController(), animated: true)
    }
  }
}
#endif
