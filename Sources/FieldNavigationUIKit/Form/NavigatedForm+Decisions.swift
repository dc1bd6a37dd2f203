#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// Where the keys lead in a form if no field refuses focus.
extension NavigatedForm {
  func moveOnReturn(from field: NavigatedField) -> FormSession.Move {
    field.slot.map {
      session.decision(from: $0, shown: field.shownNext).move
    } ?? .stay
  }

  /// Whether Tab leads anywhere from a field.
  func canMoveOnTab(
    from field: NavigatedField, _ direction: TabOrder.Direction
  ) -> Bool {
    guard let slot = field.slot else { return false }
    let wraps = context.configuration.wrapsTab
    return session.moveOnTab(from: slot, direction: direction, wraps: wraps)
      != .stay
  }
}
#endif
