import FieldNavigation

/// What a key comes to, with what the app and the toolkit do besides.
extension World {
  func pressed(
    _ key: Act.Key, _ traits: Traits, _ others: [Act.Interruption] = []
  ) -> [World] {
    guard refusals?.origin == focused, refusals?.refused == nil else {
      return pressedKnowingRefusals(key, traits, others)
    }
    // The host may have seen who refused.
    var other = self
    other.refusals?.refused = fields.map(\.id)
    return pressedKnowingRefusals(key, traits, others)
      + other.pressedKnowingRefusals(key, traits, others)
  }

  private func pressedKnowingRefusals(
    _ key: Act.Key, _ traits: Traits, _ others: [Act.Interruption]
  ) -> [World] {
    switch key {
    case .firstEmpty where focused != nil: return [self]
    case .firstEmpty: return carriedOut(.first(.empty), "", traits, others)
    case .firstInvalid:
      return carriedOut(.first(.invalid), focused ?? "", traits, others)
    default: break
    }
    guard let origin = focused else { return [self] }
    if looksLate, let look = refusals?.look, look != self.look {
      var world = self
      world.refusals = nil
      return world.pressed(key, traits, others)
    }
    switch key {
    case .tab:
      return carriedOut(
        .tab(.forward, wraps: false), origin, traits, others)
    case .shiftTab:
      return carriedOut(.tab(.backward, wraps: false), origin, traits, others)
    case .wrappingTab:
      return carriedOut(.tab(.forward, wraps: true), origin, traits, others)
    case .wrappingShiftTab:
      return carriedOut(.tab(.backward, wraps: true), origin, traits, others)
    case .barNext: return barMoved(.forward, origin, traits)
    case .barPrevious: return barMoved(.backward, origin, traits)
    case .barDone: return barDone(origin, traits)
    case .finish:
      return self[origin]?.isInSheet == true
        ? [self] : validated(origin, traits)
    default: return returned(key, origin, traits, others)
    }
  }

  private func returned(
    _ key: Act.Key, _ origin: String, _ traits: Traits,
    _ others: [Act.Interruption]
  ) -> [World] {
    var world = self
    let field = self[origin]
    if key == .hardwareReturn, field?.kind == .multiline,
      traits.hardwareBreaksLines
    {
      world.edit(origin) { $0.text += "\n" }
      return [world]
    }
    // R14: the app's own handlers come first.
    if let appMove {
      world.appMove = nil
      world.moveFocus(to: appMove)
      return [world]
    }
    switch field?.answer {
    case .refuses: return [self]
    // A field that refuses to resign stays, and the Return that the app agreed
    // to goes on.
    case .resigns where field?.keepsFocus == true: break
    case .resignsAndRefuses where field?.keepsFocus == true: return [self]
    case .resigns, .resignsAndRefuses:
      world.moveFocus(to: nil)
      return [world]
    default: break
    }
    if let key = field?.key, key != .next, !key.isEnding,
      traits.leavesSearchToApp
    {
      return [self]
    }
    if field?.handlesReturn == true, traits.handledReturnResigns {
      world.moveFocus(to: nil)
      return [world]
    }
    // After an unclear turn, the host doesn't know which fields refused.
    if refusals?.origin == origin, refusals?.refused == nil {
      return unclear(traits)
    }
    let rules = rules
    let label = rules.position(of: origin).flatMap(rules.key)
    let shown: ReturnKey? =
      switch key {
      case .returnShowingNext: .next
      case .returnShowingDone: .done
      default:
        traits.has.contains(.reports) || !traits.hasLabels ? nil : label
      }
    return carriedOut(.return(shown: shown), origin, traits, others)
  }

  /// Runs a press to its end.
  private func carriedOut(
    _ key: WorldPress.Key, _ origin: String, _ traits: Traits,
    _ others: [Act.Interruption]
  ) -> [World] {
    var press = WorldPress(key, in: origin, traits: traits)
    press.window = traits.rowsInSight
    var worlds = carriedOut(&press, traits, others)
    if press.loaded == 0 { return worlds }
    if !traits.scrollsJustFarEnough {
      press = WorldPress(key, in: origin, traits: traits)
      worlds += carriedOut(&press, traits, others)
    }
    let reach = 2 * traits.rowsInSight
    guard press.loaded > WorldPress.bound - reach else { return worlds }
    // A reveal may load several rows, so hosts differ near the bound of R13.
    return worlds
      + (1...reach).flatMap { loaded in
        var press = WorldPress(key, in: origin, traits: traits)
        press.loaded = loaded
        press.window = traits.rowsInSight
        return carriedOut(&press, traits, others)
      }
  }

