import FieldNavigation
import TestSupport
import Testing

/// Compares the engine with the naive model in forms of many sizes. Changes and
/// key presses are random.
@Suite struct RandomDriverTests {
  struct Run: CustomTestStringConvertible {
    var seed: UInt64
    var fields: Int
    var steps: Int
    var groups: [Int]

    init(seed: UInt64, fields: Int, steps: Int, groups: [Int] = [0]) {
      self.seed = Seeds.one(seed)
      self.fields = fields
      self.steps = steps
      self.groups = groups
    }

    var testDescription: String {
      "seed \(seed), \(fields) fields, \(groups.count) groups"
    }
  }

  @Test(
    "R4-R11: a form with random changes matches the model",
    arguments: [
      Run(seed: 1, fields: 0, steps: 400),
      Run(seed: 2, fields: 1, steps: 400),
      Run(seed: 3, fields: 7, steps: 400),
      Run(seed: 4, fields: 63, steps: 200),
      Run(seed: 5, fields: 64, steps: 200),
      Run(seed: 6, fields: 65, steps: 200),
      Run(seed: 7, fields: 128, steps: 100),
      Run(seed: 8, fields: 300, steps: 100),
      Run(seed: 9, fields: 4095, steps: 8),
      Run(seed: 10, fields: 4096, steps: 8),
      Run(seed: 11, fields: 5000, steps: 8),
    ])
  func drive(run: Run) { play(run) }

  @Test(
    "R4-R11: small forms with random changes match the model",
    arguments: Seeds(100..<120))
  func small(seed: UInt64) {
    play(Run(seed: seed, fields: Int(seed % 10), steps: 300))
  }

  @Test(
    "R4-R12: forms with interleaved groups match the model",
    arguments: Seeds(200..<240))
  func groups(seed: UInt64) {
    let groups = [[0, 1], [0, 1, 2], [2, 4, 5], [0, 0, 0, 3]][Int(seed % 4)]
    play(
      Run(seed: seed, fields: Int(seed % 20), steps: 300, groups: groups))
  }

  private func play(_ run: Run) {
    var driver = Driver(run)
    do {
      for _ in 0..<run.fields { try driver.insertAtEnd() }
      for _ in 0..<run.steps { try driver.step() }
    } catch {
      Issue.record("\(run.testDescription), \(driver.log): \(error)")
    }
  }
}

private struct Problem: Error, CustomStringConvertible {
  var description: String
}

/// The engine's form and the model. The form and the model receive the same
/// changes.
private struct Driver {
  var form = FieldForm<Int>()
  var model = NaiveModel()
  var random: Seeded
  let run: RandomDriverTests.Run
  var nextID = 0
  /// The latest changes and presses, for the failure message.
  var log: [String] = []
  /// Whether the form may gain or lose fields during a press. A press never
  /// allows both changes. A new field in the slot of a refusing field would
  /// count as that field.
  var mayInsert = true
  var mayRemove = true

  /// Whether most fields are filled. If not, most fields are empty.
  let isFilled: Bool

  init(_ run: RandomDriverTests.Run) {
    self.run = run
    random = Seeded(run.seed)
    isFilled = run.seed % 5 < 2
    let policies = SweepTests.policies
    model.policy = policies[Int(run.seed) % policies.count]
    form.setPolicy(model.policy)
  }

  // MARK: Steps

  mutating func step() throws {
    log = Array(log.suffix(8))
    switch number(16) {
    case 0...1: try focus(oneIn(4) ? nil : anyID())
    case 2...5: try press(.return(shown: [nil, nil, .next, .done][number(4)]))
    case 6...7: try press(.tab(tabDirection(oneIn(2)), wraps: oneIn(2)))
    default: try change()
    }
    if let problem = problem() { throw Problem(description: problem) }
  }

  mutating func insertAtEnd() throws {
    let state = state()
    let group = group()
    form.insert(nextID, state, group: group)
    model.fields.append(.init(id: nextID, state: state, group: group))
    nextID += 1
  }

  private mutating func change() throws {
    let isFull = model.fields.count > 2 * run.fields + 4
    switch number(12) {
    case 0...2 where mayInsert && !isFull: try insert()
    case 0...2, 5...6:
      if mayRemove { try remove() } else { try update() }
    case 3...4: try update()
    case 7...8: try reorder()
    case 9 where oneIn(2): try setPolicy()
    case 10:
      try change("forget") {
        $1.refusals = nil
        return $0.forgetRefusals()
      }
    default: try update(toOld: true)
    }
  }

