import FieldNavigation
import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit
import UIKitDriver

/// An app on the double. Its screen shows a world, and its user performs the
/// acts.
@MainActor final class UIKitHost: FormHost {
  /// What a world leaves open to the app and the device.
  struct Settings: Sendable {
    var policies = Policies.current
    var bar = FieldNavigator.InputBar.automatic
    /// Whether the app gives an order by tags instead of a list.
    var usesTags = false
    var avoidsKeyboard = true
    var sheet = UIModalPresentationStyle.automatic
    /// Whether the app hides half of its fields by their alpha.
    var fades = false
    /// The row to which the list is scrolled at the start.
    var firstRow = 0
  }

  let traits: Traits
  let settings: Settings
  private(set) var user: User
  private(set) var screen: WorldScreen
  private(set) var sheet: WorldScreen?
  private(set) var navigator: FieldNavigator?
  private(set) var finishes = 0
  private var hasFocusedFirst = false
  /// Sheets dismissed since the last check.
  private var dismissed: [WorldScreen] = []
  /// The fields that the last act tried to focus.
  private var asked: [String]? = []
  private var problem: String?
  /// The field that the last act moved focus to.
  private var target: String?
  private var shown = World()
  private let visits = PressVisits()
  private let observersBefore: Int

  init(
    _ world: World, _ settings: Settings = Settings(), hasRows: Bool = false
  ) {
    self.settings = settings
    traits = .uiKit(settings.policies, hasRows: hasRows)
    var begin: (String) -> Void = { _ in }
    let screen = WorldScreen { begin($0) }
    self.screen = screen
    user = User(settings.policies) { screen }
    observersBefore = Device.runLoopObservers
    begin = { [weak self] in self?.asked?.append($0) }
    show(world)
    user.settle()
    screen.list?.scroll(to: settings.firstRow)
    navigate()
    user.settle()
    noteKeys()
  }

  var front: WorldScreen { sheet ?? screen }

  private var screens: [WorldScreen] { [screen, sheet].compactMap { $0 } }

  private func field(_ id: String) -> WorldField? { screen[id] ?? sheet?[id] }

  var focused: WorldField? { user.focused as? WorldField }

  // MARK: Acts

  func perform(_ act: Act, in world: World) -> LeftOut? {
    if let leftOut = leftOut(act, world) { return leftOut }
    _ = user.calls()
    (asked, problem) = ([], nil)
    if case .focus = act { asked = nil }
    let (origin, isCalm) = (focused?.id, world.isCalm)
    visits.begin()
    screen.list?.forget()
    perform([act], in: world)
    user.settle()
    noteKeys()
    target = focused?.id == origin ? nil : focused?.id
    let questions = user.calls().filter { $0.contains(" should") }
    problem =
      problem ?? left()
      ?? extraQuestions(questions, by: act, origin, isCalm: isCalm) ?? sights()
    return nil
  }

  private func leftOut(_ act: Act, _ world: World) -> LeftOut? {
    switch act {
    case .turn(let acts):
      return acts.count { world.changesRows($0) } > 1
        ? "a list that has as many rows as before has not changed its rows"
        : acts.lazy.compactMap { self.leftOut($0, world) }.first
          ?? leftOutOfTurn(acts, world)
    case .press(.tab) where focused != nil && !takes(.tab),
      .press(.shiftTab) where focused != nil && !takes(.shiftTab):
      return "at the ends of the order, Tab is UIKit's"
    case .press(.firstEmpty) where hasFocusedFirst || world.isPresenting:
      return "the first field gets focus once, and not behind a sheet"
    case .press(.barDone) where user.bar == nil:
      return "the field has no input bar"
    case .regroup(let id, let group)
    where focused?.id == id && focused?.data.state.group != group:
      return "UIKit resigns a field that changes its superview"
    case .label(let id, let key?)
    where field(id).map { $0.givenKeys.contains(key) } ?? true:
      return "UIKit can't tell the app's label from the navigator's"
    case .otherNavigator
    where world.fields.contains(where: \.isExcluded):
      return "another navigator takes an excluded field away"
    default: return screen.list == nil ? nil : leftOutOfList(act, world)
    }
  }

