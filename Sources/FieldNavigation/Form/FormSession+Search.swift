extension FormSession {
  func move(_ press: inout Press, _ search: Press.Search) -> Move {
    if search == .own { return .focus(press.origin) }
    var start = 0
    let last = press.candidates.reached
    if last >= 0 {
      start = Int(fields[Int(last)].position)
      // The field is gone, and with it the place that the search had reached.
      if start < 0 { return .stay }
      if !press.candidates.isChecking { start &+= 1 }
    }
    let found = next(
      onlyEmpty: search == .first(.empty), from: start,
      origin: search == .mistake ? press.origin.index : -1, without: [])
    if found < .max { return .focus(slot(slots[found])) }
    return search == .mistake && press.rule != .mistake ? .finish : .stay
  }
}
