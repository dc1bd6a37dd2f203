/// An ordered set of fields that decides where focus goes and what the Return
/// key says. It decides only; an adapter carries out.
///
/// ```swift
/// var form = Form(["name", "email", "password"])
/// form.update("name", FieldState(isEmpty: false))
/// form.move(from: "email")     // .focus("password")
/// form.key(of: "password")     // .done
/// ```
///
/// A field that the form does not know gets no move and no key (R9). Changes
/// return the range of positions whose key changed (R7); see ``FormCore``.
public struct Form<ID: Hashable> {
  /// The same form by slot, for callers that hold a slot instead of an ID.
  public private(set) var core: FormCore
  @usableFromInline var slots: [ID: FormCore.Slot] = [:]
  @usableFromInline var ids: [ID?] = []

  /// A form of these fields, all reachable and empty. Of an ID that stands
  /// there twice the first counts.
  public init(_ ids: some Sequence<ID>, policy: Policy = Policy()) {
    self.init(policy: policy)
    for id in ids { insert(id) }
  }

  public init(policy: Policy = Policy()) {
    core = FormCore(policy: policy)
  }

  public var count: Int { core.count }
  public var policy: Policy { core.policy }

  /// The fields in order.
  public var order: [ID] {
    (0..<count).compactMap { core.slot(at: $0).flatMap(id(of:)) }
  }

  /// The field that has focus, as far as ``focus(_:)`` was told.
  public var focused: ID? { core.focused.flatMap(id(of:)) }

  public func slot(of id: ID) -> FormCore.Slot? { slots[id] }

  @inlinable
  public func id(of slot: FormCore.Slot) -> ID? { ids[Int(slot.index)] }

  public func position(of id: ID) -> Int? {
    slots[id].flatMap(core.position(of:))
  }

  public func state(of id: ID) -> FieldState? {
    slots[id].flatMap(core.state(of:))
  }

  // MARK: Decisions

  /// What Return in this field does.
  ///
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - shown: what its key says on the screen now, if that may be outdated; a
  ///     key that says next never finishes (R6).
  /// - Complexity: one dictionary look-up and a few word operations.
  @inlinable
  public func move(from id: ID, shown: ReturnKey? = nil) -> Move<ID> {
    guard let slot = slots[id] else { return .none }
    return named(core.decision(from: slot, shown: shown).move)
  }

  /// What is tried after `refused` did not take focus: the next candidate, each
  /// at most once, then `.none` and never the end of the form (R10).
  @inlinable
  public func move(from id: ID, after refused: ID) -> Move<ID> {
    guard let slot = slots[id], let tried = slots[refused] else { return .none }
    return named(core.decision(from: slot, after: tried).move)
  }

  /// Where Tab (`forward`) or Shift+Tab goes, `.none` at the ends (R8).
  @inlinable
  public func tabMove(
    from id: ID, forward: Bool, wraps: Bool = false
  ) -> Move<ID> {
    guard let slot = slots[id] else { return .none }
    return named(core.tabMove(from: slot, forward: forward, wraps: wraps))
  }

  /// What the field's Return key says; `nil` where the label is left alone.
  public func key(of id: ID) -> ReturnKey? {
    slots[id].flatMap(core.key(of:))
  }

  @usableFromInline
  func named(_ move: Move<FormCore.Slot>) -> Move<ID> {
    switch move {
    case .focus(let slot): id(of: slot).map { .focus($0) } ?? .none
    case .finish: .finish
    case .none: .none
    }
  }

  // MARK: Changes

  /// Puts a field in, at the end unless told otherwise. An ID that the form has
  /// already is left as it is.
  @discardableResult
  public mutating func insert(
    _ id: ID, _ state: FieldState = FieldState(), at position: Int = .max
  ) -> Range<Int> {
    if let slot = slots[id] {
      // It was removed while it had focus and comes back before focus left.
      guard isDeparted(slot) else { return 0..<0 }
      return core.update(slot, state)
    }
    let (slot, changed) = core.insert(state, at: position)
    setID(id, slot)
    return changed
  }

  /// Takes a field out; the focused one keeps its place until focus leaves (R11).
  @discardableResult
  public mutating func remove(_ id: ID) -> Range<Int> {
    guard let slot = slots[id] else { return 0..<0 }
    let changed = core.remove(slot)
    forgetIfGone(id, slot)
    return changed
  }

  @inlinable @discardableResult
  public mutating func update(_ id: ID, _ state: FieldState) -> Range<Int> {
    guard let slot = slots[id] else { return 0..<0 }
    return updateCore(slot, state)
  }

  @usableFromInline
  mutating func updateCore(
    _ slot: FormCore.Slot, _ state: FieldState
  ) -> Range<Int> { core.update(slot, state) }

  /// Says which field has focus, `nil` when none of this form has it.
  public mutating func focus(_ id: ID?) {
    let left = core.focused
    core.focus(id.flatMap { slots[$0] })
    if let left, let old = self.id(of: left) { forgetIfGone(old, left) }
  }

  /// Puts the fields into this order; new ones come in with `state`, those that
  /// it lacks go. An ID counts where it stands first.
  @discardableResult
  public mutating func reorder(
    _ order: some Sequence<ID>,
    state: (ID) -> FieldState = { _ in FieldState() }
  ) -> Range<Int> {
    var listed: [FormCore.Slot] = []
    for id in order {
      if slots[id] == nil { insert(id, state(id)) }
      if let slot = slots[id] { listed.append(slot) }
    }
    let changed = core.reorder(listed)
    for (id, slot) in slots { forgetIfGone(id, slot) }
    return changed
  }

  /// Takes another policy; every label may be another one then.
  @discardableResult
  public mutating func setPolicy(_ policy: Policy) -> Range<Int> {
    core.setPolicy(policy)
  }

  private func isDeparted(_ slot: FormCore.Slot) -> Bool {
    core.state(of: slot)?.obstacles.contains(.departed) ?? false
  }

  private mutating func setID(_ id: ID, _ slot: FormCore.Slot) {
    slots[id] = slot
    if Int(slot.index) == ids.count {
      ids.append(id)
    } else {
      ids[Int(slot.index)] = id
    }
  }

  private mutating func forgetIfGone(_ id: ID, _ slot: FormCore.Slot) {
    guard core.position(of: slot) == nil else { return }
    slots[id] = nil
    ids[Int(slot.index)] = nil
  }
}

extension Form: Sendable where ID: Sendable {}
