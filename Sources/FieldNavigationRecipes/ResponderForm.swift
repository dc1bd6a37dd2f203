#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
import UIKit

/// A form of responders as they are at this moment.
@MainActor struct ResponderForm {
  private var form: Form<ObjectIdentifier>
  private var responders: [ObjectIdentifier: UIResponder] = [:]

  init(
    _ list: [UIResponder], policy: Policy = Policy(),
    state: (UIResponder) -> FieldState
  ) {
    form = Form(policy: policy)
    for responder in list {
      let id = ObjectIdentifier(responder)
      guard responders.updateValue(responder, forKey: id) == nil else {
        continue
      }
      form.insert(id, state(responder))
    }
  }

  func key(of responder: UIResponder) -> ReturnKey? {
    form.key(of: ObjectIdentifier(responder))
  }

  func isReachable(_ id: ObjectIdentifier) -> Bool {
    form.state(of: id)?.isReachable ?? false
  }

  /// Moves focus if there is somewhere to go; the form's end is the caller's.
  ///
  /// - Parameter shown: what the key says, where that is to be kept (R6).
  func pressReturn(
    in responder: UIResponder, shown: ReturnKey? = nil
  ) -> Move<UIResponder> {
    let id = ObjectIdentifier(responder)
    let move = form.move(from: id, shown: shown)
    carryOut(move, from: responder) { refused in
      form.move(from: id, after: refused)
    }
    return move.map { responders[$0] ?? responder }
  }

  /// Moves focus along the order, round its ends.
  func pressTab(in responder: UIResponder, forward: Bool) {
    let id = ObjectIdentifier(responder)
    move(tab(from: id, forward: forward), from: responder, forward: forward)
  }

  /// Moves focus to the first field of the order, or the last one, from a
  /// responder that is not in it.
  func enter(from responder: UIResponder, forward: Bool) {
    let order = forward ? form.order : form.order.reversed()
    guard let first = order.first(where: isReachable) else { return }
    move(.focus(first), from: responder, forward: forward)
  }

  /// Moves focus to a field, or along the order while one refuses, each at most
  /// once (R10).
  func move(
    _ move: Move<ObjectIdentifier>, from responder: UIResponder, forward: Bool
  ) {
    // Going round might never meet where it began: that may be hidden by now.
    var tried: Set = [ObjectIdentifier(responder)]
    if case .focus(let first) = move { tried.insert(first) }
    carryOut(move, from: responder) { refused in
      let next = tab(from: refused, forward: forward)
      guard case .focus(let id) = next, tried.insert(id).inserted else {
        return .none
      }
      return next
    }
  }

  private func tab(
    from id: ObjectIdentifier, forward: Bool
  ) -> Move<ObjectIdentifier> {
    form.tabMove(from: id, forward: forward, wraps: true)
  }

  private func carryOut(
    _ move: Move<ObjectIdentifier>, from responder: UIResponder,
    orElse next: (ObjectIdentifier) -> Move<ObjectIdentifier>
  ) {
    guard let target = self.responder(move) else { return }
    _ = FocusMove(from: responder)(target) { refused in
      self.responder(next(ObjectIdentifier(refused)))
    }
  }

  private func responder(_ move: Move<ObjectIdentifier>) -> UIResponder? {
    guard case .focus(let id) = move else { return nil }
    return responders[id]
  }
}
#endif
