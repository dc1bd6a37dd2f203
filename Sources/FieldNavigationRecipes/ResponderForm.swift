#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
import UIKit

/// A form of the responders that an adopter lists.
///
/// It is made anew for each key, and kept at a field only while others have
/// refused focus to it (R10).
@MainActor final class ResponderForm {
  private struct Weak {
    weak var responder: UIResponder?
  }

  private var form: FieldForm<ObjectIdentifier>
  private var responders: [ObjectIdentifier: Weak] = [:]
  private var isMoving = false
  /// Its key says what this form has last decided.
  private weak var labelled: UITextField?
  private weak var attachment: Attachment<ResponderForm>?
  private var watch: RefusalWatch?
  private var end: NotificationObservation?

  private init(policy: ReturnPolicy) {
    form = FieldForm(policy: policy)
  }

  /// The form of a list, with what a field knows of it still.
  static func asked(
    by responder: UIResponder?, _ list: [UIResponder],
    policy: ReturnPolicy = ReturnPolicy(), state: (UIResponder) -> FieldState
  ) -> ResponderForm {
    let kept = (responder as? UIView).flatMap { view in
      Attachment<ResponderForm>.find(on: view) { $0.form.policy == policy }
    }
    let form = kept?.value ?? ResponderForm(policy: policy)
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
    if watch?.hasNewText == true { form.forgetRefusals() }
    if !form.hasRefusals { forget() }
  }

  /// Sets what the Return key of a field says. A field that is not in the list
  /// stays as it is, and so does a label of the app's own.
  func showReturnKey(of textField: UITextField) {
    guard let key = form.returnKey(of: ObjectIdentifier(textField)),
      let type = key.type
    else { return }
    labelled = textField
    guard type != textField.returnKeyType else { return }
    textField.returnKeyType = type
    // A key that is on the screen already is drawn anew.
    if textField.isFirstResponder { textField.reloadInputViews() }
  }

  func isReachable(_ id: ObjectIdentifier) -> Bool {
    form.state(of: id)?.isReachable ?? false
  }

  // MARK: Key presses

  /// Moves focus if there is somewhere to go; the form's end is the caller's.
  ///
  /// - Parameter shown: what the key says, where that is to be kept (R6).
  func pressReturn(
    in responder: UIResponder, shown: ReturnKey? = nil
  ) -> FocusMove.Outcome {
    let press = form.pressReturn(in: ObjectIdentifier(responder), shown: shown)
    let outcome = carryOut(press, from: responder)
    if outcome == .stayed, form.hasRefusals { keep(at: responder) }
    return outcome
  }

  /// Moves focus along the order, round its ends. From a responder that is not
  /// in it Tab goes to the first, Shift+Tab to the last.
  func pressTab(in responder: UIResponder, forward: Bool) {
    let id = ObjectIdentifier(responder)
    if form.position(of: id) == nil {
      form.insert(
        id, FieldState(obstacles: .detached), at: forward ? 0 : .max)
    }
    let press = form.pressTab(in: id, forward: forward, wraps: true)
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

  // MARK: Memory

  /// Remembers who has refused, until something changes or focus leaves.
  private func keep(at responder: UIResponder) {
    guard attachment == nil, let view = responder as? UIView else { return }
    watch = RefusalWatch(
      in: view.window, fields: responders.values.compactMap(\.responder)
    ) { [weak self] in self?.forget() }
    end = NotificationObservation(
      UITextField.textDidEndEditingNotification, object: view,
      reading: { _ in }
    ) { [weak self] in
      // While a field is asked, focus may leave this one and come back.
      if self?.isMoving == false { self?.forget() }
    }
    let attachment = Attachment(self)
    view.addInteraction(attachment)
    self.attachment = attachment
  }

  private func forget() {
    guard let attachment else { return }
    form.forgetRefusals()
    watch?.stop()
    watch = nil
    end = nil
    attachment.view?.removeInteraction(attachment)
    self.attachment = nil
    if let labelled, labelled.isFirstResponder { showReturnKey(of: labelled) }
  }
}
#endif
