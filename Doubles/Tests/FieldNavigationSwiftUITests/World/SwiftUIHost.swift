import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import TestSupport

/// Plays acts on a SwiftUI screen, under one combination of policies.
@MainActor final class SwiftUIHost: FormHost {
  let traits: Traits
  let policies: Policies
  let habits: Habits
  private let app = WorldApp()
  let screen: Screen
  /// The actions that must have run, in order.
  private var expectedHandlers: [String] = []
  private(set) var hasFocusedFirst = false
  /// The fields that a press asked twice.
  private var askedTwice: [String] = []

  /// What an app does besides showing fields.
  struct Habits: Hashable {
    var hasBar = true
    /// Whether SwiftUI calls `onAppear` twice.
    var repeatsAppear = false
    /// Whether a submit scope keeps Return from the form, so that only the
    /// field hears it.
    var blocksSubmit = false
    /// Whether the app itself presses Return in half of the fields.
    var pressesItself = false

    /// Whether the form knows of some presses only after an update. A form
    /// that leaves before doesn't carry them out.
    var hearsLate: Bool { blocksSubmit || pressesItself }
  }

  init(
    _ world: World, _ policies: Policies = .current, habits: Habits = Habits()
  ) {
    self.policies = policies
    self.habits = habits
    traits = Traits(policies)
    let content = WorldContent(world)
    let app = app
    screen = Screen(
      policies, rows: traits.rowsInSight, repeatsAppear: habits.repeatsAppear,
      onViolation: .isRecorded
    ) {
      WorldScreen(content, app, habits)
    }
  }

  private(set) var content: WorldContent {
    get { app.content?.wrappedValue ?? WorldContent(World()) }
    set {
      app.content?.wrappedValue = newValue
      screen.settle()
    }
  }

  // MARK: Acts

  func perform(_ act: Act, in world: World) -> LeftOut? {
    if let leftOut = reason(toLeaveOut: act, in: world) { return leftOut }
    screen.resetLog()
    carryOut(act)
    if !content.isShown { comeBack() }
    // The form asks the first field again, because it may just have appeared.
    if case .press(let key) = act, key != .firstEmpty {
      noteQuestions(in: world)
    }
    recover()
    return nil
  }

  private func carryOut(_ act: Act) {
    switch act {
    case .focus(let id):
      if content[id]?.refuses == .once {
        content.edit(id) { $0.refuses = .never }
      } else {
        screen.tap(id)
      }
    case .type(let id, let text):
      guard screen.focused == id else { return carryOut(.set(id, text)) }
      screen.turn {
        screen.clear()
        screen.type(text)
      }
    case .press(let key): press(key)
    case .closeKeyboard: screen.dismissKeyboard()
    case .scroll(let id): screen.scroll(to: id)
    case .set(let id, let text): content.edit(id) { $0.text = text }
    case .hide(let id): hide(id)
    case .show(let id):
      var new = content
      new.away.remove(id)
      new.edit(id) { $0.isHidden = false }
      content = new
    case .spoil(let id): content.edit(id) { $0.isInvalid = true }
    case .mend(let id): content.edit(id) { $0.isInvalid = false }
    case .disable(let id): content.edit(id) { $0.isDisabled = true }
    case .enable(let id): content.edit(id) { $0.isDisabled = false }
    case .exclude(let id): content.edit(id) { $0.isExcluded = true }
    case .include(let id): content.edit(id) { $0.isExcluded = false }
    case .refuse(let id, let how): content.edit(id) { $0.refuses = how }
    case .label(let id, let key): content.edit(id) { $0.key = key }
    case .insert(let field, let other):
      _ = content.insert(field, after: other)
    case .remove(let id): content.remove(id)
    case .move(let id, let other): _ = content.move(id, after: other)
    case .regroup(let id, let group): _ = content.regroup(id, to: group)
    case .hideGroup(let group): hide(group)
    case .showGroup(let group):
      var new = content
      new.awayGroups.remove(group)
      new.hiddenGroups.remove(group)
      content = new
    case .disableForm: content.isSending = true
    case .enableForm: content.isSending = false
    case .policy(let policy): content.policy = policy
    case .order(let order): content.order = order
    case .appFocus(let id): focus(id)
    case .appResigns:
      if content.isPresenting {
        app.sheetFocus?.wrappedValue = nil
      } else {
        app.focus?.wrappedValue = nil
      }
      screen.settle()
    case .appMoves(let id):
      app.move = (WorldApp.Action.allCases[id.number % 3], id)
    case .present:
      app.focus?.wrappedValue = nil
      content.isPresenting = true
    case .dismiss: content.isPresenting = false
    case .otherNavigator:
      content.hasOtherForm = true
      content.hasOtherForm = false
    case .twin(let id): showTwin(of: id)
    case .turn(let acts):
      screen.turn { for act in acts { carryOut(act) } }
    case .restart: content.isShown = false
    case .lock, .unlock, .keep, .release, .answer, .layout, .reportAgain,
      .focusUnheard, .hear, .interrupted:
      break
    }
  }

  private var focused: String { screen.focused ?? "" }

  /// The form returns. In some versions of SwiftUI the focus state keeps its
  /// value, so the app clears it.
  private func comeBack() {
    app.focus?.wrappedValue = nil
    screen.settle()
    content.isShown = true
  }

