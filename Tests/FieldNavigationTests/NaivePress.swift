import FieldNavigation

/// A model of a key press, made of loops (R4 to R6, R8, R10). The form may
/// change between two steps of a press.
struct NaivePress: CustomStringConvertible {
  enum Key {
    case `return`(shown: ReturnKey?)
    case tab(TabOrder.Direction, wraps: Bool)
  }

  let key: Key
  let origin: Int
  /// The IDs of the fields that have refused in this press.
  private(set) var refused: [Int] = []
  private(set) var rule = NavigationRule.tab
  /// Whether Return now tries filled fields. Return does so if only filled
  /// fields are left and the key shows Next.
  private var isFallback = false
  private var checked: Int?
  private var attempted: Int?

  init(_ key: Key, in origin: Int) {
    self.key = key
    self.origin = origin
  }

  var description: String { "\(key) in \(origin)" }

  /// Returns the next step. A call after a `focus` step means that this step's
  /// field has refused.
  mutating func step(_ model: inout NaiveModel) -> FieldForm<Int>.Step {
    if let attempted { refused.append(attempted) }
    attempted = nil
    let move = move(in: model)
    if case .focus(let id) = move {
      guard checked == id else {
        checked = id
        return .check(id)
      }
      checked = nil
      attempted = id
      return .focus(id)
    }
    if refused.isEmpty {
      if move == .resign, let follower = follower(in: model),
        checked != follower
      {
        checked = follower
        return .check(follower)
      }
      return move == .finish ? .finish : move == .resign ? .resign : .stay
    }
    if case .return = key, model.position(of: origin) != nil {
      let leftOut = model.leftOut(of: origin)
      model.refusals = .init(origin: origin, refused: leftOut + refused)
    }
    return .stay
  }

  private mutating func move(in model: NaiveModel) -> FieldForm<Int>.Move {
    let position = model.position(of: origin)
    switch key {
    case .tab(let direction, let wraps):
      guard let position else { return .stay }
      let way = model.way(from: position, direction: direction, wraps: wraps)
      return next(in: way, of: model) { model.fields[$0].isStop }
    case .return(let shown):
      guard let position else {
        return stay(refused.isEmpty ? .unknownField : .refusal)
      }
      let state = model.fields[position].state
      if state.handlesReturn {
        return stay(refused.isEmpty ? .wish : .refusal)
      }
      rule = refused.isEmpty ? .label : .refusal
      if let fixed = state.fixedReturnKey, fixed != .next {
        return model.move(from: position).map { model.fields[$0].id }
      }
      let way = model.way(
        from: position, direction: .forward,
        wraps: model.policy.ending != .finish)
      let candidates = Set(model.candidates(from: position))
      let move = next(in: way, of: model, where: candidates.contains)
      if case .focus(let id) = move {
        if refused.isEmpty {
          rule = (model.position(of: id) ?? 0) > position ? .target : .ending
        }
        return move
      }
      guard state.fixedReturnKey == .next || shown == .next else {
        if refused.isEmpty { rule = .ending }
        return .finish
      }
      let fallbacks = Set(model.fallbacks(from: position))
      if refused.isEmpty, !fallbacks.isEmpty { isFallback = true }
      guard isFallback else { return .stay }
      let after = model.way(from: position, direction: .forward, wraps: false)
      return next(
        in: after, of: model, where: fallbacks.contains)
    }
  }

  /// The candidate that makes Return close the keyboard (R6). The fields'
  /// current states determine this field.
  private func follower(in model: NaiveModel) -> Int? {
    model.position(of: origin).flatMap(model.follower(of:))
      .map { model.fields[$0].id }
  }

  private mutating func stay(_ rule: NavigationRule) -> FieldForm<Int>.Move {
    self.rule = rule
    return .stay
  }

  /// The first wanted field after the last refusal. The search skips fields
  /// that have refused.
  private func next(
    in way: [Int], of model: NaiveModel, where isWanted: (Int) -> Bool
  ) -> FieldForm<Int>.Move {
    let last = refused.last.flatMap(model.position(of:))
    let rest = last.flatMap(way.firstIndex(of:)).map { way[($0 + 1)...] }
    let found = (rest ?? way[...]).first {
      isWanted($0) && !refused.contains(model.fields[$0].id)
    }
    return found.map { .focus(model.fields[$0].id) } ?? .stay
  }
}