  private mutating func insert() throws {
    // Inserting an ID that the form already has changes nothing.
    let id = oneIn(8) ? anyID() ?? nextID : nextID
    let position = number(model.fields.count + 3) - 1
    let state = state()
    let group = group()
    nextID = max(nextID, id + 1)
    try change("insert \(id) at \(position), group \(group)") {
      $1.insert(id, state, at: position, group: group)
      return $0.insert(id, state, at: position, group: group)
    }
  }

  private mutating func update(toOld: Bool = false) throws {
    guard let id = anyID(), let old = model.position(of: id) else { return }
    let state = toOld ? model.fields[old].state : state()
    try change("update \(id)\(toOld ? " to what it is" : "")") {
      $1.update(id, state)
      return $0.update(id, state)
    }
  }

  private mutating func remove() throws {
    guard let id = anyID() else { return }
    try change("remove \(id)") {
      $1.remove(id)
      return $0.remove(id)
    }
  }

  private mutating func reorder() throws {
    var order = model.fields.map(\.id)
    if oneIn(2) { order.shuffle(using: &random) }
    if mayRemove, oneIn(3) { order.removeAll { _ in oneIn(5) } }
    order += order.prefix(number(3))
    if mayInsert, oneIn(3) {
      let place = oneIn(2) ? order.count : number(order.count + 1)
      order.insert(nextID, at: place)
      nextID += 1
    }
    let isSorted = oneIn(4)
    let groups = Dictionary(
      uniqueKeysWithValues: Set(order).sorted().map { id in
        let old = model.fields.first { $0.id == id }?.group
        return (id, isSorted || old == nil ? group() : old ?? 0)
      })
    let state = state()
    let hasOne = run.groups == [0] && oneIn(2)
    try change(
      "reorder \(order.prefix(30)), groups \(groups.count < 30 ? groups : [:])"
    ) {
      $1.reorder(order, state: { _ in state }, group: { groups[$0] ?? 0 })
      return $0.reorder(
        order, state: { _ in state },
        group: hasOne ? nil : { groups[$0] ?? 0 })
    }
  }

  private mutating func setPolicy() throws {
    let policy = ReturnPolicy(
      destination: ReturnPolicy.Destination.allCases[number(2)],
      ending: ReturnPolicy.Ending.allCases[number(3)])
    try change("\(policy)") {
      $1.setPolicy(policy)
      return $0.setPolicy(policy)
    }
  }

  private mutating func focus(_ id: Int?) throws {
    try change("focus \(id.map { "\($0)" } ?? "nobody")") {
      $1.focus(id)
      return $0.focusMoved(to: id)
    }
  }

  /// Makes the same change to the engine's form and the model. The returned
  /// range must include every changed label (R7).
  private mutating func change(
    _ what: String,
    _ body: (inout FieldForm<Int>, inout NaiveModel) -> Range<Int>
  ) throws {
    log.append(what)
    let before = keys()
    let range = body(&form, &model)
    for (position, field) in model.fields.enumerated() {
      guard form.position(of: field.id) == position else {
        throw Problem(description: "\(field.id) is not at \(position)")
      }
      let key = form.returnKey(of: field.id)
      if let old = before[field.id], old != key, !range.contains(position) {
        throw Problem(
          description: "R7: the key at \(position) changed, not in \(range)")
      }
    }
  }

  // MARK: Presses

