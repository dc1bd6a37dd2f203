package import FieldNavigation

/// One thing that the user, the app or the toolkit does.
package enum Act: Hashable, Sendable {
  // The user.
  /// Taps or clicks the field.
  case focus(String)
  /// Replaces the text. If another field has focus, the app sets the text.
  case type(String, String)
  case press(Key)
  /// Closes the keyboard.
  case closeKeyboard
  /// Scrolls a list until it shows the row.
  case scroll(String)

  // The app.
  case set(String, String)
  case hide(String), show(String)
  case disable(String), enable(String)
  case lock(String), unlock(String)
  case exclude(String), include(String)
  case refuse(String, World.Refusal)
  case keep(String), release(String)
  case label(String, ReturnKey?)
  /// The field's value becomes a mistake, or is right again (R16).
  case spoil(String), mend(String)
  case answer(String, World.Answer)
  case insert(World.Field, after: String?)
  case remove(String)
  case move(String, after: String?)
  case regroup(String, Int)
  case hideGroup(Int), showGroup(Int)
  case disableForm, enableForm
  case policy(ReturnPolicy)
  case order([String]?)
  case appFocus(String), appResigns
  /// The app's handler of the next Return focuses the field.
  case appMoves(String)
  case present, dismiss
  /// A new layout, after which fields that refused may take focus.
  case layout
  /// The navigator ends and another one begins. Without `stops`, the app only
  /// releases it.
  case restart(stops: Bool)
  /// Another navigator begins and ends.
  case otherNavigator
  /// A second view with the same value comes and goes.
  case twin(String)

  // The toolkit.
  /// Reports the same focus again.
  case reportAgain
  /// Focus moves, and its report comes with the next report.
  case focusUnheard(String?)
  /// The report that is due.
  case hear

  /// Several acts in one turn of the run loop.
  indirect case turn([Act])
  /// A press during which the app acts after the steps with these numbers.
  indirect case interrupted(Key, [Interruption])

  package struct Interruption: Codable, Hashable, Sendable {
    package var step: Int
    package var act: Act

    package init(step: Int, act: Act) {
      self.step = step
      self.act = act
    }
  }

  package enum Key: String, Codable, CaseIterable, Hashable, Sendable {
    case `return`
    /// Return on a connected keyboard.
    case hardwareReturn = "hardware-return"
    /// Return before the host has corrected a label, which shows Next or Done.
    case returnShowingNext = "return-showing-next"
    case returnShowingDone = "return-showing-done"
    case tab
    case shiftTab = "shift-tab"
    case wrappingTab = "wrapping-tab"
    case wrappingShiftTab = "wrapping-shift-tab"
    case barNext = "bar-next"
    case barPrevious = "bar-previous"
    case barDone = "bar-done"
    /// The command that finishes the form, as Command+Return.
    case finish
    /// The app focuses the first mistake, or the first empty field (R16).
    case firstInvalid = "first-invalid"
    case firstEmpty = "first-empty"

    /// Whether the app asks for focus, and no key is pressed.
    package var isOfTheApp: Bool {
      self == .firstInvalid || self == .firstEmpty
    }

    package var isReturn: Bool {
      switch self {
      case .return, .hardwareReturn, .returnShowingNext, .returnShowingDone:
        true
      default: false
      }
    }
  }

  package var isPress: Bool {
    switch self {
    case .press, .interrupted: true
    case .turn(let acts): acts.last?.isPress == true
    default: false
    }
  }

  /// What a host must have for this act.
  package var needs: Set<Capability> {
    switch self {
    case .focus, .type, .hide, .show, .disable, .enable, .remove, .set: []
    case .insert(let field, _): field.needs
    case .press(let key): key.needs
    case .closeKeyboard, .lock, .unlock, .exclude, .include, .layout: []
    case .scroll: [.rows]
    case .refuse: [.refusals]
    case .keep, .release: [.keepsFocus]
    case .label: [.ownLabels]
    case .spoil, .mend: [.mistakes]
    case .answer: [.answers]
    case .move: []
    case .regroup, .hideGroup, .showGroup: [.groups]
    case .disableForm, .enableForm: [.disabledForm]
    case .policy: [.policy]
    case .order: [.order]
    case .appFocus, .appResigns: []
    case .appMoves: [.appMoves]
    case .present, .dismiss: [.sheet]
    case .restart: [.restart]
    case .otherNavigator: [.otherNavigator]
    case .twin: [.twins]
    case .reportAgain, .focusUnheard, .hear: [.reports]
    case .turn(let acts): acts.reduce([.turns]) { $0.union($1.needs) }
    case .interrupted(let key, _): key.needs.union([.interruptions])
    }
  }
}

extension Act.Key {
  var needs: Set<Capability> {
    switch self {
    case .return, .tab, .shiftTab: []
    case .hardwareReturn: [.kinds]
    case .returnShowingNext, .returnShowingDone, .wrappingTab,
      .wrappingShiftTab:
      [.reports]
    case .barNext, .barPrevious, .barDone: [.bar]
    case .finish: [.finishCommand]
    case .firstInvalid, .firstEmpty: [.mistakes]
    }
  }
}

extension World.Field {
  package var needs: Set<Capability> {
    var needs: Set<Capability> = []
    if list != nil { needs.insert(.rows) }
    if isInSheet { needs.insert(.sheet) }
    if frame != nil { needs.insert(.frames) }
    if group != 0 { needs.insert(.groups) }
    if key != nil { needs.insert(.ownLabels) }
    if refuses != .never { needs.insert(.refusals) }
    if isInvalid { needs.insert(.mistakes) }
    if keepsFocus { needs.insert(.keepsFocus) }
    if kind != .text || handlesReturn { needs.insert(.kinds) }
    if answer != .agrees { needs.insert(.answers) }
    return needs
  }
}
