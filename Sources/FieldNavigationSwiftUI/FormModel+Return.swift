#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

// Return runs two of the form's `onSubmit` actions, one on the field and one on
// the container, in an order that depends on the OS version. The form moves
// focus when the second one runs, because the app's own actions have run by
// then, too.
extension FormModel {
  func fieldSubmitted(_ value: Value, focus field: Value?) {
    if field == value, focus != value {
      Warning.say(
        "Field '\(value)' and its form have different focus states, so the form can't move focus. Pass the same $focus to .field and .fieldNavigation.",
        once: "focus \(value)")
    }
    // Some OS versions remove focus before `onSubmit` runs, and restore it
    // later.
    if var request = presses.request, request.origin == nil {
      request.origin = value
      presses.stage = .requested(request)
    }
    let shown = fields[value]?.shown
    noteSubmit { ($0.field, $0.shown) = (value, shown) }
  }

  func containerSubmitted() {
    noteSubmit { $0.isAtContainer = true }
  }

  private func noteSubmit(_ note: (inout Presses<Value>.Submitted) -> Void) {
    // The app requested focus for a field itself (R14).
    if presses.request != nil {
      presses.submitted = nil
      return
    }
    let isFirst = presses.submitted == nil
    var submitted =
      presses.submitted ?? .init(number: presses.nextNumber(), focus: focus)
    note(&submitted)
    if let field = submitted.field, submitted.isAtContainer {
      presses.submitted = nil
      // The app's own action may have moved focus or closed the keyboard (R14).
      let isElsewhere = submitted.focus != nil && submitted.focus != field
      if focus == submitted.focus, !isElsewhere { pressReturn(in: field) }
      return
    }
    presses.submitted = submitted
    guard isFirst else { return }
    updates.after { [weak self] in self?.submittedOnce(of: submitted.number) }
  }

  /// Handles Return if only one of the two `onSubmit` actions ran, because a
  /// submit scope between the field and the container blocked the other.
  private func submittedOnce(of number: Int) {
    guard let submitted = presses.submitted, submitted.number == number else {
      return
    }
    presses.submitted = nil
    guard let field = submitted.field, presses.request == nil else { return }
    if focus == nil || focus == field {
      pressReturn(in: field, shown: submitted.shown)
    }
  }

  /// - Parameter shown: the label at the time of the press, if the press waited
  ///   for an update, because a key that showed Next never ends the form (R6).
  func pressReturn(in origin: Value, shown: ReturnKey? = nil) {
    // A press that waited for an update doesn't end a form that has left
    // meanwhile, because its `onFinish` would run when the form comes back.
    guard updates.isViewOnScreen, let field = fields[origin],
      let traits = field.traits, !traits.state.handlesReturn
    else { return }
    // A Return may follow before the keyboard has closed, but one end of the
    // form calls `onFinish` once (R14).
    if presses.isEnding { return }
    fields.warnOfTwins(of: origin)
    sortIfMoved()
    switch field.onReturn?() ?? .proceed {
    case .proceed:
      begin(
        .return, in: origin,
        form.pressReturn(
          in: origin, shown: traits.keepsLabel ? nil : shown ?? field.shown,
          asksAgain: true, validates: !fields.mistakes.isEmpty))
    case .stay: stay(in: origin)
    case .focus(let target): requestFocus(on: target, from: origin)
    case .finish: finish(from: origin)
    case .finishAndStay: finish(from: origin, stays: true)
    }
  }

  /// Ends the form, as Return does in the last field. `onFinish` runs after the
  /// update and after all actions of the app, because the form doesn't end if
  /// they move focus (R14).
  ///
  /// - Parameter isChecked: whether the form decides again if a field has
  ///   become reachable in the update, because the user may have typed just
  ///   before Return, and SwiftUI reports a field's new state with the update.
  ///   A field that has become empty doesn't count, because the app may clear
  ///   its form in `onSubmit`.
  func finish(from origin: Value, stays: Bool = false, isChecked: Bool = false)
  {
    let traits = fields[origin]?.traits
    let goesOn = !stays && goesOn(from: origin)
    // Focusing the same field again keeps the keyboard open, for a field that
    // the app may add.
    focus = goesOn || stays ? origin : nil
    // A disabled field means that the app has submitted the form.
    guard traits?.state.obstacles.contains(.disabled) != true else {
      return presses.end()
    }
    presses.stage = .ending
    let (former, mistakesBefore) = (form, fields.mistakes)
    updates.after { [weak self] in
      guard let self, presses.isEnding else { return }
      presses.end()
      guard focus == nil || focus == origin else { return }
      // SwiftUI's report of lost focus is ignored during an attempt.
      if focus == nil { noteFocus(nil) }
      if isChecked, case .focus(let target) = form.moveOnReturn(from: origin),
        former.state(of: target)?.isReachable != true
      {
        return begin(.return, in: origin, form.pressReturn(in: origin))
      }
      if isChecked, !fields.mistakes.isSubset(of: mistakesBefore) {
        return begin(.validation, in: origin, form.pressFinish(in: origin))
      }
      let before = focus
      if let group = traits?.group {
        group.onFinish()
      } else {
        settings?.onFinish(origin)
      }
      // The app may have moved focus or closed the keyboard (R14).
      guard goesOn, focus == before else { return }
      updates.after { [weak self] in self?.goOn(from: origin) }
    }
  }

  /// Whether the form may go on after its last field: if the finish key is
  /// Next, and the app hasn't set a label.
  func goesOn(from origin: Value) -> Bool {
    settings?.basis.policy.finishKey == .next
      && fields[origin]?.traits?.state.fixedReturnKey == nil
  }

  /// After the app's action for the end of the form, moves focus to the field
  /// that the action added, or else closes the keyboard.
  private func goOn(from origin: Value) {
    guard focus == nil || focus == origin, case .idle = presses.stage
    else { return }
    if case .focus = form.moveOnReturn(from: origin) {
      begin(.return, in: origin, form.pressReturn(in: origin))
    } else {
      focus = nil
    }
  }
}
#endif
