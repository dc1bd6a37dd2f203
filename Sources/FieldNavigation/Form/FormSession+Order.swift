extension FormSession {
  /// Removes the fields that aren't in the order, except a focused one: until
  /// focus leaves, it stays directly after its predecessor (R11).
  ///
  /// - Parameters:
  ///   - order: the indexes of the slots, none of which may be free.
  ///   - group: the new group of a slot. `nil` puts all slots into one group.
  /// - Returns: every position, or none if neither the order nor the groups
  ///   changed.
  @discardableResult
  package mutating func reorder(
    _ order: some Sequence<Int32>, group: ((Int32) -> Int)? = nil
  ) -> Range<Int> {
    let place = focused.flatMap(position(of:))
    let wasRemoved = place != nil && isRemoved(focusedSlot)
    let old = assignPositions(order)
    var hasMoved = false
    for index in slots {
      fields[Int(index)].state.obstacles.remove(.removed)
      let group = group.map { Int32(truncatingIfNeeded: $0(index)) } ?? 0
      if fields[Int(index)].group != group {
        fields[Int(index)].group = group
        hasMoved = true
      }
    }
    let departs = place != nil && fields[Int(focusedSlot)].position < 0
    if let place, departs { keepFocused(behind: old[..<place]) }
    guard hasMoved || wasRemoved != departs || old != slots else {
      return 0..<0
    }
    rebuild(after: old, hasGroups: group != nil)
    return 0..<count
  }

  /// Returns the previous order. Slots that aren't in the new one lose their
  /// position and are released later.
  private mutating func assignPositions(_ order: some Sequence<Int32>)
    -> [Int32]
  {
    let old = slots
    for index in old { fields[Int(index)].position = -1 }
    slots = []
    for index in order where fields[Int(index)].position < 0 {
      fields[Int(index)].position = Int32(truncatingIfNeeded: count)
      slots.add(index)
    }
    return old
  }

  private mutating func keepFocused(behind earlier: ArraySlice<Int32>) {
    fields[Int(focusedSlot)].state.obstacles.insert(.removed)
    let last = earlier.last { fields[Int($0)].position >= 0 }
    let place = last.map { Int(fields[Int($0)].position) + 1 } ?? 0
    slots.insert(focusedSlot, at: place)
    renumber(from: place)
  }

  private mutating func rebuild(after old: [Int32], hasGroups: Bool) {
    _ = forgetRefusals()
    for index in old where fields[Int(index)].position < 0 { release(index) }
    stops.reset(count: count)
    reachable.reset(count: count)
    reachableAndEmpty.reset(count: count)
    groupStarts = []
    groupLasts = []
    for position in 0..<count {
      let field = fields[Int(slots[position])]
      mark(position, as: field.state)
      if hasGroups { extendGroup(Int(field.group), to: position) }
    }
  }
}
