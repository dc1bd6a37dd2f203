package import FieldNavigation

/// Makes worlds and acts at random. A host that has no such act wastes no
/// steps: the generator makes only what the host's traits name.
package struct Generator: Sendable {
  package var random: Seeded
  /// The number of fields at the start.
  package var fields = 6
  /// The numbers of the groups.
  package var groups = [0]
  package var policies: [ReturnPolicy] = [
    ReturnPolicy.Destination.nextEmpty, .next,
  ].flatMap { destination in
    [ReturnPolicy.Ending.finish, .wrap].map {
      ReturnPolicy(destination: destination, ending: $0)
    }
  }
  /// The labels that the app sets. Some fields have one of them.
  package var ownKeys: [ReturnKey] = [.next, .done, .search]
  /// The number of rows, if the form has a list.
  package var rows = 0...0
  /// Additional acts that only one host plays, with their weight.
  package var traits: Traits
  private var nextID = 0
  private let isFilled: Bool

  package init(seed: UInt64, traits: Traits) {
    random = Seeded(seed)
    self.traits = traits
    isFilled = seed % 5 < 2
  }

  // MARK: Worlds

  package mutating func world() -> World {
    var world = World(policy: policies.randomElement(using: &random) ?? .init())
    if has(.policy), oneIn(4) {
      world.policy.finishKey = [.send, .go, .next][number(3)]
    }
    if has(.mistakes), oneIn(4) { world.policy.stopsAtInvalid = true }
    for _ in 0..<fields { world.fields.append(field()) }
    let count = Int.random(in: rows, using: &random)
    if has(.rows), count > 0 {
      let place = number(world.fields.count + 1)
      let rows = (0..<count).map { _ in row() }
      world.fields.insert(contentsOf: rows, at: place)
    }
    if has(.sheet), oneIn(2) {
      for _ in 0..<2 {
        var field = field()
        (field.isInSheet, field.list) = (true, nil)
        world.fields.append(field)
      }
    }
    if has(.order), oneIn(4) {
      world.order = world.fields.map(\.id).shuffled(using: &random)
    }
    return world
  }

  private mutating func name() -> String {
    nextID += 1
    return "f\(nextID)"
  }

  /// A field in any state.
  package mutating func field() -> World.Field {
    var field = World.Field(name())
    field.text = oneIn(4) == isFilled ? "" : "x"
    switch number(12) {
    case 0: field.isHidden = true
    case 1: field.isDisabled = true
    case 2: field.isReadOnly = true
    case 3: field.isExcluded = true
    default: break
    }
    if has(.groups) { field.group = groups[number(groups.count)] }
    if has(.refusals), oneIn(5) {
      let recovers = traits.hasFieldsThatRecover && oneIn(2)
      field.refuses = recovers ? .once : .always
    }
    if has(.ownLabels), oneIn(7) {
      field.key = ownKeys.randomElement(using: &random)
    }
    if has(.mistakes), oneIn(8) { field.isInvalid = true }
    if has(.kinds), oneIn(12) { field.handlesReturn = true }
    if has(.kinds), oneIn(6) {
      field.kind = World.Kind.allCases.randomElement(using: &random) ?? .text
    }
    return field
  }

  /// A row of the list, most of them with a filled field.
  private mutating func row() -> World.Field {
    var row = World.Field(name())
    row.list = 1
    row.text = oneIn(8) ? "" : "x"
    row.isPlain = oneIn(12)
    if has(.refusals), oneIn(12), !row.isPlain { row.refuses = .always }
    return row
  }

  // MARK: Acts

  /// The next act in a world.
  package mutating func act(in world: World) -> Act {
    if has(.turns), oneIn(4) {
      let changes = (0...number(2)).map { _ in change(in: world) }
      return .turn(changes + (oneIn(2) ? [.press(key())] : []))
    }
    switch number(20) {
    case 0...3:
      if let id = tappable(in: world) { return .focus(id) }
      return change(in: world)
    case 4...10:
      if has(.interruptions), rows.upperBound == 0, oneIn(3) {
        return interrupted(world)
      }
      return .press(key())
    case 11...12:
      guard let id = world.focused else { return change(in: world) }
      return .type(id, oneIn(3) ? "" : (world[id]?.text ?? "") + "x")
    default: return change(in: world)
    }
  }

  /// A field that the user can tap. Most runs go nowhere without one.
  private mutating func tappable(in world: World) -> String? {
    let traits = traits
    return world.fields.filter { world.canBeTapped($0.id, traits) }
      .randomElement(using: &random)?.id
  }

  private mutating func key() -> Act.Key {
    var keys: [Act.Key] = [.return, .return, .return, .return]
    if traits.takesTab { keys += [.tab, .shiftTab] }
    if has(.bar) { keys += [.barNext, .barPrevious, .barDone] }
    if has(.finishCommand) { keys.append(.finish) }
    if has(.kinds) { keys.append(.hardwareReturn) }
    if has(.mistakes) { keys += [.firstInvalid, .firstEmpty] }
    if has(.reports) {
      keys += [
        .returnShowingNext, .returnShowingDone, .wrappingTab,
        .wrappingShiftTab,
      ]
    }
    return keys[number(keys.count)]
  }

  /// A press during which the app changes the form. The form may gain or lose
  /// fields, but not both: a new field may take the place of one that refused.
  private mutating func interrupted(_ world: World) -> Act {
    let gains = oneIn(2)
    var others: [Act.Interruption] = []
    for _ in 0...number(3) {
      let act = change(in: world)
      switch act {
      case .insert where !gains, .remove where gains: continue
      case .focus, .appFocus, .appResigns, .closeKeyboard, .focusUnheard,
        .hear, .appMoves:
        continue
      default: others.append(.init(step: number(5), act: act))
      }
    }
    let keys: [Act.Key] = [
      .return, .returnShowingNext, .tab, .wrappingShiftTab,
    ]
    return .interrupted(keys[number(4)], others)
  }

  /// What the app or the toolkit does.
  private mutating func change(in world: World) -> Act {
    guard let id = anyID(world) else { return .insert(field(), after: nil) }
    let isOn = oneIn(2)
    switch number(16) {
    case 0...1: return .set(id, isOn ? "" : "x")
    case 2: return isOn ? .hide(id) : .show(id)
    case 3: return isOn ? .disable(id) : .enable(id)
    case 4: return isOn ? .lock(id) : .unlock(id)
    case 5: return isOn ? .exclude(id) : .include(id)
    case 6 where world.fields.count < 2 * fields + 4 + rows.upperBound,
      7 where world.fields.count < fields:
      return insertion(world, after: oneIn(4) ? nil : id)
    case 6...8: return .remove(id)
    case 9: return move(world, id)
    case 10: return .layout
    default: return special(world, id, isOn)
    }
  }

  /// Moves a field. A row stays in its list, and no field gets into one.
  private mutating func move(_ world: World, _ id: String) -> Act {
    let list = world[id]?.list
    let other = world.fields
      .filter { $0.list == list && $0.id != id }
      .randomElement(using: &random)?.id
    return other.map { .move(id, after: $0) } ?? .layout
  }

  private mutating func insertion(_ world: World, after id: String?) -> Act {
    if has(.rows), let list = world[id]?.list {
      var row = row()
      row.list = list
      return .insert(row, after: id)
    }
    var new = field()
    // The app may add a field again that it has removed.
    if has(.reports), oneIn(6), let old = anyID(world) { new.id = old }
    new.isInSheet = world[id]?.isInSheet ?? false
    return .insert(new, after: id)
  }

  /// An act that not every host has.
  private mutating func special(
    _ world: World, _ id: String, _ isOn: Bool
  ) -> Act {
    var acts: [Act] = [.set(id, isOn ? "" : "x"), .closeKeyboard]
    func add(_ capability: Capability, _ more: Act...) {
      if traits.has.contains(capability) { acts += more }
    }
    let refusals: [World.Refusal] =
      traits.hasFieldsThatRecover
      ? [.never, .always, .once] : [.never, .always]
    let refusal = refusals[number(refusals.count)]
    let answer = World.Answer.allCases[number(4)]
    let group = groups[number(groups.count)]
    let keys: [ReturnKey?] = ownKeys + [nil, nil]
    let other = anyID(world) ?? id
    add(.refusals, .refuse(id, refusal), .refuse(other, refusal))
    add(.keepsFocus, isOn ? .keep(id) : .release(id), .release(other))
    add(.ownLabels, .label(id, keys[number(keys.count)]))
    add(.mistakes, isOn ? .spoil(id) : .mend(id), .mend(other))
    add(.answers, .answer(id, isOn ? answer : .agrees))
    add(
      .groups, .regroup(id, group),
      isOn ? .hideGroup(group) : .showGroup(group), .showGroup(group))
    add(.policy, .policy(policies[number(policies.count)]))
    let order = world.fields.map(\.id).shuffled(using: &random)
    add(.order, .order(isOn ? order : nil))
    add(.appMoves, .appMoves(other), .appFocus(id), .appResigns)
    add(.sheet, .present, .dismiss, .dismiss)
    add(.disabledForm, isOn ? .disableForm : .enableForm, .enableForm)
    add(.restart, .restart(stops: isOn))
    add(.otherNavigator, .otherNavigator)
    add(.twins, .twin(id))
    add(
      .reports, .reportAgain, .focusUnheard(isOn ? id : other), .hear,
      .hear, .focusUnheard(nil))
    if has(.rows),
      let row = world.fields.filter({ $0.list != nil })
        .randomElement(using: &random)
    {
      acts += [.scroll(row.id), .scroll(row.id)]
    }
    return acts[number(acts.count)]
  }

  // MARK: Numbers

  private func has(_ capability: Capability) -> Bool {
    traits.has.contains(capability)
  }

  /// Any field that is on the screen. What the app changes in a row out of
  /// sight, hosts find out in different ways.
  private mutating func anyID(_ world: World) -> String? {
    world.fields
      .filter { $0.list == nil || world.displayed.contains($0.id) }
      .randomElement(using: &random)?.id
  }

  private mutating func number(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func oneIn(_ count: Int) -> Bool { number(count) == 0 }
}
