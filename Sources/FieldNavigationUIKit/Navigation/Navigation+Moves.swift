#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// A key, on either keyboard or on the bar.
enum NavigationKey {
  case next, previous, done, finish, resign
}

extension Navigation {
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
  func move(
    from field: NavigatedField, in tree: FieldTree,
    to target: ObjectIdentifier,
    orElse next: (ObjectIdentifier) -> Move<ObjectIdentifier>
  ) -> Bool {
    guard let responder = field.responder,
      let first = tree.fields[target], let target = first.responder
    else { return false }
    isMoving = true
    tree.target = first
    defer {
      isMoving = false
      tree.target = nil
    }
    let start = responder.isFirstResponder ? responder : nil
    let hold = HeldFocus(responder)
    let outcome = FocusMove(from: responder, start: start)(target) { refused in
      guard case .focus(let id) = next(ObjectIdentifier(refused)) else {
        return nil
      }
      tree.target = tree.fields[id]
      return tree.target?.responder
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
  func finish(from responder: UIResponder, in tree: FieldTree) {
    if responder.isFirstResponder {
      responder.resignFirstResponder()
      if responder.isFirstResponder { return }
    }
    guard tree === trees.first else { return }
    options.finishAction?.perform(from: responder)
    options.onFinish?()
  }
}
#endif
