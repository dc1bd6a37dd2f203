package import FieldNavigation

/// A key press as a loop over candidates (R4 to R6, R8, R10, R13). The world
/// may change between two steps.
package struct WorldPress: Sendable {
  package enum Step: Hashable, Sendable {
    case check(String)
    /// The list shows this row, so that the press learns what is in it.
    case reveal(String)
    case focus(String)
    case finish, resign, stay
  }

  package enum Key: Hashable, Sendable {
    case `return`(shown: ReturnKey?)
    case tab(TabDirection, wraps: Bool)
    /// A key that ends the form from any field.
    case finish
    /// The app asks for the first such field of the whole form.
    case first(FirstField)
  }

  package let key: Key
  package let origin: String
  let traits: Traits
  /// The fields that have refused in this press.
  package private(set) var refused: [String] = []
  package private(set) var rule = NavigationRule.tab
  /// Whether Return now tries filled fields. Return does so if only filled
  /// fields are left and the key shows Next.
  private var isFallback = false
  private var checked: String?
  private var attempted: String?
  /// R16: whether the press goes through the form from its start, the field
  /// that it has looked at last, and whether it has found a mistake.
  private var isSearching: Bool
  private var looked: String?
  private var hasFound = false
  /// The rows that this press has revealed, and how many rows that loaded.
  private var revealed: [String] = []
  var loaded = 0
  private var hasGoneBack = false
  /// How many rows a list displays after a reveal. Where only one counts, the
  /// world doesn't know what else came into view.
  var window = 1

  package init(_ key: Key, in origin: String, traits: Traits = Traits()) {
    self.key = key
    self.origin = origin
    self.traits = traits
    isSearching = [.finish, .first(.empty), .first(.invalid)].contains(key)
  }

  /// R13: the rows that one press loads at most.
  package static let bound = 200

  /// Returns the next step. A call after a `focus` step means that this step's
  /// field has refused.
  package mutating func step(_ world: inout World) -> Step {
    if let attempted { refused.append(attempted) }
    attempted = nil
    let rules = world.rules
    if isSearching { return search(rules) }
    if case .return = key, validates(world), world.policy.stopsAtInvalid,
      let place = rules.position(of: origin), !rules.states[place].handlesReturn
    {
      rule = .mistake
      if looked == nil {
        looked = origin
        return .check(origin)
      }
      if rules.states[place].isInvalid { return .stay }
    }
    let move = move(rules)
    if hasGoneBack { return .stay }
    if case .focus(let position) = move {
      return step(to: position, rules, &world)
    }
    let again = asksAgain && refusedAgain(world)
    if !revealed.isEmpty, refused.isEmpty || again,
      move == .finish || rule == .label
    {
      return goBack(toLast: false, world)
    }
    if refused.isEmpty {
      if move == .resign, let follower = follower(rules), checked != follower {
        checked = follower
        return .check(follower)
      }
      if move == .finish { return finish(world, rules) }
      return move == .resign ? .resign : .stay
    }
    return move == .finish && again ? finish(world, rules) : stay(&world)
  }

  // MARK: Mistakes

  private func validates(_ world: World) -> Bool {
    traits.has.contains(.mistakes) && world.validates
  }

  /// R16: the form finishes only without a mistake.
  private mutating func finish(_ world: World, _ rules: Rules) -> Step {
    guard validates(world) else { return .finish }
    (isSearching, looked, checked) = (true, nil, nil)
    return search(rules)
  }

  private mutating func search(_ rules: Rules) -> Step {
    let form = rules.position(of: origin).map { rules.fields[$0].form }
    var rest = Array(rules.fields.indices)
    if let looked {
      guard let place = rules.position(of: looked) else { return .stay }
      if checked == looked, isGoal(rules.states[place]),
        !rules.isUnseen[place]
      {
        hasFound = true
        rule = key == .first(.empty) ? .target : .mistake
        if looked == origin { return .stay }
        if !refused.contains(looked), !leftOutOfSearch(rules).contains(looked) {
          checked = nil
          attempted = looked
          return .focus(looked)
        }
      }
      rest.removeFirst(place + 1)
    }
    let isWhole = key == .first(.empty) || key == .first(.invalid)
    let next = rest.first {
      rules.isWanted($0, onlyEmpty: key == .first(.empty))
        && (isWhole || rules.fields[$0].form == form)
    }
    guard let next else { return hasFound || isWhole ? .stay : .finish }
    looked = rules.fields[next].id
    checked = looked
    return .check(rules.fields[next].id)
  }

  private func isGoal(_ state: FieldState) -> Bool {
    state.isReachable
      && (key == .first(.empty) ? state.isEmpty : state.isInvalid)
  }

  private func leftOutOfSearch(_ rules: Rules) -> [String] {
    guard case .return = key else { return [] }
    return rules.position(of: origin).map { leftOut(rules, $0) } ?? []
  }

  // MARK: Return and Tab

  private mutating func step(
    to position: Int, _ rules: Rules, _ world: inout World
  ) -> Step {
    let target = rules.fields[position].id
    // With the key Next and no empty field, any revealed field will do (R6).
    let isAnyField = rule == .label && !revealed.isEmpty
    guard rules.needsReveal[position] else {
      return isAnyField ? goBack(toLast: false, world) : attempt(target)
    }
    if isAnyField, !fields(world).isEmpty {
      return goBack(toLast: false, world)
    }
    if loaded >= Self.bound { return goBack(toLast: true, world) }
    return reveal(target, in: &world)
  }

  private var asksAgain: Bool { traits.asksAgain }

  /// R10: whether only fields have refused that refused an earlier press. The
  /// key shows what Return does without them.
  private func refusedAgain(_ world: World) -> Bool {
    world.refusals?.origin == origin
      && refused.allSatisfy { world.refusals?.refused?.contains($0) == true }
  }

  private mutating func attempt(_ target: String) -> Step {
    guard checked == target else {
      checked = target
      return .check(target)
    }
    checked = nil
    attempted = target
    return .focus(target)
  }

  private func stay(_ world: inout World) -> Step {
    if case .return = key, world.rules.position(of: origin) != nil {
      let leftOut =
        world.refusals?.origin == origin ? world.refusals?.refused ?? [] : []
      world.refusals = .init(
        origin: origin,
        refused: leftOut + refused.filter { !leftOut.contains($0) })
      if world.looksLate {
        let look = world.look
        world.refusals?.look = look
      }
    }
    return .stay
  }

  /// The fields that this press doesn't ask, because they refused earlier.
  private func leftOut(_ rules: Rules, _ position: Int) -> [String] {
    asksAgain ? [] : rules.leftOut(of: position)
  }

  private mutating func move(_ rules: Rules) -> FieldForm<Int>.Move {
    let position = rules.position(of: origin)
    switch key {
    case .finish, .first: return .stay
    case .tab(let direction, let wraps):
      guard let position else { return .stay }
      let way = rules.way(from: position, direction: direction, wraps: wraps)
      return next(in: way, rules) { rules.isStop($0, from: position, traits) }
    case .return(let shown):
      guard let position else {
        return stay(refused.isEmpty ? .unknownField : .refusal)
      }
      let state = rules.states[position]
      if state.handlesReturn {
        return stay(refused.isEmpty ? .wish : .refusal)
      }
      rule = refused.isEmpty ? .label : .refusal
      let leftOut = leftOut(rules, position)
      if let fixed = state.fixedReturnKey, fixed != .next {
        return rules.move(from: position)
      }
      let way = rules.way(
        from: position, direction: .forward,
        wraps: rules.policy.ending != .finish)
      let candidates = Set(rules.candidates(from: position, without: leftOut))
      let move = next(in: way, rules, where: candidates.contains)
      if case .focus(let target) = move {
        if refused.isEmpty { rule = target > position ? .target : .ending }
        return move
      }
      guard rules.promisesField(position, shown) else {
        if refused.isEmpty { rule = .ending }
        return .finish
      }
      let fallbacks = Set(rules.fallbacks(from: position, without: leftOut))
      if refused.isEmpty, !fallbacks.isEmpty { isFallback = true }
      if rules.isLastWithNext(position) { return .finish }
      guard isFallback else { return .stay }
      let after = rules.way(from: position, direction: .forward)
      return next(in: after, rules, where: fallbacks.contains)
    }
  }

  /// The candidate that makes Return close the keyboard (R6). The fields'
  /// current states determine this field.
  private func follower(_ rules: Rules) -> String? {
    rules.position(of: origin).flatMap { rules.follower(of: $0) }
      .map { rules.fields[$0].id }
  }

  private mutating func stay(_ rule: NavigationRule) -> FieldForm<Int>.Move {
    self.rule = rule
    return .stay
  }

  /// The first wanted field after the last refusal. The search skips fields
  /// that have refused.
  private func next(
    in way: [Int], _ rules: Rules, where isWanted: (Int) -> Bool
  ) -> FieldForm<Int>.Move {
    let last = rules.position(of: refused.last)
    let rest = last.flatMap(way.firstIndex(of:)).map { way[($0 + 1)...] }
    let found = (rest ?? way[...]).first {
      isWanted($0) && !refused.contains(rules.fields[$0].id)
    }
    return found.map { .focus($0) } ?? .stay
  }

  // MARK: Rows

  /// Shows a row. From now on the form knows what is in it.
  private mutating func reveal(_ id: String, in world: inout World) -> Step {
    revealed.append(id)
    loaded += 1
    world.display(rows(around: id, world), known: world.upcoming)
    if traits.looksPastPlainRows { world.revealed.insert(id) }
    return .reveal(id)
  }

  /// The rows that the list displays after it has scrolled just far enough.
  private func rows(around id: String, _ world: World) -> Set<String> {
    let list = world[id]?.list
    let rows = world.fields.filter { $0.list == list && !$0.isGone }.map(\.id)
    let others = world.displayed.subtracting(rows)
    guard window > 1, let row = rows.firstIndex(of: id) else {
      return world.displayed.union([id])
    }
    let top = rows.firstIndex { world.displayed.contains($0) } ?? 0
    let start = max(min(top, row), row + 1 - window)
    return others.union(rows[start...].prefix(window))
  }

  /// The revealed fields that a press may go back to.
  private func fields(_ world: World) -> [String] {
    revealed.filter { id in
      world[id].map { world.state(of: $0).isReachable } == true
        && !refused.contains(id)
    }
  }

  /// R13: without an empty field, the press goes to the first field that it
  /// revealed; at the bound, to the last one.
  private mutating func goBack(toLast isLast: Bool, _ world: World) -> Step {
    hasGoneBack = true
    let fields = fields(world)
    guard let target = isLast ? fields.last : fields.first else { return .stay }
    attempted = target
    return .focus(target)
  }
}
