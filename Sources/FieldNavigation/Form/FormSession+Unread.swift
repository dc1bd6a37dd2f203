/// A form whose fields are read only when a decision depends on them. For a
/// host such as a page, where reading is slow and changes go unreported.
///
/// An unread field counts as reachable and empty. A press checks each candidate
/// before it names one (``Step/check(_:)``), so it reads the fields after the
/// origin up to the first match and no further. Such a form has a fixed order
/// and one group; for another order, make another form.
extension FormSession {
  /// Creates a form of unread fields. A slot's index is its field's position.
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

  /// Marks every field as unread. Refusals are remembered until a field turns
  /// out to have changed (R10).
  ///
  /// - Complexity: O(fields), with 2 word operations per 64 fields.
  package mutating func forgetStates() {
    stops.fill(count: count)
    reachable.fill(count: count)
    reachableAndEmpty.fill(count: count)
  }

  /// Records the state of a field that was read.
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
