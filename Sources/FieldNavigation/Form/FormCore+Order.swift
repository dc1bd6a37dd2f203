extension FormCore {
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
