extension FormSession {
  /// Puts the fields into this order and takes out those that it lacks.
  ///
  /// A slot counts where it stands first. A focused field that the order lacks
  /// stays behind what came before it until focus leaves (R11).
  /// - Parameter order: the index of each slot, none of a free one among them,
  ///   and the group that the field belongs to from now on.
  /// - Returns: every position, or nothing if the order is as it was.
  @discardableResult
  package mutating func reorder(
    _ order: some Sequence<(index: Int32, group: Int)>
  ) -> Range<Int> {
    let hadDeparted = focusedSlot >= 0 && isDeparted(focusedSlot)
    var hasMoved = hadDeparted
    var result: [Int32] = []
    var places = Array(repeating: Int32(-1), count: fields.count)
    for (index, group) in order where places[Int(index)] < 0 {
      places[Int(index)] = Int32(truncatingIfNeeded: result.count)
      fields[Int(index)].state.obstacles.remove(.departed)
      if fields[Int(index)].group != group {
        fields[Int(index)].group = Int32(truncatingIfNeeded: group)
        hasMoved = true
      }
      result.append(index)
    }
    if focusedSlot >= 0, places[Int(focusedSlot)] < 0 {
      hasMoved = true
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
    guard hasMoved || result != slots else { return 0..<0 }
    _ = forgetRefusals()
    for index in slots where places[Int(index)] < 0 { release(index) }
    slots = result
    rebuild()
    return 0..<count
  }

  private mutating func rebuild() {
    renumber(from: 0)
    let last = slots.reduce(0) { max($0, fields[Int($1)].group) }
    var group = Group()
    group.reachable.reset(count: count)
    group.wanting.reset(count: count)
    groups = Array(repeating: group, count: Int(last) + 1)
    stops.reset(count: count)
    for position in 0..<count {
      let field = fields[Int(slots[position])]
      stops[position] = field.state.isTabStop
      groups[Int(field.group)].set(field.state, at: position)
    }
  }
}
