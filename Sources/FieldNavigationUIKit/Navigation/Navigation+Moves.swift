import FieldNavigation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// A key, on either keyboard or on the bar.
enum NavigationKey {
  case next, previous, done, finish, resign
}

extension Navigation {
  // MARK: Return

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
      return
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
      if tree.keepsReturn(field) { return false }
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

  // MARK: Bar and hardware keyboard

  func press(_ key: NavigationKey) {
    guard let tree = focusedTree, let field = tree.focused,
      let responder = field.responder, !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(field, in: tree, forward: true)
    case .previous: pressTab(field, in: tree, forward: false)
    case .finish: finish(from: responder, in: tree)
    case .resign: responder.resignFirstResponder()
    case .done:
      if tree.returnMove(from: field, options) == .finish {
        finish(from: responder, in: tree)
      } else {
        responder.resignFirstResponder()
      }
    }
  }

  /// - Returns: whether focus went elsewhere.
  @discardableResult
  func pressTab(
    _ field: NavigatedField, in tree: FieldTree, forward: Bool
  ) -> Bool {
    search.begin(in: tree, forward: forward, wishing: false)
    func next(after id: ObjectIdentifier) -> Move<ObjectIdentifier> {
      search.load { tree.tabMove(from: id, forward: forward, self.options) }
    }
    guard case .focus(let target) = next(after: field.id) else {
      search.takeBack()
      return false
    }
    var tried: Set = [field.id, target]
    return move(from: field, in: tree, to: target) { refused in
      let next = next(after: refused)
      guard case .focus(let id) = next, tried.insert(id).inserted else {
        return .none
      }
      return next
    }
  }

  // MARK: Acting

  @discardableResult
  private func move(
    from field: NavigatedField, in tree: FieldTree,
    to target: ObjectIdentifier,
    orElse next: (ObjectIdentifier) -> Move<ObjectIdentifier>
  ) -> Bool {
    guard let responder = field.responder,
      let target = tree.fields[target]?.responder
    else { return false }
    isMoving = true
    defer { isMoving = false }
    let start = responder.isFirstResponder ? responder : nil
    let hold = HeldFocus(responder)
    let outcome = FocusMove(from: responder, start: start)(target) { refused in
      guard case .focus(let id) = next(ObjectIdentifier(refused)) else {
        return nil
      }
      return tree.fields[id]?.responder
    }
    if outcome == .stayed {
      search.takeBack()
      held = hold
    }
    return outcome == .moved
  }

  /// Resigns, then does what the app has asked for at the end of the form that
  /// it made this for: what is presented over it just resigns. An app that
  /// refuses to end editing is not through.
  private func finish(from responder: UIResponder, in tree: FieldTree) {
    if responder.isFirstResponder {
      responder.resignFirstResponder()
      if responder.isFirstResponder { return }
    }
    guard tree === trees.first else { return }
    options.finishAction?.perform(from: responder)
    options.onFinish?()
  }
}

extension FieldTree {
  /// Return is the field's own.
  func keepsReturn(_ field: NavigatedField) -> Bool {
    returns[field.group].state(of: field.id)?.keepsReturn ?? true
  }
}

extension UIResponder {
  /// The input method's text is not finished (R14).
  fileprivate var isComposing: Bool {
    (self as? any UITextInput)?.markedTextRange != nil
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
