extension FormSession {
  /// A press of a key, or a search of the whole form that steps like one.
  @usableFromInline package struct Press: Sendable {
    private(set) var origin: Slot
    var key: Key
    /// What the press looks for; `nil` for the next field of its key.
    var search: Search?
    @usableFromInline package internal(set) var rule = NavigationRule.tab
    /// Last, so that the press is a whole number of words. The compiler would
    /// copy it byte by byte otherwise.
    var candidates: Candidates

    /// Outside the form, where `slot` is `nil`, only a search moves focus.
    private init(
      _ key: Key, in slot: Slot?, search: Search? = nil, asksAgain: Bool = false
    ) {
      origin = slot ?? Slot(index: -1, generation: 0)
      self.key = key
      self.search = search
      candidates = Candidates(asksAgain: asksAgain)
    }

    /// - Parameters:
    ///   - asksAgain: whether the press retries the fields that refused an
    ///     earlier press, because the toolkit doesn't report every change after
    ///     which they might take focus: UIKit doesn't report operated controls.
    ///     If they refuse again, the press does what the key shows.
    ///   - validates: whether the press looks for mistakes before it finishes
    ///     the form (R16).
    @usableFromInline
    package static func `return`(
      in slot: Slot?, shown: ReturnKey? = nil, asksAgain: Bool = false,
      validates: Bool = false
    ) -> Press {
      var key: Return = shown == .next ? .showsNext : []
      if validates { key.insert(.validates) }
      return Press(.return(key), in: slot, asksAgain: asksAgain)
    }

    /// A press of another key that ends the form from any field, but not past a
    /// mistake (R16).
    package static func finish(in slot: Slot?) -> Press {
      Press(.other, in: slot, search: .mistake)
    }

    @usableFromInline
    package static func tab(
      in slot: Slot?, direction: TabDirection, wraps: Bool = false
    ) -> Press {
      var key: Tab = direction == .backward ? .backward : []
      if wraps { key.insert(.wraps) }
      return Press(.tab(key), in: slot)
    }

    package static func first(_ field: FirstField, in slot: Slot?) -> Press {
      Press(.other, in: slot, search: .first(field))
    }
  }
}

extension FormSession.Press {
  /// A key, and what it has to know.
  enum Key: Sendable {
    case `return`(Return)
    case tab(Tab)
    /// Another key, or none: only the search moves focus.
    case other
  }

  struct Return: OptionSet, Sendable {
    let rawValue: UInt8

    static let showsNext = Return(rawValue: 1)
    static let validates = Return(rawValue: 2)
    /// No field is empty, and the key shows Next (R6).
    static let visitsFilled = Return(rawValue: 4)
  }

  struct Tab: OptionSet, Sendable {
    let rawValue: UInt8

    static let backward = Tab(rawValue: 1)
    static let wraps = Tab(rawValue: 2)
  }

  enum Search: Equatable, Sendable {
    /// A mistake in the origin itself, before the press does anything else.
    case own
    /// A mistake in the origin's group. Without one, the form finishes.
    case mistake
    case first(FirstField)
  }

  var isTab: Bool { if case .tab = key { true } else { false } }

  var validates: Bool {
    if case .return(let key) = key { key.contains(.validates) } else { false }
  }

  /// Whether the last ``FormSession/Step/check(_:)`` asks whether a field is
  /// invalid, for an adapter that asks the app as late as possible.
  package var asksForMistake: Bool { search != nil && search != .first(.empty) }

  /// Whether that field is the origin, which is asked even if it's unreachable.
  package var asksForOwnMistake: Bool { search == .own }

  /// Looks for a mistake instead of finishing, if the press validates and hasn't
  /// yet. The engine asks at ``FormSession/Step/finish``, and an adapter whose
  /// form also finishes at ``FormSession/Step/resign`` asks there.
  ///
  /// - Returns: whether the press goes on with another step.
  package mutating func turnsToMistake() -> Bool {
    guard search == nil, validates else { return false }
    search = .mistake
    candidates.searchAgain()
    return true
  }

  /// Passes a field that has no view in a search, as if it had never been found.
  ///
  /// - Parameter rule: the rule before.
  mutating func pass(_ slot: FormSession.Slot, _ rule: NavigationRule) {
    candidates.skip(slot.index)
    candidates.withdraw()
    self.rule = rule
  }

  /// Finishes without a look for mistakes, because the key promised a next
  /// field.
  mutating func ignoreMistakes() {
    guard case .return(let key) = key else { return }
    self.key = .return(key.subtracting(.validates))
  }

  /// The slots that refused.
  package var refused: [Int32] { candidates.refused }

  /// Lets the press try a slot again that now stands for another field,
  /// because a list reused its cell. The press still remembers that a field
  /// refused, so it doesn't finish the form.
  package mutating func forget(_ index: Int32) {
    candidates.forget(index, origin: origin.index)
  }

  /// Continues the press in another session, because the adapter has found
  /// the fields again. The press still knows that a field refused, but since
  /// the slots are others, not which one, so the adapter reports the fields
  /// that refused as unreachable.
  ///
  /// - Parameter allRefusedBefore: whether every field that refused also
  ///   refused an earlier press. Only for presses that ask again.
  package mutating func restart(
    in slot: FormSession.Slot, allRefusedBefore: Bool = false
  ) {
    origin = slot
    candidates.restart(origin: slot.index, allRefusedEarlier: allRefusedBefore)
  }
}
