import FieldNavigation

extension Screen {
  /// Asks the engine where Return leads from each field (R4, R6).
  ///
  /// - Complexity: O(fields).
  mutating func decide() {
    var form = FieldForm<Int>(fields.indices)
    for place in fields.indices { form.update(place, fields[place].state) }
    for place in fields.indices {
      fields[place].returnKey = form.returnKey(of: place)
      fields[place].destination = destination(from: place, in: &form)
    }
  }

  private func destination(
    from place: Int, in form: inout FieldForm<Int>
  ) -> ScreenField.Destination {
    let state = fields[place].state
    guard state.isReachable else { return .unreachable }
    if state.handlesReturn { return .own }
    switch form.moveOnReturn(from: place) {
    case .focus(let target): return .field(target)
    case .stay: return .own
    case .finish: break
    }
    // A label that finishes does so only where nothing follows (R6).
    guard state.fixedReturnKey != nil else { return .finish }
    var free = state
    free.fixedReturnKey = nil
    form.update(place, free)
    defer { form.update(place, state) }
    return form.moveOnReturn(from: place) == .finish ? .finish : .keyboardCloses
  }
}
