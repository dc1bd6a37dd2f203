#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
import UIKit

/// A form of the responders that an app lists for a recipe.
///
/// Each key press creates a form, which is attached to a field only while it
/// remembers a refusal of another field (R10).
@MainActor final class ResponderForm {
  private struct Weak {
    weak var responder: UIResponder?
  }

  private var form: FieldForm<ObjectIdentifier>
  private var responders: [ObjectIdentifier: Weak] = [:]
  private var isMoving = false
  /// The field whose label this form last set.
  private weak var labelled: UITextField?
  private weak var attachment: Attachment<ResponderForm>?
  private var observations: [NotificationObservation] = []

  private init(policy: ReturnPolicy) {
    form = FieldForm(policy: policy)
  }

  /// Returns the form attached to the responder, or else a new one.
  static func form(
    for responder: UIResponder?, _ list: [UIResponder],
    policy: ReturnPolicy = ReturnPolicy(), state: (UIResponder) -> FieldState
  ) -> ResponderForm {
    let attached = (responder as? UIView).flatMap { view in
      Attachment<ResponderForm>.find(on: view) { $0.form.policy == policy }
    }
    let form = attached?.value ?? ResponderForm(policy: policy)
    form.take(list, state)
    return form
  }

  private func take(
    _ list: [UIResponder], _ state: (UIResponder) -> FieldState
  ) {
    form.reorder(list.map(ObjectIdentifier.init))
    for responder in list {
      let id = ObjectIdentifier(responder)
      responders[id] = Weak(responder: responder)
      form.update(id, state(responder))
    }
    if !form.hasRefusals { forgetRefusals() }
  }

  /// Leaves a label that the app set, and that of a field outside the list.
  func showReturnKey(of textField: UITextField) {
    guard let key = form.returnKey(of: ObjectIdentifier(textField)),
      let type = key.type
    else { return }
    labelled = textField
    guard type != textField.returnKeyType else { return }
    textField.returnKeyType = type
    // The on-screen keyboard shows the new label only after a reload.
    if textField.isFirstResponder { textField.reloadInputViews() }
  }

  func isReachable(_ id: ObjectIdentifier) -> Bool {
    form.state(of: id)?.isReachable ?? false
  }

  // MARK: Key presses

  /// If the outcome is `finished`, the caller must end the form.
  ///
  /// - Parameter shown: the label on the screen, if Return must do what it
  ///   shows (R6).
  func pressReturn(
    in responder: UIResponder, shown: ReturnKey? = nil
  ) -> FocusMove.Outcome {
    let press = form.pressReturn(
      in: ObjectIdentifier(responder), shown: shown, asksAgain: true)
    let outcome = carryOut(press, from: responder)
    if outcome == .stayed, form.hasRefusals { rememberRefusals(at: responder) }
    return outcome
  }

  /// From a responder outside the order, Tab goes to the first field, and
  /// Shift+Tab to the last.
  func pressTab(in responder: UIResponder, forward: Bool) {
    let id = ObjectIdentifier(responder)
    if form.position(of: id) == nil {
      form.insert(
        id, FieldState(obstacles: .detached), at: forward ? 0 : .max)
    }
    let press = form.pressTab(
      in: id, direction: forward ? .forward : .backward, wraps: true)
    _ = carryOut(press, from: responder)
  }

  private func carryOut(
    _ press: FieldForm<ObjectIdentifier>.Press, from responder: UIResponder
  ) -> FocusMove.Outcome {
    isMoving = true
    defer { isMoving = false }
    var press = press
    return FocusMove(from: responder).carryOut {
      form.step(&press)
    } responder: {
      responders[$0]?.responder
    }
  }

  // MARK: Refusals

  /// Attaches the form to the responder until some text changes, focus leaves,
  /// or a key press finds another change.
  private func rememberRefusals(at responder: UIResponder) {
    guard attachment == nil, let view = responder as? UIView else { return }
    observations = [
      UITextField.textDidEndEditingNotification,
      UITextField.textDidChangeNotification,
      UITextView.textDidChangeNotification,
    ].map { name in
      let isEnd = name == UITextField.textDidEndEditingNotification
      return NotificationObservation(
        name, object: isEnd ? view : nil, reading: { _ in }
      ) { [weak self] in
        // Focus may leave this field and return during one press, and the form
        // still remembers the refusals then.
        if self?.isMoving == false { self?.forgetRefusals() }
      }
    }
    let attachment = Attachment(self)
    view.addInteraction(attachment)
    self.attachment = attachment
  }

  private func forgetRefusals() {
    guard let attachment else { return }
    form.forgetRefusals()
    observations = []
    attachment.view?.removeInteraction(attachment)
    self.attachment = nil
    if let labelled, labelled.isFirstResponder { showReturnKey(of: labelled) }
  }
}
#endif
