import FieldNavigation

/// What an act comes to.
extension World {
  /// Whether the act is possible now. Shrinking removes acts that a later act
  /// needs, so play skips acts that aren't possible.
  package func allows(_ act: Act, _ traits: Traits) -> Bool {
    switch act {
    case .focus(let id): canBeTapped(id, traits)
    case .appFocus(let id), .appMoves(let id):
      canBeTapped(id, traits) && self[id]?.refuses == .never
        && self[focused]?.keepsFocus != true
    case .type(let id, _):
      self[id].map {
        $0.isPlain == false && (id != focused || canType($0, traits))
      } ?? false
    case .press, .closeKeyboard, .hideGroup, .showGroup, .policy, .order,
      .appResigns, .layout, .restart, .otherNavigator, .reportAgain, .hear,
      .disableForm, .enableForm:
      true
    case .interrupted: true
    case .scroll(let id):
      self[id]?.list != nil && self[id]?.isInSheet == isPresenting
    case .set(let id, _), .hide(let id), .show(let id), .disable(let id),
      .enable(let id), .lock(let id), .unlock(let id), .exclude(let id),
      .include(let id), .refuse(let id, _), .keep(let id), .release(let id),
      .label(let id, _), .answer(let id, _), .regroup(let id, _),
      .spoil(let id), .mend(let id):
      self[id]?.isPlain == false && self[id]?.isGone == false
    case .move(let id, let after):
      id != after && self[id] != nil && (after == nil || self[after] != nil)
    case .twin(let id): self[id] != nil
    case .insert(let field, let after):
      after != field.id && (after == nil || self[after] != nil)
        && (self[field.id] == nil || traits.has.contains(.reports))
    case .remove(let id): self[id] != nil
    case .focusUnheard(let id): id == nil || self[id] != nil
    case .present: !isPresenting && fields.contains(where: \.isInSheet)
    case .dismiss: isPresenting
    // The app's request for a field is a turn for itself.
    case .turn(let acts):
      acts.allSatisfy { allows($0, traits) && !$0.isRequest }
    }
  }

  /// Whether the user can tap the field, or the app can focus it.
  package func canBeTapped(_ id: String, _ traits: Traits) -> Bool {
    guard let field = self[id] else { return false }
    return state(of: field).obstacles.isSubset(
      of: traits.focusesReadOnly ? [.notEditable, .excluded] : .excluded)
      && field.isInSheet == isPresenting
      && (field.list == nil || displayed.contains(id))
  }

  private func canType(_ field: Field, _ traits: Traits) -> Bool {
    !field.isReadOnly && !field.isDisabled && !isDisabled && !field.isGone
  }

