/// A press of Return or Tab hands out one candidate after the other, each at
/// most once (R8, R10).
///
/// 1. The adapter asks for a step, and carries it out.
/// 2. ``Step/check(_:)``: it says by an update what that field is like now. The
///    next step is another candidate if the field is not what it was taken for.
/// 3. ``Step/focus(_:)``: it tries to move focus there. If the field takes it, or
///    the app does something of its own instead, the press is over. Whoever asks
///    for the next step says by that that the field has refused.
/// 4. ``Step/finish`` and ``Step/stay`` end the press. A press in which a field
///    has refused never finishes: those fields are remembered instead, so that
///    the key of this one promises no move that cannot be.
extension FormSession {
  @usableFromInline package struct Press: Sendable {
    enum Key {
      case `return`(shown: ReturnKey?)
      case tab(forward: Bool, wraps: Bool)
    }

    let origin: Slot
    let key: Key
    var checked: Slot?
    /// Was to be focused: it has refused if there is another step.
    var offered: Slot?
    var refused: [Slot] = []
    /// A key that says next leads past what is filled (R6).
    var isFallback = false
    /// The rule that the last step followed.
    @usableFromInline package internal(set) var rule = NavigationRule.tab
  }

  @usableFromInline package enum Step: Equatable, Sendable {
    /// Say what this field is like now, and ask for the next step.
    case check(Slot)
    /// Focus this field; ask for the next step if it does not take focus.
    case focus(Slot)
    /// The form ends.
    case finish
    /// The user stays, or the toolkit does what it does by itself.
    case stay
  }

  /// - Parameters:
  ///   - slot: the field that has focus.
  ///   - shown: as for `decision(from:shown:)`.
  @usableFromInline
  package func pressReturn(
    in slot: Slot, shown: ReturnKey? = nil
  ) -> Press {
    Press(origin: slot, key: .return(shown: shown))
  }

  @usableFromInline
  package func pressTab(
    in slot: Slot, forward: Bool, wraps: Bool = false
  ) -> Press {
    Press(origin: slot, key: .tab(forward: forward, wraps: wraps))
  }

  /// What is to be done next in a press.
  ///
  /// - Complexity: that of `decision(from:shown:)`; allocates only where a field
  ///   has refused.
  @usableFromInline
  package mutating func step(_ press: inout Press) -> Step {
    if let refused = press.offered {
      press.offered = nil
      press.refused.append(refused)
    }
    switch move(&press) {
    case .focus(let target):
      if press.checked != target {
        press.checked = target
        return .check(target)
      }
      press.checked = nil
      press.offered = target
      return .focus(target)
    case .finish where press.refused.isEmpty: return .finish
    case .finish, .stay:
      remember(press)
      return .stay
    }
  }

  private func move(_ press: inout Press) -> Move<Slot> {
    var move = move(&press, after: press.refused.last)
    // An order that changed meanwhile may have put a field here a second time.
    while case .focus(let target) = move, press.refused.contains(target) {
      move = self.move(&press, after: target)
    }
    return move
  }

  private func move(_ press: inout Press, after last: Slot?) -> Move<Slot> {
    guard let position = position(of: press.origin) else {
      press.rule = .unknownField
      return .stay
    }
    let last = last.flatMap(self.position(of:)) ?? position
    switch press.key {
    case .tab(let forward, let wraps):
      return moveOnTab(
        from: position, after: last, forward: forward, wraps: wraps)
    case .return(let shown):
      let decision = decision(from: press.origin, shown: shown, after: last)
      let isFirst = press.refused.isEmpty
      press.rule = isFirst ? decision.rule : .refusal
      guard case .focus = decision.move else { return decision.move }
      if isFirst { press.isFallback = decision.rule == .label }
      // A key that says next does not lead past what has refused.
      if decision.rule == .label, !press.isFallback { return .stay }
      return decision.move
    }
  }

  private mutating func remember(_ press: Press) {
    guard case .return = press.key, !press.refused.isEmpty else { return }
    if refusals.asker != press.origin.index {
      refusals = Refusals(asker: press.origin.index)
    }
    for slot in press.refused
    where position(of: slot) != nil && !refusals.slots.contains(slot.index) {
      refusals.slots.append(slot.index)
    }
  }
}
