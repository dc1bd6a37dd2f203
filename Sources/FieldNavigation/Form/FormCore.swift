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

  public internal(set) var policy: Policy

  var reachable = PositionSet()
  /// Reachable and empty.
  var wanting = PositionSet()
  /// Position to slot.
  var slots: [Int32] = []
  var fields: [Field] = []
  var free: [Int32] = []
  var focusedSlot: Int32 = -1

  /// What is known of a slot.
  struct Field {
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

  func isDeparted(_ index: Int32) -> Bool {
    fields[Int(index)].state.obstacles.contains(.departed)
  }

  func slot(_ index: Int32) -> Slot {
    Slot(index: index, generation: fields[Int(index)].generation)
  }

  // MARK: Storage

  mutating func reserveCapacity(_ count: Int) {
    fields.reserveCapacity(count)
    slots.reserveCapacity(count)
  }

  /// A slot whose field has no place yet: `reorder(indexes:)` gives it one. For
  /// adapters that learn of fields and of their order at the same time.
  package mutating func reserve() -> Int32 {
    if let index = free.popLast() { return index }
    fields.append(Field())
    return Int32(truncatingIfNeeded: fields.count - 1)
  }

  mutating func release(_ index: Int32) {
    fields[Int(index)].position = -1
    fields[Int(index)].generation &+= 1
    free.append(index)
  }

  mutating func drop(_ position: Int) {
    reachable.remove(at: position, count: count)
    wanting.remove(at: position, count: count)
    release(slots.remove(at: position))
    renumber(from: position)
  }

  mutating func renumber(from position: Int) {
    for place in position..<slots.count {
      fields[Int(slots[place])].position = Int32(truncatingIfNeeded: place)
    }
  }
}
