#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Return, on either keyboard.
extension Navigation {
  /// UIKit tells that Return was pressed and that the app has agreed.
  func returned(in responder: UIResponder) {
    guard let (tree, field) = find(responder), tree.focused === field,
      // The app has presented something, or taken it away: its own move.
      front === settledFront
    else { return }
    if responder.isFirstResponder {
      // One that may not end editing shows nothing.
      if (responder as? UITextField)?.asksAboutEnd == false {
        resignsBeforeReturn = false
      }
    } else if !mayHaveBeenResigned(responder) {
      return warnOfResign(field, in: tree)
    }
    if responder.isComposing {
      held = HeldFocus(responder)
    } else {
      pressReturn(field, in: tree)
    }
  }

  /// Whether it was UIKit that took focus from the field, and not the app: one
  /// whose app has no say in Return shows what UIKit does.
  private func mayHaveBeenResigned(_ responder: UIResponder) -> Bool {
    if resignsBeforeReturn == nil,
      (responder as? UITextField)?.asksAboutReturn == false
    {
      resignsBeforeReturn = true
    }
    return resignsBeforeReturn == true
  }

  /// Many an app resigns in every field, from the time before the navigator.
  private func warnOfResign(_ field: NavigatedField, in tree: FieldTree) {
    guard let responder = field.responder,
      case .focus = tree.returnMove(from: field, options)
    else { return }
    Warning.sayOnce(
      "resign",
      "the delegate of \(responder.name) seems to resign it in "
        + "textFieldShouldReturn(_:): Return closes the keyboard, although "
        + "there is a next field. Return true there without resigning.")
  }

  /// - Returns: whether Return was the form's here, and not the field's own.
  @discardableResult
  func pressReturn(_ field: NavigatedField, in tree: FieldTree) -> Bool {
    guard let responder = field.responder else { return false }
    search.begin(
      in: tree, forward: true, wishing: options.policy.destination == .nextEmpty
    )
    switch search.load({ tree.returnMove(from: field, options) }) {
    case .focus(let target):
      move(from: field, in: tree, to: target) { refused in
        search.load {
          tree.returnMove(from: field, after: refused, self.options)
        }
      }
    case .finish:
      search.takeBack()
      finish(from: responder, in: tree)
    case .none:
      search.takeBack()
      if field.state?.keepsReturn ?? true { return false }
      held = HeldFocus(responder)
    }
    return true
  }

  func changed(_ text: UITextView) {
    guard lineBreaks.wasTyped(in: text), options.returnMovesInTextViews,
      let (tree, field) = find(text)
    else { return }
    text.deleteBackward()
    pressReturn(field, in: tree)
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
