import TestSupport

@testable import FieldNavigation

/// The engine's form in a toolkit that does nothing by itself. The toolkit's
/// fields are the data of a world. The rules of that world aren't used.
final class EngineHost: FormHost {
  let traits: Traits
  private var form: FieldForm<String>
  private var screen: World
  private var finishes: [Int: Int] = [:]
  private var asked: [String] = []
  private var trail: [World.Trail] = []
  private var problem: String?
  /// The first row that the list displays.
  private var top = 0
  /// The rows that the list has displayed during the last act.
  private var known: Set<String> = []

  init(_ world: World, traits: Traits = .engine) {
    self.traits = traits
    screen = world
    form = FieldForm(policy: world.policy)
    layOut()
    let rules = screen.rules
    let states = Dictionary(
      uniqueKeysWithValues: zip(rules.fields.map(\.id), rules.states))
    for id in Self.order(of: rules.fields) {
      let group = screen[id]?.form ?? 0
      form.insert(id, states[id] ?? FieldState(), group: group)
    }
    form.focusMoved(to: world.focused)
  }

  /// R3: if all fields have frames, only these decide the order.
  private static func order(of fields: [World.Field]) -> [String] {
    let frames = fields.compactMap(\.frame)
    guard !frames.isEmpty, frames.count == fields.count else {
      return fields.map(\.id)
    }
    return ReadingOrder.sorted(
      zip(fields, frames).reversed().map { field, frame in
        let frame = LayoutRect(
          x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        return .field(field.id, frame)
      })
  }

  func sight(of world: World) -> Sight {
    var sight = Sight(focused: screen.focused)
    sight.finishes = finishes
    sight.asked = asked
    (sight.displayed, sight.known) = (screen.displayed, known)
    sight.rule = trail.last?.rule
    sight.problem = problem ?? (form.session.isConsistent ? nil : "the sets")
    return sight
  }

  func perform(_ act: Act, in world: World) -> LeftOut? {
    (asked, trail, known) = ([], [], [])
    switch act {
    case .press(let key): press(key, [])
    case .interrupted(let key, let others): press(key, others)
    default: change(act)
    }
    return nil
  }

  // MARK: Changes

  /// Makes a change on the screen, and tells the form of it.
  private func change(_ act: Act) {
    let old = screen
    if case .focus(let id) = act, screen.focused != id, screen.refusesNow(id) {
      return asked.append(id)
    }
    let isRestored =
      if case .insert(let field, _) = act { old[field.id]?.isGone == true } else
      { false }
    screen = screen.after(act, traits)[0]
    if case .scroll(let id) = act { scroll(to: id) }
    layOut()
    track("\(act)") { form in
      switch act {
      case .focus(let id), .appFocus(let id): form.focusMoved(to: id)
      case .closeKeyboard, .appResigns: form.focusMoved(to: nil)
      case .reportAgain: form.focusMoved(to: form.focused)
      case .hear: form.focusMoved(to: screen.focused)
      case .layout: form.forgetRefusals()
      case .policy(let policy): form.setPolicy(policy)
      case .insert(let field, _) where isRestored || old[field.id] == nil:
        insert(field, in: &form).union(update(&form))
      case .insert(let field, _): form.insert(field.id, at: 0)
      case .remove(let id):
        (id.isOdd ? reorder(&form) : form.remove(id)).union(update(&form))
      case .move, .order, .regroup:
        reorder(&form).union(update(&form))
      default: update(&form)
      }
    }
  }

  private func insert(
    _ field: World.Field, in form: inout FieldForm<String>
  ) -> Range<Int> {
    let rules = screen.rules
    let place = rules.position(of: field.id) ?? .max
    let state =
      rules.states.indices.contains(place) ? rules.states[place] : .init()
    if field.id.isOdd, form.position(of: field.id) == nil {
      return reorder(&form)
    }
    // A position out of bounds means the end.
    let isLast = place == rules.fields.count - 1
    return form.insert(
      field.id, state, at: isLast ? [-1, .max][place % 2] : place,
      group: field.form)
  }

  /// Adapters may list a field twice. Groups may be missing if there is one.
  private func reorder(_ form: inout FieldForm<String>) -> Range<Int> {
    let fields = screen.arranged.filter { !$0.isGone }
    let order = fields.map(\.id) + fields.prefix(2).map(\.id)
    let hasGroups = fields.contains { $0.form != 0 }
    return form.reorder(
      order, state: { [screen] id in screen[id].map(screen.state) ?? .init() },
      group: hasGroups ? { [screen] id in screen[id]?.form ?? 0 } : nil)
  }

  private func update(_ form: inout FieldForm<String>) -> Range<Int> {
    let rules = screen.rules
    return zip(rules.fields, rules.states).reduce(0..<0) { range, field in
      range.union(form.update(field.0.id, field.1))
    }
  }

  /// R7: the range that the form returns has to contain each changed label.
  private func track(
    _ what: String, _ change: (inout FieldForm<String>) -> Range<Int>
  ) {
    let before = keys()
    let range = change(&form)
    for (position, id) in form.order.enumerated() {
      guard let old = before[id], !range.contains(position) else { continue }
      if form.returnKey(of: id) != old {
        problem = "R7: \(what) changed the key at \(position), not in \(range)"
      }
    }
  }

  private func keys() -> [String: ReturnKey?] {
    Dictionary(
      uniqueKeysWithValues: form.order.map { ($0, form.returnKey(of: $0)) })
  }

  // MARK: Presses

  private func press(_ key: Act.Key, _ others: [Act.Interruption]) {
    let origin = screen.focused ?? ""
    if key == .firstEmpty ? screen.focused != nil : screen.focused == nil {
      if key != .firstInvalid { return }
    }
    var press =
      switch key {
      case .firstEmpty: form.pressFirst(.empty)
      case .firstInvalid: form.pressFirst(.invalid, from: screen.focused)
      case .tab: form.pressTab(in: origin, direction: .forward)
      case .shiftTab: form.pressTab(in: origin, direction: .backward)
      case .wrappingTab:
        form.pressTab(in: origin, direction: .forward, wraps: true)
      case .wrappingShiftTab:
        form.pressTab(in: origin, direction: .backward, wraps: true)
      case .returnShowingNext: pressReturn(origin, .next)
      case .returnShowingDone: pressReturn(origin, .done)
      default: pressReturn(origin, nil)
      }
    for number in 0..<10_000 {
      let step = form.step(&press) { [screen] id in
        screen[id]?.list != nil && !screen.displayed.contains(id)
      }
      let isKnown = form.position(of: origin) != nil || !asked.isEmpty
      trail.append(.init(step: .init(step), rule: isKnown ? press.rule : nil))
      switch step {
      case .check: break
      case .reveal(let id): reveal(id)
      case .focus(let id):
        asked.append(id)
        if !screen.refusesNow(id) { return change(.appFocus(id)) }
      case .finish:
        if let group = screen[origin]?.form { finishes[group, default: 0] += 1 }
        return change(.appResigns)
      case .resign: return change(.appResigns)
      case .stay: return
      }
      for other in others where other.step == number {
        if screen.allows(other.act, traits) { change(other.act) }
      }
    }
    problem = "a press without an end"
  }

  private func pressReturn(
    _ origin: String, _ shown: ReturnKey?
  ) -> FieldForm<String>.Press {
    form.pressReturn(
      in: origin, shown: shown, asksAgain: traits.asksAgain,
      validates: screen.validates)
  }

  // MARK: Rows

  private var rows: [String] {
    screen.fields.filter { $0.list != nil && !$0.isGone }.map(\.id)
  }

  /// Scrolls just far enough to show the row.
  private func scroll(to id: String) {
    guard let row = rows.firstIndex(of: id) else { return }
    top = max(min(top, row), row + 1 - traits.rowsInSight)
  }

  private func layOut() {
    let rows = rows
    top = max(0, min(top, rows.count - traits.rowsInSight))
    screen.display(Set(rows.dropFirst(top).prefix(traits.rowsInSight)))
    known.formUnion(screen.displayed)
  }

  private func reveal(_ id: String) {
    scroll(to: id)
    layOut()
    track("a reveal", update)
  }

  // MARK: Checks

  func difference(from world: World) -> String? {
    let rules = world.rules
    guard form.order == rules.fields.map(\.id) else {
      return "the order is \(form.order), not \(rules.fields.map(\.id))"
    }
    guard form.focused == world.heard else { return "the focus" }
    guard form.policy == world.policy else { return "the policy" }
    guard form.hasRefusals == (world.refusals != nil) else {
      return "who has refused"
    }
    guard trail.contains(where: \.step.isReveal) || trail == world.trail else {
      return "the steps are \(trail), not \(world.trail)"
    }
    for position in samples(rules.fields.count, world, rules) {
      if let problem = problem(at: position, rules) { return problem }
    }
    return nil
  }

  /// All positions of a small form. In a large one, those at the edges of the
  /// engine's words.
  private func samples(_ count: Int, _ world: World, _ rules: Rules) -> [Int] {
    guard count > 12 else { return Array(0..<count) }
    let focus = rules.position(of: world.focused) ?? 0
    return [0, 1, 62, 63, 64, 65, 4095, 4096, count / 3, count - 1, focus]
      .filter { $0 < count }
  }

  private func problem(at position: Int, _ rules: Rules) -> String? {
    let id = rules.fields[position].id
    guard form.id(at: position) == id, let slot = form.slot(of: id),
      form.id(of: slot) == id
    else { return "another field at \(position)" }
    var (state, right) = (form.state(of: id), rules.states[position])
    if rules.fields[position].isGone {
      // The form has a flag of its own for R11.
      state?.obstacles = []
      right.obstacles = []
    }
    guard state == right else { return "the state at \(position)" }
    let key = form.returnKey(of: id)
    guard key == rules.key(at: position) else {
      return "the key at \(position) is \(key.map { "\($0)" } ?? "none")"
    }
    let named = { (position: Int) in rules.fields[position].id }
    for shown in [nil, ReturnKey.next] {
      let move = form.moveOnReturn(from: id, shown: shown)
      let expected = rules.move(from: position, shown: shown).map(named)
      guard move == expected else {
        return "the move at \(position) is \(move), not \(expected)"
      }
    }
    for bits in 0..<4 {
      let direction = tabDirection(bits & 1 != 0)
      let wraps = bits & 2 != 0
      let move = form.moveOnTab(from: id, direction: direction, wraps: wraps)
      let stops = rules.stops(
        from: position, direction: direction, wraps: wraps, traits)
      guard move == stops.first.map({ .focus(named($0)) }) ?? .stay else {
        return "R8: Tab at \(position) is \(move)"
      }
    }
    return nil
  }
}

extension Traits {
  /// The engine's: no toolkit acts by itself.
  static let engine: Traits = {
    var traits = Traits()
    traits.has = [
      .groups, .order, .ownLabels, .refusals, .kinds, .policy, .reports,
      .interruptions, .disabledForm, .rows, .frames, .mistakes,
    ]
    traits.hearsEveryLetter = false
    traits.scrollsJustFarEnough = true
    return traits
  }()
}

extension WorldPress.Step {
  fileprivate init(_ step: FieldForm<String>.Step) {
    self =
      switch step {
      case .check(let id): .check(id)
      case .reveal(let id): .reveal(id)
      case .focus(let id): .focus(id)
      case .finish: .finish
      case .resign: .resign
      case .stay: .stay
      }
  }
}

extension WorldPress.Step {
  fileprivate var isReveal: Bool {
    if case .reveal = self { true } else { false }
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Self) -> Self {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    return Swift.min(
      lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension String {
  /// Half of all names are odd. For these the host uses another method of the
  /// form that comes to the same.
  fileprivate var isOdd: Bool { (utf8.last ?? 0) % 2 == 1 }
}
