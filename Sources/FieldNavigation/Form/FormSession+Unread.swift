/// A form that reads a field only when a decision depends on it, for hosts that
/// are slow to read and don't report changes, such as a web page.
///
/// An unread field counts as reachable and empty. A press asks the adapter to
/// read a candidate before it moves focus there (``Step/check(_:)``), so the
/// adapter reads the fields after the origin only up to the first match. Such a
/// form has one group and a fixed order; for another order, create another
/// form.
extension FormSession {
  /// A slot's index is its field's position.
  package init(policy: ReturnPolicy, unread count: Int) {
    self.init(policy: policy)
    addUnread(count)
  }

  /// Adds unread fields to an empty form, in place, because a form that is
  /// copied to its place would take 400 bytes more of WebAssembly.
  package mutating func addUnread(_ count: Int) {
    fields = Array(repeating: Field(), count: count)
    for position in 0..<count {
      slots.add(Int32(truncatingIfNeeded: position))
      fields[position].position = slots[position]
    }
    stops.reset(count: count)
    reachable.reset(count: count)
    reachableAndEmpty.reset(count: count)
    forgetStates()
  }

  /// Marks every field as unread, but remembers refusals until the adapter
  /// reports a changed field (R10).
  ///
  /// - Complexity: O(fields), with 2 word operations per 64 fields.
  package mutating func forgetStates() {
    stops.fill(count: count)
    reachable.fill(count: count)
    reachableAndEmpty.fill(count: count)
  }

  /// If the adapter read only that the field is filled, `isWhole` is `false`.
  /// Such a state isn't a change after which refusals are forgotten, because an
  /// earlier decision may have needed more of the same field.
  package mutating func note(
    _ slot: Slot, _ state: FieldState, isWhole: Bool = true
  ) {
    guard let position = position(of: slot) else { return }
    let index = Int(slot.index)
    fields[index].state.isInvalid = state.isInvalid
    if isWhole, fields[index].state != state {
      _ = forgetRefusals()
      fields[index].state = state
    }
    mark(position, as: state)
  }
}
