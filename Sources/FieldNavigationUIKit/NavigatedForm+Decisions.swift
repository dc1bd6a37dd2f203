#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Where the keys lead in a form, and what the Return key says.
extension NavigatedForm {
  // MARK: Return

  /// Where Return would go from a field if no field refuses focus.
  func moveOnReturn(from field: NavigatedField) -> FormSession.Move {
    field.slot.map {
      session.decision(from: $0, shown: field.shownNext).move
    } ?? .stay
  }

  /// Whether Return ends the form, if no field refuses focus.
  func finishesOnReturn(from field: NavigatedField) -> Bool {
    moveOnReturn(from: field) == .finish
  }

  /// Whether Tab leads anywhere from a field.
  func canMoveOnTab(from field: NavigatedField, direction: TabOrder.Direction)
    -> Bool
  {
    guard let slot = field.slot else { return false }
    let wraps = context.configuration.wrapsTab
    return session.moveOnTab(from: slot, direction: direction, wraps: wraps)
      != .stay
  }

  /// The rows without views that Return would go to from a place of the form.
  func rows(behind slot: FormSession.Slot) -> UnloadedRows? {
    session.target(behind: slot).flatMap(member) as? UnloadedRows
  }

  /// The last field inside of a view that Return may go to.
  func lastSlot(inside view: UIView) -> FormSession.Slot? {
    fields.filter { field in
      field.state?.isReachable == true
        && (field.responder as? UIView)?.isDescendant(of: view) == true
    }.compactMap(\.slot).max {
      (session.position(of: $0) ?? -1) < (session.position(of: $1) ?? -1)
    }
  }

  /// What the key says: rows that nobody has looked at are taken to be like the
  /// row before them, although Return looks at them (R13).
  func returnKey(
    of slot: FormSession.Slot, _ field: NavigatedField
  ) -> ReturnKey? {
    let key = session.returnKey(of: slot)
    let policy = context.configuration.policy
    guard key == .next, field.state?.fixedReturnKey == nil,
      policy.ending == .finish, policy.destination == .nextEmpty
    else { return key }
    var place = slot
    while let target = session.target(behind: place),
      let rows = member(at: target) as? UnloadedRows
    {
      if rows.contents.isLikelyEmpty { return key }
      place = target
    }
    return session.target(behind: place) == nil ? policy.finishKey : key
  }

  // MARK: Key presses

  func returnPress(in field: NavigatedField) -> FormSession.Press? {
    field.slot.map { .return(in: $0, shown: field.shownNext) }
  }

  func tabPress(
    in field: NavigatedField, direction: TabOrder.Direction
  ) -> FormSession.Press? {
    let wraps = context.configuration.wrapsTab
    return field.slot.map { .tab(in: $0, direction: direction, wraps: wraps) }
  }
}
#endif
