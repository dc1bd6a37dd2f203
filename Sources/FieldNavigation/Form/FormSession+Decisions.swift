extension FormSession {
  @usableFromInline package typealias Move = FieldForm<Slot>.Move

  @usableFromInline package struct Decision: Sendable {
    @usableFromInline package let move: Move
    package let rule: NavigationRule

    init(_ move: Move, _ rule: NavigationRule) {
      self.move = move
      self.rule = rule
    }
  }

  /// What Return does in a field if no field refuses focus (R4-R6, R9, R14).
  /// `shown` is the label on the screen, if that may be out of date (R6).
  ///
  /// - Complexity: a few word operations, plus one for each field that refused.
  ///   The method allocates nothing.
  @usableFromInline
  package func decision(
    from slot: Slot, shown: ReturnKey? = nil
  ) -> Decision {
    guard let position = position(of: slot) else {
      return Decision(.stay, .unknownField)
    }
    return decision(
      of: slot.index, at: position, shown: shown, after: position,
      without: slot.index == refusals.origin ? refusals.slots : [])
  }

  /// The decision for a press in `origin` that has tried every candidate up to
  /// the position `last`, or none if that is the origin's (R10).
  func decision(
    of origin: Int32, at position: Int, shown: ReturnKey?, after last: Int,
    without refused: [Int32]
  ) -> Decision {
    let state = fields[Int(origin)].state
    if state.handlesReturn { return Decision(.stay, .wish) }
    if let key = state.fixedReturnKey, key != .next {
      let resigns =
        !key.finishesAnywhere
        && follower(of: origin, at: position, without: refused) < .max
      return Decision(resigns ? .resign : .finish, .label)
    }
    let target = target(
      of: origin, at: position, after: last, without: refused)
    if target < .max {
      return focus(target, target > position ? .target : .ending)
    }
    // A key that shows Next may finish the form only if Next is the policy's
    // finish key, or if the app wrote it on the last field.
    let isFixed = state.fixedReturnKey == .next
    let promisesField = shown == .next && policy.finishKey != .next
    guard isFixed || promisesField else { return Decision(.finish, .ending) }
    let next = next(
      onlyEmpty: false, from: max(last, position) &+ 1, origin: origin,
      without: refused)
    if next < .max { return focus(next, .label) }
    let isLast = isFixed && !hasFollower(of: origin, at: position)
    return Decision(isLast ? .finish : .stay, .label)
  }

  /// Whether a reachable field follows, even one that refused focus.
  private func hasFollower(of origin: Int32, at position: Int) -> Bool {
    next(onlyEmpty: false, from: position &+ 1, origin: origin, without: [])
      < .max
  }

  /// To the nearest tab stop in this direction, empty or not (R8). At either
  /// end of the form the move is `stay`, so that the toolkit moves focus out of
  /// it.
  @usableFromInline
  package func moveOnTab(
    from slot: Slot, direction: TabDirection, wraps: Bool = false
  ) -> Move {
    guard let position = position(of: slot) else { return .stay }
    return moveOnTab(
      from: position, after: position, direction: direction, wraps: wraps,
      without: [])
  }

  /// The move for a press that has tried every tab stop up to a position. The
  /// search ends at the origin, even if that is no longer a tab stop.
  ///
  /// The order may change during the press, so the last stop tried may be on
  /// the other side of the origin. The search then continues as if it had
  /// already wrapped or, without `wraps`, starts again from the origin.
  func moveOnTab(
    from position: Int, after last: Int, direction: TabDirection,
    wraps: Bool, without refused: [Int32]
  ) -> Move {
    let forward = direction == .forward
    let isAhead = forward ? last >= position : last <= position
    var isRound = wraps && !isAhead
    var found = stop(
      after: isAhead || wraps ? last : position, direction: direction)
    if !slots.indices.contains(found), wraps, !isRound {
      found = stop(after: forward ? -1 : count, direction: direction)
      isRound = true
    }
    guard let target = slot(at: found),
      !isRound || (forward ? found < position : found > position)
    else { return .stay }
    return refused.has(target.index)
      ? moveOnTab(
        from: position, after: found, direction: direction, wraps: wraps,
        without: refused)
      : .focus(target)
  }

  private func stop(after position: Int, direction: TabDirection) -> Int {
    direction == .forward
      ? stops.next(from: position &+ 1) : stops.previous(from: position &- 1)
  }

  /// `nil` if the adapter must leave the label alone, or if the field isn't in
  /// the form (R6, R7).
  @usableFromInline package func returnKey(of slot: Slot) -> ReturnKey? {
    guard let position = position(of: slot) else { return nil }
    let state = fields[Int(slot.index)].state
    if state.handlesReturn { return nil }
    if let key = state.fixedReturnKey { return key }
    let target = target(
      of: slot.index, at: position, after: position,
      without: slot.index == refusals.origin ? refusals.slots : [])
    return target < .max ? .next : policy.finishKey
  }

  // MARK: Targets

  private var skipsFilled: Bool { policy.destination == .nextEmpty }

  /// The position of Return's target, after the origin or, if Return wraps,
  /// before it; `Int.max` if there is none.
  private func target(
    of origin: Int32, at position: Int, after last: Int,
    without refused: [Int32]
  ) -> Int {
    if last >= position || policy.ending == .finish {
      let found = next(
        onlyEmpty: skipsFilled, from: max(last, position) &+ 1, origin: origin,
        without: refused)
      if found < .max || policy.ending == .finish { return found }
    }
    // Return would never finish if it went back to filled fields.
    let found = next(
      onlyEmpty: true, from: last < position ? last &+ 1 : 0, origin: origin,
      without: refused)
    return found < position ? found : .max
  }

  /// The first reachable field in the origin's group that hasn't refused focus;
  /// `Int.max` if there is none. If the origin is -1, any group counts. Never
  /// inlined, to keep the WebAssembly module small.
  @inline(never)
  func next(
    onlyEmpty: Bool, from start: Int, origin: Int32, without refused: [Int32]
  ) -> Int {
    let group = origin < 0 ? -1 : fields[Int(origin)].group
    let last = last(of: Int(group))
    var start = start
    while true {
      let position =
        onlyEmpty
        ? reachableAndEmpty.next(from: start) : reachable.next(from: start)
      if position > last { return .max }
      let index = slots[position]
      if group < 0 || fields[Int(index)].group == group,
        refused.isEmpty || !refused.has(index)
      {
        return position
      }
      start = position &+ 1
    }
  }

  /// The last reachable field of a group at or before a position; -1 if there
  /// is none.
  private func last(
    onlyEmpty: Bool, upTo end: Int, of group: Int
  ) -> Int {
    let start = group < groupStarts.count ? Int(groupStarts[group]) : 0
    var end = end
    while true {
      let position =
        onlyEmpty
        ? reachableAndEmpty.previous(from: end) : reachable.previous(from: end)
      if position < start { return -1 }
      if fields[Int(slots[position])].group == group { return position }
      end = position - 1
    }
  }

  /// The first later field that Return could visit, whatever the label shows.
  package func target(behind slot: Slot) -> Slot? {
    guard let position = position(of: slot) else { return nil }
    let found = follower(
      of: slot.index, at: position,
      without: slot.index == refusals.origin ? refusals.slots : [])
    return found < .max ? self.slot(at: found) : nil
  }

  /// The position of the field of `target(behind:)`; `Int.max` without one.
  func follower(
    of origin: Int32, at position: Int, without refused: [Int32]
  ) -> Int {
    next(
      onlyEmpty: skipsFilled, from: position &+ 1, origin: origin,
      without: refused)
  }

  func lastTarget(of group: Int) -> Int {
    self.last(onlyEmpty: skipsFilled, upTo: last(of: group), of: group)
  }

  /// The position that the last field of a group has at most.
  func last(of group: Int) -> Int {
    groupLasts.indices ~= group ? Int(groupLasts[group]) : count &- 1
  }

  private func focus(_ position: Int, _ rule: NavigationRule) -> Decision {
    Decision(.focus(slot(slots[position])), rule)
  }

  /// A group's positions that show `finishKey` if no field refuses focus. These
  /// always form one range, so the positions with changed labels do, too (R7).
  func finishKeyPositions(of group: Int) -> Range<Int> {
    let last = max(lastTarget(of: group), 0)
    if policy.ending == .finish { return last..<count }
    let only = self.last(
      onlyEmpty: true, upTo: self.last(of: group), of: group)
    if only < 0 { return last..<count }
    // If Return can wrap to two fields, it moves from each to the other, so no
    // key finishes the form.
    let isOnly =
      self.last(onlyEmpty: true, upTo: only - 1, of: group) < 0
    return isOnly && only >= last ? only..<only + 1 : 0..<0
  }
}
