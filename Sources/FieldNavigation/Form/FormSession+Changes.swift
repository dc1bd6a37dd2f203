extension FormSession {
  /// Puts a field in at a position, at the end if that is out of bounds.
  ///
  /// - Complexity: O(fields behind it), under 20 microseconds at 10,000.
  @discardableResult
  package mutating func insert(
    _ state: FieldState, at position: Int = .max, group: Int = 0
  ) -> (slot: Slot, changed: Range<Int>) {
    let forgotten = forgetRefusals()
    let position = 0...count ~= position ? position : count
    let before = finishSpan(of: group)
    let hadTarget = lastTarget(of: group) >= 0
    let index = reserve(state)
    fields[Int(index)].group = Int32(truncatingIfNeeded: group)
    stops.insert(state.isTabStop, at: position, count: count)
    reachable.insert(state.isReachable, at: position, count: count)
    wanting.insert(state.isWanting, at: position, count: count)
    slots.insert(index, at: position)
    renumber(from: position)
    widen(at: position, for: group)
    func moved(_ bound: Int) -> Int { bound < position ? bound : bound + 1 }
    let start = moved(before.lowerBound)
    let shifted = start..<max(start, moved(before.upperBound))
    let changed = difference(
      hadTarget ? shifted : 0..<count, finishSpan(of: group))
    let asker = forgotten.lowerBound + (forgotten.lowerBound < position ? 0 : 1)
    return (
      slot(index),
      hull(
        hull(changed, position..<position + 1),
        asker..<asker + forgotten.count)
    )
  }

  /// Takes a field out. The focused one keeps its place until focus leaves,
  /// so that Next still goes to what came after it (R11).
  @discardableResult
  package mutating func remove(_ slot: Slot) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    if slot.index == focusedSlot {
      var state = fields[Int(slot.index)].state
      state.obstacles.insert(.departed)
      return set(slot, state)
    }
    let forgotten = forgetRefusals()
    let group = Int(fields[Int(slot.index)].group)
    let before = finishSpan(of: group)
    drop(position)
    func moved(_ range: Range<Int>) -> Range<Int> {
      func moved(_ bound: Int) -> Int { bound > position ? bound - 1 : bound }
      return moved(range.lowerBound)..<moved(range.upperBound)
    }
    return hull(
      difference(moved(before), finishSpan(of: group)), moved(forgotten))
  }

  /// Says what the field is like now. One that was removed while it had focus
  /// stays out of reach, whatever is said (R11).
  ///
  /// - Complexity: O(1) for a form of any size in practice.
  @discardableResult @usableFromInline
  package mutating func update(
    _ slot: Slot, _ state: FieldState
  ) -> Range<Int> {
    let departed = self.state(of: slot)?.obstacles.intersection(.departed)
    var state = state
    state.obstacles.formUnion(departed ?? [])
    return set(slot, state)
  }

  /// Takes back a field that was removed while it had focus (R11).
  mutating func restore(_ slot: Slot, _ state: FieldState) -> Range<Int> {
    set(slot, state)
  }

  private mutating func set(_ slot: Slot, _ state: FieldState) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    let index = Int(slot.index)
    let old = fields[index].state
    if old == state { return 0..<0 }
    let forgotten = forgetRefusals()
    fields[index].state = state
    let group = Int(fields[index].group)
    let label =
      old.fixedReturnKey == state.fixedReturnKey
        && old.handlesReturn == state.handlesReturn
      ? forgotten : hull(forgotten, position..<position + 1)
    // With the plain ending nothing before the last target moves a label.
    if policy.ending == .finish, position < lastTarget(of: group) {
      mark(position, as: state)
      return label
    }
    let before = finishSpan(of: group)
    mark(position, as: state)
    return hull(difference(before, finishSpan(of: group)), label)
  }

  mutating func mark(_ position: Int, as state: FieldState) {
    stops[position] = state.isTabStop
    reachable[position] = state.isReachable
    wanting[position] = state.isWanting
  }

  /// Says which field has focus now, `nil` for none of this form. What refused
  /// it elsewhere is forgotten (R10).
  @discardableResult @usableFromInline
  package mutating func focus(_ slot: Slot?) -> Range<Int> {
    let old = focusedSlot
    focusedSlot =
      slot.flatMap { position(of: $0) == nil ? nil : $0.index } ?? -1
    guard old != focusedSlot else { return 0..<0 }
    let forgotten = forgetRefusals()
    guard old >= 0, isDeparted(old) else { return forgotten }
    drop(Int(fields[Int(old)].position))
    return 0..<0
  }

  /// Takes another policy; every label may be another one then.
  package mutating func setPolicy(_ policy: ReturnPolicy) -> Range<Int> {
    guard policy != self.policy else { return 0..<0 }
    _ = forgetRefusals()
    self.policy = policy
    return 0..<count
  }

  /// A position was inserted: what is behind it has moved on, and its own group
  /// reaches it.
  private mutating func widen(at position: Int, for group: Int) {
    for group in ends.indices {
      if starts[group] > position { starts[group] += 1 }
      if ends[group] > position { ends[group] += 1 }
    }
    if group > 0 || !ends.isEmpty { extend(group, to: position) }
  }

  mutating func extend(_ group: Int, to position: Int) {
    let position = Int32(truncatingIfNeeded: position)
    // The first group reaches all that was there before others came.
    if ends.isEmpty {
      starts = [0]
      ends = [Int32(truncatingIfNeeded: count)]
    }
    while ends.count <= group {
      starts.append(position)
      ends.append(0)
    }
    starts[group] = min(starts[group], position)
    ends[group] = max(ends[group], position + 1)
  }
}

// MARK: Refusals

extension FormSession {
  /// Who did not take focus while it stayed in one field (R10).
  struct Refusals: Sendable {
    /// The field in which Return was pressed; -1 for none.
    var asker: Int32 = -1
    var slots: [Int32] = []
  }

  /// Whoever refused focus may be asked again: a text, a control or a layout has
  /// changed (R10). Changes of the form and of focus forget by themselves.
  ///
  /// - Complexity: O(1).
  @discardableResult
  package mutating func forgetRefusals() -> Range<Int> {
    guard refusals.asker >= 0 else { return 0..<0 }
    let position = Int(fields[Int(refusals.asker)].position)
    refusals = Refusals()
    return position..<position + 1
  }

  /// Whether anybody has refused who is left out for it.
  package var hasRefusals: Bool { refusals.asker >= 0 }
}