  /// The worlds that may follow. A host is right in each of them; where the
  /// rules leave nothing open there is one.
  package func after(_ act: Act, _ traits: Traits) -> [World] {
    var world = self
    (world.asked, world.trail) = ([], [])
    switch act {
    case .focus(let id), .appFocus(let id): return world.tapped(id, traits)
    case .type(let id, let text):
      world.change(id) { $0.text = text }
      if id == focused, traits.hearsEveryLetter { world.forgetRefusals() }
    case .set(let id, let text): world.change(id) { $0.text = text }
    case .press(let key): return world.pressed(key, traits)
    case .interrupted(let key, let others):
      return world.pressed(key, traits, others)
    case .closeKeyboard, .appResigns: world.resign()
    case .scroll:
      var forgotten = world
      if traits.scrollingMayForget { forgotten.refusals = nil }
      guard self[focused]?.list != nil else { return [world, forgotten] }
      var resigned = world
      resigned.moveFocus(to: nil)
      return [world, forgotten, resigned]
    case .hide(let id): world.change(id) { $0.isHidden = true }
    case .show(let id): world.change(id) { $0.isHidden = false }
    case .disable(let id): world.change(id) { $0.isDisabled = true }
    case .enable(let id): world.change(id) { $0.isDisabled = false }
    case .lock(let id): world.change(id) { $0.isReadOnly = true }
    case .unlock(let id): world.change(id) { $0.isReadOnly = false }
    case .exclude(let id): world.change(id) { $0.isExcluded = true }
    case .include(let id): world.change(id) { $0.isExcluded = false }
    case .refuse(let id, let how): world.edit(id) { $0.refuses = how }
    case .keep(let id): world.edit(id) { $0.keepsFocus = true }
    case .release(let id): world.edit(id) { $0.keepsFocus = false }
    case .spoil(let id): world.edit(id) { $0.isInvalid = true }
    case .mend(let id): world.edit(id) { $0.isInvalid = false }
    case .label(let id, let key): world.change(id) { $0.key = key }
    case .answer(let id, let answer): world.edit(id) { $0.answer = answer }
    case .insert(let field, let after): world.insert(field, after: after)
    case .remove(let id): world.remove(id, traits)
    case .move(let id, let after): world.move(id, after: after)
    case .regroup(let id, let group): world.change(id) { $0.group = group }
    case .hideGroup(let group):
      world.change { $0.hiddenGroups.insert(group) }
    case .showGroup(let group):
      world.change { $0.hiddenGroups.remove(group) }
    case .disableForm: world.change { $0.isDisabled = true }
    case .enableForm: world.change { $0.isDisabled = false }
    case .policy(let policy): world.change { $0.policy = policy }
    case .order(let order): world.change { $0.order = order }
    case .appMoves(let id): world.appMove = id
    case .present:
      world.change { $0.isPresenting = true }
      var resigned = world
      resigned.moveFocus(to: nil)
      return [world, resigned]
    case .dismiss:
      world.change { $0.isPresenting = false }
      if world[focused]?.isInSheet == true { world.moveFocus(to: nil) }
    case .layout: world.refusals = nil
    case .restart:
      world.refusals = nil
      // A new navigator knows only what it sees.
      for list in Set(fields.compactMap(\.list)) { world.forgetRows(of: list) }
    case .otherNavigator, .twin, .reportAgain: break
    case .focusUnheard(let id): world.focused = id
    case .hear: world.moveFocus(to: focused)
    case .turn(let acts): return world.turned(acts, traits)
    }
    world.loseFocus(since: self, traits)
    guard traits.rowChangesScroll, changesRows(act), self[focused]?.list != nil
    else { return [world] }
    var resigned = world
    resigned.moveFocus(to: nil)
    return [world, resigned]
  }

  private func changesRows(_ act: Act) -> Bool {
    switch act {
    case .insert(let field, _): field.list != nil
    case .remove(let id), .move(let id, _): self[id]?.list != nil
    default: false
    }
  }

  // MARK: Changes

  /// Makes a change. If the form differs afterwards, refusals are forgotten
  /// (R10).
  mutating func change(_ body: (inout World) -> Void) {
    let before = self
    let gone = fields.first(where: \.isGone)?.id
    if gone == nil { predecessors = [] }
    body(&self)
    display(displayed)
    if let gone = gone ?? fields.first(where: \.isGone)?.id {
      // R11: a removed field stays behind the same field.
      let known = gone == before.fields.first(where: \.isGone)?.id
      let order = (known ? self : before).arranged
      predecessors =
        order.prefix { $0.id != gone }.reversed().map(\.id)
    }
    guard refusals != nil else { return }
    if before.look != look { forgetRefusals() }
  }

  mutating func forgetRefusals() {
    if !looksLate { refusals = nil }
  }

  private mutating func change(_ id: String, _ body: (inout Field) -> Void) {
    change { $0.edit(id, body) }
  }

  mutating func edit(_ id: String, _ body: (inout Field) -> Void) {
    if let position = position(of: id) { body(&fields[position]) }
  }

  /// The properties whose changes make Return forget refusals (R10).
  struct Look: Hashable, Sendable {
    var ids: [String]
    var forms: [Int]
    var states: [FieldState]
    var policy: ReturnPolicy
    var heard: String?
  }

