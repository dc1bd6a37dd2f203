#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

/// A search for a field that takes focus: what began it, where, and the press
/// that offers the candidates.
struct FocusSearch<Value: Hashable> {
  /// `validation` looks for a mistake from a field, and `first` begins without
  /// focus.
  enum Cause { case `return`, next, previous, done, validation, first }

  let cause: Cause
  let origin: Value
  var press: FieldForm<Value>.Press
  /// Whether a candidate may have refused, or the app may have taken focus back
  /// from it. Such a search never ends the form, and the form doesn't remember
  /// a refusal.
  var isUnclear = false
}

/// What a form does between a press and the resulting move of focus: one thing
/// at a time, because a later wish of the user or the app replaces an earlier
/// one (R14).
@MainActor final class PressMachine<Host: PressHost> {
  typealias Value = Host.Value

  /// The app's request for focus, until its update.
  private struct Request {
    var origin: Value?
    /// The field that Return had asked to take focus in the same turn, and to
    /// which some OS versions move it before the request's update.
    let replaced: Value?
  }

  /// The form's request for a field to take focus.
  private struct Attempt {
    let search: FocusSearch<Value>
    let target: Value
    /// Whether the field had just appeared at the request, which some OS
    /// versions then ignore.
    var isRepeatable: Bool
    /// Whether no field had focus at the request. A target that refuses leaves
    /// it so; if the origin then gets focus, the app may have moved it.
    let beganWithoutFocus: Bool
    /// Whether the focus state contained the target right after the form set
    /// it. If the origin then gets focus again, the form can't tell whether the
    /// app moved it or the target refused.
    var wasStored = false
    /// Whether an update ended without a move of focus. Since focus may move
    /// shortly after an update, the field has refused only if the next one
    /// doesn't move it either.
    var hasWaited = false
    /// The next press then goes on with the next candidate.
    var hasStayedAtOrigin = false
  }

  /// A move of focus to a row that has no view yet (R13).
  private struct Reveal {
    let search: FocusSearch<Value>
    let target: Value
    /// Because the press ended at it or the app requested focus there.
    var isOnlyTarget = false
    /// Whether SwiftUI may remove focus by itself in the current updates.
    var mayLoseFocus = true
  }

  private enum Stage {
    case idle
    case requested(Request)
    case asked(Attempt)
    case revealing(Reveal)
    /// Until the update has ended and `onFinish` runs.
    case ending
  }

  /// The form, which owns this object.
  private unowned let host: Host
  private var stage = Stage.idle
  /// Work that waited for an update compares it, because the form may have gone
  /// on without it.
  private var stageNumber = 0
  /// Whether `focusFirstSoon()` still waits for a field.
  private var awaitsFirst = false

  init(_ host: Host) { self.host = host }

  // MARK: The stage

  private func enter(_ stage: Stage) {
    self.stage = stage
    stageNumber += 1
  }

  private var request: Request? {
    if case .requested(let request) = stage { request } else { nil }
  }

  private var attempt: Attempt? {
    get { if case .asked(let attempt) = stage { attempt } else { nil } }
    set { if let newValue { stage = .asked(newValue) } }
  }

  private var reveal: Reveal? {
    if case .revealing(let reveal) = stage { reveal } else { nil }
  }

  var isRequested: Bool { request != nil }

  var isRevealing: Bool { reveal != nil }

  var isEnding: Bool { if case .ending = stage { true } else { false } }

  var isBusy: Bool { isRequested || isRevealing || isEnding }

  /// The field that has focus, or that the form has asked to take it.
  var wantedFocus: Value? {
    guard let attempt, !attempt.hasStayedAtOrigin else { return focus }
    return attempt.target
  }

  private var focus: Value? {
    get { host.focus }
    set { host.focus = newValue }
  }

  /// Runs work after SwiftUI's next updates, if the stage is still the same.
  private func later(updates count: Int = 1, _ work: @escaping Updates.Work) {
    let number = stageNumber
    host.afterUpdate(count) { if self.stageNumber == number { work() } }
  }

  // MARK: Keys

