/// An ordered set of fields that decides where focus moves and which label the
/// Return key shows. An adapter carries out its decisions.
///
/// ```swift
/// var form = FieldForm(["name", "email", "password"])
/// form.update("name", FieldState(isEmpty: false))
/// form.moveOnReturn(from: "email")   // .focus("password")
/// form.returnKey(of: "password")     // .done
/// ```
///
/// From a field outside the form, Return doesn't move focus, and the form
/// doesn't set that field's label (R9). Fields may belong to groups, which
/// Return doesn't leave (R12). Mutating methods return the range of positions
/// whose Return keys may need new labels (R7).
public struct FieldForm<ID: Hashable> {
  @usableFromInline var session: FormSession
  /// A removed field's ID stays in `ids` until its slot is reused.
  @usableFromInline var indexes: [ID: Int32] = [:]
  @usableFromInline var ids: [ID] = []

  /// Creates a form with these fields, all reachable and empty. If an ID
  /// appears twice, the first occurrence counts.
  public init(_ ids: some Sequence<ID>, policy: ReturnPolicy = ReturnPolicy()) {
    self.init(policy: policy)
    session.reserveCapacity(ids.underestimatedCount)
    indexes.reserveCapacity(ids.underestimatedCount)
    self.ids.reserveCapacity(ids.underestimatedCount)
    for id in ids { insert(id) }
  }

  /// Creates a form without fields.
  public init(policy: ReturnPolicy = ReturnPolicy()) {
    session = FormSession(policy: policy)
  }

  /// The number of fields. One that was removed while focused counts until
  /// focus leaves it (R11).
  public var count: Int { session.count }

  /// Where Return goes, and what it does at the end of the form. Change it with
  /// ``setPolicy(_:)``.
  public var policy: ReturnPolicy { session.policy }

  /// The fields in tab order.
  public var order: [ID] {
    (0..<count).compactMap { session.slot(at: $0).flatMap(id(of:)) }
  }

  /// The focused field, according to the last ``focusMoved(to:)``.
  public var focused: ID? { session.focused.flatMap(id(of:)) }

  /// The field's position in ``order``, or `nil` if it isn't in the form.
  ///
  /// - Complexity: one dictionary lookup.
  public func position(of id: ID) -> Int? {
    slot(of: id).flatMap(session.position(of:))
  }

  /// The field at a position of the order; `nil` out of bounds.
  public func id(at position: Int) -> ID? {
    session.slot(at: position).flatMap(id(of:))
  }

  /// The field's last reported state, or `nil` if the field isn't in the form.
  ///
  /// - Complexity: one dictionary lookup.
  public func state(of id: ID) -> FieldState? {
    slot(of: id).flatMap(session.state(of:))
  }

  @inlinable
  package func slot(of id: ID) -> FormSession.Slot? {
    guard let index = indexes[id] else { return nil }
    return session.slot(index: index)
  }

  package func id(of slot: FormSession.Slot) -> ID? {
    session.position(of: slot).map { _ in ids[Int(slot.index)] }
  }

  // MARK: Decisions

  /// What Return does in this field if no field refuses focus.
  ///
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - shown: the label on the screen, if it may be out of date. While the
  ///     key shows Next, Return never finishes the form, unless the app set that
  ///     label on the last field (R6).
  /// - Complexity: one dictionary lookup and a few word operations.
  @inlinable
  public func moveOnReturn(
    from id: ID, shown: ReturnKey? = nil
  ) -> Move {
    guard let slot = slot(of: id) else { return .stay }
    return session.decision(from: slot, shown: shown).move.map(uncheckedID)
  }

  /// Where Tab or Shift+Tab goes (R8).
  ///
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - direction: forward for Tab, backward for Shift+Tab.
  ///   - wraps: whether Tab goes on from one end of the form at the other.
  ///     False by default: focus stays in the field.
  /// - Complexity: the same as ``moveOnReturn(from:shown:)``.
  @inlinable
  public func moveOnTab(
    from id: ID, direction: TabDirection, wraps: Bool = false
  ) -> Move {
    guard let slot = slot(of: id) else { return .stay }
    return session.moveOnTab(from: slot, direction: direction, wraps: wraps)
      .map(uncheckedID)
  }

  /// The label of the field's Return key; `nil` if the adapter must leave it
  /// alone, because Return has another function there or the field isn't in the
  /// form.
  @inlinable
  public func returnKey(of id: ID) -> ReturnKey? {
    slot(of: id).flatMap(session.returnKey(of:))
  }

