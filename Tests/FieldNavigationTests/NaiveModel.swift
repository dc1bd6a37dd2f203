import FieldNavigation

/// The rules R4 to R11 as arrays and loops: what the engine is compared with.
/// Nothing here is fast, and nothing is shared with the engine but its values.
struct NaiveModel {
  struct Field {
    var id: Int
    var state: FieldState
    /// Removed while it had focus (R11).
    var isGone = false

    var isReachable: Bool { !isGone && state.obstacles.isEmpty }
    var isEmpty: Bool { isReachable && state.isEmpty }
  }

  var policy = ReturnPolicy()
  var fields: [Field] = []
  var focused: Int?

  func position(of id: Int) -> Int? {
    fields.firstIndex { $0.id == id }
  }

  /// R4 and R5: where Return looks, in this order, before it finishes.
  func candidates(from position: Int) -> [Int] {
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
    return found
  }

  /// R8: the next reachable field in one direction.
  func tab(from position: Int, forward: Bool, wraps: Bool = false) -> Int? {
    var rest = forward ? Array((position + 1)..<fields.count) : []
    if !forward { rest = Array((0..<position).reversed()) }
    if wraps {
      rest +=
        forward
        ? Array(0..<position) : ((position + 1)..<fields.count).reversed()
    }
    return rest.first { fields[$0].isReachable }
  }

  /// R4 to R6. `shown` is what the key says on the screen.
  func move(from position: Int, shown: ReturnKey? = nil) -> Move<Int> {
    let state = fields[position].state
    if state.handlesReturn { return .stay }
    if let fixed = state.fixedReturnKey, fixed != .next { return .finish }
    if let target = candidates(from: position).first { return .focus(target) }
    guard state.fixedReturnKey == .next || shown == .next else {
      return .finish
    }
    return tab(from: position, forward: true).map { .focus($0) } ?? .stay
  }

  /// R6: the key says what Return does.
  func key(at position: Int) -> ReturnKey? {
    let state = fields[position].state
    if state.handlesReturn { return nil }
    if let fixed = state.fixedReturnKey { return fixed }
    return candidates(from: position).isEmpty ? policy.finishKey : .next
  }

  mutating func insert(_ id: Int, _ state: FieldState, at position: Int) {
    let isInside = fields.indices.contains(position)
    fields.insert(
      Field(id: id, state: state), at: isInside ? position : fields.count)
  }

  mutating func update(_ id: Int, _ state: FieldState) {
    for index in fields.indices where fields[index].id == id {
      fields[index].state = state
    }
  }

  /// R11: the focused field keeps its place until focus leaves.
  mutating func remove(_ id: Int) {
    if focused == id {
      for index in fields.indices where fields[index].id == id {
        fields[index].isGone = true
      }
    } else {
      fields.removeAll { $0.id == id }
    }
  }

  mutating func focus(_ id: Int?) {
    if id != focused { fields.removeAll { $0.isGone } }
    focused = id
  }

  /// R11: a focused field that the order lacks stays behind what came before.
  mutating func reorder(_ order: [Int]) {
    var sorted: [Field] = []
    for id in order where !sorted.contains(where: { $0.id == id }) {
      sorted += fields.filter { $0.id == id && !$0.isGone }
    }
    if let focused, !sorted.contains(where: { $0.id == focused }),
      let position = position(of: focused)
    {
      var place = 0
      for before in fields[..<position].reversed() {
        if let found = sorted.firstIndex(where: { $0.id == before.id }) {
          place = found + 1
          break
        }
      }
      var field = fields[position]
      field.isGone = true
      sorted.insert(field, at: place)
    }
    fields = sorted
  }
}