  func press(_ key: NavigationKey) {
    guard let origin = focus, host.form.position(of: origin) != nil else {
      // Done closes the keyboard even if no field of this form has focus.
      if key == .done { focus = nil }
      return
    }
    host.sortIfMoved()
    let form = host.form
    switch key {
    case .next:
      begin(.next, in: origin, form.pressTab(in: origin, direction: .forward))
    case .previous:
      begin(
        .previous, in: origin, form.pressTab(in: origin, direction: .backward))
    case .done, .finish:
      let ends =
        form.moveOnReturn(from: origin) == .finish && !goesOn(from: origin)
      guard ends else { return focus = nil }
      if host.fields.mistakes.isEmpty { return finish(from: origin) }
      begin(.done, in: origin, form.pressFinish(in: origin))
    }
  }

  func begin(
    _ cause: FocusSearch<Value>.Cause, in origin: Value,
    _ press: FieldForm<Value>.Press
  ) {
    var search = FocusSearch(cause: cause, origin: origin, press: press)
    if let attempt, attempt.search.origin == origin,
      attempt.search.cause == cause
    {
      // One press makes one move (R14). If nothing has happened since the last
      // press, this one goes on with the next candidate (R10).
      guard attempt.hasStayedAtOrigin else { return }
      search = attempt.search
      search.isUnclear = true
    }
    enter(.idle)
    host.forgetKeptRows()
    advance(search)
  }

  private func advance(
    _ search: FocusSearch<Value>, isRepeatable: Bool = false
  ) {
    var search = search
    // A press whose candidates all refused before doesn't ask a third time.
    let hasAsked = host.form.hasRefusals
    switch host.step(&search.press) {
    case .focus(let target):
      host.fields.warnOfTwins(of: target)
      ask(target, search, isRepeatable: isRepeatable)
    case .reveal(let target): wait(for: Reveal(search: search, target: target))
    case .finish:
      finish(
        from: search.origin, isChecked: search.cause == .return && !hasAsked)
    case .resign: focus = nil
    // `step(_:)` has carried out the checks.
    case .check, .stay:
      switch search.cause {
      // Done hides the keyboard where focus would stay (R16).
      case .done: focus = nil
      // A search without focus leaves it so.
      case .first: break
      case .return, .next, .previous, .validation:
        if search.isUnclear { host.forgetRefusals() }
        stay(in: search.origin)
      }
    }
  }

  /// Keeps focus and the keyboard in the field in which a press began or ended
  /// (R10).
  func stay(in origin: Value) {
    enter(.idle)
    host.showLabel(of: origin)
    let search = FocusSearch(
      cause: .return, origin: origin, press: host.form.pressReturn(in: origin))
    if host.fields[origin] != nil {
      // Even if the field has focus: some OS versions take it away after Return
      // unless the focus state was set.
      ask(origin, search, isRepeatable: true)
    } else if host.fields.rows.contains(origin) {
      wait(for: Reveal(search: search, target: origin, isOnlyTarget: true))
    }
  }

  func hideKeyboard() {
    guard focus != nil else { return }
    enter(.idle)
    focus = nil
  }

  /// A form that has ended runs `onFinish` even if its screen is gone.
  func screenDisappeared() {
    if !isEnding { enter(.idle) }
  }

  // MARK: Return

  /// - Parameter shown: the label at the time of the press, if the press waited
  ///   for an update, because a key that showed Next never ends the form (R6).
  func pressReturn(in origin: Value, shown: ReturnKey? = nil) {
    // A press that waited for an update doesn't end a form that has left
    // meanwhile, because its `onFinish` would run when the form comes back.
    guard host.updates.isViewOnScreen, let field = host.fields[origin],
      let traits = field.traits, !traits.state.handlesReturn
    else { return }
    // A Return may follow before the keyboard has closed, but one end of the
    // form calls `onFinish` once (R14).
    if isEnding { return }
    host.fields.warnOfTwins(of: origin)
    host.sortIfMoved()
    switch field.onReturn?() ?? .proceed {
    case .proceed:
      begin(
        .return, in: origin,
        host.form.pressReturn(
          in: origin, shown: traits.keepsLabel ? nil : shown ?? field.shown,
          asksAgain: true, validates: !host.fields.mistakes.isEmpty))
    case .stay: stay(in: origin)
    case .focus(let target): requestFocus(on: target, from: origin)
    case .finish: finish(from: origin)
    case .finishAndStay: finish(from: origin, stays: true)
    }
  }

