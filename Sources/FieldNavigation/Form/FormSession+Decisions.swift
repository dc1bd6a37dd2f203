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
    return decision(
      of: slot.index, at: position, shown: shown, after: position,
      without: slot.index == refusals.asker ? refusals.slots : [])
  }

  /// The same for a press that has tried every candidate up to one (R10).
  ///
  /// - Parameters:
  ///   - asker: the index of the slot at the position.
  ///   - last: the position of the last candidate, or where the press began.
  ///   - refused: who is left out.
  func decision(
    of asker: Int32, at position: Int, shown: ReturnKey?, after last: Int,
    without refused: [Int32]
  ) -> Decision {
    let state = fields[Int(asker)].state
    if state.handlesReturn { return Decision(.stay, .wish) }
    if let key = state.fixedReturnKey, key != .next {
      return Decision(.finish, .label)
    }
    let target = target(
      of: asker, at: position, after: last, without: refused)
    if target < .max {
      return focus(target, target > position ? .target : .ending)
    }
    guard state.fixedReturnKey == .next || shown == .next else {
      return Decision(.finish, .ending)
    }
    let next = next(
      onlyEmpty: false, from: max(last, position) + 1, asker: asker,
      without: refused)
    return next < .max ? focus(next, .label) : Decision(.stay, .label)
  }

  /// Where Tab (`forward`) or Shift+Tab goes: every stop, empty or not (R8). At
  /// the ends it stays: focus leaves as the toolkit does it.
  @usableFromInline
  package func moveOnTab(
    from slot: Slot, forward: Bool, wraps: Bool = false
  ) -> Move<Slot> {
    guard let position = position(of: slot) else { return .stay }
    return moveOnTab(
      from: position, after: position, forward: forward, wraps: wraps,
      without: [])
  }

  /// The same for a press that has tried every stop up to one. It ends where it
  /// began, which may be no stop by now; a stop that has moved behind that
  /// meanwhile is no end of the search.
  func moveOnTab(
    from position: Int, after last: Int, forward: Bool, wraps: Bool,
    without refused: [Int32]
  ) -> Move<Slot> {
    let isAhead = forward ? last >= position : last <= position
    var isRound = wraps && !isAhead
    var found = stop(
      after: isAhead || wraps ? last : position, forward: forward)
    if !slots.indices.contains(found), wraps, !isRound {
      found = stop(after: forward ? -1 : count, forward: forward)
      isRound = true
    }
    guard let target = slot(at: found),
      !isRound || (forward ? found < position : found > position)
    else { return .stay }
    return refused.contains(target.index)
      ? moveOnTab(
        from: position, after: found, forward: forward, wraps: wraps,
        without: refused)
      : .focus(target)
  }

  private func stop(after position: Int, forward: Bool) -> Int {
    forward
      ? stops.next(from: position + 1) : stops.previous(from: position - 1)
  }

  /// What the Return key of a field says; `nil` where the label is left alone
  /// and for an unknown field (R6, R7).
  @usableFromInline package func returnKey(of slot: Slot) -> ReturnKey? {
    guard let position = position(of: slot) else { return nil }
    let state = fields[Int(slot.index)].state
    if state.handlesReturn { return nil }
    if let key = state.fixedReturnKey { return key }
    let target = target(
      of: slot.index, at: position, after: position,
      without: slot.index == refusals.asker ? refusals.slots : [])
    return target < .max ? .next : policy.finishKey
  }

  // MARK: Targets

  private var wantsEmpty: Bool { policy.destination == .nextEmpty }

  /// What Return goes to: behind the field first, and before it where the
  /// ending goes there; `Int.max` for none.
  private func target(
    of asker: Int32, at position: Int, after last: Int,
    without refused: [Int32]
  ) -> Int {
    if last >= position || policy.ending == .finish {
      let found = next(
        onlyEmpty: wantsEmpty, from: max(last, position) + 1, asker: asker,
        without: refused)
      if found < .max || policy.ending == .finish { return found }
    }
    let found = next(
      onlyEmpty: wrapsToEmpty, from: last < position ? last + 1 : 0,
      asker: asker, without: refused)
    return found < position ? found : .max
  }

  /// What an ending that wraps looks for before the field.
  private var wrapsToEmpty: Bool { wantsEmpty || policy.ending != .wrap }

  /// The first reachable field in the group of the one that asks, without those
  /// that have refused it; `Int.max` for none.
  private func next(
    onlyEmpty: Bool, from start: Int, asker: Int32, without refused: [Int32]
  ) -> Int {
    let group = fields[Int(asker)].group
    let end = end(of: Int(group))
    var start = start
    while true {
      let position =
        onlyEmpty ? wanting.next(from: start) : reachable.next(from: start)
      if position >= end { return .max }
      let index = slots[position]
      if fields[Int(index)].group == group, !refused.contains(index) {
        return position
      }
      start = position + 1
    }
  }

  /// The last reachable field of a group, up to a position; -1 for none.
  private func last(
    onlyEmpty: Bool, upTo end: Int, of group: Int
  ) -> Int {
    let start = group < starts.count ? Int(starts[group]) : 0
    var end = end
    while true {
      let position =
        onlyEmpty ? wanting.previous(from: end) : reachable.previous(from: end)
      if position < start { return -1 }
      if fields[Int(slots[position])].group == group { return position }
      end = position - 1
    }
  }

  func lastTarget(of group: Int) -> Int {
    last(onlyEmpty: wantsEmpty, upTo: end(of: group) - 1, of: group)
  }

  private func end(of group: Int) -> Int {
    group < ends.count ? Int(ends[group]) : count
  }

  private func focus(_ position: Int, _ rule: NavigationRule) -> Decision {
    Decision(.focus(slot(slots[position])), rule)
  }

  /// The positions of a group whose key is the finish key, were nobody to
  /// refuse: always one range, so that a change of labels is one range too (R7).
  func finishSpan(of group: Int) -> Range<Int> {
    let last = max(lastTarget(of: group), 0)
    if policy.ending == .finish { return last..<count }
    let only = self.last(
      onlyEmpty: wrapsToEmpty, upTo: end(of: group) - 1, of: group)
    if only < 0 { return last..<count }
    // Of two each leads to the other.
    let isOnly =
      self.last(onlyEmpty: wrapsToEmpty, upTo: only - 1, of: group) < 0
    return isOnly && only >= last ? only..<only + 1 : 0..<0
  }
}
