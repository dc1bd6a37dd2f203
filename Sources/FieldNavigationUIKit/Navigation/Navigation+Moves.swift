#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// A key, on either keyboard or on the bar.
enum NavigationKey {
  case next, previous, done, finish, resign
}

extension Navigation {
  func press(_ key: NavigationKey) {
    guard let form = focusedForm, let field = form.focused,
      let responder = field.responder, !responder.isComposing
    else { return }
    switch key {
    case .next: pressTab(forward: true)
    case .previous: pressTab(forward: false)
    case .finish: finish(from: responder, in: form)
    case .resign: responder.resignFirstResponder()
    case .done:
      let move = form.form.moveOnReturn(from: field.id, shown: field.shownNext)
      if move == .finish {
        finish(from: responder, in: form)
      } else {
        responder.resignFirstResponder()
      }
    }
  }

  func canPressTab(forward: Bool) -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let ends = form.tabEnds(of: field, wraps: configuration.wrapsTab)
    return forward ? ends.hasNext : ends.hasPrevious
  }

  /// - Returns: whether focus went elsewhere.
  @discardableResult
  func pressTab(forward: Bool) -> Bool {
    guard let form = focusedForm, let field = form.focused else { return false }
    let press = form.form.pressTab(
      in: field.id, forward: forward, wraps: configuration.wrapsTab)
    let rows = RowLoader(forward: forward, wishing: false)
    guard let responder = field.responder else { return false }
    let stage = Stage(around: responder)
    return carryOut(press, from: responder, on: stage, in: form, rows)
      == .moved
  }

  // MARK: Acting

  func carryOut(
    _ press: FieldForm<FieldID>.Press, from responder: UIResponder,
    on stage: Stage, in form: NavigatedForm, _ rows: RowLoader
  ) -> FocusMove.Outcome {
    isMoving = true
    defer { isMoving = false }
    let hold = HeldFocus(responder)
    let move = FocusMove(
      on: stage, start: responder.isFirstResponder ? hold : nil)
    let outcome = form.carryOut(press, move, configuration) { gap in
      rows.load(gap) {
        discover()
      } isThere: {
        form.members[gap.id] === gap
      }
    }
    switch outcome {
    case .moved, .taken: break
    case .finished: if rows.takeBack() { discover() }
    case .stayed:
      if rows.takeBack() { discover() }
      held = hold
    }
    return outcome
  }

  /// Resigns, then does what the app has asked for at the end of the form that
  /// it made this for: what is presented over it just resigns. An app that
  /// refuses to end editing is not through.
  func finish(from responder: UIResponder, in form: NavigatedForm) {
    if responder.isFirstResponder {
      responder.resignFirstResponder()
      if responder.isFirstResponder { return }
    }
    guard form === forms.first else { return }
    onFinish?.perform(from: responder)
  }
}
#endif
