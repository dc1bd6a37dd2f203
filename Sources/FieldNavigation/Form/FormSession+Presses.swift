/// A press of Return or Tab offers each candidate at most once (R8, R10).
///
/// 1. The adapter asks for a step and carries it out.
/// 2. ``Step/check(_:)``: the adapter updates the state of the candidate. If
///    the field no longer qualifies, the next step offers another one.
/// 3. ``Step/focus(_:)``: the adapter tries to move focus to the candidate. The
///    press is over if the field takes focus, or if the app does something else
///    instead. If the adapter asks for another step, the field has refused.
/// 4. ``Step/finish``, ``Step/resign`` and ``Step/stay`` end the press. If a
///    field refused, the press never finishes the form, which remembers the
///    refusal instead, so that the origin's label doesn't promise a move to
///    that field.
extension FormSession {
  @usableFromInline package typealias Step = FieldForm<Slot>.Step

  /// - Complexity: the same as `decision(from:shown:)`. The method allocates
  ///   only if a field refused.
  @usableFromInline
  package mutating func step(_ press: inout Press) -> Step {
    if !press.candidates.hasBegun {
      if !press.isTab, press.search == nil, !press.candidates.asksAgain,
        press.origin.index == refusals.origin
      {
        press.candidates.remember(refusals.slots)
      }
      if press.validates, policy.stopsAtInvalid,
        let state = state(of: press.origin), !state.handlesReturn
      {
        press.search = .own
        press.rule = .mistake
      }
      press.candidates.begin()
    } else if press.origin.index != refusals.origin {
      // A change during this press made the form forget the refusals (R10).
      press.candidates.forgetRemembered()
    }
    press.candidates.stepBegins()
    switch move(&press) {
    case .focus(let target):
      if press.candidates.checks(target.index) { return .check(target) }
      if let search = press.search {
        let isFound =
          search == .first(.empty) || fields[Int(target.index)].state.isInvalid
        if isFound {
          press.rule = search == .first(.empty) ? .target : .mistake
          if target.index == press.origin.index { return .stay }
        }
        if !isFound || press.refused.has(target.index) {
          press.candidates.skip(target.index)
          if search == .own { press.search = nil }
          return step(&press)
        }
      }
      press.candidates.attempt(target.index)
      return .focus(target)
    case .resign where !press.candidates.hasRefusal:
      // The form doesn't finish because another field follows, so check that
      // field first.
      let origin = press.origin.index
      let position = Int(fields[Int(origin)].position)
      let target = slots[
        follower(of: origin, at: position, without: press.refused)]
      return press.candidates.checks(target) ? .check(slot(target)) : .resign
    case .finish
    where !press.candidates.hasRefusal
      || press.candidates.asksAgain && allRefusedBefore(press):
      return press.turnsToMistake() ? step(&press) : .finish
    case .finish, .resign, .stay:
      if press.candidates.hasRefusal, !press.isTab, press.search == nil,
        position(of: press.origin) != nil
      {
        refusals = Refusals(origin: press.origin.index, slots: press.refused)
      }
      return .stay
    }
  }

  /// The key doesn't show Next then, so the press may finish the form.
  private func allRefusedBefore(_ press: Press) -> Bool {
    press.candidates.allRefusedEarlier
      || press.origin.index == refusals.origin
        && press.refused.allSatisfy { refusals.slots.has($0) }
  }

  private mutating func move(_ press: inout Press) -> Move {
    if let search = press.search { return move(&press, search) }
    guard let position = position(of: press.origin) else {
      press.rule = press.candidates.hasRefusal ? .refusal : .unknownField
      return .stay
    }
    var last = position
    if press.candidates.hasRefusal, let tried = press.refused.last,
      fields[Int(tried)].position >= 0
    {
      last = Int(fields[Int(tried)].position)
    }
    switch press.key {
    case .tab(let key):
      return moveOnTab(
        from: position, after: last,
        direction: key.contains(.backward) ? .backward : .forward,
        wraps: key.contains(.wraps), without: press.refused)
    case .return(let key):
      let hasRefusal = press.candidates.hasRefusal
      let decision = decision(
        of: press.origin.index, at: position,
        shown: key.contains(.showsNext) ? .next : nil, after: last,
        without: press.refused)
      press.rule = hasRefusal ? .refusal : decision.rule
      guard case .focus = decision.move, decision.rule == .label else {
        return decision.move
      }
      // Return doesn't continue to filled fields after an empty field refused.
      if !hasRefusal { press.key = .return(key.union(.visitsFilled)) }
      return hasRefusal && !key.contains(.visitsFilled) ? .stay : decision.move
    case .other: return .stay
    }
  }
}
