import FieldNavigation
import TestSupport
import Testing

/// Random changes of forms of many sizes, the engine beside the naive model.
@Suite struct RandomDriverTests {
  struct Run: CustomTestStringConvertible {
    var seed: UInt64
    var fields: Int
    var steps: Int
    var testDescription: String { "seed \(seed), \(fields) fields" }
  }

  @Test(
    "R4-R11: a form that changes at random answers as a new one would",
    arguments: [
      Run(seed: 1, fields: 0, steps: 400),
      Run(seed: 2, fields: 1, steps: 400),
      Run(seed: 3, fields: 7, steps: 400),
      Run(seed: 4, fields: 63, steps: 300),
      Run(seed: 5, fields: 64, steps: 300),
      Run(seed: 6, fields: 65, steps: 300),
      Run(seed: 7, fields: 128, steps: 200),
      Run(seed: 8, fields: 300, steps: 200),
      Run(seed: 9, fields: 4095, steps: 12),
      Run(seed: 10, fields: 4096, steps: 12),
      Run(seed: 11, fields: 5000, steps: 12),
    ])
  func drive(run: Run) throws {
    var driver = Driver(run.seed)
    for _ in 0..<run.fields { _ = driver.insert(at: driver.model.fields.count) }
    for step in 0..<run.steps {
      let action = driver.step()
      if let problem = driver.problem() {
        Issue.record("seed \(run.seed), step \(step), \(action): \(problem)")
        return
      }
    }
  }
}

/// The engine and the model, changed in the same way.
private struct Driver {
  var session = FormSession()
  var model = NaiveModel()
  var slots: [Int: FormSession.Slot] = [:]
  var random: Seeded
  var nextID = 0
  /// The keys before the last change, and what the change returned.
  var before: [Int: ReturnKey?] = [:]
  var range = 0..<0

  init(_ seed: UInt64) { random = Seeded(seed) }

  mutating func state() -> FieldState {
    let rare = Int.random(in: 0..<20, using: &random)
    return FieldState(
      obstacles: [[], [], [], .hidden, .disabled][rare % 5],
      isEmpty: Bool.random(using: &random),
      handlesReturn: rare == 19,
      fixedReturnKey: rare == 18 ? .next : rare == 17 ? .search : nil)
  }

  mutating func insert(at position: Int) -> String {
    let state = state()
    let change = session.insert(state, at: position)
    model.insert(nextID, state, at: position)
    slots[nextID] = change.slot
    range = change.changed
    nextID += 1
    return "insert at \(position)"
  }

  mutating func step() -> String {
    before = keys()
    range = 0..<0
    let alive = model.fields.filter { !$0.isGone }.map(\.id)
    let id = alive.randomElement(using: &random)
    switch (Int.random(in: 0..<12, using: &random), id) {
    case (0...2, _), (_, nil):
      let bound = model.fields.count + 2
      return insert(at: .random(in: 0...bound, using: &random))
    case (3...5, let id?):
      let new = state()
      range = session.update(slot(id), new)
      model.update(id, new)
      return "update \(id)"
    case (6...7, let id?):
      range = session.remove(slot(id))
      model.remove(id)
      return "remove \(id)"
    case (8...9, let id?):
      let focused = Bool.random(using: &random) ? id : nil
      session.focus(focused.map(slot))
      model.focus(focused)
      return "focus \(String(describing: focused))"
    case (10, let id?):
      var order = alive.shuffled(using: &random)
      order.removeLast(Int.random(in: 0...min(3, order.count), using: &random))
      order += order.prefix(2)
      range = session.reorder(order.map { slot($0).index })
      model.reorder(order)
      return "reorder, with \(id)"
    default:
      let policy = ReturnPolicy(
        destination: ReturnPolicy.Destination.allCases[Int(random.next() % 2)],
        ending: ReturnPolicy.Ending.allCases[Int(random.next() % 3)])
      range = session.setPolicy(policy)
      model.policy = policy
      return "\(policy)"
    }
  }

  func slot(_ id: Int) -> FormSession.Slot {
    guard let slot = slots[id] else { fatalError("no slot for \(id)") }
    return slot
  }

  func keys() -> [Int: ReturnKey?] {
    Dictionary(
      uniqueKeysWithValues: model.fields.map {
        ($0.id, session.returnKey(of: slot($0.id)))
      }
    )
  }

  /// The first thing in which the engine is not what the rules say.
  mutating func problem() -> String? {
    guard session.count == model.fields.count else {
      return "\(session.count) fields"
    }
    for (position, field) in model.fields.enumerated() {
      let slot = slot(field.id)
      guard session.slot(at: position) == slot,
        session.position(of: slot) == position
      else { return "another field at \(position)" }
      let key = session.returnKey(of: slot)
      if let old = before[field.id], old != key, !range.contains(position) {
        return "R7: the key at \(position) changed, the range is \(range)"
      }
    }
    guard session.focused == model.focused.map(slot) else { return "the focus" }
    var samples = [
      range.lowerBound - 1, range.lowerBound, range.upperBound - 1,
    ]
    samples += [
      range.upperBound, 0, 63, 64, 4095, 4096, model.fields.count - 1,
    ]
    if let focused = model.focused.flatMap(model.position) {
      samples.append(focused)
    }
    for _ in 0..<4 { samples.append(Int(random.next() % 5000)) }
    for position in samples where model.fields.indices.contains(position) {
      if let problem = problem(at: position) { return problem }
    }
    return nil
  }

  func problem(at position: Int) -> String? {
    let slot = slot(model.fields[position].id)
    let where_ = { session.position(of: $0) ?? -1 }
    guard session.returnKey(of: slot) == model.key(at: position) else {
      return
        "the key at \(position) is \(String(describing: session.returnKey(of: slot)))"
    }
    for shown in [nil, ReturnKey.next] {
      let move = session.decision(from: slot, shown: shown).move.map(where_)
      let expected = model.move(from: position, shown: shown)
      guard move == expected else {
        return "the move at \(position) is \(move), not \(expected)"
      }
    }
    for forward in [true, false] {
      let move = session.moveOnTab(from: slot, forward: forward).map(where_)
      let target = model.tab(from: position, forward: forward)
      guard move == target.map({ .focus($0) }) ?? .stay else {
        return "R8: Tab at \(position) is \(move)"
      }
    }
    return nil
  }
}
