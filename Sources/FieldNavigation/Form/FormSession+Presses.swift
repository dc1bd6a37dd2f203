/// A press of Return or Tab offers one candidate after the other, each at most
/// once (R8, R10).
///
/// 1. The adapter asks for a step, and carries it out.
/// 2. ``Step/check(_:)``: the adapter updates the state of the candidate. If
///    that field is no candidate any more, the next step is another candidate.
/// 3. ``Step/focus(_:)``: the adapter tries to move focus there. If the field
///    takes focus, or the app does something of its own instead, the press is
///    over. Asking for the next step means that the field has refused.
/// 4. ``Step/finish``, ``Step/resign`` and ``Step/stay`` end the press. A press
///    in which a field has refused never finishes. Instead the form remembers
///    the refusals, so that the key of the origin promises no move that would be
///    refused.
extension FormSession {
  @usableFromInline package struct Press: Sendable {
    let origin: Slot
    package let isTab: Bool
    let direction: TabOrder.Direction
    let wraps: Bool
    let showsNext: Bool
    /// Whether a press asks those again who have refused an earlier one, and
    /// does what the key says if they refuse again: for a host that hears of no
    /// change that may have made them agree.
    let asksAgain: Bool
    /// The candidate that the adapter was last told to check, and the candidate
    /// that it was last told to focus, which has refused if there is another
    /// step; -1 for none.
    var checked: Int32 = -1
    var attempted: Int32 = -1
    /// The slots that have refused, and how many of them did so before this
    /// press: negative until the first step has looked that up.
    package internal(set) var refused: [Int32] = []
    var rememberedCount = -1
    /// Only filled fields are left, and the key says next: so Return goes to
    /// them (R6).
    var isFallback = false
    /// The rule that the last step followed.
    @usableFromInline package internal(set) var rule = NavigationRule.tab

    /// A press in this field. With `nil` the press is in no field of the form,
    /// and moves nothing.
    package init(
      in slot: Slot? = nil, isTab: Bool = false,
      direction: TabOrder.Direction = .forward,
      wraps: Bool = false, showsNext: Bool = false,
      asksAgain: Bool = false
    ) {
      origin = slot ?? Slot(index: -1, generation: 0)
      self.isTab = isTab
      self.direction = direction
      self.wraps = wraps
      self.showsNext = showsNext
      self.asksAgain = asksAgain
    }

    /// The field of this slot is another one than the one that has refused: a
    /// list shows another row in its cell. That somebody has refused is so all
    /// the same.
    package mutating func forget(_ index: Int32) {
      // A press never leads to its origin.
      for place in refused.indices where refused[place] == index {
        refused[place] = origin.index
      }
    }

    /// - Parameters:
    ///   - slot: the field that has focus.
    ///   - shown: as for `decision(from:shown:)`.
    @usableFromInline
    package static func `return`(
      in slot: Slot, shown: ReturnKey?, asksAgain: Bool = false
    ) -> Press {
      Press(in: slot, showsNext: shown == .next, asksAgain: asksAgain)
    }

    @usableFromInline
    package static func tab(
      in slot: Slot, direction: TabOrder.Direction, wraps: Bool = false
    ) -> Press {
      Press(in: slot, isTab: true, direction: direction, wraps: wraps)
    }
  }

  @usableFromInline package typealias Step = FieldForm<Slot>.Step

  /// What the adapter has to do next in a press.
  ///
  /// - Complexity: that of `decision(from:shown:)`; allocates only where a
  ///   field has refused.
  @usableFromInline
  package mutating func step(_ press: inout Press) -> Step {
    if press.rememberedCount < 0 {
      if !press.isTab, !press.asksAgain, press.origin.index == refusals.origin {
        press.refused = refusals.slots
      }
      press.rememberedCount = press.refused.count
    } else if press.rememberedCount > 0, press.origin.index != refusals.origin {
      // A change during this press has made the form forget (R10).
      press.refused = press.refused.behind(press.rememberedCount)
      press.rememberedCount = 0
    }
    if press.attempted >= 0 { press.refused.add(press.attempted) }
    press.attempted = -1
    switch move(&press) {
    case .focus(let target):
      if press.checked != target.index {
        press.checked = target.index
        return .check(target)
      }
      press.checked = -1
      press.attempted = target.index
      return .focus(target)
    case .resign where !press.hasRefusal:
      // The move is this one because a field follows.
      let origin = press.origin.index
      let position = Int(fields[Int(origin)].position)
      let target = slots[
        follower(of: origin, at: position, without: press.refused)]
      if press.checked == target { return .resign }
      press.checked = target
      return .check(slot(target))
    case .finish where !press.hasRefusal || press.asksAgain && isKnown(press):
      return .finish
    case .finish, .resign, .stay:
      if press.hasRefusal, !press.isTab, position(of: press.origin) != nil {
        refusals = Refusals(origin: press.origin.index, slots: press.refused)
      }
      return .stay
    }
  }

  /// Whether all who have refused had refused an earlier press, so that the key
  /// does not say next.
  private func isKnown(_ press: Press) -> Bool {
    press.origin.index == refusals.origin
      && press.refused.allSatisfy(refusals.slots.contains)
  }

  private func move(_ press: inout Press) -> Move {
    guard let position = position(of: press.origin) else {
      if !press.isTab {
        press.rule = press.hasRefusal ? .refusal : .unknownField
      }
      return .stay
    }
    var last = position
    if press.hasRefusal, let tried = press.refused.last,
      fields[Int(tried)].position >= 0
    {
      last = Int(fields[Int(tried)].position)
    }
    if press.isTab {
      return moveOnTab(
        from: position, after: last, direction: press.direction,
        wraps: press.wraps, without: press.refused)
    }
    let decision = decision(
      of: press.origin.index, at: position,
      shown: press.showsNext ? .next : nil, after: last,
      without: press.refused)
    press.rule = press.hasRefusal ? .refusal : decision.rule
    guard case .focus = decision.move, decision.rule == .label else {
      return decision.move
    }
    // After an empty field has refused, Return does not go on to filled fields.
    if !press.hasRefusal { press.isFallback = true }
    return press.isFallback ? decision.move : .stay
  }
}

extension FormSession.Press {
  fileprivate var hasRefusal: Bool { refused.count > rememberedCount }
}

extension [Int32] {
  /// Appends without inlining the code that makes room, which saves 170 bytes
  /// of the module that pages load.
  @inline(never)
  mutating func add(_ number: Int32) { append(number) }

  /// All but the first numbers: a loop, because the standard library's code for
  /// that takes 60 bytes more.
  fileprivate func behind(_ count: Int) -> [Int32] {
    var rest: [Int32] = []
    for place in count..<self.count { rest.add(self[place]) }
    return rest
  }
}
