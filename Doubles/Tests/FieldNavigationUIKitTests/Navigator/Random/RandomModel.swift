import FieldNavigation
import UIKit

/// The result of a key press for the user.
enum RandomOutcome: Hashable {
  case focus(String)
  case finish, stay
  /// The keyboard closes, and nothing else happens.
  case nobody
  /// The form finished more than once, or its keyboard is still open.
  case unclear
}

/// Applies rules R4 to R8 to a screen's fields. Each search is a loop over all
/// fields.
@MainActor struct RandomModel {
  let policy: ReturnPolicy
  let fields: [CellField]
  let memory: RandomMemory?

  init(
    _ screen: CellScreen, _ policy: ReturnPolicy, isByTag: Bool,
    _ memory: RandomMemory?
  ) {
    self.policy = policy
    self.memory = memory
    fields = screen.fields.sorted {
      isByTag ? $0.tag < $1.tag : $0.cell < $1.cell
    }
  }

  /// R1.
  static func isReachable(_ field: CellField) -> Bool {
    field.window != nil && field.isEnabled && !field.isHidden
      && field.superview?.isHidden == false
  }

  /// R12: whether a field is in the last wrapper. This wrapper is a separate
  /// form.
  private func isInner(_ field: CellField) -> Bool {
    field.cell / CellScreen.cellsOfWrapper == 2
  }

  /// The fields that Return tries before it finishes the form (R4, R5).
  ///
  /// - Parameter asksAgain: whether to include fields that refused. Return
  ///   tries these fields. The label ignores them (R10).
  func candidates(
    from origin: CellField, asksAgain: Bool = false
  ) -> [CellField] {
    let form = fields.filter { isInner($0) == isInner(origin) }
    guard let place = form.firstIndex(of: origin) else { return [] }
    let isWanted = { (field: CellField, onlyEmpty: Bool) in
      Self.isReachable(field) && !(onlyEmpty && field.hasText)
        && (asksAgain || !hasRefused(field, origin))
    }
    let isPicky = policy.destination == .nextEmpty
    let after = form[(place + 1)...].filter { isWanted($0, isPicky) }
    let before = form[..<place]
    switch policy.ending {
    case .finish: return after
    case .wrap: return after + before.filter { isWanted($0, isPicky) }
    case .wrapToEmpty: return after + before.filter { isWanted($0, true) }
    }
  }

  /// R10.
  private func hasRefused(_ field: CellField, _ origin: CellField) -> Bool {
    memory?.origin === origin && memory?.refused?.contains(field) == true
  }

  /// The reachable fields on one side of the origin (R8).
  func stops(from origin: CellField, forward: Bool) -> [CellField] {
    guard let place = fields.firstIndex(of: origin) else { return [] }
    let side =
      forward ? Array(fields[(place + 1)...]) : fields[..<place].reversed()
    return side.filter(Self.isReachable)
  }

  /// R6: whether Return only closes the keyboard. Under a Go label from the
  /// app, Return finishes the form only if no field follows.
  func closesKeyboard(from origin: CellField) -> Bool {
    let form = fields.filter { isInner($0) == isInner(origin) }
    guard origin.ownLabel == .go, let place = form.firstIndex(of: origin)
    else { return false }
    return form[(place + 1)...].contains {
      Self.isReachable($0) && !hasRefused($0, origin)
        && !(policy.destination == .nextEmpty && $0.hasText)
    }
  }

  /// R6: the Return key's label.
  func label(of field: CellField) -> UIReturnKeyType {
    if field.ownLabel != .default { return field.ownLabel }
    let finish = UIReturnKeyType(rawValue: Int(policy.finishKey.rawValue))
    return candidates(from: field).isEmpty ? finish ?? .done : .next
  }

  /// The fields that Return asks to take focus. The value is `nil` if Return
  /// finishes the form.
  func returnTargets(
    from origin: CellField, asksAgain: Bool = true
  ) -> [CellField]? {
    let targets = candidates(from: origin, asksAgain: asksAgain)
    switch origin.ownLabel {
    case .go: return nil
    case .next where targets.isEmpty:
      let form = fields.filter { isInner($0) == isInner(origin) }
      return stops(from: origin, forward: true).filter {
        form.contains($0) && (asksAgain || !hasRefused($0, origin))
      }
    default: return targets.isEmpty ? nil : targets
    }
  }

  /// Whether Return finishes the form if all targets refuse again (R10).
  func endsAgain(_ targets: [CellField], _ origin: CellField) -> Bool {
    origin.ownLabel == .default
      && targets.allSatisfy { hasRefused($0, origin) }
  }
}
