extension FormSession {
  /// Puts the fields into this order and takes out those that it lacks.
  ///
  /// A slot counts where it stands first. A focused field that the order lacks
  /// stays behind what came before it until focus leaves (R11).
  /// - Parameters:
  ///   - order: the index of each slot, none of a free one among them.
  ///   - group: the group that a slot belongs to from now on; `nil` is one for all.
  /// - Returns: every position, or nothing if the order is as it was.
  @discardableResult
  package mutating func reorder(
    _ order: some Sequence<Int32>, group: ((Int32) -> Int)? = nil
  ) -> Range<Int> {
    let place = focused.flatMap(position(of:))
    let wasDeparted = place != nil && isDeparted(focusedSlot)
    let old = list(order)
    var hasMoved = wasDeparted || old != slots
    for index in slots {
      fields[Int(index)].state.obstacles.remove(.departed)
      let group = group.map { Int32(truncatingIfNeeded: $0(index)) } ?? 0
      if fields[Int(index)].group != group {
        fields[Int(index)].group = group
        hasMoved = true
      }
    }
    if let place, fields[Int(focusedSlot)].position < 0 {
      keepFocused(behind: old[..<place])
      hasMoved = true
    }
    guard hasMoved else { return 0..<0 }
    settle(after: old, hasGroups: group != nil)
    return 0..<count
  }

  /// The same for a form that nobody tells of groups or of focus, which is less
  /// for a page to load.
  package mutating func arrange(_ order: some Sequence<Int32>) {
    let old = list(order)
    if old != slots { settle(after: old, hasGroups: false) }
  }

  /// Takes the order over. What it lacks is left without a position, and is
  /// still to be released.
  ///
  /// - Returns: the order until now.
  private mutating func list(_ order: some Sequence<Int32>) -> [Int32] {
    let old = slots
    for index in old { fields[Int(index)].position = -1 }
    slots = []
    for index in order where fields[Int(index)].position < 0 {
      fields[Int(index)].position = Int32(truncatingIfNeeded: count)
      slots.add(index)
    }
    return old
  }

  /// The focused field goes behind what came before it and is still there.
  private mutating func keepFocused(behind earlier: ArraySlice<Int32>) {
    fields[Int(focusedSlot)].state.obstacles.insert(.departed)
    let last = earlier.last { fields[Int($0)].position >= 0 }
    let place = last.map { Int(fields[Int($0)].position) + 1 } ?? 0
    slots.insert(focusedSlot, at: place)
    renumber(from: place)
  }

  /// Releases what has left the order, and looks at the rest anew.
  private mutating func settle(after old: [Int32], hasGroups: Bool) {
    _ = forgetRefusals()
    for index in old where fields[Int(index)].position < 0 { release(index) }
    stops.reset(count: count)
    reachable.reset(count: count)
    wanting.reset(count: count)
    starts = []
    ends = []
    for position in 0..<count {
      let field = fields[Int(slots[position])]
      mark(position, as: field.state)
      if hasGroups { extend(Int(field.group), to: position) }
    }
  }
}