  // MARK: The end of the form

  /// Ends the form, as Return does in the last field. `onFinish` runs after the
  /// update and after all actions of the app, because the form doesn't end if
  /// they move focus (R14).
  ///
  /// - Parameter isChecked: whether the form decides again if a field has
  ///   become reachable in the update, because the user may have typed just
  ///   before Return, and SwiftUI reports a field's new state with the update.
  ///   A field that has become empty doesn't count, because the app may clear
  ///   its form in `onSubmit`.
  private func finish(
    from origin: Value, stays: Bool = false, isChecked: Bool = false
  ) {
    let traits = host.fields[origin]?.traits
    let goesOn = !stays && goesOn(from: origin)
    // Focusing the same field again keeps the keyboard open, for a field that
    // the app may add.
    focus = goesOn || stays ? origin : nil
    // A disabled field means that the app has submitted the form.
    guard traits?.state.obstacles.contains(.disabled) != true else {
      return enter(.idle)
    }
    enter(.ending)
    let (former, mistakesBefore) = (host.form, host.fields.mistakes)
    host.afterUpdate { [self] in
      guard isEnding else { return }
      enter(.idle)
      guard focus == nil || focus == origin else { return }
      // SwiftUI's report of lost focus is ignored during an attempt.
      if focus == nil { host.noteFocus(nil) }
      let form = host.form
      if isChecked, case .focus(let target) = form.moveOnReturn(from: origin),
        former.state(of: target)?.isReachable != true
      {
        return begin(.return, in: origin, form.pressReturn(in: origin))
      }
      if isChecked, !host.fields.mistakes.isSubset(of: mistakesBefore) {
        return begin(.validation, in: origin, form.pressFinish(in: origin))
      }
      let before = focus
      if let group = traits?.group {
        group.onFinish()
      } else {
        host.settings?.onFinish(origin)
      }
      // The app may have moved focus or closed the keyboard (R14).
      guard goesOn, focus == before else { return }
      host.afterUpdate { self.goOn(from: origin) }
    }
  }

  /// Whether the form may go on after its last field: if the finish key is
  /// Next, and the app hasn't set a label.
  private func goesOn(from origin: Value) -> Bool {
    host.settings?.basis.policy.finishKey == .next
      && host.fields[origin]?.traits?.state.fixedReturnKey == nil
  }

  /// After the app's action for the end of the form, moves focus to the field
  /// that the action added, or else closes the keyboard.
  private func goOn(from origin: Value) {
    guard focus == nil || focus == origin, case .idle = stage else { return }
    if case .focus = host.form.moveOnReturn(from: origin) {
      begin(.return, in: origin, host.form.pressReturn(in: origin))
    } else {
      focus = nil
    }
  }

  // MARK: The first field

  /// Waits for the next update, or for the first field to appear.
  func focusFirstSoon() {
    awaitsFirst = true
    host.afterUpdate { [self] in
      guard awaitsFirst, host.form.count > 0 else { return }
      awaitsFirst = false
      if focus == nil { focusFirst(.empty) }
    }
  }

  /// Focuses the first empty or the first invalid field (R16).
  func focusFirst(_ goal: FirstField) {
    host.sortIfMoved()
    var press = host.form.pressFirst(goal, from: focus)
    guard case .focus(let target) = host.step(&press) else { return }
    host.fields.warnOfTwins(of: target)
    let search = FocusSearch(
      cause: focus == nil ? .first : .validation, origin: focus ?? target,
      press: press)
    // An empty field may just have appeared with the form, and some OS versions
    // then ignore the request.
    ask(target, search, isRepeatable: goal == .empty)
  }

  // MARK: Focus

  /// Handles the app's request to focus a field that may not exist yet.
  ///
  /// - Parameter origin: the field in which the user pressed Return, because
  ///   some OS versions take focus away before Return runs, and give it back
  ///   later.
  func requestFocus(on target: Value, from origin: Value? = nil) {
    let origin = origin ?? focus ?? host.submittingField
    let replaced = attempt?.target ?? request?.replaced
    enter(.requested(Request(origin: origin, replaced: replaced)))
    later { [self] in
      guard let request else { return }
      enter(.idle)
      guard [nil, request.origin, request.replaced].contains(focus)
      else { return }
      if host.fields[target] != nil { return stay(in: target) }
      let search = FocusSearch(
        cause: .return, origin: focus ?? request.origin ?? target,
        press: host.form.pressReturn(in: target))
      wait(for: Reveal(search: search, target: target, isOnlyTarget: true))
    }
  }