  private func leftOutOfList(_ act: Act, _ world: World) -> LeftOut? {
    let isRow = { (id: String) in world[id]?.list != nil }
    switch act {
    case .regroup(let id, _) where isRow(id),
      .exclude(let id) where isRow(id), .include(let id) where isRow(id),
      .label(let id, _) where isRow(id):
      return "a list shows the same view for many rows"
    case .move(let id, _) where isRow(id):
      return "a list that has as many rows as before has not changed its rows"
    case .move(_, let after) where world.isInsideList(after):
      return "the rows of a list are together"
    case .insert(let field, let after)
    where field.list == nil && world.isInsideList(after):
      return "the rows of a list are together"
    case .scroll where focused == nil,
      _ where focused == nil && world.changesRows(act):
      return "while nobody edits, the navigator does not see what a list shows"
    case .remove(let id)
    where focused?.id == id && raisesAtRemoval(of: id, in: world):
      return "UIKit raises an exception if a deleted row refuses to resign"
    case .hide(let id) where settings.firstRow > 0 && isRow(id),
      .disable(let id) where settings.firstRow > 0 && isRow(id),
      .lock(let id) where settings.firstRow > 0 && isRow(id):
      return "rows above the first known one are like the first one in sight"
    case .restart where world.hasRowWithoutField,
      _ where world.changesRows(act) && world.hasRowWithoutField:
      return "rows above the first known one are like the first one in sight"
    default: return nil
    }
  }

  private func raisesAtRemoval(of id: String, in world: World) -> Bool {
    settings.policies.deletionAsks && world[id]?.list != nil
      && world[id]?.keepsFocus == true
  }

  /// In a turn, the row may get focus or begin to refuse before it is deleted.
  private func leftOutOfTurn(_ acts: [Act], _ world: World) -> LeftOut? {
    var world = world
    for act in acts {
      if case .remove(let id) = act, raisesAtRemoval(of: id, in: world) {
        return "UIKit raises an exception if a deleted row refuses to resign"
      }
      world = world.after(act, traits).first ?? world
    }
    return nil
  }

  /// Performs acts in one turn of the run loop.
  private func perform(_ acts: [Act], in world: World) {
    var world = world
    for act in acts {
      switch act {
      case .turn(let acts): return perform(acts, in: world)
      case .press(let key):
        press(key)
        continue
      case .focus(let id): tap(id)
      case .type(let id, let text) where id == focused?.id:
        replaceText(by: text)
      case .closeKeyboard: focused?.resignFirstResponder()
      case .restart(let stops):
        problem = end(stops: stops)
        navigate()
      case .otherNavigator: otherNavigator()
      case .present: screen.view.endEditing(true)
      case .layout: front.layOutAgain()
      case .label(let id, let key):
        field(id)?.relabel(key)
        // The navigator reloads the keyboard only if nothing else changes.
        if acts.count > 1 { focused?.reloadInputViews() }
      case .refuse(let id, let how):
        for each in screens { each.refuse(id, how) }
      case .scroll(let id): screen.list?.scroll(to: id)
      default: break
      }
      world = world.after(act, traits).first ?? world
      show(world)
    }
  }

  private func tap(_ id: String) {
    guard let field = front[id] else { return }
    user.tap(field)
  }

  private func replaceText(by text: String) {
    let old = focused?.text ?? ""
    if text.count > old.count, text.hasPrefix(old) {
      return user.type(String(text.dropFirst(old.count)))
    }
    if text.isEmpty, focused?.hasText == false { user.type("x") }
    user.deleteAll()
    if !text.isEmpty { user.type(text) }
  }

