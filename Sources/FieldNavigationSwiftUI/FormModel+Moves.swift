#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

extension FormModel {
  // MARK: Presses

  func press(_ key: NavigationKey) {
    guard let origin = focus, form.position(of: origin) != nil else {
      // Done closes the keyboard even if no field of this form has focus.
      if key == .done { focus = nil }
      return
    }
    sortIfMoved()
    switch key {
    case .next:
      begin(.next, in: origin, form.pressTab(in: origin, direction: .forward))
    case .previous:
      begin(
        .previous, in: origin, form.pressTab(in: origin, direction: .backward))
    case .done, .finish, .hideKeyboard:
      let ends =
        form.moveOnReturn(from: origin) == .finish && !goesOn(from: origin)
      guard ends else { return focus = nil }
      if fields.mistakes.isEmpty { return finish(from: origin) }
      begin(.done, in: origin, form.pressFinish(in: origin))
    }
  }

  func canMove(_ direction: TabDirection) -> Bool {
    guard let focus else { return false }
    return form.moveOnTab(from: focus, direction: direction) != .stay
  }

  func begin(
    _ key: Presses<Value>.Press.Key, in origin: Value,
    _ steps: FieldForm<Value>.Press
  ) {
    var press = Presses.Press(key: key, origin: origin, steps: steps)
    if let attempt = presses.attempt, attempt.press.origin == origin,
      attempt.press.key == key
    {
      // One press makes one move (R14). If nothing has happened since the last
      // press, this one goes on with the next candidate (R10).
      guard attempt.hasStayedAtOrigin else { return }
      press = attempt.press
      press.isUnclear = true
    }
    presses.end()
    forgetKeptRows()
    advance(press)
  }

  private func advance(
    _ press: Presses<Value>.Press, isRepeatable: Bool = false
  ) {
    var press = press
    // A press whose candidates all refused before doesn't ask a third time.
    let hasAsked = form.hasRefusals
    switch step(&press.steps) {
    case .focus(let target):
      return ask(target, press, isRepeatable: isRepeatable)
    case .reveal(let target):
      return wait(
        .init(number: presses.nextNumber(), press: press, target: target))
    case .finish:
      return finish(
        from: press.origin, isChecked: press.key == .return && !hasAsked)
    case .resign:
      presses.end()
      focus = nil
    // `step(_:)` has carried out the checks.
    case .check, .stay:
      switch press.key {
      // Done hides the keyboard where focus would stay (R16).
      case .done:
        presses.end()
        focus = nil
      // A search without focus leaves it so.
      case .first: presses.end()
      case .return, .next, .previous, .validation:
        if press.isUnclear { forgetRefusals() }
        stay(in: press.origin)
      }
    }
  }

  /// Keeps focus and the keyboard in the field in which a press began or ended
  /// (R10).
  func stay(in origin: Value) {
    presses.end()
    showLabel(of: origin)
    let press = Presses.Press(
      key: .return, origin: origin, steps: form.pressReturn(in: origin))
    let number = presses.nextNumber()
    guard fields[origin] != nil else {
      guard fields.rows.contains(origin) else { return }
      return wait(
        .init(number: number, press: press, target: origin, isOnlyTarget: true))
    }
    // Even if the field has focus: some OS versions take it away after Return
    // unless the focus state was set.
    focus = origin
    presses.attempt = .init(
      number: number, press: press, target: origin, isRepeatable: true)
    checkAfterUpdate(number)
  }

  /// A tap beside the fields doesn't finish the form.
  func hideKeyboard() {
    guard focus != nil else { return }
    presses.end()
    focus = nil
  }

  // MARK: The first field

  /// Waits for the next update, or for the first field to appear.
  func focusFirstSoon() {
    awaitsFirst = true
    updates.after { [weak self] in
      guard let self, awaitsFirst, form.count > 0 else { return }
      awaitsFirst = false
      if focus == nil { focusFirst(.empty) }
    }
  }

  /// Focuses the first empty or the first invalid field (R16).
  func focusFirst(_ goal: FirstField) {
    sortIfMoved()
    var steps = form.pressFirst(goal, from: focus)
    guard case .focus(let target) = step(&steps) else { return }
    presses.end()
    let press = Presses.Press(
      key: focus == nil ? .first : .validation, origin: focus ?? target,
      steps: steps)
    // An empty field may just have appeared with the form, and some OS versions
    // then ignore the request.
    ask(target, press, isRepeatable: goal == .empty)
  }

  // MARK: Focus

