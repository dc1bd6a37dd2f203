extension FormCore {
  /// Puts a field in at a position, at the end if that is out of bounds.
  ///
  /// - Complexity: O(fields behind it), under 20 microseconds at 10,000.
  @discardableResult
  public mutating func insert(
    _ state: FieldState, at position: Int = .max
  ) -> (slot: Slot, changed: Range<Int>) {
    let position = 0...count ~= position ? position : count
    let before = finishSpan
    let hadTarget = lastTarget != nil
    let index = reserve()
    fields[Int(index)].state = state
    reachable.insert(state.isReachable, at: position, count: count)
    wanting.insert(
      state.isReachable && state.isEmpty, at: position, count: count)
    slots.insert(index, at: position)
    renumber(from: position)
    func moved(_ bound: Int) -> Int {
      bound > position || (bound == position && hadTarget) ? bound + 1 : bound
    }
    let start = moved(before.lowerBound)
    let shifted = start..<max(start, moved(before.upperBound))
    let changed = difference(hadTarget ? shifted : 0..<count, finishSpan)
    return (slot(index), hull(changed, position..<position + 1))
  }

  /// Takes a field out. The focused one keeps its place until focus leaves,
  /// so that Next still goes to what came after it (R11).
  @discardableResult
  public mutating func remove(_ slot: Slot) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    if slot.index == focusedSlot {
      var state = fields[Int(slot.index)].state
      state.obstacles.insert(.departed)
      return set(slot, state)
    }
    let before = finishSpan
    drop(position)
    func moved(_ bound: Int) -> Int { bound > position ? bound - 1 : bound }
    let shifted = moved(before.lowerBound)..<moved(before.upperBound)
    return difference(shifted, finishSpan)
  }

  /// Says what the field is like now. One that was removed while it had focus
  /// stays out of reach, whatever is said (R11).
  ///
  /// - Complexity: O(1) for a form of any size in practice.
  @discardableResult
  public mutating func update(
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
    fields[index].state = state
    let isWanting = state.isReachable && state.isEmpty
    let label =
      old.fixedKey == state.fixedKey && old.keepsReturn == state.keepsReturn
      ? 0..<0 : position..<position + 1
    // With the plain ending nothing before the last target moves a label.
    if policy.ending == .finish, let last = lastTarget, position < last {
      reachable[position] = state.isReachable
      wanting[position] = isWanting
      return label
    }
    let before = finishSpan
    reachable[position] = state.isReachable
    wanting[position] = isWanting
    return hull(difference(before, finishSpan), label)
  }

  /// Says which field has focus now, `nil` for none of this form.
  public mutating func focus(_ slot: Slot?) {
    let old = focusedSlot
    focusedSlot =
      slot.flatMap { position(of: $0) == nil ? nil : $0.index } ?? -1
    guard old >= 0, old != focusedSlot, isDeparted(old) else { return }
    drop(Int(fields[Int(old)].position))
  }

  /// Takes another policy; every label may be another one then.
  public mutating func setPolicy(_ policy: Policy) -> Range<Int> {
    guard policy != self.policy else { return 0..<0 }
    self.policy = policy
    return 0..<count
  }
}
