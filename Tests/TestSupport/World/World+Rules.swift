package import FieldNavigation

/// The rules R4 to R8 for a form that doesn't change meanwhile. A position is
/// a place in the order of Tab (R2).
package struct Rules {
  package let policy: ReturnPolicy
  package let fields: [World.Field]
  package var states: [FieldState]
  let refusals: World.Refusals?
  /// Whether a position is a row that isn't displayed.
  let isUnseen: [Bool]
  /// Whether a press has to reveal the row at a position (R13).
  let needsReveal: [Bool]

  init(
    _ policy: ReturnPolicy, _ fields: [World.Field], _ states: [FieldState],
    refusals: World.Refusals?, isUnseen: [Bool], needsReveal: [Bool]
  ) {
    self.policy = policy
    self.fields = fields
    self.states = states
    self.refusals = refusals
    self.isUnseen = isUnseen
    self.needsReveal = needsReveal
  }

  /// The rules for fields in these states.
  package init(_ policy: ReturnPolicy, states: [FieldState]) {
    self.init(
      policy, states.indices.map { World.Field("\($0)") }, states,
      refusals: nil, isUnseen: states.map { _ in false },
      needsReveal: states.map { _ in false })
  }

  package func position(of id: String?) -> Int? {
    id.flatMap { id in fields.firstIndex { $0.id == id } }
  }

  func key(of id: String?) -> ReturnKey? { position(of: id).flatMap(key) }

  func isWanted(_ position: Int, onlyEmpty: Bool) -> Bool {
    states[position].isReachable && (!onlyEmpty || states[position].isEmpty)
  }

  /// R8: read-only and excluded fields are stops, too. Tab stays in a sheet.
  func isStop(_ position: Int, from origin: Int, _ traits: Traits) -> Bool {
    var passable: FieldState.Obstacles = []
    if traits.focusesReadOnly { passable.insert(.notEditable) }
    if !traits.tabSkipsExcluded { passable.insert(.excluded) }
    return states[position].obstacles.isSubset(of: passable)
      && fields[position].isInSheet == fields[origin].isInSheet
  }

  /// R10: the fields that Return in this field skips. This field's label also
  /// ignores the skipped fields.
  func leftOut(of origin: Int) -> [String] {
    refusals?.origin == fields[origin].id ? refusals?.refused ?? [] : []
  }

  /// R4, R5 and R12: the fields that Return tries before it finishes, in order.
  package func candidates(
    from origin: Int, without leftOut: [String]? = nil
  ) -> [Int] {
    let leftOut = leftOut ?? self.leftOut(of: origin)
    return way(from: origin, direction: .forward, wraps: true)
      .filter { isCandidate($0, of: origin, without: leftOut) }
  }

  private func isCandidate(
    _ position: Int, of origin: Int, without leftOut: [String]
  ) -> Bool {
    let isPicky = position < origin || policy.destination == .nextEmpty
    return position != origin
      && (position > origin || policy.ending != .finish)
      && isWanted(position, onlyEmpty: isPicky)
      && isMate(position, of: origin, without: leftOut)
  }

  /// R6: the first later candidate. If the app set the label to Done and this
  /// candidate exists, Return closes the keyboard.
  package func follower(
    of origin: Int, without leftOut: [String]? = nil
  ) -> Int? {
    candidates(from: origin, without: leftOut).first { $0 > origin }
  }

  /// R6: if the key shows Next, Return tries these fields after all candidates.
  package func fallbacks(
    from origin: Int, without leftOut: [String]? = nil
  ) -> [Int] {
    fields.indices.filter {
      $0 > origin && isWanted($0, onlyEmpty: false)
        && isMate($0, of: origin, without: leftOut ?? self.leftOut(of: origin))
    }
  }

  private func isMate(
    _ position: Int, of origin: Int, without leftOut: [String]
  ) -> Bool {
    fields[position].form == fields[origin].form
      && !leftOut.contains(fields[position].id)
  }

  /// R8: the other positions in one direction. With `wraps`, the positions on
  /// the other side follow.
  package func way(
    from origin: Int, direction: TabDirection, wraps: Bool = false
  ) -> [Int] {
    let before = Array(0..<origin)
    let after = Array((origin + 1)..<fields.count)
    if direction == .forward { return wraps ? after + before : after }
    return wraps ? before.reversed() + after.reversed() : before.reversed()
  }

  /// R8: the stops in one direction, nearest first.
  package func stops(
    from origin: Int, direction: TabDirection, wraps: Bool = false,
    _ traits: Traits = Traits()
  ) -> [Int] {
    way(from: origin, direction: direction, wraps: wraps)
      .filter { isStop($0, from: origin, traits) }
  }

  /// What a press of Return does (R4 to R6). `shown` is the label on the
  /// screen.
  package func move(
    from origin: Int, shown: ReturnKey? = nil
  ) -> FieldForm<Int>.Move {
    let state = states[origin]
    if state.handlesReturn { return .stay }
    if let fixed = state.fixedReturnKey, fixed != .next {
      return fixed.isEnding && follower(of: origin) != nil ? .resign : .finish
    }
    if let target = candidates(from: origin).first { return .focus(target) }
    guard promisesField(origin, shown) else { return .finish }
    if let next = fallbacks(from: origin).first { return .focus(next) }
    return isLastWithNext(origin) ? .finish : .stay
  }

  /// R6: the app wrote Next on a field that no reachable field follows.
  func isLastWithNext(_ origin: Int) -> Bool {
    states[origin].fixedReturnKey == .next
      && fallbacks(from: origin, without: []).isEmpty
  }

  /// R6: a key that shows Next finishes only where Next is the policy's finish
  /// key, or where it is the app's and no field follows.
  func promisesField(_ origin: Int, _ shown: ReturnKey?) -> Bool {
    states[origin].fixedReturnKey == .next
      || shown == .next && policy.finishKey != .next
  }

  /// R6: the label shows what Return will do.
  package func key(at position: Int) -> ReturnKey? {
    let state = states[position]
    if state.handlesReturn { return nil }
    if let fixed = state.fixedReturnKey { return fixed }
    let leftOut = leftOut(of: position)
    let hasTarget = fields.indices.contains {
      isCandidate($0, of: position, without: leftOut)
    }
    return hasTarget ? .next : policy.finishKey
  }
}

