#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Where a key goes. Only the targets are looked at: no key press walks through
/// the views.
extension FieldTree {
  /// Where Return goes in a field, and what its key says holds (R4-R6).
  func returnMove(
    from field: NavigatedField, _ options: Options
  ) -> Move<ObjectIdentifier> {
    let shown: ReturnKey? = field.shownKey == .next ? .next : nil
    return upToDate(options) {
      returns[field.group].move(from: field.id, shown: shown)
    }
  }

  /// The candidate after one that refused (R10).
  func returnMove(
    from field: NavigatedField, after refused: ObjectIdentifier,
    _ options: Options
  ) -> Move<ObjectIdentifier> {
    var move = returns[field.group].move(from: field.id, after: refused)
    while case .focus(let id) = move, !isReachable(id, options) {
      move = returns[field.group].move(from: field.id, after: id)
    }
    return move
  }

  /// Where Tab goes, or the previous and next of the bar (R8).
  func tabMove(
    from id: ObjectIdentifier, forward: Bool, _ options: Options
  ) -> Move<ObjectIdentifier> {
    upToDate(options) {
      tabs.tabMove(from: id, forward: forward, wraps: options.tabWraps)
    }
  }

  /// Whether Tab and Shift+Tab lead anywhere from a field.
  func tabEnds(
    of field: NavigatedField, _ options: Options
  ) -> (hasNext: Bool, hasPrevious: Bool) {
    func leads(_ forward: Bool) -> Bool {
      tabs.tabMove(from: field.id, forward: forward, wraps: options.tabWraps)
        != .none
    }
    return (leads(true), leads(false))
  }

  /// Decides until the target is as the form thinks it is.
  private func upToDate(
    _ options: Options, _ decide: () -> Move<ObjectIdentifier>
  ) -> Move<ObjectIdentifier> {
    var move = decide()
    while case .focus(let id) = move, refresh(id, options) { move = decide() }
    return move
  }

  private func isReachable(_ id: ObjectIdentifier, _ options: Options) -> Bool {
    refresh(id, options)
    return tabs.state(of: id)?.isReachable ?? false
  }

  /// Looks at one field; whether it is not what it was.
  @discardableResult
  private func refresh(_ id: ObjectIdentifier, _ options: Options) -> Bool {
    guard let field = fields[id] else { return false }
    var state = field.state(options)
    let old = field.state?.obstacles ?? []
    state.obstacles.formUnion(old.intersection(.excluded))
    guard state != field.state else { return false }
    set(state, of: field)
    return true
  }
}
#endif
