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
  @inlinable public var core: FormCore { storage }
  @usableFromInline var storage: FormCore
  /// The index of each field's slot, and back. The ID of a removed field stays
  /// in its place until the slot is used again.
  @usableFromInline var indexes: [ID: Int32] = [:]
  @usableFromInline var ids: [ID] = []

  /// A form of these fields, all reachable and empty. Of an ID that stands
  /// there twice the first counts.
  public init(_ ids: some Sequence<ID>, policy: Policy = Policy()) {
    self.init(policy: policy)
    reserveCapacity(ids.underestimatedCount)
    for id in ids { insert(id) }
  }

  public init(policy: Policy = Policy()) {
    storage = FormCore(policy: policy)
  }

  public var count: Int { storage.count }
  public var policy: Policy { storage.policy }

  /// The fields in order.
  public var order: [ID] {
    (0..<count).compactMap { storage.slot(at: $0).flatMap(id(of:)) }
  }

  /// The field that has focus, as far as ``focus(_:)`` was told.
  public var focused: ID? { storage.focused.flatMap(id(of:)) }

  @inlinable
  public func slot(of id: ID) -> FormCore.Slot? {
    indexes[id].flatMap { storage.slot(index: $0) }
  }

  public func id(of slot: FormCore.Slot) -> ID? {
    storage.position(of: slot).map { _ in ids[Int(slot.index)] }
  }

  public func position(of id: ID) -> Int? {
    slot(of: id).flatMap(storage.position(of:))
  }

  public func state(of id: ID) -> FieldState? {
    slot(of: id).flatMap(storage.state(of:))
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
    guard let slot = slot(of: id) else { return .none }
    return named(storage.decision(from: slot, shown: shown).move)
  }

  /// What is tried after `refused` did not take focus: the next candidate, each
  /// at most once, then `.none` and never the end of the form (R10).
  @inlinable
  public func move(from id: ID, after refused: ID) -> Move<ID> {
    guard let slot = self.slot(of: id), let tried = self.slot(of: refused)
    else {
      return .none
    }
    return named(storage.decision(from: slot, after: tried).move)
  }

  /// Where Tab (`forward`) or Shift+Tab goes, `.none` at the ends (R8).
  @inlinable
  public func tabMove(
    from id: ID, forward: Bool, wraps: Bool = false
  ) -> Move<ID> {
    guard let slot = slot(of: id) else { return .none }
    return named(storage.tabMove(from: slot, forward: forward, wraps: wraps))
  }

  /// What the field's Return key says; `nil` where the label is left alone.
  public func key(of id: ID) -> ReturnKey? {
    slot(of: id).flatMap(storage.key(of:))
  }

  @inlinable
  func named(_ move: Move<FormCore.Slot>) -> Move<ID> {
    move.map { ids[Int($0.index)] }
  }

  // MARK: Changes

  /// Puts a field in, at the end unless told otherwise. An ID that the form has
  /// already is left as it is.
  @discardableResult
  public mutating func insert(
    _ id: ID, _ state: FieldState = FieldState(), at position: Int = .max
  ) -> Range<Int> {
    if let slot = slot(of: id) {
      // It was removed while it had focus and comes back before focus left.
      guard isDeparted(slot) else { return 0..<0 }
      return storage.restore(slot, state)
    }
    let (slot, changed) = storage.insert(state, at: position)
    setID(id, slot.index)
    return changed
  }

  /// Takes a field out; the focused one keeps its place until focus leaves (R11).
  @discardableResult
  public mutating func remove(_ id: ID) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    let changed = storage.remove(slot)
    forgetIfGone(id, slot.index)
    return changed
  }

  @inlinable @discardableResult
  public mutating func update(_ id: ID, _ state: FieldState) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    return storage.update(slot, state)
  }

  /// Says which field has focus, `nil` when none of this form has it.
  public mutating func focus(_ id: ID?) {
    let left = storage.focused
    storage.focus(id.flatMap(slot(of:)))
    if let left { forgetIfGone(ids[Int(left.index)], left.index) }
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
      if indexes[id] == nil { insert(id, state(id)) }
      if let slot = self.slot(of: id) { listed.append(slot) }
    }
    let changed = storage.reorder(listed)
    for (id, index) in indexes { forgetIfGone(id, index) }
    return changed
  }

  /// Takes another policy; every label may be another one then.
  @discardableResult
  public mutating func setPolicy(_ policy: Policy) -> Range<Int> {
    storage.setPolicy(policy)
  }

  private func isDeparted(_ slot: FormCore.Slot) -> Bool {
    storage.state(of: slot)?.obstacles.contains(.departed) ?? false
  }

  private mutating func setID(_ id: ID, _ index: Int32) {
    indexes[id] = index
    if Int(index) == ids.count {
      ids.append(id)
    } else {
      ids[Int(index)] = id
    }
  }

  private mutating func forgetIfGone(_ id: ID, _ index: Int32) {
    if storage.slot(index: index) == nil { indexes[id] = nil }
  }

  private mutating func reserveCapacity(_ count: Int) {
    storage.reserveCapacity(count)
    indexes.reserveCapacity(count)
    ids.reserveCapacity(count)
  }
}

extension Form: Sendable where ID: Sendable {}
