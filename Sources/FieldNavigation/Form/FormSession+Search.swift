/// The field that ``FieldForm/pressFirst(_:from:)`` looks for.
public enum FirstField: Sendable {
  /// The first field that needs input.
  case empty
  /// The first field whose value is a mistake (R16).
  case invalid
}

extension FormSession.Press {
  package enum Search: Sendable {
    /// A mistake in the origin itself, before the press does anything else.
    case own
    /// A mistake in the origin's group. Without one, the form finishes.
    case mistake
    /// A mistake anywhere in the form.
    case invalid
    /// An empty field anywhere in the form.
    case empty
  }

  /// Whether the last ``FormSession/Step/check(_:)`` asks whether a field is
  /// invalid, for an adapter that asks the app as late as possible.
  package var asksForMistake: Bool { search != nil && search != .empty }
}

extension FormSession {
  /// Looks for a mistake instead of finishing, for an adapter whose form also
  /// finishes where the engine says ``Step/resign``.
  package mutating func searchForMistake(_ press: inout Press) -> Step {
    press.search = .mistake
    (press.checked, press.lastSkipped) = (-1, -1)
    return step(&press)
  }

  func move(_ press: inout Press, _ search: Press.Search) -> Move {
    if search == .own { return .focus(press.origin) }
    var start = 0
    let last = press.checked < 0 ? press.lastSkipped : press.checked
    if last >= 0 {
      start = Int(fields[Int(last)].position)
      // The field is gone, and with it the place that the search had reached.
      if start < 0 { return .stay }
      if press.checked < 0 { start &+= 1 }
    }
    let found = next(
      onlyEmpty: search == .empty, from: start,
      origin: search == .mistake ? press.origin.index : -1, without: [])
    if found < .max { return .focus(slot(slots[found])) }
    return search == .mistake && press.rule != .mistake ? .finish : .stay
  }
}
