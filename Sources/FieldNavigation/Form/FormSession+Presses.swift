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
  @usableFromInline package struct Press: Sendable {
    private(set) var origin: Slot
    package let isTab: Bool
    let direction: TabDirection
    let wraps: Bool
    let showsNext: Bool
    /// Whether the press retries the fields that refused an earlier press,
    /// because the toolkit doesn't report every change after which they might
    /// take focus: UIKit doesn't report operated controls. If they refuse
    /// again, the press does what the key shows.
    let asksAgain: Bool
    /// Whether the press looks for mistakes before it finishes the form (R16).
    package internal(set) var validates: Bool
    package internal(set) var search: Search?
    /// Set by an adapter that remembers the refusals itself.
    fileprivate var allRefusedBefore = false
    /// Set if no field is empty and the key shows Next (R6).
    var visitsFilled = false
    @usableFromInline package internal(set) var rule = NavigationRule.tab

    // The words come last, so that the press is a whole number of words. The
    // compiler would copy it byte by byte otherwise.

    /// The index of a slot, or -1 at the start of a search.
    var lastSkipped: Int32 = -1
    /// The candidates of the last `check` step and of the last `focus` step; -1
    /// if there is none. If the adapter asks for another step, the one in
    /// `attempted` has refused.
    var checked: Int32 = -1
    var attempted: Int32 = -1
    /// The slots that refused. The first `rememberedCount` of them, -1 until
    /// the first step, refused an earlier press.
    package internal(set) var refused: [Int32] = []
    var rememberedCount = -1

    /// Outside the form, where `slot` is `nil`, only a search moves focus.
    package init(
      in slot: Slot? = nil, isTab: Bool = false,
      direction: TabDirection = .forward,
      wraps: Bool = false, showsNext: Bool = false,
      asksAgain: Bool = false, validates: Bool = false,
      search: Search? = nil
    ) {
      origin = slot ?? Slot(index: -1, generation: 0)
      self.isTab = isTab
      self.direction = direction
      self.wraps = wraps
      self.showsNext = showsNext
      self.asksAgain = asksAgain
      self.validates = validates
      self.search = search
    }

    /// Lets the press try a slot again that now stands for another field,
    /// because a list reused its cell. The press still remembers that a field
    /// refused, so it doesn't finish the form.
    package mutating func forget(_ index: Int32) {
      // The origin replaces the slot, because a press never tries it, and the
      // number of refusals has to stay the same.
      for place in refused.indices where refused[place] == index {
        refused[place] = origin.index
      }
    }

    /// Continues the press in another session, because the adapter has found
    /// the fields again. The press still knows that a field refused, but since
    /// the slots are others, not which one, so the adapter reports the fields
    /// that refused as unreachable.
    ///
    /// - Parameter allRefusedBefore: whether every field that refused also
    ///   refused an earlier press. Only for presses that ask again.
    package mutating func restart(in slot: Slot, allRefusedBefore: Bool = false)
    {
      origin = slot
      self.allRefusedBefore = allRefusedBefore
      // As in `forget(_:)`, to keep the number of refusals.
      for place in refused.indices { refused[place] = slot.index }
      if attempted >= 0 { refused.add(slot.index) }
      (attempted, checked, lastSkipped) = (-1, -1, -1)
    }

    @usableFromInline
    package static func `return`(
      in slot: Slot?, shown: ReturnKey?, asksAgain: Bool = false,
      validates: Bool = false
    ) -> Press {
      Press(
        in: slot, showsNext: shown == .next, asksAgain: asksAgain,
        validates: validates)
    }

    @usableFromInline
    package static func tab(
      in slot: Slot?, direction: TabDirection, wraps: Bool = false
    ) -> Press {
      Press(in: slot, isTab: true, direction: direction, wraps: wraps)
    }
  }

  @usableFromInline package typealias Step = FieldForm<Slot>.Step

  /// - Complexity: the same as `decision(from:shown:)`. The method allocates
  ///   only if a field refused.
  @usableFromInline
  package mutating func step(_ press: inout Press) -> Step {
    if press.rememberedCount < 0 {
      if !press.isTab, press.search == nil, !press.asksAgain,
        press.origin.index == refusals.origin
      {
        press.refused = refusals.slots
      }
      if press.validates, policy.stopsAtInvalid,
        let state = state(of: press.origin), !state.handlesReturn
      {
        press.search = .own
        press.rule = .mistake
      }
      press.rememberedCount = press.refused.count
    } else if press.rememberedCount > 0, press.origin.index != refusals.origin {
      // A change during this press made the form forget the refusals (R10).
      press.refused = press.refused.behind(press.rememberedCount)
      press.rememberedCount = 0
    }
    if press.attempted >= 0 {
      press.refused.add(press.attempted)
      press.lastSkipped = press.attempted
    }
    press.attempted = -1
    switch move(&press) {
    case .focus(let target):
      if press.checked != target.index {
        press.checked = target.index
        return .check(target)
      }
      press.checked = -1
      if let search = press.search {
        let isFound =
          search == .empty || fields[Int(target.index)].state.isInvalid
        if isFound {
          press.rule = search == .empty ? .target : .mistake
          if target.index == press.origin.index { return .stay }
        }
        if !isFound || press.refused.has(target.index) {
          press.lastSkipped = target.index
          if search == .own { press.search = nil }
          return step(&press)
        }
      }
      press.attempted = target.index
      return .focus(target)
    case .resign where !press.hasRefusal:
      // The form doesn't finish because another field follows, so check that
      // field first.
      let origin = press.origin.index
      let position = Int(fields[Int(origin)].position)
      let target = slots[
        follower(of: origin, at: position, without: press.refused)]
      if press.checked == target { return .resign }
      press.checked = target
      return .check(slot(target))
    case .finish
    where !press.hasRefusal || press.asksAgain && allRefusedBefore(press):
      guard press.validates, press.search == nil else { return .finish }
      return searchForMistake(&press)
    case .finish, .resign, .stay:
      if press.hasRefusal, !press.isTab, press.search == nil,
        position(of: press.origin) != nil
      {
        refusals = Refusals(origin: press.origin.index, slots: press.refused)
      }
      return .stay
    }
  }

  /// The key doesn't show Next then, so the press may finish the form.
  private func allRefusedBefore(_ press: Press) -> Bool {
    press.allRefusedBefore
      || press.origin.index == refusals.origin
        && press.refused.allSatisfy { refusals.slots.has($0) }
  }

  private func move(_ press: inout Press) -> Move {
    if let search = press.search { return move(&press, search) }
    guard let position = position(of: press.origin) else {
      press.rule = press.hasRefusal ? .refusal : .unknownField
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
    // Return doesn't continue to filled fields after an empty field refused.
    if !press.hasRefusal { press.visitsFilled = true }
    return press.visitsFilled ? decision.move : .stay
  }
}

extension FormSession.Press {
  fileprivate var hasRefusal: Bool { refused.count > rememberedCount }
}

extension [Int32] {
  /// Appends without inlining the code that grows the array, which saves 170
  /// bytes of WebAssembly.
  @inline(never)
  mutating func add(_ number: Int32) { append(number) }

  /// Not inlined for the same reason.
  @inline(never)
  func has(_ number: Int32) -> Bool { contains(number) }

  /// All but the first `count` numbers, in a loop, because the standard
  /// library's code takes 60 more bytes.
  fileprivate func behind(_ count: Int) -> [Int32] {
    var rest: [Int32] = []
    for place in count..<self.count { rest.add(self[place]) }
    return rest
  }
}
