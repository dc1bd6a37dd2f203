extension FormSession {
  /// A move, and the rule that it follows.
  @usableFromInline package struct Decision: Sendable {
    @usableFromInline package let move: Move<Slot>
    package let rule: NavigationRule

    init(_ move: Move<Slot>, _ rule: NavigationRule) {
      self.move = move
      self.rule = rule
    }
  }

  /// What Return does in a field if nobody refuses (R4, R5, R6, R9, R14).
  ///
  /// - Parameters:
  ///   - slot: the field that has focus.
  ///   - shown: what its Return key says on the screen at this moment, if that
  ///     may be older than the form's states. A key that says next never
  ///     finishes: it goes to the next reachable field then, or nowhere.
  /// - Complexity: a few word operations, and one more for each field that has
  ///   refused; nothing is allocated.
  @usableFromInline
  package func decision(
    from slot: Slot, shown: ReturnKey? = nil
  ) -> Decision {
    guard let position = position(of: slot) else {
      return Decision(.stay, .unknownField)
    }
    return decision(from: slot, shown: shown, after: position)
  }

  /// The same for a press that has tried every candidate up to one (R10).
  ///
  /// - Parameter last: the position of the last candidate, or the field's own.
  func decision(
    from slot: Slot, shown: ReturnKey?, after last: Int
  ) -> Decision {
    guard let position = position(of: slot) else {
      return Decision(.stay, .unknownField)
    }
    let field = fields[Int(slot.index)]
    if field.state.handlesReturn { return Decision(.stay, .wish) }
    if let key = field.state.fixedReturnKey, key != .next {
      return Decision(.finish, .label)
    }
    if let target = target(from: slot.index, at: position, after: last) {
      return focus(target, target > position ? .target : .ending)
    }
    guard field.state.fixedReturnKey == .next || shown == .next else {
      return Decision(.finish, .ending)
    }
    let reachable = groups[Int(field.group)].reachable
    let start = max(last, position) + 1
    return next(in: reachable, from: start, asker: slot.index)
      .map { focus($0, .label) } ?? Decision(.stay, .label)
  }

  /// Where Tab (`forward`) or Shift+Tab goes: every stop, empty or not (R8). At
  /// the ends it stays: focus leaves as the toolkit does it.
  @usableFromInline
  package func moveOnTab(
    from slot: Slot, forward: Bool, wraps: Bool = false
  ) -> Move<Slot> {
    guard let position = position(of: slot) else { return .stay }
    return moveOnTab(
      from: position, after: position, forward: forward, wraps: wraps)
  }

  /// The same for a press that has tried every stop up to one. It ends where it
  /// began, which may be no stop by now.
  func moveOnTab(
    from position: Int, after last: Int, forward: Bool, wraps: Bool
  ) -> Move<Slot> {
    var found =
      forward ? stops.next(from: last + 1) : stops.previous(from: last - 1)
    var isRound = forward ? last < position : last > position
    if found == nil, wraps, !isRound {
      found = forward ? stops.first : stops.last
      isRound = true
    }
    if isRound, let next = found,
      forward ? next > position : next < position
    {
      return .stay
    }
    guard let found, found != position, let target = self.slot(at: found)
    else { return .stay }
    return .focus(target)
  }

  /// What the Return key of a field says; `nil` where the label is left alone
  /// and for an unknown field (R6, R7).
  package func returnKey(of slot: Slot) -> ReturnKey? {
    guard let position = position(of: slot) else { return nil }
    let field = fields[Int(slot.index)]
    if field.state.handlesReturn { return nil }
    if let key = field.state.fixedReturnKey { return key }
    let finishes =
      slot.index == refusals.asker
      ? target(from: slot.index, at: position, after: position) == nil
      : finishSpan(of: Int(field.group)).contains(position)
    return finishes ? policy.finishKey : .next
  }

  // MARK: Targets

  private var wantsEmpty: Bool { policy.destination == .nextEmpty }

  func lastTarget(of group: Int) -> Int? {
    wantsEmpty ? groups[group].wanting.last : groups[group].reachable.last
  }

  /// What Return goes to: behind the field first, and before it where the
  /// ending goes there.
  private func target(
    from asker: Int32, at position: Int, after last: Int
  ) -> Int? {
    let group = groups[Int(fields[Int(asker)].group)]
    if last >= position {
      let targets = wantsEmpty ? group.wanting : group.reachable
      if let found = next(in: targets, from: last + 1, asker: asker) {
        return found
      }
    }
    if policy.ending == .finish { return nil }
    let usesAll = policy.ending == .wrap && !wantsEmpty
    let found = next(
      in: usesAll ? group.reachable : group.wanting,
      from: last < position ? last + 1 : 0, asker: asker)
    guard let found, found < position else { return nil }
    return found
  }

  /// The first member that has not refused the field that asks.
  private func next(
    in set: PositionSet, from start: Int, asker: Int32
  ) -> Int? {
    var found = set.next(from: start)
    guard asker == refusals.asker else { return found }
    while let position = found, refusals.slots.contains(slots[position]) {
      found = set.next(from: position + 1)
    }
    return found
  }

  private func focus(_ position: Int, _ rule: NavigationRule) -> Decision {
    slot(at: position).map { Decision(.focus($0), rule) }
      ?? Decision(.stay, rule)
  }

  /// The positions of a group whose key is the finish key, were nobody to
  /// refuse: always one range, so that a change of labels is one range too (R7).
  func finishSpan(of group: Int) -> Range<Int> {
    let last = lastTarget(of: group) ?? 0
    if policy.ending == .finish { return last..<count }
    let usesAll = policy.ending == .wrap && !wantsEmpty
    let targets =
      usesAll ? groups[group].reachable : groups[group].wanting
    guard let first = targets.first else { return last..<count }
    let isOnly = targets.last == first
    return isOnly && first >= last ? first..<first + 1 : 0..<0
  }
}
