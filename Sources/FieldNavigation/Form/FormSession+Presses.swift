/// A press of Return or Tab hands out one candidate after the other, each at
/// most once (R8, R10).
///
/// 1. The adapter asks for a step, and carries it out.
/// 2. ``Step/check(_:)``: it says by an update what that field is like now. The
///    next step is another candidate if the field is not what it was taken for.
/// 3. ``Step/focus(_:)``: it tries to move focus there. If the field takes it, or
///    the app does something of its own instead, the press is over. Whoever asks
///    for the next step says by that that the field has refused.
/// 4. ``Step/finish`` and ``Step/stay`` end the press. A press in which a field
///    has refused never finishes: those fields are remembered instead, so that
///    the key of this one promises no move that cannot be.
extension FormSession {
  @usableFromInline package struct Press: Sendable {
    let origin: Slot
    let isTab: Bool
    let forward: Bool
    let wraps: Bool
    let showsNext: Bool
    /// The index of a slot that is to be checked, or was to be focused: it has
    /// refused then if there is another step. -1 for none.
    var checked: Int32 = -1
    var offered: Int32 = -1
    /// The indexes of those who have refused, and how many of them did so before
    /// this press; negative where that is still to be looked up.
    var refused: [Int32] = []
    var remembered = -1
    /// A key that says next leads past what is filled (R6).
    var isFallback = false
    /// The rule that the last step followed.
    @usableFromInline package internal(set) var rule = NavigationRule.tab

    /// A press in this field; `nil` is a press in no field of the form, which
    /// comes to nothing.
    package init(
      in slot: Slot? = nil, isTab: Bool = false, forward: Bool = true,
      wraps: Bool = false, showsNext: Bool = false
    ) {
      origin = slot ?? Slot(index: -1, generation: 0)
      self.isTab = isTab
      self.forward = forward
      self.wraps = wraps
      self.showsNext = showsNext
    }

    /// - Parameters:
    ///   - slot: the field that has focus.
    ///   - shown: as for `decision(from:shown:)`.
    @usableFromInline
    package static func `return`(in slot: Slot, shown: ReturnKey?) -> Press {
      Press(in: slot, showsNext: shown == .next)
    }

    @usableFromInline
    package static func tab(
      in slot: Slot, forward: Bool, wraps: Bool = false
    ) -> Press {
      Press(in: slot, isTab: true, forward: forward, wraps: wraps)
    }
  }

  @usableFromInline package typealias Step = PressStep<Slot>

  /// What is to be done next in a press.
  ///
  /// - Complexity: that of `decision(from:shown:)`; allocates only where a field
  ///   has refused.
  @usableFromInline
  package mutating func step(_ press: inout Press) -> Step {
    if press.remembered < 0 {
      if !press.isTab, press.origin.index == refusals.asker {
        press.refused = refusals.slots
      }
      press.remembered = press.refused.count
    } else if press.remembered > 0, press.origin.index != refusals.asker {
      // A change since then has made the form forget (R10).
      press.refused.removeFirst(press.remembered)
      press.remembered = 0
    }
    if press.offered >= 0 { press.refused.add(press.offered) }
    press.offered = -1
    switch move(&press) {
    case .focus(let target):
      if press.checked != target.index {
        press.checked = target.index
        return .check(target)
      }
      press.checked = -1
      press.offered = target.index
      return .focus(target)
    case .finish where !press.hasRefusal: return .finish
    case .finish, .stay:
      if press.hasRefusal, !press.isTab, position(of: press.origin) != nil {
        refusals = Refusals(asker: press.origin.index, slots: press.refused)
      }
      return .stay
    }
  }

  private func move(_ press: inout Press) -> Move<Slot> {
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
        from: position, after: last, forward: press.forward,
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
    // A key that says next does not lead past what has refused.
    if !press.hasRefusal { press.isFallback = true }
    return press.isFallback ? decision.move : .stay
  }
}

extension FormSession.Press {
  fileprivate var hasRefusal: Bool { refused.count > remembered }
}

extension [Int32] {
  /// Appends. What makes room for it is not inlined, which saves 170 bytes of the
  /// module that pages load.
  @inline(never)
  mutating func add(_ number: Int32) { append(number) }
}