  private mutating func press(_ key: NaivePress.Key) throws {
    guard let origin = oneIn(30) ? nextID : model.focused ?? anyID() else {
      return
    }
    var expected = NaivePress(key, in: origin)
    log.append("\(expected)")
    var press =
      switch key {
      case .return(let shown): form.pressReturn(in: origin, shown: shown)
      case .tab(let direction, let wraps):
        form.pressTab(in: origin, direction: direction, wraps: wraps)
      }
    mayInsert = oneIn(2)
    mayRemove = !mayInsert
    defer { (mayInsert, mayRemove) = (true, true) }
    // How often the app changes the form, and how often a field refuses.
    let changes = [0, 0, 1, 3][number(4)]
    let refusals = number(5)
    for _ in 0..<100 {
      let step = form.step(&press)
      log.append("\(step)")
      let right = expected.step(&model)
      guard step == right else {
        throw Problem(description: "R10: the step is \(step), not \(right)")
      }
      let isKnown =
        model.position(of: origin) != nil || !expected.refused.isEmpty
      guard !isKnown || press.rule == expected.rule else {
        throw Problem(
          description: "the rule is \(press.rule), not \(expected.rule)")
      }
      switch step {
      case .check(let id):
        if number(6) < changes { try change() }
        if number(6) < changes {
          let state = state()
          try change("\(id) is another one") {
            $1.update(id, state)
            return $0.update(id, state)
          }
        }
      case .focus(let id):
        guard number(5) < refusals else { return try focus(id) }
        if number(6) < changes { try change() }
      case .finish, .resign, .stay, .reveal: return
      }
    }
  }

  // MARK: Random choices

  private mutating func number(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func oneIn(_ count: Int) -> Bool { number(count) == 0 }

  private mutating func anyID() -> Int? {
    model.fields.randomElement(using: &random)?.id
  }

  private mutating func group() -> Int { run.groups[number(run.groups.count)] }

  private mutating func state() -> FieldState {
    let keys: [Int: ReturnKey] = [16: .done, 17: .search, 18: .next]
    let rare = number(20)
    let obstacles: [FieldState.Obstacles] = [
      [], [], [], [], [], .hidden, .disabled, .notEditable, .excluded,
      [.excluded, .transparent],
    ]
    return FieldState(
      obstacles: obstacles[number(obstacles.count)],
      isEmpty: oneIn(4) == isFilled,
      handlesReturn: rare == 19,
      fixedReturnKey: keys[rare])
  }

  // MARK: Problems

  private func keys() -> [Int: ReturnKey?] {
    Dictionary(
      uniqueKeysWithValues: model.fields.map {
        ($0.id, form.returnKey(of: $0.id))
      })
  }

  /// Returns the first difference between the engine and the model.
  private mutating func problem() -> String? {
    guard form.order == model.fields.map(\.id) else { return "the order" }
    guard form.focused == model.focused else { return "the focus" }
    guard form.policy == model.policy else { return "the policy" }
    guard form.hasRefusals == (model.refusals != nil) else {
      return "who has refused"
    }
    var samples = Array(model.fields.indices)
    if samples.count > 12 {
      samples = [0, 1, 62, 63, 64, 65, 4095, 4096, model.fields.count - 1]
      for _ in 0..<3 { samples.append(number(model.fields.count)) }
      if let focused = model.focused.flatMap(model.position) {
        samples.append(focused)
      }
    }
    for position in samples where model.fields.indices.contains(position) {
      if let problem = problem(at: position) { return problem }
    }
    return nil
  }

  private func problem(at position: Int) -> String? {
    let field = model.fields[position]
    guard form.id(at: position) == field.id,
      let slot = form.slot(of: field.id), form.id(of: slot) == field.id
    else { return "another field at \(position)" }
    var state = form.state(of: field.id)
    // The model has no copy of the engine's internal flag for R11.
    state?.obstacles.formIntersection(FieldState.Obstacles(rawValue: 0x7f))
    guard state == field.state else { return "the state at \(position)" }
    let key = form.returnKey(of: field.id)
    guard key == model.key(at: position) else {
      return "the key at \(position) is \(key.map { "\($0)" } ?? "none")"
    }
    let id = { (position: Int) in model.fields[position].id }
    for shown in [nil, ReturnKey.next] {
      let move = form.moveOnReturn(from: field.id, shown: shown)
      let expected = model.move(from: position, shown: shown).map(id)
      guard move == expected else {
        return "the move at \(position) is \(move), not \(expected)"
      }
    }
    for bits in 0..<4 {
      let direction = tabDirection(bits & 1 != 0)
      let wraps = bits & 2 != 0
      let move = form.moveOnTab(
        from: field.id, direction: direction, wraps: wraps)
      let target = model.tab(from: position, direction: direction, wraps: wraps)
      guard move == target.map({ .focus(id($0)) }) ?? .stay else {
        return "R8: Tab at \(position) is \(move)"
      }
    }
    return nil
  }
}