  var look: Look {
    let rules = rules
    // What is behind a sheet is another form.
    let front = rules.fields.indices.filter {
      rules.fields[$0].isInSheet == isPresenting
        && (!looksLate || isInSight(rules.fields[$0]))
    }
    return Look(
      ids: front.map { rules.fields[$0].id },
      forms: front.map { rules.fields[$0].form },
      states: front.map {
        var state = rules.states[$0]
        state.isInvalid = false
        return state
      }, policy: policy, heard: heard)
  }

  /// Whether a host that looks late can see the field.
  private func isInSight(_ field: Field) -> Bool {
    field.form == self[heard]?.form
      && state(of: field).obstacles.isSubset(of: .notEditable)
      && field.list == nil
  }

  /// Moves focus. A field that was removed leaves the order (R11).
  mutating func moveFocus(to id: String?) {
    focused = id
    let id = position(of: id) == nil ? nil : id
    guard heard != id else { return }
    refusals = nil
    heard = id
    fields.removeAll { $0.isGone && $0.id != id }
  }

  private mutating func resign() {
    if self[focused]?.keepsFocus != true { moveFocus(to: nil) }
  }

  /// The user taps a field, which may refuse.
  private func tapped(_ id: String, _ traits: Traits) -> [World] {
    var world = self
    if focused == id {
      world.moveFocus(to: id)
      return [world]
    }
    var forgotten = self
    forgotten.refusals = nil
    if self[focused]?.keepsFocus == true {
      guard self[id]?.refuses == .once else { return [self, forgotten] }
      // Hosts differ in which of the two fields they ask first.
      world.edit(id) { $0.refuses = .never }
      return [self, world, forgotten]
    }
    switch self[id]?.refuses {
    case .never:
      world.moveFocus(to: id)
      return [world]
    case .once:
      world.edit(id) { $0.refuses = .never }
      forgotten.edit(id) { $0.refuses = .never }
    default: break
    }
    world.asked = [id]
    forgotten.asked = [id]
    if traits.refusalResigns {
      world.moveFocus(to: nil)
      return [world]
    }
    return [world, forgotten]
  }

  private mutating func insert(_ field: Field, after: String?) {
    if let old = self[field.id] {
      // The app adds the field again before focus leaves it.
      guard old.isGone else { return }
      var field = field
      (field.group, field.isInSheet) = (old.group, old.isInSheet)
      field.list = old.list
      change { world in
        // The field returns to its place (R11).
        world.fields.removeAll { $0.id == field.id }
        let before = world.predecessors.first { world[$0] != nil }
        let place = world.position(of: before)
        world.fields.insert(field, at: place.map { $0 + 1 } ?? 0)
      }
    } else {
      change { world in
        let place = world.position(of: after).map { $0 + 1 } ?? 0
        world.fields.insert(field, at: place)
        world.forgetRows(of: field.list)
      }
      // A new field may come into the place of one that refused.
      if field.isInSheet == isPresenting { forgetRefusals() }
    }
  }

  /// R11: a removed field with focus keeps its place until focus leaves.
  private mutating func remove(_ id: String, _ traits: Traits) {
    change { world in
      world.forgetRows(of: world[id]?.list)
      if world.heard == id {
        world.edit(id) { $0.isGone = true }
      } else {
        world.fields.removeAll { $0.id == id }
      }
    }
    if focused == id, traits.removedLosesFocus { moveFocus(to: nil) }
  }

  private mutating func move(_ id: String, after: String?) {
    change { world in
      guard let place = world.position(of: id) else { return }
      let field = world.fields.remove(at: place)
      let target = world.position(of: after).map { $0 + 1 } ?? 0
      world.fields.insert(field, at: target)
      world.forgetRows(of: field.list)
    }
  }

