/// A form whose fields are read only where an answer depends on them, for a host
/// in which reading is slow and nobody tells of changes: a page.
///
/// Every field that has not been read counts as reachable and empty. A press
/// checks each candidate before it names one (``Step/check(_:)``), so that it
/// reads the fields behind the origin up to the first one that fits, and no
/// more. Such a form keeps its order and has one group; another order is another
/// form.
extension FormSession {
  /// A form of fields that nobody has read. The index of a slot is the field's
  /// position.
  ///
  /// - Complexity: O(fields).
  package init(policy: ReturnPolicy, unread count: Int) {
    self.init(policy: policy)
    slots = Array(repeating: 0, count: count)
    fields = Array(repeating: Field(), count: count)
    for position in 0..<count {
      slots[position] = Int32(truncatingIfNeeded: position)
      fields[position].position = slots[position]
    }
    stops.reset(count: count)
    reachable.reset(count: count)
    reachableAndEmpty.reset(count: count)
    forgetStates()
  }

  /// Every field counts as unread from now on. Refusals are remembered until a
  /// field turns out to have changed (R10).
  ///
  /// - Complexity: O(fields), 2 word operations for 64 fields.
  package mutating func forgetStates() {
    stops.fill(count: count)
    reachable.fill(count: count)
    reachableAndEmpty.fill(count: count)
  }

  /// Takes the state of a field that was read.
  ///
  /// - Complexity: O(1).
  package mutating func note(_ slot: Slot, _ state: FieldState) {
    guard let position = position(of: slot) else { return }
    let index = Int(slot.index)
    if fields[index].state != state {
      _ = forgetRefusals()
      fields[index].state = state
    }
    mark(position, as: state)
  }
}
