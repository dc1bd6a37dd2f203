import FieldNavigation

/// A model of rules R4 to R12 made of arrays and loops. Tests compare the
/// engine with this model. The model isn't fast. The model shares only its
/// types with the engine.
struct NaiveModel {
  struct Field: Equatable {
    var id: Int
    var state: FieldState
    var group = 0
    /// Whether the field was removed while it had focus (R11).
    var isGone = false

    var isReachable: Bool { !isGone && state.obstacles.isEmpty }
    var isEmpty: Bool { isReachable && state.isEmpty }
    /// R8: read-only and excluded fields are stops too.
    var isStop: Bool {
      !isGone
        && state.obstacles.subtracting([.notEditable, .excluded]).isEmpty
    }
  }

  /// R10: the fields that have refused focus. The user pressed Return in the
  /// field `origin`.
  struct Refusals: Equatable {
    var origin: Int
    var refused: [Int]
  }

  var policy = ReturnPolicy()
  var fields: [Field] = []
  var focused: Int?
  var refusals: Refusals?

  func position(of id: Int) -> Int? {
    fields.firstIndex { $0.id == id }
  }

  /// R10: the fields that Return in this field skips. This field's label also
  /// ignores the skipped fields.
  func leftOut(of id: Int) -> [Int] {
    refusals?.origin == id ? refusals?.refused ?? [] : []
  }

  /// R4, R5 and R12: the fields that Return tries before it finishes, in order.
  func candidates(from position: Int) -> [Int] {
    let leftOut = leftOut(of: fields[position].id)
    let wanted = { (field: Field) in
      policy.destination == .next ? field.isReachable : field.isEmpty
    }
    var found: [Int] = []
    for other in fields.indices where other > position && wanted(fields[other])
    {
      found.append(other)
    }
    for other in fields.indices where other < position {
      switch policy.ending {
      case .finish: break
      case .wrap: if wanted(fields[other]) { found.append(other) }
      case .wrapToEmpty: if fields[other].isEmpty { found.append(other) }
      }
    }
    return found.filter {
      fields[$0].group == fields[position].group
        && !leftOut.contains(fields[$0].id)
    }
  }

  /// R6: the first candidate after the field. The app may set the label to
  /// Done. If this candidate exists, Return then closes the keyboard.
  func follower(of position: Int) -> Int? {
    candidates(from: position).first { $0 > position }
  }

  /// R6: if the key shows Next, Return tries these fields after all candidates.
  func fallbacks(from position: Int) -> [Int] {
    let leftOut = leftOut(of: fields[position].id)
    return fields.indices.filter {
      $0 > position && fields[$0].isReachable
        && fields[$0].group == fields[position].group
        && !leftOut.contains(fields[$0].id)
    }
  }

  /// R8: the other positions in one direction. With `wraps`, the positions on
  /// the other side follow.
  func way(from position: Int, direction: TabOrder.Direction, wraps: Bool)
    -> [Int]
  {
    let before = Array(0..<position)
    let after = Array((position + 1)..<fields.count)
    if direction == .forward { return wraps ? after + before : after }
    return wraps ? before.reversed() + after.reversed() : before.reversed()
  }

  /// R8: the next stop in one direction.
  func tab(
    from position: Int, direction: TabOrder.Direction, wraps: Bool = false
  ) -> Int? {
    way(from: position, direction: direction, wraps: wraps)
      .first { fields[$0].isStop }
  }

  /// Returns what a press of Return does (R4 to R6). `shown` is the label on
  /// the screen.
  func move(from position: Int, shown: ReturnKey? = nil) -> FieldForm<Int>.Move
  {
    let state = fields[position].state
    if state.handlesReturn { return .stay }
    if let fixed = state.fixedReturnKey, fixed != .next {
      let isEnd = [.done, .go, .join, .continue].contains(fixed)
      return isEnd && follower(of: position) != nil ? .resign : .finish
    }
    if let target = candidates(from: position).first { return .focus(target) }
    guard state.fixedReturnKey == .next || shown == .next else {
      return .finish
    }
    return fallbacks(from: position).first.map { .focus($0) } ?? .stay
  }

  /// R6: the label shows what Return will do.
  func key(at position: Int) -> ReturnKey? {
    let state = fields[position].state
    if state.handlesReturn { return nil }
    if let fixed = state.fixedReturnKey { return fixed }
    return candidates(from: position).isEmpty ? policy.finishKey : .next
  }
}

// MARK: Changes

extension NaiveModel {
  /// Makes a change to the model. If the form differs afterwards, refusals are
  /// forgotten (R10).
  private mutating func change(_ body: (inout NaiveModel) -> Void) {
    let before = self
    body(&self)
    if fields != before.fields || focused != before.focused
      || policy != before.policy
    {
      refusals = nil
    }
  }

  mutating func insert(
    _ id: Int, _ state: FieldState, at position: Int, group: Int = 0
  ) {
    change { model in
      if let old = model.position(of: id) {
        // The app adds the field again before focus leaves it.
        guard model.fields[old].isGone else { return }
        model.fields[old].isGone = false
        model.fields[old].state = state
      } else {
        let isInside = model.fields.indices.contains(position)
        model.fields.insert(
          Field(id: id, state: state, group: group),
          at: isInside ? position : model.fields.count)
      }
    }
  }

  mutating func update(_ id: Int, _ state: FieldState) {
    change { model in
      for index in model.fields.indices where model.fields[index].id == id {
        model.fields[index].state = state
      }
    }
  }

  /// R11: a removed field with focus keeps its place until focus leaves.
  mutating func remove(_ id: Int) {
    change { model in
      if model.focused == id {
        for index in model.fields.indices where model.fields[index].id == id {
          model.fields[index].isGone = true
        }
      } else {
        model.fields.removeAll { $0.id == id }
      }
    }
  }

  mutating func focus(_ id: Int?) {
    change { model in
      if id != model.focused { model.fields.removeAll { $0.isGone } }
      model.focused = id
    }
  }

  mutating func setPolicy(_ policy: ReturnPolicy) {
    change { $0.policy = policy }
  }

  /// R11: a new order may omit the focused field. The focused field then
  /// remains after its predecessor, in the same group.
  mutating func reorder(
    _ order: [Int], state: (Int) -> FieldState = { _ in FieldState() },
    group: (Int) -> Int = { _ in 0 }
  ) {
    change { model in
      var sorted: [Field] = []
      for id in order where !sorted.contains(where: { $0.id == id }) {
        let old = model.fields.first { $0.id == id }
        sorted.append(
          Field(id: id, state: old?.state ?? state(id), group: group(id)))
      }
      if let focused = model.focused, !order.contains(focused),
        let position = model.position(of: focused)
      {
        var place = 0
        for before in model.fields[..<position].reversed() {
          if let found = sorted.firstIndex(where: { $0.id == before.id }) {
            place = found + 1
            break
          }
        }
        var field = model.fields[position]
        field.isGone = true
        sorted.insert(field, at: place)
      }
      model.fields = sorted
    }
  }
}
