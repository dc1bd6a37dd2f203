#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

// What a key would do in a field, without a press.
extension NavigatedForm {
  /// Where Return would go from a field if no field refuses focus.
  func moveOnReturn(from field: NavigatedField) -> Move<FormSession.Slot> {
    field.slot.map {
      session.decision(from: $0, shown: field.shownNext).move
    } ?? .stay
  }

  /// Whether Return ends the form, if no field refuses focus.
  func finishesOnReturn(from field: NavigatedField) -> Bool {
    moveOnReturn(from: field) == .finish && !leavesReturn(in: field)
  }

  /// Whether Return leads anywhere under the label that the field will have.
  func isMovedByReturn(_ slot: FormSession.Slot) -> Bool {
    session.decision(from: slot).move != .stay
  }

  /// Whether the app has set a label that finishes, but a field follows: then
  /// Return is the app's, and closes the keyboard (R6).
  func leavesReturn(in field: NavigatedField) -> Bool {
    guard let slot = field.slot, let key = field.state?.fixedReturnKey,
      key != .next
    else { return false }
    // As in a press, what follows may have changed in this turn.
    while let target = session.target(behind: slot),
      let member = member(at: target)
    {
      refresh(member)
      if session.target(behind: slot) == target { return true }
    }
    return false
  }

  /// Whether Tab leads anywhere from a field.
  func canMoveOnTab(from field: NavigatedField, forward: Bool) -> Bool {
    guard let slot = field.slot else { return false }
    let wraps = context.configuration.wrapsTab
    return session.moveOnTab(from: slot, forward: forward, wraps: wraps)
      != .stay
  }
}
#endif