  /// Some OS versions remove focus before `onSubmit` runs, and restore it later.
  func noteOrigin(_ value: Value) {
    guard var request, request.origin == nil else { return }
    request.origin = value
    stage = .requested(request)
  }

  private func ask(
    _ target: Value, _ search: FocusSearch<Value>, isRepeatable: Bool
  ) {
    enter(
      .asked(
        Attempt(
          search: search, target: target, isRepeatable: isRepeatable,
          beganWithoutFocus: focus == nil)))
    focus = target
    attempt?.wasStored = focus == target
    later { self.checkAttempt() }
  }

  /// Who has focus is known after the update in which SwiftUI moves it.
  private func checkAttempt() {
    guard let attempt else { return }
    let (target, origin) = (attempt.target, attempt.search.origin)
    switch focus {
    case target:
      enter(.idle)
      focusChanged(to: target)
    case origin where attempt.wasStored:
      self.attempt?.hasStayedAtOrigin = true
    case nil
    where attempt.hasWaited && attempt.isRepeatable
      && host.fields[target] != nil:
      self.attempt?.isRepeatable = false
      self.attempt?.hasWaited = false
      focus = target
      later { self.checkAttempt() }
    case nil, origin:
      guard attempt.hasWaited else {
        self.attempt?.hasWaited = true
        return later { self.checkAttempt() }
      }
      enter(.idle)
      var search = attempt.search
      // A search without focus has no origin to stay in.
      guard target != origin || search.cause == .first else { return }
      if focus != nil, attempt.beganWithoutFocus { search.isUnclear = true }
      advance(search)
    default:
      enter(.idle)
    }
  }

  /// After a change, a press in the origin begins again.
  func fieldChanged() {
    if attempt?.hasStayedAtOrigin == true { enter(.idle) }
  }

  func focusChanged(to value: Value?) {
    // Some OS versions remove focus before `onSubmit` runs, and the form would
    // forget who refused in the field that was left (R10).
    if value == nil, host.isSubmitting { return }
    if let attempt {
      // Before focus reaches its target, SwiftUI may report no focus, or the
      // origin.
      if value == nil || value == attempt.search.origin { return }
      enter(.idle)
    }
    if let reveal, value != reveal.search.origin {
      if value == nil,
        reveal.mayLoseFocus || host.fields[reveal.search.origin] == nil
      {
        return
      }
      // The user moved focus (R13).
      enter(.idle)
    }
    host.noteFocus(value)
  }

  // MARK: Rows without a view

  private func wait(for reveal: Reveal) {
    enter(.revealing(reveal))
    host.scroll(to: reveal.target)
    // A row that didn't appear immediately may still come, but until then focus
    // stays where it was.
    later(updates: 3) { [self] in
      guard var reveal = self.reveal else { return }
      reveal.mayLoseFocus = false
      stage = .revealing(reveal)
      let origin = reveal.search.origin
      if focus == nil, host.fields[origin] != nil { focus = origin }
    }
  }

  func viewAppeared(of value: Value) {
    // Some OS versions ignore a focus state that code sets while a view
    // appears.
    if reveal?.target == value { later { self.focusRevealed() } }
    if awaitsFirst { focusFirstSoon() }
  }

  private func focusRevealed() {
    guard let reveal, host.fields[reveal.target] != nil else { return }
    enter(.idle)
    if let focus, focus != reveal.search.origin { return }
    if reveal.isOnlyTarget { return goBack(reveal) }
    host.read(reveal.target)
    advance(reveal.search, isRepeatable: true)
  }

  /// Returns focus to a field whose view was removed. Some OS versions keep its
  /// focus state, and setting the same value again then does nothing.
  private func goBack(_ reveal: Reveal) {
    if focus == reveal.target { focus = nil }
    host.afterUpdate { [self] in
      guard focus == nil || focus == reveal.search.origin else { return }
      stay(in: reveal.target)
    }
  }
}
#endif