  @inlinable
  func uncheckedID(of slot: FormSession.Slot) -> ID { ids[Int(slot.index)] }
}

// MARK: Key presses

extension FieldForm {
  /// A press of Return or Tab. It offers candidates until a field takes focus.
  public struct Press {
    @usableFromInline var rowPress: RowPress
    /// The index of the slot that the adapter is revealing (R13).
    @usableFromInline var revealing: Int32?
    @usableFromInline var isGoingBack = false

    @inlinable init(_ press: FormSession.Press) {
      rowPress = RowPress(press)
    }

    /// The rule that determined the last step.
    public var rule: NavigationRule { rowPress.base.rule }
  }

  /// Begins a press of Return in this field.
  ///
  /// ```swift
  /// var press = form.pressReturn(in: "email")
  /// form.step(&press)  // .check("password")
  /// form.step(&press)  // .focus("password")
  /// form.step(&press)  // .stay: it refused, and no other field follows
  /// ```
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - shown: as for ``moveOnReturn(from:shown:)``.
  ///   - validates: whether the press looks for mistakes before it finishes the
  ///     form (R16). It then asks you to check the reachable fields from the
  ///     start, and goes to the first one whose ``FieldState/isInvalid`` is
  ///     true. False by default.
  @inlinable
  public func pressReturn(
    in id: ID, shown: ReturnKey? = nil, validates: Bool = false
  ) -> Press {
    Press(.return(in: slot(of: id), shown: shown, validates: validates))
  }

  /// Begins a move to the first empty field or to the first mistake of the
  /// whole form, which steps like a press (R16).
  ///
  /// ```swift
  /// var form = FieldForm(["name", "email"])
  /// form.update("email", FieldState(isInvalid: true))
  /// var move = form.pressFirst(.invalid)
  /// form.step(&move)  // .check("name")
  /// form.step(&move)  // .check("email")
  /// form.step(&move)  // .focus("email")
  /// ```
  /// - Parameters:
  ///   - goal: which field to look for. Only a reachable field counts.
  ///   - id: the field that has focus, if any. If it is the goal itself, focus
  ///     stays.
  /// - Complexity: O(fields) for all steps together.
  public func pressFirst(_ goal: FirstField, from id: ID? = nil) -> Press {
    Press(.first(goal, in: id.flatMap(slot(of:))))
  }

  /// A press of Return that, with `asksAgain`, retries the fields that refused
  /// an earlier press. If they refuse again, Return does what the key shows.
  package func pressReturn(
    in id: ID, shown: ReturnKey? = nil, asksAgain: Bool,
    validates: Bool = false
  ) -> Press {
    Press(
      .return(
        in: slot(of: id), shown: shown, asksAgain: asksAgain,
        validates: validates))
  }

  /// A press of a key other than Return that ends the form, but not past a
  /// mistake (R16).
  package func pressFinish(in id: ID) -> Press {
    Press(slot(of: id).map { .finish(in: $0) } ?? .return(in: nil))
  }

  /// Begins a press of Tab, or of Shift+Tab if `direction` is backward (R8). At
  /// either end of the form, focus stays unless `wraps` is true.
  @inlinable
  public func pressTab(
    in id: ID, direction: TabDirection, wraps: Bool = false
  ) -> Press {
    Press(.tab(in: slot(of: id), direction: direction, wraps: wraps))
  }

  /// The next step that the adapter must carry out. A press tries each
  /// candidate at most once, and never finishes the form if a field refused
  /// (R10).
  ///
  /// Until focus leaves the field, Return skips the fields that refused, and
  /// the label shows what Return does instead, so that no key promises an
  /// impossible move. Any change to the form clears the refusals; after a
  /// change that the form can't see, call ``forgetRefusals()``.
  /// - Complexity: a few word operations. The method allocates only if a field
  ///   refused.
  @inlinable
  public mutating func step(_ press: inout Press) -> Step {
    session.step(&press.rowPress.base).map { ids[Int($0.index)] }
  }

  /// Lets Return retry the fields that refused, after a change that the form
  /// can't see, such as a new layout (R10).
  ///
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @discardableResult
  public mutating func forgetRefusals() -> Range<Int> {
    session.forgetRefusals()
  }

  /// Whether Return skips a field because it refused focus.
  package var hasRefusals: Bool { session.hasRefusals }
}

