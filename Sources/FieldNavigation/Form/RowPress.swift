/// A press in a form with rows that have no views (R13).
///
/// Such a form has slots that stand for rows: for one row, or for a range of a
/// list's rows. A press that reaches one of these slots can't focus it, so the
/// row has to be revealed first.
///
/// 1. The adapter asks for a step and carries it out, as for
///    ``FormSession/Press``.
/// 2. ``FieldForm/Step/reveal(_:)``: the adapter shows the slot's next row,
///    updates the form, and calls `didReveal(_:at:)`. Unless the form changed,
///    the next step names the same slot again, because a range may have
///    further rows.
/// 3. A press reveals at most 200 rows.
/// 4. A press that revealed rows never finishes the form, because the user was
///    promised a next field. If no field was empty, focus goes back to the
///    first field that the press revealed, or at the limit to the last one,
///    from where the next press continues.
/// 5. If a field refused, the press doesn't go back to a filled one (R10).
///
/// A list reuses its views, so the adapter names a revealed row by a number of
/// its choice, its *place*, by which it can show that row again.
@usableFromInline package struct RowPress: Sendable {
  package enum Step: Equatable {
    case step(FormSession.Step)
    /// Show the row at this place again, and focus its first or its last
    /// reachable field. If there is none, or if it refuses, ask for the next
    /// step.
    case goBack(to: Int, isLast: Bool)
  }

  package static let limit = 200

  @usableFromInline package var base: FormSession.Press
  package private(set) var revealedCount = 0
  /// The places of the revealed rows that have a field.
  private var places: [Int] = []
  /// If a field in this row refuses, the place leaves `places`, because a press
  /// asks a field once.
  private var latestRevealHasPlace = false
  private var wentBack = false

  @usableFromInline package init(_ press: FormSession.Press) {
    base = press
  }

  /// - Parameters:
  ///   - rows: how many rows this displayed, since a list that scrolls may
  ///     display several at once. Any number below 1 counts as 1, so that every
  ///     press ends.
  ///   - place: the place of the revealed row; `nil` if the row has no
  ///     reachable field.
  package mutating func didReveal(_ rows: Int, at place: Int?) {
    revealedCount += max(0, rows - 1)
    base.ignoreMistakes()
    if let place { places.append(place) }
    latestRevealHasPlace = place != nil
  }

  /// `isRow` tells whether a slot stands for rows without a view.
  package mutating func step(
    in session: inout FormSession, isRow: (FormSession.Slot) -> Bool
  ) -> Step {
    if wentBack { return .step(.stay) }
    if base.candidates.isAttempting, latestRevealHasPlace {
      places.removeLast()
      latestRevealHasPlace = false
    }
    let rule = base.rule
    var step = session.step(&base)
    // A search passes the fields that have no view (R16).
    while base.search != nil, case .focus(let slot) = step, isRow(slot) {
      base.pass(slot, rule)
      step = session.step(&base)
    }
    if case .focus(let slot) = step, isRow(slot) {
      base.candidates.withdraw()
      return reveal(slot)
    }
    switch step {
    case .finish where revealedCount > 0: return goBack(isLast: false)
    // The key shows Next, and the form has no other empty field (R6).
    case .check, .focus, .stay:
      return revealedCount > 0 && base.rule == .label
        ? goBack(isLast: false) : .step(step)
    default: return .step(step)
    }
  }

  private mutating func reveal(_ slot: FormSession.Slot) -> Step {
    // With the key Next and no empty field, any field will do (R6).
    if base.rule == .label, !places.isEmpty { return goBack(isLast: false) }
    if revealedCount >= Self.limit { return goBack(isLast: true) }
    revealedCount += 1
    return .step(.reveal(slot))
  }

  private mutating func goBack(isLast: Bool) -> Step {
    wentBack = true
    guard let place = isLast ? places.last : places.first else {
      return .step(.stay)
    }
    return .goBack(to: place, isLast: isLast)
  }
}

extension FieldForm {
  /// The next step in a form with rows that have no views, such as the rows of
  /// a table that are scrolled out of sight (R13).
  ///
  /// Works like ``step(_:)``, and returns ``Step/reveal(_:)`` for a field that
  /// has no view. A press reveals at most 200 rows, and then never finishes the
  /// form, because the key promised a next field. If none of the revealed
  /// fields is empty, it goes to the first one, or at the limit to the last
  /// one.
  ///
  /// ```swift
  /// var form = FieldForm(["name", "row 1", "row 2"])
  /// var press = form.pressReturn(in: "name")
  /// var shown: Set = ["name"]
  /// form.step(&press) { !shown.contains($0) }  // .check("row 1")
  /// form.step(&press) { !shown.contains($0) }  // .reveal("row 1")
  /// shown.insert("row 1")
  /// form.step(&press) { !shown.contains($0) }  // .check("row 1")
  /// form.step(&press) { !shown.contains($0) }  // .focus("row 1")
  /// ```
  /// - Parameters:
  ///   - press: the press, from ``pressReturn(in:shown:validates:)`` or
  ///     ``pressTab(in:direction:wraps:)``.
  ///   - needsReveal: whether a field has no view now.
  /// - Complexity: the same as ``step(_:)``.
  public mutating func step(
    _ press: inout Press, needsReveal: (ID) -> Bool
  ) -> Step {
    if let shown = press.revealing.flatMap({ session.slot(index: $0) }) {
      press.revealing = nil
      let isFound =
        !needsReveal(uncheckedID(of: shown))
        && session.state(of: shown)?.isReachable == true
      if press.isGoingBack {
        return isFound ? .focus(uncheckedID(of: shown)) : .stay
      }
      press.rowPress.didReveal(1, at: isFound ? Int(shown.index) : nil)
    }
    let step = press.rowPress.step(in: &session) { [ids] in
      needsReveal(ids[Int($0.index)])
    }
    switch step {
    case .step(let step):
      if case .reveal(let slot) = step { press.revealing = slot.index }
      return step.map(uncheckedID)
    case .goBack(let place, _):
      let id = ids[place]
      guard needsReveal(id) else { return .focus(id) }
      press.revealing = Int32(truncatingIfNeeded: place)
      press.isGoingBack = true
      return .reveal(id)
    }
  }
}