  private func carriedOut(
    _ press: inout WorldPress, _ traits: Traits,
    _ others: [Act.Interruption]
  ) -> [World] {
    var world = self
    for number in 0..<10_000 {
      let step = press.step(&world)
      let isKnown =
        world.position(of: press.origin) != nil || !press.refused.isEmpty
      world.trail.append(
        Trail(step: step, rule: isKnown ? press.rule : nil))
      switch step {
      case .check, .reveal: break
      case .focus(let id):
        world.asked.append(id)
        if world.refusesNow(id) {
          if traits.refusalResigns, world.focused != nil,
            world[press.origin]?.keepsFocus != true
          {
            world.moveFocus(to: nil)
            return [world]
          }
        } else {
          if world[press.origin]?.keepsFocus == true {
            var known = world
            known.refusals = Refusals(
              origin: press.origin, refused: press.refused)
            return press.refused.isEmpty ? [world] : [world, known]
          }
          world.moveFocus(to: id)
          return [world]
        }
      case .finish: return world.finished(traits)
      case .resign:
        if world[press.origin]?.keepsFocus != true {
          world.moveFocus(to: nil)
        }
        return [world]
      case .stay: return world.stayed(press, traits)
      }
      for other in others where other.step == number {
        world = world.interrupted(by: other.act, traits)
      }
    }
    return []
  }

  /// The app acts during a press.
  private func interrupted(by act: Act, _ traits: Traits) -> World {
    guard allows(act, traits), var world = after(act, traits).first else {
      return self
    }
    (world.asked, world.trail) = (asked, trail)
    return world
  }

  /// Whether the field refuses focus. A field that refuses once takes it the
  /// next time.
  package mutating func refusesNow(_ id: String) -> Bool {
    let refuses = self[id]?.refuses
    if refuses == .once { edit(id) { $0.refuses = .never } }
    return refuses != .never
  }

  /// R10: no field took focus.
  private func stayed(_ press: WorldPress, _ traits: Traits) -> [World] {
    guard !press.refused.isEmpty, let origin = self[press.origin] else {
      return [self]
    }
    if press.loaded > 0, traits.scrollingMayForget {
      var forgotten = self
      forgotten.refusals = nil
      return [self, forgotten]
    }
    let mayStayLost =
      traits.resignsToAsk && origin.refuses != .never
      || traits.disablingResigns && (origin.isDisabled || isDisabled)
    guard mayStayLost else { return [self] }
    var left = self
    left.moveFocus(to: nil)
    return [self, left]
  }

  /// R5: the form ends, unless the focused field doesn't let focus go.
  func finished(_ traits: Traits) -> [World] {
    var world = self
    guard let field = self[focused], !field.keepsFocus else { return [self] }
    if field.isInSheet, traits.sheetEnd == .stays { return [self] }
    if traits.finishResigns { world.moveFocus(to: nil) }
    if field.isInSheet, traits.sheetEnd == .resigns { return [world] }
    if !traits.disabledFinishes, isDisabled || field.isDisabled {
      return [world]
    }
    world.finishes[field.form, default: 0] += 1
    return [world]
  }

  /// R16: a key other than Return ends the form, but not past a mistake.
  private func validated(_ origin: String, _ traits: Traits) -> [World] {
    traits.has.contains(.mistakes) && validates
      ? carriedOut(.finish, origin, traits, []) : finished(traits)
  }

  // MARK: Input bar

  private func barMoved(
    _ direction: TabDirection, _ origin: String, _ traits: Traits
  ) -> [World] {
    carriedOut(.tab(direction, wraps: false), origin, traits, [])
  }

  /// R8: Done hides the keyboard. It also finishes the form where Return would.
  private func barDone(_ origin: String, _ traits: Traits) -> [World] {
    guard let field = self[origin], !field.keepsFocus else { return [self] }
    let rules = rules
    let isApps =
      traits.leavesSearchToApp
      && field.key.map { $0 != .next && !$0.isEnding } == true
    if let position = rules.position(of: origin), !isApps,
      rules.move(from: position) == .finish
    {
      // R16: Done hides the keyboard where focus would stay.
      return validated(origin, traits).map {
        var world = $0
        let stays = world.focused == origin && world.finishes == finishes
        if stays { world.moveFocus(to: nil) }
        return world
      }
    }
    var world = self
    world.moveFocus(to: nil)
    return [world]
  }
}
