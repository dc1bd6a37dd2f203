import FieldNavigation

extension StoryboardScreen {
  /// Asks the engine where Return leads from each field (R4, R6).
  ///
  /// - Complexity: O(fields).
  mutating func decide(_ policy: ReturnPolicy = ReturnPolicy()) {
    var form = FieldForm<Int>(fields.indices, policy: policy)
    for place in fields.indices { form.update(place, fields[place].state) }
    for place in fields.indices {
      fields[place].returnKey = form.returnKey(of: place)
      fields[place].destination = destination(from: place, in: form)
    }
  }

  private func destination(
    from place: Int, in form: FieldForm<Int>
  ) -> ScreenField.Destination {
    guard fields[place].state.isReachable else { return .unreachable }
    return switch form.moveOnReturn(from: place) {
    case .focus(let target): .field(target)
    case .finish: .finish
    case .resign: .keyboardCloses
    case .stay: .own
    }
  }
}