  private func press(_ key: Act.Key) {
    guard focused != nil || key.isOfTheApp else { return }
    switch key {
    case .firstInvalid: navigator?.focusFirstInvalid()
    case .firstEmpty:
      navigator?.focusFirst()
      hasFocusedFirst = true
    // In a turn, the app may have ended the navigator before.
    case .tab where !takes(.tab), .shiftTab where !takes(.shiftTab): break
    case .hardwareReturn: user.press(.enter)
    case .tab: user.press(.tab)
    case .shiftTab: user.press(.tab, .shift)
    case .finish: user.press(.enter, .command)
    // The user taps the bar. Where there is none, the app's own button does the
    // same.
    case .barNext where user.bar == nil:
      navigator?.focusNext()
      user.settle()
    case .barPrevious where user.bar == nil:
      navigator?.focusPrevious()
      user.settle()
    case .barNext: user.tapBar("Next Field")
    case .barPrevious: user.tapBar("Previous Field")
    case .barDone: user.tapBar("Done")
    default: user.tapReturn()
    }
  }

  // MARK: The app

  /// Shows a world on the screen.
  private func show(_ world: World) {
    if world.isPresenting, sheet == nil {
      let sheet = WorldScreen { [weak self] in self?.asked?.append($0) }
      sheet.modalPresentationStyle = settings.sheet
      screen.present(sheet, animated: false)
      sheet.top = sheet.view.frame.minY
      self.sheet = sheet
    } else if !world.isPresenting, let sheet {
      screen.dismiss(animated: false)
      dismissed.append(sheet)
      self.sheet = nil
    }
    let order = world.arranged.map(\.id)
    for screen in screens {
      screen.show(
        world.fields.filter { $0.isInSheet == (screen === sheet) },
        order: order, isDisabled: world.isDisabled,
        fades: settings.fades && !settings.policies.hidingResigns)
    }
    for (number, group) in screen.groups {
      let isHidden = world.hiddenGroups.contains(number)
      if group.isHidden != isHidden { group.isHidden = isHidden }
    }
    let isOther =
      world.policy != shown.policy || order != shown.arranged.map(\.id)
      || (world.order == nil) != (shown.order == nil)
      || world.isPresenting != shown.isPresenting
      || world.validates != shown.validates
    shown = world
    if isOther { configure() }
    giveRoles()
  }

  private func navigate() {
    navigator = FieldNavigator(in: screen.view)
    hasFocusedFirst = false
    navigator?.configuration.inputBar = settings.bar
    navigator?.configuration.avoidsKeyboard = settings.avoidsKeyboard
    navigator?.onFinish = { [weak self] in self?.finishes += 1 }
    configure()
    giveRoles()
  }

  private func configure() {
    guard let navigator else { return }
    navigator.configuration.isInvalid =
      shown.validates
      ? { ($0 as? WorldField)?.data.state.isInvalid == true } : nil
    if navigator.configuration.policy != shown.policy {
      navigator.configuration.policy = shown.policy
    }
    // A focus system uses its own order if the app gives none.
    guard shown.order != nil || settings.policies.hasFocusSystem else {
      return navigator.configuration.order = .reading
    }
    let fields = shown.arranged.compactMap { screen[$0.id] ?? sheet?[$0.id] }
    for (place, field) in fields.enumerated() { field.tag = place + 1 }
    navigator.configuration.order = settings.usesTags ? .tag : .explicit(fields)
  }

  private func giveRoles() {
    guard let navigator else { return }
    func give(_ role: FieldNavigator.Role, _ view: UIView) {
      if navigator.role(of: view) != role { navigator.setRole(role, of: view) }
    }
    for screen in screens {
      for (number, group) in screen.groups where number > 0 {
        give(.group, group)
      }
      for field in screen.fields {
        var role: FieldNavigator.Role = []
        if field.data.state.isExcluded { role.insert(.excluded) }
        if field.data.state.handlesReturn { role.insert(.handlesReturn) }
        give(role, field)
      }
    }
  }

  private func otherNavigator() {
    let other = FieldNavigator(in: screen.view)
    user.settle()
    other.invalidate()
  }

