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
    var hasMoved = focusedSlot >= 0 && isDeparted(focusedSlot)
    var result: [Int32] = []
    var places = Array(repeating: Int32(-1), count: fields.count)
    for index in order where places[Int(index)] < 0 {
      places[Int(index)] = Int32(truncatingIfNeeded: result.count)
      fields[Int(index)].state.obstacles.remove(.departed)
      let group = group.map { Int32(truncatingIfNeeded: $0(index)) } ?? 0
      if fields[Int(index)].group != group {
        fields[Int(index)].group = group
        hasMoved = true
      }
      result.add(index)
    }
    if focusedSlot >= 0, places[Int(focusedSlot)] < 0 {
      hasMoved = true
      fields[Int(focusedSlot)].state.obstacles.insert(.departed)
      var before = Int(fields[Int(focusedSlot)].position) - 1
      while before >= 0, places[Int(slots[before])] < 0 { before -= 1 }
      let place = before < 0 ? 0 : Int(places[Int(slots[before])]) + 1
      result.add(focusedSlot)
      for index in stride(from: result.count - 1, to: place, by: -1) {
        result.swapAt(index, index - 1)
      }
      places[Int(focusedSlot)] = Int32(truncatingIfNeeded: place)
    }
    guard hasMoved || result != slots else { return 0..<0 }
    _ = forgetRefusals()
    for index in slots where places[Int(index)] < 0 { release(index) }
    slots = result
    rebuild(hasGroups: group != nil)
    return 0..<count
  }

  private mutating func rebuild(hasGroups: Bool) {
    stops.reset(count: count)
    reachable.reset(count: count)
    wanting.reset(count: count)
    starts = []
    ends = []
    renumber(from: 0)
    for position in 0..<count {
      let field = fields[Int(slots[position])]
      mark(position, as: field.state)
      if hasGroups { extend(Int(field.group), to: position) }
    }
  }
}
