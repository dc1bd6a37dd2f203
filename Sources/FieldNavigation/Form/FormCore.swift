/// A form whose fields are small integers: the whole engine without IDs.
///
/// A *slot* names a field for as long as the form has it; a *position* is its
/// place in the order now. Two sets in position order, the reachable fields and
/// the reachable ones that are empty, answer every key press with a few word
/// operations. Adapters that have handles of their own use it directly; others
/// use ``Form``.
///
/// Every change returns the range of positions whose Return key says something
/// else than before (R7); the range is empty where nothing changed.
public struct FormCore: Sendable {
  /// Names a field. A slot of a removed field is never taken for its successor.
  public struct Slot: Hashable, Sendable {
    /// Small, and used again after the field was removed.
    public let index: Int32
    let generation: UInt32
  }

  public private(set) var policy: Policy

  var reachable = PositionSet()
  /// Reachable and empty.
  var wanting = PositionSet()
  /// Position to slot.
  var slots: [Int32] = []
  /// Slot to position, -1 where the slot is free.
  var positions: [Int32] = []
  var states: [FieldState] = []
  private var generations: [UInt32] = []
  private var free: [Int32] = []
  private var focusedSlot: Int32 = -1

  public init(policy: Policy = Policy()) {
    self.policy = policy
  }

  /// The number of fields, a focused one that was removed included (R11).
  public var count: Int { slots.count }

  /// The field that has focus, as far as the form was told.
  public var focused: Slot? { focusedSlot < 0 ? nil : slot(focusedSlot) }

  // MARK: Names

  /// The slot of the field at a position of the order.
  public func slot(at position: Int) -> Slot? {
    slots.indices.contains(position) ? slot(slots[position]) : nil
  }

  /// The slot with this index, if a field has it now.
  public func slot(index: Int32) -> Slot? {
    positions.indices.contains(Int(index)) && positions[Int(index)] >= 0
      ? slot(index) : nil
  }

  /// The place of a field in the order, `nil` if the form does not know it.
  public func position(of slot: Slot) -> Int? {
    let index = Int(slot.index)
    guard index >= 0, index < positions.count,
      generations[index] == slot.generation
    else { return nil }
    let position = positions[index]
    return position < 0 ? nil : Int(position)
  }

  public func state(of slot: Slot) -> FieldState? {
    position(of: slot).map { _ in states[Int(slot.index)] }
  }

  private func slot(_ index: Int32) -> Slot {
    Slot(index: index, generation: generations[Int(index)])
  }

  // MARK: Changes

  /// Puts a field in at a position, at the end if that is out of bounds.
  ///
  /// - Complexity: O(fields behind it), under 20 microseconds at 10,000.
  @discardableResult
  public mutating func insert(
    _ state: FieldState, at position: Int = .max
  ) -> (slot: Slot, changed: Range<Int>) {
    let position = min(max(position, 0), count)
    let before = finishSpan
    let hadTarget = lastTarget != nil
    let index = free.popLast() ?? newSlot()
    states[Int(index)] = state
    reachable.insert(state.isReachable, at: position, count: count)
    wanting.insert(
      state.isReachable && state.isEmpty, at: position, count: count)
    slots.insert(index, at: position)
    renumber(from: position)
    func moved(_ bound: Int) -> Int {
      bound > position || (bound == position && hadTarget) ? bound + 1 : bound
    }
    let shifted = moved(before.lowerBound)..<max(
      moved(before.lowerBound), moved(before.upperBound))
    let changed = difference(hadTarget ? shifted : 0..<count, finishSpan)
    return (slot(index), hull(changed, position..<position + 1))
  }

