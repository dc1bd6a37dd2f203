extension FormCore {
  /// A move, and the rule that it follows.
  public struct Decision: Sendable {
    public let move: Move<Slot>
    public let rule: Rule

    init(_ move: Move<Slot>, _ rule: Rule) {
      self.move = move
      self.rule = rule
    }
  }

  /// What Return does in a field (R4, R5, R6, R9, R14).
  ///
  /// - Parameters:
  ///   - slot: the field that has focus.
  ///   - shown: what its Return key says on the screen at this moment, if that
  ///     may be older than the form's states. A key that says next never
  ///     finishes: it goes to the next reachable field then, or nowhere.
  /// - Complexity: a few word operations; nothing is allocated.
  public func decision(from slot: Slot, shown: ReturnKey? = nil) -> Decision {
    guard let position = position(of: slot), let state = state(of: slot) else {
      return Decision(.none, .unknownField)
    }
    if state.keepsReturn { return Decision(.none, .wish) }
    if let key = state.fixedKey, key != .next {
      return Decision(.finish, .label)
    }
    if let target = target(after: position) {
      return focus(target, target > position ? .target : .ending)
    }
    guard state.fixedKey == .next || shown == .next else {
      return Decision(.finish, .ending)
    }
    guard let next = reachable.next(from: position + 1) else {
      return Decision(.none, .label)
    }
    return focus(next, .label)
  }

  /// What Return tries after a field refused focus: the next candidate, each at
  /// most once, and never the form's end (R10).
  ///
  /// - Parameters:
  ///   - slot: the field in which Return was pressed.
  ///   - refused: the candidate that was tried last. One that is gone by now
  ///     ends the search.
  public func decision(from slot: Slot, after refused: Slot) -> Decision {
    guard let position = position(of: slot) else {
      return Decision(.none, .unknownField)
    }
    guard let tried = self.position(of: refused), tried != position else {
      return Decision(.none, .refusal)
    }
    let isFallback = reachable[tried] && wantsEmpty && !wanting[tried]
    let next =
      if isFallback {
        reachable.next(from: tried + 1)
      } else if tried > position {
        nextTarget(from: tried + 1) ?? wrapped(from: 0, to: position)
      } else {
        wrapped(from: tried + 1, to: position)
      }
    return next.map { focus($0, .refusal) } ?? Decision(.none, .refusal)
  }

  /// Where Tab (`forward`) or Shift+Tab goes: every reachable field, empty or
  /// not (R8). At the ends `.none`: focus leaves as the toolkit does it.
  public func tabMove(
    from slot: Slot, forward: Bool, wraps: Bool = false
  ) -> Move<Slot> {
    guard let position = position(of: slot) else { return .none }
    var next =
      forward
      ? reachable.next(from: position + 1)
      : reachable.previous(from: position - 1)
    if next == nil, wraps {
      next = forward ? reachable.first : reachable.last
    }
    guard let next, next != position, let target = self.slot(at: next) else {
      return .none
    }
    return .focus(target)
  }

  /// What the Return key of a field says; `nil` where the label is left alone
  /// and for an unknown field (R6, R7).
  public func key(of slot: Slot) -> ReturnKey? {
    guard let position = position(of: slot), let state = state(of: slot) else {
      return nil
    }
    if state.keepsReturn { return nil }
    if let key = state.fixedKey { return key }
    return finishSpan.contains(position) ? policy.finishKey : .next
  }

  // MARK: Targets

  private var wantsEmpty: Bool { policy.destination == .nextEmpty }

  var lastTarget: Int? { wantsEmpty ? wanting.last : reachable.last }

  private func nextTarget(from position: Int) -> Int? {
    wantsEmpty
      ? wanting.next(from: position) : reachable.next(from: position)
  }

  private func target(after position: Int) -> Int? {
    nextTarget(from: position + 1) ?? wrapped(from: 0, to: position)
  }

  /// What an ending that wraps finds before the field.
  private func wrapped(from start: Int, to position: Int) -> Int? {
    if policy.ending == .finish { return nil }
    let found =
      policy.ending == .wrap
      ? nextTarget(from: start) : wanting.next(from: start)
    guard let found, found < position else { return nil }
    return found
  }

  private func focus(_ position: Int, _ rule: Rule) -> Decision {
    slot(at: position).map { Decision(.focus($0), rule) }
      ?? Decision(.none, rule)
  }

  /// The positions whose key is the finish key: always one range, so that a
  /// change of labels is one range too (R7).
  var finishSpan: Range<Int> {
    let last = lastTarget ?? 0
    if policy.ending == .finish { return last..<count }
    let usesAll = policy.ending == .wrap && !wantsEmpty
    guard let first = usesAll ? reachable.first : wanting.first else {
      return last..<count
    }
    let isOnly = (usesAll ? reachable.last : wanting.last) == first
    return isOnly && first >= last ? first..<first + 1 : 0..<0
  }
}
