extension FormSession {
  /// - Complexity: O(fields after the position); under 20 microseconds for
  ///   10,000 fields.
  @discardableResult
  package mutating func insert(
    _ state: FieldState, at position: Int = .max, group: Int = 0
  ) -> (slot: Slot, changed: Range<Int>) {
    let forgotten = forgetRefusals()
    let position = 0...count ~= position ? position : count
    let before = finishKeyPositions(of: group)
    let hadTarget = lastTarget(of: group) >= 0
    let index = reserve(state)
    fields[Int(index)].group = Int32(truncatingIfNeeded: group)
    stops.insert(state.isTabStop, at: position, count: count)
    reachable.insert(state.isReachable, at: position, count: count)
    reachableAndEmpty.insert(
      state.isReachableAndEmpty, at: position, count: count)
    slots.insert(index, at: position)
    renumber(from: position)
    shiftGroupBounds(at: position, for: group)
    func moved(_ bound: Int) -> Int { bound < position ? bound : bound + 1 }
    let start = moved(before.lowerBound)
    let shifted = start..<max(start, moved(before.upperBound))
    let changed = difference(
      hadTarget ? shifted : 0..<count, finishKeyPositions(of: group))
    let origin =
      forgotten.lowerBound + (forgotten.lowerBound < position ? 0 : 1)
    return (
      slot(index),
      union(
        union(changed, position..<position + 1),
        origin..<origin + forgotten.count)
    )
  }

  /// A focused field keeps its position until focus leaves (R11).
  @discardableResult
  package mutating func remove(_ slot: Slot) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    if slot.index == focusedSlot {
      var state = fields[Int(slot.index)].state
      state.obstacles.insert(.removed)
      return set(slot.index, at: position, state)
    }
    let forgotten = forgetRefusals()
    let group = Int(fields[Int(slot.index)].group)
    let before = finishKeyPositions(of: group)
    drop(position)
    func moved(_ range: Range<Int>) -> Range<Int> {
      func moved(_ bound: Int) -> Int { bound > position ? bound - 1 : bound }
      return moved(range.lowerBound)..<moved(range.upperBound)
    }
    return union(
      difference(moved(before), finishKeyPositions(of: group)), moved(forgotten)
    )
  }

  /// A removed field that still has focus stays unreachable in any state (R11).
  @discardableResult @usableFromInline
  package mutating func update(
    _ slot: Slot, _ state: FieldState
  ) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    var state = state
    if isRemoved(slot.index) { state.obstacles.insert(.removed) }
    return set(slot.index, at: position, state)
  }

  /// Restores a field that was removed while focused (R11).
  mutating func restore(_ slot: Slot, _ state: FieldState) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    return set(slot.index, at: position, state)
  }

  private mutating func set(
    _ index: Int32, at position: Int, _ state: FieldState
  ) -> Range<Int> {
    let index = Int(index)
    let changes = state.changes(from: fields[index].state)
    if changes.isEmpty { return 0..<0 }
    fields[index].state = state
    // A mistake changes no label, and a press may report it while it looks for
    // one, so it isn't a change after which refusals are forgotten.
    if changes == .invalid { return 0..<0 }
    let forgotten = forgetRefusals()
    let label =
      changes.isDisjoint(with: [.handlesReturn, .fixedReturnKey])
      ? forgotten : union(forgotten, position..<position + 1)
    let group = Int(fields[index].group)
    // With the ending `.finish`, each position before the last target has a
    // target after it, so a change there changes no label (R7).
    if policy.ending == .finish, position < lastTarget(of: group) {
      mark(position, as: state)
      return label
    }
    let before = finishKeyPositions(of: group)
    mark(position, as: state)
    return union(difference(before, finishKeyPositions(of: group)), label)
  }

  mutating func mark(_ position: Int, as state: FieldState) {
    stops[position] = state.isTabStop
    reachable[position] = state.isReachable
    reachableAndEmpty[position] = state.isReachableAndEmpty
  }

  /// A change of focus clears the refusals (R10).
  @discardableResult @usableFromInline
  package mutating func focusMoved(to slot: Slot?) -> Range<Int> {
    let old = focusedSlot
    focusedSlot =
      slot.flatMap { position(of: $0) == nil ? nil : $0.index } ?? -1
    guard old != focusedSlot else { return 0..<0 }
    let forgotten = forgetRefusals()
    guard old >= 0, isRemoved(old) else { return forgotten }
    drop(Int(fields[Int(old)].position))
    return 0..<0
  }

  package mutating func setPolicy(_ policy: ReturnPolicy) -> Range<Int> {
    guard policy != self.policy else { return 0..<0 }
    _ = forgetRefusals()
    self.policy = policy
    return 0..<count
  }

  private mutating func shiftGroupBounds(at position: Int, for group: Int) {
    for group in groupLasts.indices {
      if groupStarts[group] > position { groupStarts[group] += 1 }
      if groupLasts[group] >= position { groupLasts[group] += 1 }
    }
    if group > 0 || !groupLasts.isEmpty { extendGroup(group, to: position) }
  }

  mutating func extendGroup(_ group: Int, to position: Int) {
    let position = Int32(truncatingIfNeeded: position)
    // Until there is a second group, all fields belong to the first.
    if groupLasts.isEmpty {
      groupStarts = [0]
      groupLasts = [Int32(truncatingIfNeeded: last(of: 0))]
    }
    while groupLasts.count <= group {
      groupStarts.append(position)
      groupLasts.append(position)
    }
    groupStarts[group] = min(groupStarts[group], position)
    groupLasts[group] = max(groupLasts[group], position)
  }
}

// MARK: Refusals

extension FormSession {
  /// The fields that have refused focus since focus last moved (R10).
  struct Refusals: Sendable {
    /// The index of the slot in which Return was pressed, or -1.
    var origin: Int32 = -1
    var slots: [Int32] = []
  }

  /// A change to the form or its focus calls this itself (R10).
  @discardableResult
  package mutating func forgetRefusals() -> Range<Int> {
    guard refusals.origin >= 0 else { return 0..<0 }
    let position = Int(fields[Int(refusals.origin)].position)
    refusals = Refusals()
    return position..<position + 1
  }

  package var hasRefusals: Bool { refusals.origin >= 0 }
}