  /// Ends the navigator.
  ///
  /// - Parameter stops: whether to call `invalidate()` or only release the
  ///   navigator.
  /// - Returns: the first change by the navigator that remains, or `nil`.
  private func end(stops: Bool) -> String? {
    if stops { navigator?.invalidate() }
    navigator = nil
    if !stops { user.settle() }
    // An earlier test's navigator may end meanwhile.
    if Device.runLoopObservers > observersBefore {
      return "\(Device.runLoopObservers - observersBefore) observers are left"
    }
    if let focused, focused.keyboardType != .numberPad,
      user.returnKey != focused.returnKeyType
    {
      return "the navigator's label is left on the keyboard"
    }
    let trace = screens.lazy.compactMap(\.trace).first ?? left()
    for field in screens.flatMap(\.fields) where field.isRelabeled {
      field.relabel(field.ownKey)
    }
    return trace
  }

  /// What is left on sheets that were dismissed.
  private func left() -> String? {
    defer { dismissed = [] }
    return dismissed.lazy.compactMap(\.trace).first.map {
      "a sheet is gone: \($0)"
    }
  }

  private func noteKeys() {
    for field in screens.flatMap(\.fields) { field.noteGivenKey() }
  }

  // MARK: Sight

  func sight(of world: World) -> Sight {
    var sight = Sight(focused: focused?.id)
    sight.finishCount = finishes
    sight.problem = problem
    sight.asked = asked?.filter { $0 != world.focused }
    if let list = screen.list {
      (sight.displayed, sight.known) = (list.seen, list.known)
      // The list keeps the cell with focus even out of sight.
      if let focused { sight.known.insert(focused.id) }
    }
    for field in front.fields where !field.data.state.isPlain {
      sight.texts[field.id] = field.text ?? ""
      // While no field has focus, the navigator looks at nothing.
      guard focused != nil else { continue }
      sight.labels[field.id] = .some(label(of: field))
    }
    return sight
  }

  /// The label, or `nil` if it is the app's.
  private func label(of field: WorldField) -> ReturnKey? {
    guard field.data.state.handlesReturn else { return field.shownKey }
    return field.returnKeyType == field.ownKey?.type ?? .default
      ? nil : field.shownKey
  }

  /// Whether the navigator handles Tab now.
  private func takes(_ key: Act.Key) -> Bool {
    front.keyCommands?.contains {
      $0.input == "\t" && $0.modifierFlags == (key == .tab ? [] : .shift)
    } ?? false
  }

  func difference(from world: World) -> String? {
    // A press looks at its target again, whatever the app did in this turn.
    if let target, let field = world[target],
      !world.state(of: field).obstacles.isSubset(of: .excluded)
    {
      return "\(target) cannot be reached"
    }
    let rules = world.rules
    guard let position = rules.position(of: focused?.id) else { return nil }
    let bar = user.bar
    for (key, direction, label) in [
      (Act.Key.tab, TabDirection.forward, "Next Field"),
      (.shiftTab, .backward, "Previous Field"),
    ] {
      let hasTarget = !rules.stops(
        from: position, direction: direction, traits
      ).isEmpty
      if takes(key) != hasTarget {
        return "\(key) is \(hasTarget ? "not " : "")taken"
      }
      let item = bar?.items?.first { $0.accessibilityLabel == label }
      if let item, item.isEnabled != hasTarget {
        return "\(label) is \(item.isEnabled ? "on" : "off") in the bar"
      }
    }
    return nil
  }

  // MARK: Checks

  /// Checks what holds at the end of every turn, whatever the world.
  private func sights() -> String? {
    for each in screens {
      let isHere = focused.map { each[$0.id] === $0 } ?? false
      let count = each.keyCommands?.count ?? 0
      // A sheet has no finish action. It has no key commands if Tab can't move
      // focus.
      if isHere != (count > 0), !isHere || each !== sheet {
        return "\(count) key commands on \(each === sheet ? "a" : "no") sheet"
      }
    }
    guard let focused else { return nil }
    if focused.keyboardType != .numberPad,
      user.returnKey != focused.returnKeyType
    {
      return "the keyboard does not show the label of \(focused.id)"
    }
    for field in front.fields {
      let wantsBar =
        settings.bar == .always
        || settings.bar == .automatic && field.keyboardType == .numberPad
      if (field.inputAccessoryView != nil) != wantsBar {
        return "\(wantsBar ? "no" : "a") bar on \(field.id)"
      }
    }
    return nil
  }

