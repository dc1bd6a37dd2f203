#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Return, on either keyboard.
extension Navigation {
  /// UIKit tells that Return was pressed and that the app has agreed.
  func returned(in responder: UIResponder) {
    guard let (form, field) = find(responder), form.focused === field
    else { return }
    let stage = Stage(around: responder)
    // The app has presented something, or taken it away: its own move.
    guard stage.front === settledFront else { return }
    if responder.isFirstResponder {
      // A field that may not end editing has focus on every UIKit.
      if (responder as? UITextField)?.asksAboutEnd == false {
        resignsBeforeReturn = false
      }
    } else if !mayHaveBeenResigned(responder) {
      return warnOfResign(field, in: form)
    }
    if responder.isComposing {
      held = HeldFocus(responder)
    } else {
      pressReturn(field, in: form, on: stage)
    }
  }

  /// Whether it was UIKit that took focus from the field, and not the app. Without
  /// a delegate the app cannot have resigned a field, so UIKit did.
  private func mayHaveBeenResigned(_ responder: UIResponder) -> Bool {
    if resignsBeforeReturn == nil,
      (responder as? UITextField)?.asksAboutReturn == false
    {
      resignsBeforeReturn = true
    }
    return resignsBeforeReturn == true
  }

  /// Many an app resigns in every field, from the time before the navigator.
  private func warnOfResign(
    _ field: NavigatedField, in form: NavigatedForm
  ) {
    guard let responder = field.responder,
      case .focus = form.form.moveOnReturn(
        from: field.id, shown: field.shownNext)
    else { return }
    Warning.sayOnce(
      "resign",
      "the delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:): Return closes the keyboard, although "
        + "there is a next field. Return true there without resigning.")
  }

  /// - Returns: whether Return was the form's here, and not the field's own.
  @discardableResult
  func pressReturn(
    _ field: NavigatedField, in form: NavigatedForm, on stage: Stage? = nil
  ) -> Bool {
    guard let responder = field.responder, let state = field.state,
      !state.handlesReturn
    else { return false }
    let press = form.form.pressReturn(in: field.id, shown: field.shownNext)
    let rows = RowLoader(
      forward: true, wishing: configuration.policy.destination == .nextEmpty)
    let outcome = carryOut(
      press, from: responder, on: stage ?? Stage(around: responder), in: form,
      rows)
    if outcome == .finished {
      finish(from: responder, in: form)
    }
    return true
  }

  func changed(_ text: UITextView) {
    guard lineBreaks.wasTyped(in: text),
      configuration.textViewKeys.contains(.return),
      let (form, field) = find(text)
    else { return }
    text.deleteBackward()
    pressReturn(field, in: form)
  }
}

extension UITextField {
  /// Whether the app has a say in what Return does.
  fileprivate var asksAboutReturn: Bool {
    #if canImport(ObjectiveC)
    delegate?.textFieldShouldReturn != nil
    #else
    delegate != nil
    #endif
  }

  /// Whether the app has a say in when editing ends.
  fileprivate var asksAboutEnd: Bool {
    #if canImport(ObjectiveC)
    delegate?.textFieldShouldEndEditing != nil
    #else
    delegate != nil
    #endif
  }
}
#endif
