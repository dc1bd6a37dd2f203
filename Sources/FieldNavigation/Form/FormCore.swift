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
  private var fields: [Field] = []
  private var free: [Int32] = []
  private var focusedSlot: Int32 = -1

  /// What is known of a slot.
  private struct Field {
    /// -1 where the slot is free.
    var position: Int32 = -1
    var generation: UInt32 = 0
    var state = FieldState()
  }

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
    fields.indices.contains(Int(index)) && fields[Int(index)].position >= 0
      ? slot(index) : nil
  }

  /// The place of a field in the order, `nil` if the form does not know it.
  public func position(of slot: Slot) -> Int? {
    let index = Int(slot.index)
    guard index >= 0, index < fields.count,
      fields[index].generation == slot.generation
    else { return nil }
    let position = fields[index].position
    return position < 0 ? nil : Int(position)
  }

  public func state(of slot: Slot) -> FieldState? {
    position(of: slot).map { _ in fields[Int(slot.index)].state }
  }

  private func isDeparted(_ index: Int32) -> Bool {
    fields[Int(index)].state.obstacles.contains(.departed)
  }

  private func slot(_ index: Int32) -> Slot {
    Slot(index: index, generation: fields[Int(index)].generation)
  }

  // MARK: Changes

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
    let shifted =
      moved(
        before.lowerBound)..<max(
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
    guard old >= 0, old != focusedSlot,
      isDeparted(old)
    else { return }
    drop(Int(fields[Int(old)].position))
  }

  /// Puts the fields into this order and takes out those that it lacks.
  ///
  /// A slot counts where it stands first. A focused field that the order lacks
  /// stays behind what came before it until focus leaves (R11).
  /// - Returns: every position, or nothing if the order is as it was.
  @discardableResult
  public mutating func reorder(_ order: some Sequence<Slot>) -> Range<Int> {
    let known = order.filter { position(of: $0) != nil }
    return reorder(indexes: known.map(\.index))
  }

  /// A slot whose field has no place yet: `reorder(indexes:)` gives it one. For
  /// adapters that learn of fields and of their order at the same time.
  package mutating func reserve() -> Int32 { free.popLast() ?? newSlot() }

  /// The same by the indexes of slots; none of a free slot may be among them.
  @discardableResult
  package mutating func reorder(
    indexes: some Sequence<Int32>
  ) -> Range<Int> {
    let hadDeparted = focusedSlot >= 0 && isDeparted(focusedSlot)
    var result: [Int32] = []
    var places = Array(repeating: Int32(-1), count: fields.count)
    for index in indexes where places[Int(index)] < 0 {
      places[Int(index)] = Int32(truncatingIfNeeded: result.count)
      fields[Int(index)].state.obstacles.remove(.departed)
      result.append(index)
    }
    let departs = focusedSlot >= 0 && places[Int(focusedSlot)] < 0
    if departs {
      fields[Int(focusedSlot)].state.obstacles.insert(.departed)
      var before = Int(fields[Int(focusedSlot)].position) - 1
      while before >= 0, places[Int(slots[before])] < 0 { before -= 1 }
      let place = before < 0 ? 0 : Int(places[Int(slots[before])]) + 1
      result.append(focusedSlot)
      for index in stride(from: result.count - 1, to: place, by: -1) {
        result.swapAt(index, index - 1)
      }
      places[Int(focusedSlot)] = Int32(truncatingIfNeeded: place)
    }
    guard departs || hadDeparted || result != slots else { return 0..<0 }
    for index in slots where places[Int(index)] < 0 { release(index) }
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

  mutating func reserveCapacity(_ count: Int) {
    fields.reserveCapacity(count)
    slots.reserveCapacity(count)
  }

  private mutating func newSlot() -> Int32 {
    fields.append(Field())
    return Int32(truncatingIfNeeded: fields.count - 1)
  }

  private mutating func release(_ index: Int32) {
    fields[Int(index)].position = -1
    fields[Int(index)].generation &+= 1
    free.append(index)
  }

  private mutating func drop(_ position: Int) {
    reachable.remove(at: position, count: count)
    wanting.remove(at: position, count: count)
    release(slots.remove(at: position))
    renumber(from: position)
  }

  private mutating func renumber(from position: Int) {
    for place in position..<slots.count {
      fields[Int(slots[place])].position = Int32(truncatingIfNeeded: place)
    }
  }

  private mutating func rebuild() {
    reachable.reset(count: count)
    wanting.reset(count: count)
    renumber(from: 0)
    for position in 0..<count {
      let state = fields[Int(slots[position])].state
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