  /// R13: after a row comes or goes, each number may belong to another row.
  private mutating func forgetRows(of list: Int?) {
    guard let list else { return }
    let rows = fields.filter { $0.list == list }.map(\.id)
    display(displayed.subtracting(rows))
    for row in rows { seen[row] = nil }
  }

  /// What a toolkit does by itself to a focused field that hides or is
  /// disabled.
  private mutating func loseFocus(since old: World, _ traits: Traits) {
    guard let field = self[focused], let before = old[focused] else { return }
    let new = state(of: field).obstacles.subtracting(
      old.state(of: before).obstacles)
    if new.contains(.hidden) && traits.hidingResigns
      || new.contains(.disabled) && traits.disablingResigns
    {
      moveFocus(to: nil)
    }
  }

  // MARK: Turns

  /// R14: several acts of the app in one turn, so that the host learns of them
  /// late. A press at the end of the turn may have seen the form before, after
  /// or between them.
  private func turned(_ acts: [Act], _ traits: Traits) -> [World] {
    let changes = acts.last?.isPress == true ? acts.dropLast() : acts[...]
    var worlds = [self]
    for act in changes { worlds = worlds.flatMap { $0.after(act, traits) } }
    guard acts.last?.isPress == true, acts.count > 1 else {
      return acts.count == 1 ? after(acts[0], traits) : worlds
    }
    // The app may have set another label before the press.
    let shown = worlds.first?[focused]?.key ?? rules.key(of: focused)
    // After a refusal that the world doesn't know, the label is open. The app's
    // own Next finishes where no field follows.
    let isOpen =
      policy.finishKey == .next
      || (worlds + [self]).contains { $0[focused]?.key == .next }
      || refusals.map { $0.origin == focused && $0.refused == nil } == true
    let mayFinish = acts.last?.mayFinish(isOpen ? nil : shown) == true
    let passes: FieldState.Obstacles =
      acts.last?.isReturn == true ? [] : [.notEditable, .excluded]
    return worlds.flatMap {
      $0.unclear(
        since: self, mayFinish: mayFinish, passing: passes, traits)
    }
  }

  /// Whatever Return may do if the host doesn't know which fields refused.
  func unclear(_ traits: Traits) -> [World] {
    unclear(since: self, mayFinish: true, passing: [], traits)
  }

  /// Whatever a press may do that the host decided from what it saw in an
  /// earlier world.
  private func unclear(
    since before: World, mayFinish: Bool,
    passing obstacles: FieldState.Obstacles, _ traits: Traits
  ) -> [World] {
    guard let origin = self[focused] else { return [self] }
    var stayed = self
    stayed.refusals = Refusals(origin: origin.id, refused: nil)
    var left = self
    left.moveFocus(to: nil)
    var found = [self, stayed, left]
    if mayFinish {
      var seen = traits
      seen.disabledFinishes = true
      found += finished(traits) + finished(seen)
    }
    for field in fields
    where [self, before].contains(where: { world in
      world[field.id].map(world.state(of:))?.obstacles
        .isSubset(of: obstacles) == true
    }) {
      var moved = self
      moved.moveFocus(to: field.id)
      found.append(moved)
    }
    return found
  }
}

extension World {
  /// After a turn, only the host can tell who was asked. A field that refuses
  /// once takes focus the next time.
  mutating func recover(_ asked: [String]) {
    for id in asked where id != focused { _ = refusesNow(id) }
  }
}

extension Act {
  fileprivate var isRequest: Bool {
    if case .press(let key) = self { key.isOfTheApp } else { false }
  }

  fileprivate var isReturn: Bool {
    if case .press(let key) = self { key.isReturn } else { false }
  }

  /// R6: whether this press may finish a form whose key shows this label.
  fileprivate func mayFinish(_ shown: ReturnKey?) -> Bool {
    switch self {
    case .press(.finish), .press(.barDone): true
    case .press(.firstInvalid), .press(.firstEmpty): false
    case .press(let key): key.isReturn && shown != .next
    default: false
    }
  }
}