extension ReturnKey {
  /// R6: whether the label ends a form only where no field follows.
  var isEnding: Bool { [.done, .go, .join, .continue].contains(self) }
}

extension World {
  /// The fields in the order of Tab (R2).
  package var arranged: [Field] {
    guard var place = fields.firstIndex(where: \.isGone) else {
      return sorted(fields)
    }
    // R11: a removed field stays behind the field that it followed.
    var others = fields
    let gone = others.remove(at: place)
    others = sorted(others)
    place = 0
    for id in predecessors {
      guard let found = others.firstIndex(where: { $0.id == id }) else {
        continue
      }
      place = found + 1
      break
    }
    others.insert(gone, at: place)
    return others
  }

  private func sorted(_ fields: [Field]) -> [Field] {
    guard let order else { return fields }
    let listed = Set(order)
    let byID = Dictionary(fields.map { ($0.id, $0) }) { first, _ in first }
    return order.compactMap { byID[$0] }
      + fields.filter { !listed.contains($0.id) }
  }

  /// The rules for the world at this moment.
  package var rules: Rules {
    let arranged = arranged
    // R13: a row never displayed is like its nearest displayed neighbor before
    // it. Without one, it is like the nearest one after it.
    var before: [Int: Field] = [:]
    for field in arranged.reversed() {
      if let list = field.list, let seen = seen[field.id],
        !revealed.contains(field.id)
      {
        before[list] = seen
      }
    }
    let isUnseen = arranged.map {
      $0.list != nil && !displayed.contains($0.id)
    }
    var states = arranged.map { field in
      guard let list = field.list, !field.isGone else {
        return state(of: field)
      }
      if let seen = seen[field.id] {
        if !revealed.contains(field.id) { before[list] = seen }
        return state(of: seen)
      }
      guard var guess = before[list], !guess.isPlain else {
        return FieldState(obstacles: .detached)
      }
      (guess.text, guess.key, guess.handlesReturn) = ("", nil, false)
      return state(of: guess)
    }
    // R16: a mistake in a row without a view is passed.
    for (place, field) in arranged.enumerated() {
      states[place].isInvalid = field.isInvalid && !isUnseen[place]
    }
    return Rules(
      policy, arranged, states, refusals: refusals, isUnseen: isUnseen,
      needsReveal: isUnseen.map { $0 && !knowsAllRows })
  }

  /// R1: what the form knows about a field.
  package func state(of field: Field) -> FieldState {
    var obstacles: FieldState.Obstacles = []
    if field.isGone || field.isPlain || field.isInSheet != isPresenting {
      obstacles.insert(.detached)
    }
    if field.isHidden || hiddenGroups.contains(field.form) {
      obstacles.insert(.hidden)
    }
    if field.isDisabled || isDisabled { obstacles.insert(.disabled) }
    if field.isReadOnly { obstacles.insert(.notEditable) }
    if field.isExcluded { obstacles.insert(.excluded) }
    return FieldState(
      obstacles: obstacles, isEmpty: field.text.isEmpty,
      handlesReturn: field.handlesReturn, fixedReturnKey: field.key,
      isInvalid: field.isInvalid)
  }
}