  /// Checks that UIKit asks only the fields of a press, and none of them more
  /// often than necessary.
  private func extraQuestions(
    _ questions: [String], by act: Act, _ origin: String?, isCalm: Bool
  ) -> String? {
    switch act {
    case .focus, .closeKeyboard, .present, .turn: return nil
    case .press(let key):
      if isCalm, ![.barDone, .finish].contains(key), !key.isOfTheApp,
        let count = visits.count, count > 0
      {
        return "\(count) views were looked at"
      }
    default: break
    }
    let times = settings.policies.order == .asksNewTwice ? 2 : 1
    var allowed: [String: Int] = [:]
    if let origin, act == .remove(origin) { allowed["\(origin) shouldEnd"] = 1 }
    if let origin, act.isPress {
      allowed["\(origin) shouldReturn"] = 1
      // A field that refuses to resign may be asked by the app, for each
      // candidate, and at the end.
      allowed["\(origin) shouldEnd"] = isCalm ? 1 : 2 + (asked ?? []).count
      if focused?.id == origin { allowed["\(origin) shouldBegin"] = times }
    }
    for id in asked ?? [] where act.isPress && id != origin {
      // To tell a refusal from a field that refuses to resign, the navigator asks
      // once more.
      allowed["\(id) shouldBegin"] = focused?.id == id ? times : 2
    }
    for question in questions {
      allowed[question, default: 0] -= 1
      if allowed[question] == -1 { return "asked for nothing: \(question)" }
    }
    return nil
  }
}

extension World {
  /// Whether every field agrees with everything.
  fileprivate var isCalm: Bool {
    fields.allSatisfy {
      $0.refuses == .never && !$0.keepsFocus && $0.answer == .agrees
        && $0.list == nil
    }
  }

  /// Whether a field after this one would be between the rows of a list.
  fileprivate func isInsideList(_ id: String?) -> Bool {
    guard let place = position(of: id) else { return false }
    return fields[place].list != nil && place + 1 < fields.count
      && fields[place + 1].list != nil
  }

  fileprivate var hasRowWithoutField: Bool {
    fields.contains {
      $0.list != nil
        && ($0.isPlain || $0.isHidden || $0.isDisabled || $0.isReadOnly)
    }
  }

  fileprivate func changesRows(_ act: Act) -> Bool {
    switch act {
    case .insert(let field, _): field.list != nil
    case .remove(let id): self[id]?.list != nil
    default: false
    }
  }
}

extension Traits {
  /// What the double does by itself under these policies.
  ///
  /// - Parameter hasRows: whether the form has a list. An app can't list rows
  ///   without a view, so it gives no order then.
  static func uiKit(_ policies: Policies, hasRows: Bool = false) -> Traits {
    var traits = Traits()
    traits.has = [
      .frames, .groups, .ownLabels, .refusals, .keepsFocus, .kinds, .bar,
      .finishCommand, .restart, .policy, .otherNavigator, .turns, .answers,
      .mistakes,
    ]
    traits.has.formUnion(hasRows ? [.rows] : [.order, .sheet, .disabledForm])
    traits.hidingResigns = policies.hidingResigns
    traits.removedLosesFocus = true
    traits.scrollingMayForget = true
    traits.asksAgain = true
    traits.leavesSearchToApp = true
    traits.focusesReadOnly = false
    traits.refusalResigns = policies.order == .resignsOldFirst
    return traits
  }
}

/// Counts the views that the navigator reads during a turn.
@MainActor final class PressVisits {
  /// The count of the first turn that ended; `nil` before.
  private(set) var count: Int?
  private var observer: CFRunLoopObserver?

  init() {
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.min
    ) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.turnEnds() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  func begin() {
    count = nil
    Device.current.visitedViews = 0
  }

  private func turnEnds() {
    count = count ?? Device.current.visitedViews
  }

  isolated deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