  /// Takes a field out. The focused one keeps its place until focus leaves,
  /// so that Next still goes to what came after it (R11).
  @discardableResult
  public mutating func remove(_ slot: Slot) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    if slot.index == focusedSlot {
      var state = states[Int(slot.index)]
      state.obstacles.insert(.departed)
      return update(slot, state)
    }
    let before = finishSpan
    drop(position)
    func moved(_ bound: Int) -> Int { bound > position ? bound - 1 : bound }
    let shifted = moved(before.lowerBound)..<moved(before.upperBound)
    return difference(shifted, finishSpan)
  }

  /// Says what the field is like now.
  ///
  /// - Complexity: O(1) for a form of any size in practice.
  @discardableResult
  public mutating func update(
    _ slot: Slot, _ state: FieldState
  ) -> Range<Int> {
    guard let position = position(of: slot) else { return 0..<0 }
    let index = Int(slot.index)
    let old = states[index]
    guard old != state else { return 0..<0 }
    let before = finishSpan
    states[index] = state
    reachable[position] = state.isReachable
    wanting[position] = state.isReachable && state.isEmpty
    let changed = difference(before, finishSpan)
    return old.fixedKey == state.fixedKey
      && old.keepsReturn == state.keepsReturn
      ? changed : hull(changed, position..<position + 1)
  }

  /// Says which field has focus now, `nil` for none of this form.
  public mutating func focus(_ slot: Slot?) {
    let old = focusedSlot
    focusedSlot = slot.flatMap { position(of: $0) == nil ? nil : $0.index } ?? -1
    guard old >= 0, old != focusedSlot,
      states[Int(old)].obstacles.contains(.departed)
    else { return }
    drop(Int(positions[Int(old)]))
  }

  /// Puts the fields into this order and takes out those that it lacks.
  ///
  /// A slot counts where it stands first. A focused field that the order lacks
  /// stays behind what came before it until focus leaves (R11).
  /// - Returns: every position, or nothing if the order is as it was.
  @discardableResult
  public mutating func reorder(_ order: some Sequence<Slot>) -> Range<Int> {
    var seen = Array(repeating: false, count: positions.count)
    var result: [Int32] = []
    for slot in order where position(of: slot) != nil {
      if !seen[Int(slot.index)] { result.append(slot.index) }
      seen[Int(slot.index)] = true
    }
    if focusedSlot >= 0, !seen[Int(focusedSlot)] {
      seen[Int(focusedSlot)] = true
      states[Int(focusedSlot)].obstacles.insert(.departed)
      var before = Int(positions[Int(focusedSlot)]) - 1
      while before >= 0, !seen[Int(slots[before])] { before -= 1 }
      let place =
        before < 0
        ? 0 : (result.firstIndex(of: slots[before]) ?? result.count - 1) + 1
      result.insert(focusedSlot, at: place)
    }
    guard result != slots else { return 0..<0 }
    for index in slots where !seen[Int(index)] { release(index) }
    slots = result
    rebuild()
    return 0..<count
  }

  /// Takes another policy; every label may be another one then.
  public mutating func setPolicy(_ policy: Policy) -> Range<Int> {
    guard policy != self.policy else { return 0..<0 }
    self.policy = policy
    return 0..<count
  }

  // MARK: Storage

  private mutating func newSlot() -> Int32 {
    positions.append(-1)
    generations.append(0)
    states.append(FieldState())
    return Int32(positions.count - 1)
  }

  private mutating func release(_ index: Int32) {
    positions[Int(index)] = -1
    generations[Int(index)] &+= 1
    free.append(index)
  }

  private mutating func drop(_ position: Int) {
    reachable.remove(at: position, count: count)
    wanting.remove(at: position, count: count)
    release(slots.remove(at: position))
    renumber(from: position)
  }

  private mutating func renumber(from position: Int) {
    positions.withUnsafeMutableBufferPointer { positions in
      for place in position..<slots.count {
        positions[Int(slots[place])] = Int32(truncatingIfNeeded: place)
      }
    }
  }

  private mutating func rebuild() {
    reachable.reset(count: count)
    wanting.reset(count: count)
    for (position, index) in slots.enumerated() {
      positions[Int(index)] = Int32(truncatingIfNeeded: position)
      let state = states[Int(index)]
      guard state.isReachable else { continue }
      reachable[position] = true
      if state.isEmpty { wanting[position] = true }
    }
  }
}

/// The smallest range that holds every position in one range but not in both.
private func difference(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a == b || a.isEmpty && b.isEmpty { return 0..<0 }
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  if a.upperBound == b.upperBound, a.lowerBound != b.lowerBound {
    return min(a.lowerBound, b.lowerBound)..<max(a.lowerBound, b.lowerBound)
  }
  if a.lowerBound == b.lowerBound {
    return min(a.upperBound, b.upperBound)..<max(a.upperBound, b.upperBound)
  }
  return hull(a, b)
}

private func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
}
