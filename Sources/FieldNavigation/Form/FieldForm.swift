/// An ordered set of fields that decides where focus goes and what the Return
/// key says. The form only decides; an adapter carries the decisions out.
///
/// ```swift
/// var form = FieldForm(["name", "email", "password"])
/// form.update("name", FieldState(isEmpty: false))
/// form.moveOnReturn(from: "email")   // .focus("password")
/// form.returnKey(of: "password")     // .done
/// ```
///
/// A field that the form does not know gets no move and no key (R9). Fields may
/// belong to groups, each of which keeps Return inside (R12). Changes return
/// the range of positions whose key may say something else (R7).
public struct FieldForm<ID: Hashable> {
  @usableFromInline var session: FormSession
  /// The index of each field's slot, and back. The ID of a removed field stays
  /// in its place until the slot is used again.
  @usableFromInline var indexes: [ID: Int32] = [:]
  @usableFromInline var ids: [ID] = []

  /// A form of these fields, all reachable and empty. An ID that stands there
  /// twice counts where it stands first.
  public init(_ ids: some Sequence<ID>, policy: ReturnPolicy = ReturnPolicy()) {
    self.init(policy: policy)
    session.reserveCapacity(ids.underestimatedCount)
    indexes.reserveCapacity(ids.underestimatedCount)
    self.ids.reserveCapacity(ids.underestimatedCount)
    for id in ids { insert(id) }
  }

  /// A form without fields.
  public init(policy: ReturnPolicy = ReturnPolicy()) {
    session = FormSession(policy: policy)
  }

  /// The number of fields. A field that was removed while it had focus counts
  /// until focus leaves (R11).
  public var count: Int { session.count }

  /// Where Return goes and what it does at the end; ``setPolicy(_:)`` replaces
  /// it.
  public var policy: ReturnPolicy { session.policy }

  /// The fields in the order of Tab.
  public var order: [ID] {
    (0..<count).compactMap { session.slot(at: $0).flatMap(id(of:)) }
  }

  /// The field that has focus, as far as ``focusMoved(to:)`` was told.
  public var focused: ID? { session.focused.flatMap(id(of:)) }

  /// The field's place in ``order``, `nil` for a field that the form does not
  /// know.
  ///
  /// - Complexity: one dictionary look-up.
  public func position(of id: ID) -> Int? {
    slot(of: id).flatMap(session.position(of:))
  }

  /// The field at a position of the order, `nil` out of bounds.
  public func id(at position: Int) -> ID? {
    session.slot(at: position).flatMap(id(of:))
  }

  /// The state that the form was last told, `nil` for a field that the form
  /// does not know.
  ///
  /// - Complexity: one dictionary look-up.
  public func state(of id: ID) -> FieldState? {
    slot(of: id).flatMap(session.state(of:))
  }

  @inlinable
  package func slot(of id: ID) -> FormSession.Slot? {
    indexes[id].flatMap { session.slot(index: $0) }
  }

  package func id(of slot: FormSession.Slot) -> ID? {
    session.position(of: slot).map { _ in ids[Int(slot.index)] }
  }

  // MARK: Decisions

  /// What Return in this field does if no field refuses focus.
  ///
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - shown: the label on the screen, if it may be older than the form's
  ///     states; a key that says next never finishes (R6).
  /// - Complexity: one dictionary look-up and a few word operations.
  @inlinable
  public func moveOnReturn(
    from id: ID, shown: ReturnKey? = nil
  ) -> Move {
    guard let slot = slot(of: id) else { return .stay }
    return session.decision(from: slot, shown: shown).move.map(named)
  }

  /// Where Tab or Shift+Tab goes (R8).
  ///
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - direction: forward for Tab, backward for Shift+Tab.
  ///   - wraps: whether Tab at an end goes on at the other end. False by
  ///     default: the user stays at the end.
  /// - Complexity: that of ``moveOnReturn(from:shown:)``.
  @inlinable
  public func moveOnTab(
    from id: ID, direction: TabOrder.Direction, wraps: Bool = false
  ) -> Move {
    guard let slot = slot(of: id) else { return .stay }
    return session.moveOnTab(from: slot, direction: direction, wraps: wraps)
      .map(named)
  }

  /// What the field's Return key says; `nil` where the label is left alone.
  @inlinable
  public func returnKey(of id: ID) -> ReturnKey? {
    slot(of: id).flatMap(session.returnKey(of:))
  }

  @inlinable
  func named(_ slot: FormSession.Slot) -> ID { ids[Int(slot.index)] }
}

// MARK: Key presses

extension FieldForm {
  /// A press of Return or Tab. It offers one candidate after the other, until a
  /// field takes focus.
  public struct Press {
    @usableFromInline var press: FormSession.Press?

    @usableFromInline init(_ press: FormSession.Press?) { self.press = press }

    /// The rule that the last step followed.
    public var rule: NavigationRule { press?.rule ?? .unknownField }
  }

