/// The field that ``FieldForm/pressFirst(_:from:)`` looks for.
public enum FirstField: Sendable {
  /// The first field that needs input.
  case empty
  /// The first field whose value is a mistake (R16).
  case invalid
}

extension FormSession.Press {
  /// What a press looks for from the start of the form.
  package enum Search: Sendable {
    /// A mistake in the origin's group. Without one, the form finishes.
    case mistake
    /// A mistake anywhere in the form.
    case invalid
    /// An empty field anywhere in the form.
    case empty
  }
}

extension FormSession.Press {
  /// Whether the press asks if the field that it checks is invalid. It doesn't
  /// ask about the target of a move.
  package func asksForMistake(in slot: FormSession.Slot) -> Bool {
    looked == slot.index && search != .empty
  }
}

extension FormSession {
  /// The next step of a search from the start of the form (R16). A field that
  /// refuses isn't remembered as a refusal, because the next press that would
  /// finish the form has to find its mistake again.
  mutating func step(_ press: inout Press, _ search: Press.Search) -> Step {
    var start = 0
    if press.looked >= 0 {
      let field = fields[Int(press.looked)]
      // Without this field the form can't tell where the search was.
      guard field.position >= 0 else { return .stay }
      let isFound =
        search == .empty ? field.state.isEmpty : field.state.isInvalid
      if isFound, field.state.isReachable, press.checked == press.looked {
        press.rule = search == .empty ? .target : .mistake
        if press.looked == press.origin.index { return .stay }
        if !press.refused.contains(press.looked) {
          press.checked = -1
          press.attempted = press.looked
          return .focus(slot(press.looked))
        }
        press.hasFound = true
      }
      start = Int(field.position) + 1
    }
    let group = search == .mistake ? group(of: press.origin) : nil
    while true {
      let position =
        search == .empty
        ? reachableAndEmpty.next(from: start) : reachable.next(from: start)
      guard position < .max else { break }
      let index = slots[position]
      if group == nil || group == fields[Int(index)].group {
        press.looked = index
        press.checked = index
        return .check(slot(index))
      }
      start = position + 1
    }
    return search == .mistake && !press.hasFound ? .finish : .stay
  }

  private func group(of slot: Slot) -> Int32? {
    position(of: slot).map { _ in fields[Int(slot.index)].group }
  }
}