  /// Handles the app's request to focus a field that may not exist yet.
  ///
  /// - Parameter origin: the field in which the user pressed Return, because
  ///   some OS versions take focus away before Return runs, and give it back
  ///   later.
  func requestFocus(on target: Value, from origin: Value? = nil) {
    let replaced = presses.attempt?.target ?? presses.request?.replaced
    presses.end()
    let number = presses.nextNumber()
    presses.stage = .requested(
      .init(
        number: number, origin: origin ?? focus ?? presses.submitted?.field,
        replaced: replaced))
    updates.after { [weak self] in
      guard let self, let request = presses.request, request.number == number
      else { return }
      presses.end()
      let origins = [nil, request.origin, request.replaced]
      guard origins.contains(focus) else { return }
      guard fields[target] == nil else { return stay(in: target) }
      let press = Presses.Press(
        key: .return, origin: focus ?? request.origin ?? target,
        steps: form.pressReturn(in: target))
      wait(
        .init(
          number: presses.nextNumber(), press: press, target: target,
          isOnlyTarget: true))
    }
  }

  private func ask(
    _ target: Value, _ press: Presses<Value>.Press, isRepeatable: Bool
  ) {
    fields.warnOfTwins(of: target)
    let number = presses.nextNumber()
    presses.attempt = .init(
      number: number, press: press, target: target, isRepeatable: isRepeatable,
      beganWithoutFocus: focus == nil)
    focus = target
    presses.attempt?.wasStored = focus == target
    checkAfterUpdate(number)
  }

  /// Who has focus is known after the update in which SwiftUI moves it.
  private func checkAfterUpdate(_ number: Int) {
    updates.after { [weak self] in self?.checkAttempt(number) }
  }

  private func checkAttempt(_ number: Int) {
    guard let attempt = presses.attempt, attempt.number == number else {
      return
    }
    switch focus {
    case attempt.target:
      presses.attempt = nil
      focusChanged(to: attempt.target)
    case attempt.press.origin where attempt.wasStored:
      presses.attempt?.hasStayedAtOrigin = true
    case nil
    where attempt.hasWaited && attempt.isRepeatable
      && fields[attempt.target] != nil:
      presses.attempt?.isRepeatable = false
      presses.attempt?.hasWaited = false
      focus = attempt.target
      checkAfterUpdate(number)
    case nil, attempt.press.origin:
      guard attempt.hasWaited else {
        presses.attempt?.hasWaited = true
        return checkAfterUpdate(number)
      }
      presses.attempt = nil
      // A search without focus has no origin to stay in.
      guard
        attempt.target != attempt.press.origin || attempt.press.key == .first
      else { return }
      var press = attempt.press
      if focus != nil, attempt.beganWithoutFocus { press.isUnclear = true }
      advance(press)
    default:
      presses.attempt = nil
    }
  }

  func forgetAttemptAtOrigin() {
    if presses.attempt?.hasStayedAtOrigin == true { presses.attempt = nil }
  }

  func focusChanged(to value: Value?) {
    // Some OS versions remove focus before `onSubmit` runs, and the form would
    // forget who refused in the field that was left (R10).
    if value == nil, presses.submitted != nil { return }
    if let attempt = presses.attempt {
      // Before focus reaches its target, SwiftUI may report no focus, or the
      // origin.
      if value == nil || value == attempt.press.origin { return }
      presses.attempt = nil
    }
    if let pending = presses.pending, value != pending.press.origin {
      if value == nil,
        pending.mayLoseFocus || fields[pending.press.origin] == nil
      {
        return
      }
      // The user moved focus (R13).
      presses.pending = nil
    }
    noteFocus(value)
  }

  // MARK: Rows without a view

  private func wait(_ pending: Presses<Value>.PendingFocus) {
    presses.pending = pending
    scroll(to: pending.target)
    updates.after(3) { [weak self] in self?.pendingFocusOverdue(pending.number)
    }
  }

  func viewAppeared(of value: Value) {
    guard let pending = presses.pending, pending.target == value else { return }
    // Some OS versions ignore a focus state that code sets while a view
    // appears.
    updates.after { [weak self] in self?.focusPending(pending.number) }
  }

  private func focusPending(_ number: Int) {
    guard let pending = presses.pending, pending.number == number,
      fields[pending.target] != nil
    else { return }
    presses.pending = nil
    if let focus, focus != pending.press.origin { return }
    if pending.isOnlyTarget { return goBack(pending) }
    read(pending.target)
    advance(pending.press, isRepeatable: true)
  }

  /// Returns focus to a field whose view was removed. Some OS versions keep its
  /// focus state, and setting the same value again then does nothing.
  private func goBack(_ pending: Presses<Value>.PendingFocus) {
    if focus == pending.target { focus = nil }
    updates.after { [weak self] in
      guard let self, focus == nil || focus == pending.press.origin else {
        return
      }
      stay(in: pending.target)
    }
  }

  /// A row that didn't appear immediately may still come, but until then focus
  /// stays where it was.
  private func pendingFocusOverdue(_ number: Int) {
    guard let pending = presses.pending, pending.number == number else {
      return
    }
    presses.pending?.mayLoseFocus = false
    if focus == nil, fields[pending.press.origin] != nil {
      focus = pending.press.origin
    }
  }
}
#endif
