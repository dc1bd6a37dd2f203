/// A form in use: its fields, the focused field, and the fields that refused
/// focus. Fields are slots here, because generic IDs would make Embedded Swift
/// larger; ``FieldForm`` maps an adapter's IDs to them.
///
/// A *slot* identifies a field while it's in the form, and a *position* is the
/// field's current place in the order. Sets of positions hold the tab stops,
/// the reachable fields, and the reachable empty fields, so that a key press
/// takes a few word operations.
///
/// Mutating methods return the range of positions whose Return keys may need
/// new labels (R7), which is empty if nothing changed.
@usableFromInline package struct FormSession: Sendable {
  /// A removed field's slot never equals a later one, even with the same index.
  @usableFromInline package struct Slot: Hashable, Sendable {
    /// A small number, which the form reuses after the field is removed.
    @usableFromInline package let index: Int32
    let generation: UInt32

    init(index: Int32, generation: UInt32) {
      self.index = index
      self.generation = generation
    }
  }

  package internal(set) var policy: ReturnPolicy

  var stops = PositionSet()
  var reachable = PositionSet()
  var reachableAndEmpty = PositionSet()
  /// The first and the last position of each group. The bounds may be wider
  /// than necessary, and include fields of other groups (R12). Both arrays are
  /// empty while there is one group.
  var groupStarts: [Int32] = []
  var groupLasts: [Int32] = []
  /// Slot indexes by position.
  var slots: [Int32] = []
  var fields: [Field] = []
  var free: [Int32] = []
  var focusedSlot: Int32 = -1
  var refusals = Refusals()

  struct Field {
    /// -1 if the slot is free.
    var position: Int32 = -1
    var generation: UInt32 = 0
    var group: Int32 = 0
    var state = FieldState()
  }

  package init(policy: ReturnPolicy = ReturnPolicy()) {
    self.policy = policy
  }

  package var count: Int { slots.count }

  @usableFromInline package var focused: Slot? {
    focusedSlot < 0 ? nil : slot(focusedSlot)
  }

  // MARK: Names

  package func slot(at position: Int) -> Slot? {
    slots.indices.contains(position) ? slot(slots[position]) : nil
  }

  /// The slot with this index, if a field currently has it.
  @usableFromInline package func slot(index: Int32) -> Slot? {
    fields.indices.contains(Int(index)) && fields[Int(index)].position >= 0
      ? slot(index) : nil
  }

  package func position(of slot: Slot) -> Int? {
    let position = place(of: slot)
    return position < 0 ? nil : position
  }

  /// -1 if the field isn't in the form.
  private func place(of slot: Slot) -> Int {
    let index = Int(slot.index)
    guard index >= 0, index < fields.count,
      fields[index].generation == slot.generation
    else { return -1 }
    return Int(fields[index].position)
  }

  package func state(of slot: Slot) -> FieldState? {
    position(of: slot).map { _ in fields[Int(slot.index)].state }
  }

  func isRemoved(_ index: Int32) -> Bool {
    fields[Int(index)].state.obstacles.contains(.removed)
  }

  func slot(_ index: Int32) -> Slot {
    Slot(index: index, generation: fields[Int(index)].generation)
  }

  // MARK: Storage

  mutating func reserveCapacity(_ count: Int) {
    fields.reserveCapacity(count)
    slots.reserveCapacity(count)
  }

  /// Reserves a slot, whose field has no position until `reorder(_:)` assigns
  /// one, for adapters that discover fields and their order together.
  package mutating func reserve(
    _ state: FieldState = FieldState()
  ) -> Int32 {
    if let index = free.popLast() {
      fields[Int(index)].state = state
      return index
    }
    fields.append(Field(state: state))
    return Int32(truncatingIfNeeded: fields.count - 1)
  }

  mutating func release(_ index: Int32) {
    fields[Int(index)] = Field(
      generation: fields[Int(index)].generation &+ 1)
    free.add(index)
  }

  mutating func drop(_ position: Int) {
    stops.remove(at: position)
    reachable.remove(at: position)
    reachableAndEmpty.remove(at: position)
    for group in groupLasts.indices {
      if groupStarts[group] > position { groupStarts[group] -= 1 }
      if groupLasts[group] >= position { groupLasts[group] -= 1 }
    }
    release(slots.remove(at: position))
    renumber(from: position)
  }

  mutating func renumber(from position: Int) {
    for place in position..<slots.count {
      fields[Int(slots[place])].position = Int32(truncatingIfNeeded: place)
    }
  }

  // MARK: Checks

  /// Whether the sets, positions and slots agree with the fields, which
  /// adapters assert and tests check.
  ///
  /// - Complexity: O(fields).
  package var isConsistent: Bool {
    slots.indices.allSatisfy { position in
      let field = fields[Int(slots[position])]
      return field.position == position
        && stops[position] == field.state.isTabStop
        && reachable[position] == field.state.isReachable
        && reachableAndEmpty[position] == field.state.isReachableAndEmpty
    } && fields.count == slots.count + free.count
  }
}