  /// Return is pressed in this field.
  ///
  /// ```swift
  /// var press = form.pressReturn(in: "email")
  /// form.step(&press)  // .check("password")
  /// form.step(&press)  // .focus("password")
  /// form.step(&press)  // .stay: it has refused, and nobody else follows
  /// ```
  /// - Parameters:
  ///   - id: the field that has focus.
  ///   - shown: as for ``moveOnReturn(from:shown:)``.
  @inlinable
  public func pressReturn(in id: ID, shown: ReturnKey? = nil) -> Press {
    Press(slot(of: id).map { .return(in: $0, shown: shown) })
  }

  /// Return, where the fields are asked again that have refused an earlier press
  /// (`asksAgain`): if they refuse again, Return does what the key says.
  package func pressReturn(
    in id: ID, shown: ReturnKey? = nil, asksAgain: Bool
  ) -> Press {
    Press(
      slot(of: id).map {
        .return(in: $0, shown: shown, asksAgain: asksAgain)
      })
  }

  /// Tab, or backward Shift+Tab, is pressed in this field (R8). At an end the
  /// user stays, unless the press `wraps`; by default it does not.
  @inlinable
  public func pressTab(
    in id: ID, direction: TabOrder.Direction, wraps: Bool = false
  ) -> Press {
    Press(
      slot(of: id).map {
        .tab(in: $0, direction: direction, wraps: wraps)
      })
  }

  /// What the adapter has to do next. Each candidate comes at most once, and a
  /// press in which a field has refused never finishes (R10).
  ///
  /// While focus stays in the field, Return passes over the fields that have
  /// refused, and the key of the field says where Return goes instead. Every
  /// change of the form forgets the refusals; ``forgetRefusals()`` is for
  /// changes that the form does not know of.
  /// - Complexity: a few word operations; allocates only where a field refused.
  @inlinable
  public mutating func step(_ press: inout Press) -> Step {
    guard var current = press.press else { return .stay }
    press.press = nil
    defer { press.press = current }
    return session.step(&current).map(named)
  }

  /// Fields that refused focus may be asked again, because a text, a control or
  /// a layout has changed that the form does not know of (R10).
  ///
  /// - Returns: the positions whose key may say something else now (R7).
  @discardableResult
  public mutating func forgetRefusals() -> Range<Int> {
    session.forgetRefusals()
  }

  /// Whether Return passes over a field because that field has refused focus.
  package var hasRefusals: Bool { session.hasRefusals }
}

// MARK: Changes

extension FieldForm {
  /// Inserts a field. A field that the form has already is left as it is; a
  /// field that was removed while it had focus comes back to its place.
  ///
  /// A group, such as a nested form or a sheet, keeps Return inside: it is a form
  /// of its own. Tab visits the fields of all groups (R12).
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
  ///   - position: its place in ``order``; at the end by default, and if the
  ///     position is out of bounds.
  ///   - group: the number of its group; 0, the default, is the outermost form.
  /// - Returns: the positions whose key may say something else now (R7).
  @discardableResult
  public mutating func insert(
    _ id: ID, _ state: FieldState = FieldState(), at position: Int = .max,
    group: Int = 0
  ) -> Range<Int> {
    if let slot = slot(of: id) {
      // The field was removed while it had focus, and focus has not left yet.
      guard isRemoved(slot) else { return 0..<0 }
      return session.restore(slot, state)
    }
    let (slot, changed) = session.insert(state, at: position, group: group)
    setID(id, slot.index)
    return changed
  }

  /// Removes a field; the focused field keeps its place until focus leaves
  /// (R11).
  ///
  /// - Returns: the positions whose key may say something else now (R7).
  @discardableResult
  public mutating func remove(_ id: ID) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    let changed = session.remove(slot)
    forgetIfGone(id, slot.index)
    return changed
  }

  /// Takes the present state of a field. A field that the form does not know
  /// changes nothing.
  ///
  /// - Returns: the positions whose key may say something else now (R7).
  /// - Complexity: O(1) for a form of any size in practice.
  @inlinable @discardableResult
  public mutating func update(_ id: ID, _ state: FieldState) -> Range<Int> {
    guard let slot = slot(of: id) else { return 0..<0 }
    return session.update(slot, state)
  }

  /// Says which field has focus, `nil` for no field of this form. A field that
  /// the form does not know counts as no field.
  ///
  /// - Returns: the positions whose key may say something else now (R7).
  @inlinable @discardableResult
  public mutating func focusMoved(to id: ID?) -> Range<Int> {
    let left = session.focused
    let changed = session.focusMoved(to: id.flatMap(slot(of:)))
    if let left { forgetIfGone(ids[Int(left.index)], left.index) }
    return changed
  }

  /// Puts the fields into this order. Fields that the form does not have are
  /// inserted; fields that the order lacks are removed, the focused field when
  /// focus leaves (R11).
  ///
  /// - Parameters:
  ///   - order: all fields; an ID that stands there twice counts where it
  ///     stands first.
  ///   - state: the state of a new field; reachable and empty by default. A
  ///     field that the form has already keeps its state.
  ///   - group: the number of the group of each field. By default all are in
  ///     the outermost form, 0.
  /// - Returns: the positions whose key may say something else now (R7).
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
  /// - Returns: the positions whose key may say something else now (R7).
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