// MARK: Changes

extension FieldForm {
  /// Inserts a field, unless the form already has it. One that was removed
  /// while focused, and still has focus, returns to its position.
  ///
  /// Return doesn't leave a group, such as a nested form or a sheet, but Tab
  /// visits the fields of all groups (R12).
  ///
  /// ```swift
  /// var form = FieldForm([1, 3])
  /// form.insert(2, at: 1, group: 1)
  /// form.moveOnReturn(from: 1)                     // .focus(3)
  /// form.moveOnTab(from: 1, direction: .forward)   // .focus(2)
  /// ```
  /// - Parameters:
  ///   - id: the field.
  ///   - state: the state of the field; reachable and empty by default.
  ///   - position: its position in ``order``. The default, and any position out
  ///     of bounds, is the end.
  ///   - group: the number of its group. The default, 0, is the outermost form.
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @discardableResult
  public mutating func insert(
    _ id: ID, _ state: FieldState = FieldState(), at position: Int = .max,
    group: Int = 0
  ) -> Range<Int> {
    if let slot = slot(of: id) {
      // The field had focus when it was removed, and still has it.
      guard isRemoved(slot) else { return 0..<0 }
      return session.restore(slot, state)
    }
    let (slot, changed) = session.insert(state, at: position, group: group)
    setID(id, slot.index)
    return changed
  }

  /// Removes a field. A focused one keeps its position until focus leaves, so
  /// that Return still goes to the field after it (R11).
  ///
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @discardableResult
  public mutating func remove(_ id: ID) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    let changed = session.remove(slot)
    forgetIfGone(id, slot.index)
    return changed
  }

  /// Updates the state of a field. Does nothing if the field isn't in the form.
  ///
  /// - Returns: the positions of Return keys that may need new labels (R7).
  /// - Complexity: O(1) in practice, for a form of any size.
  @inlinable @discardableResult
  public mutating func update(_ id: ID, _ state: FieldState) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    return session.update(slot, state)
  }

  /// Records which field has focus, if any. A field outside the form counts as
  /// none.
  ///
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @inlinable @discardableResult
  public mutating func focusMoved(to id: ID?) -> Range<Int> {
    let left = session.focused
    let changed = session.focusMoved(to: id.flatMap(slot(of:)))
    if let left { forgetIfGone(ids[Int(left.index)], left.index) }
    return changed
  }

  /// Puts the fields into this order, inserting new ones and removing those
  /// that aren't in `order`. A focused field is removed only when focus leaves
  /// it (R11).
  ///
  /// - Parameters:
  ///   - order: all fields. If an ID appears twice, the first occurrence
  ///     counts.
  ///   - state: the state of a new field; reachable and empty by default.
  ///     Existing fields keep theirs.
  ///   - group: the group number of each field; by default that of the
  ///     outermost form, 0.
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @discardableResult
  public mutating func reorder(
    _ order: some Sequence<ID>,
    state: (ID) -> FieldState = { _ in FieldState() },
    group: ((ID) -> Int)? = nil
  ) -> Range<Int> {
    var listed: [Int32] = []
    for id in order {
      if let index = indexes[id] {
        listed.append(index)
      } else {
        let index = session.reserve(state(id))
        setID(id, index)
        listed.append(index)
      }
    }
    let changed = session.reorder(
      listed, group: group.map { [ids] group in { group(ids[Int($0)]) } })
    for (id, index) in indexes { forgetIfGone(id, index) }
    return changed
  }

  /// Replaces the policy, which may change every label.
  ///
  /// - Returns: the positions of Return keys that may need new labels (R7).
  @discardableResult
  public mutating func setPolicy(_ policy: ReturnPolicy) -> Range<Int> {
    session.setPolicy(policy)
  }

  private func isRemoved(_ slot: FormSession.Slot) -> Bool {
    session.isRemoved(slot.index)
  }

  private mutating func setID(_ id: ID, _ index: Int32) {
    indexes[id] = index
    if Int(index) == ids.count {
      ids.append(id)
    } else {
      ids[Int(index)] = id
    }
  }

  @usableFromInline mutating func forgetIfGone(_ id: ID, _ index: Int32) {
    if session.slot(index: index) == nil { indexes[id] = nil }
  }
}

extension FieldForm: Sendable where ID: Sendable {}
extension FieldForm.Press: Sendable {}
