import FieldNavigation
import FieldNavigationUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

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
  func pressReturn(in responder: UIResponder) -> Move<UIResponder> {
    let id = ObjectIdentifier(responder)
    let shown = (responder as? UITextField)?.returnKeyType
    let move = form.move(from: id, shown: shown == .next ? .next : nil)
    carryOut(move, from: responder) { refused in
      form.move(from: id, after: refused)
    }
    return move.map { responders[$0] ?? responder }
  }

  /// Moves focus along the order, round its ends.
  func pressTab(in responder: UIResponder, forward: Bool) {
    let id = ObjectIdentifier(responder)
    func next(_ from: ObjectIdentifier) -> Move<ObjectIdentifier> {
      let move = form.tabMove(from: from, forward: forward, wraps: true)
      return move == .focus(id) ? .none : move
    }
    carryOut(next(id), from: responder, orElse: next)
  }

  /// The first field of the order, or the last one.
  func end(forward: Bool) -> UIResponder? {
    let order = forward ? form.order : form.order.reversed()
    return order.first(where: isReachable)
      .flatMap { responders[$0] }
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