  /// Some apps keep a hidden field in its place, others remove its view.
  private func hide(_ id: String) {
    var new = content
    new.edit(id) { $0.isHidden = true }
    if id.isOdd, id != focused, new[id]?.list == nil { new.away.insert(id) }
    content = new
  }

  private func hide(_ group: Int) {
    var new = content
    new.hiddenGroups.insert(group)
    let isFocused = new[focused]?.form == group
    if group == 1, !isFocused { new.awayGroups.insert(group) }
    content = new
  }

  private func focus(_ id: String) {
    let isInSheet = content.isPresenting
    if id.isOdd {
      (isInSheet ? app.sheetForm : app.form).focus(id)
    } else {
      (isInSheet ? app.sheetFocus : app.focus)?.wrappedValue = id
    }
    screen.settle()
  }

  /// A second view with the same value comes. In some forms the first view goes
  /// and comes back, as if the app switched its layout.
  private func showTwin(of id: String) {
    content.twin = .init(id: id)
    if id.isOdd, id != focused {
      content.twin = .init(id: id, isAlone: true)
      content.twin = .init(id: id)
    }
    content.twin = nil
  }

  private func press(_ key: Act.Key) {
    let proxy = content.isPresenting ? app.sheetForm : app.form
    switch key {
    case .firstInvalid:
      (content.isPresenting ? app.sheetForm : app.form).focusFirstInvalid()
    case .firstEmpty:
      app.form.focusFirst()
      hasFocusedFirst = true
    case .barNext where !habits.hasBar: proxy.focusNext()
    case .barPrevious where !habits.hasBar: proxy.focusPrevious()
    case .barNext: screen.tapBar("Next Field")
    case .barPrevious: screen.tapBar("Previous Field")
    case .barDone: screen.tapBar("Done")
    case .tab: screen.pressTab()
    case .shiftTab: screen.pressTab(backward: true)
    default:
      guard let field = content[focused] else { return }
      if key == .return, habits.pressesItself, field.id.isOdd, app.move == nil,
        !field.handlesReturn
      {
        proxy.pressReturn(in: field.id)
        break
      }
      let own =
        ["inside \(field.id)", "outside \(field.id)"]
        + (habits.blocksSubmit ? [] : ["form"])
      expectedHandlers +=
        policies.submitOrder == .innerFirst ? own : own.reversed()
      screen.pressReturn(hardware: key == .hardwareReturn)
    }
    screen.settle()
  }

  /// The fields that refused focus during the last act.
  private var refused: [String] {
    let start = "refused focus "
    return screen.log.filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }

  /// R10: a press asks each field at most once. SwiftUI may ignore a request
  /// for a row that has just appeared, so the form asks a row again. It also
  /// keeps focus in the origin, which may be disabled meanwhile.
  private func noteQuestions(in world: World) {
    let refused = refused.filter {
      $0 != world.focused && world[$0]?.list == nil
    }
    if Set(refused).count < refused.count { askedTwice = refused }
  }

  /// A field that refuses once takes focus the next time.
  private func recover() {
    for id in refused {
      if content[id]?.refuses == .once {
        content.edit(id) { $0.refuses = .never }
      }
    }
  }

  // MARK: Sight

  func sight(of world: World) -> Sight {
    let content = content
    var sight = Sight(focused: screen.focused)
    sight.finishes = app.finishes
    sight.displayed = Set(screen.fields + screen.texts)
      .intersection(content.fields.filter { $0.list != nil }.map(\.id))
    for field in content.fields { sight.texts[field.id] = field.text }
    sight.problem = problem
    // The form reads rows without views when focus enters a field. Until then
    // no label is on the screen.
    if content.hasRows, screen.focused == nil { return sight }
    for (id, label) in screen.labels {
      guard let field = content[id], field.isInSheet == content.isPresenting
      else { continue }
      if field.kind == .multiline || field.handlesReturn {
        if label != "return" { sight.problem = "label of \(id): \(label)" }
      } else {
        sight.labels[id] = ReturnKey(name: label)
      }
    }
    return sight
  }

  /// R8: the proxy says whether Next and Previous go to another field.
  func difference(from world: World) -> String? {
    guard world.focused != nil else { return nil }
    var willing = world
    for place in willing.fields.indices {
      willing.fields[place].refuses = .never
    }
    let proxy = world.isPresenting ? app.sheetForm : app.form
    for (key, can) in [
      (Act.Key.barNext, proxy.canFocusNext),
      (.barPrevious, proxy.canFocusPrevious),
    ] {
      let target = willing.after(.press(key), traits).first?.focused
      if can != (target != world.focused) {
        return "\(key) can move focus: \(can)"
      }
    }
    return nil
  }

  /// What is wrong in a way that the world doesn't know about.
  private var problem: String? {
    if app.handlers != expectedHandlers {
      return "handlers: \(app.handlers.suffix(6)), "
        + "expected \(expectedHandlers.suffix(6))"
    }
    if !askedTwice.isEmpty { return "asked twice: \(askedTwice)" }
    return screen.violations.first.map { "violation: \($0)" }
  }
}

extension String {
  /// The number of a generated field.
  var number: Int { Int(filter(\.isNumber)) ?? count }
  var isOdd: Bool { number % 2 == 1 }
}
