#if canImport(SwiftUI)
import FieldNavigation

// Return runs two of the form's `onSubmit` actions: one on the field and one on
// the container. Their order depends on the OS version. The form moves focus
// when the second action runs. By then the app's own actions have run, too.
extension FormModel {
  func fieldHeard(_ value: Value) {
    // Some OS versions remove focus before `onSubmit` runs, and restore it
    // later.
    if presses.request != nil, presses.request?.origin == nil {
      presses.request?.origin = value
    }
    noteSubmit { $0.field = value }
  }

  func containerHeard() {
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
      presses.submitted ?? .init(number: presses.number(), focus: focus)
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

  /// Handles Return if only one of the two `onSubmit` actions ran. In that case
  /// a submit scope between the field and the container blocked the other
  /// action.
  private func submittedOnce(of number: Int) {
    guard let submitted = presses.submitted, submitted.number == number else {
      return
    }
    presses.submitted = nil
    guard let field = submitted.field, presses.request == nil else { return }
    if focus == nil || focus == field { pressReturn(in: field) }
  }

  /// Handles Return that the user or the app pressed in a field.
  func pressReturn(in origin: Value) {
    guard let field = mounted(origin), let traits = field.traits,
      !traits.handlesReturn
    else { return }
    begin(
      .return, in: origin,
      form.pressReturn(in: origin, shown: traits.keepsLabel ? nil : field.shown)
    )
  }

  /// Ends the form, as Return does in the last field. `onFinish` runs after the
  /// update and after all actions of the app. If these actions move
  /// focus, the form doesn't end (R14).
  func finish(from origin: Value) {
    presses.end()
    let traits = mounted(origin)?.traits
    let goesOn = goesOn(from: origin)
    // If the app may add another field, focus the same field again. This keeps
    // the keyboard open.
    focus = goesOn ? origin : nil
    // A disabled field means that the app has submitted the form.
    if traits?.isEnabled == false { return }
    presses.isEnding = true
    updates.after { [weak self] in
      guard let self else { return }
      presses.isEnding = false
      guard presses.request == nil, focus == nil || focus == origin else {
        return
      }
      let before = focus
      if let group = traits?.group {
        group.onFinish()
      } else {
        settings?.onFinish()
      }
      // The app may have moved focus or closed the keyboard (R14).
      guard goesOn, focus == before else { return }
      updates.after { [weak self] in self?.goOn(from: origin) }
    }
  }

  /// Whether the form may go on after its last field. Requires the finish key
  /// Next, and no label from the app.
  func goesOn(from origin: Value) -> Bool {
    settings?.policy.finishKey == .next
      && mounted(origin)?.traits?.returnKey == nil
  }

  /// Runs after the app's action for the end of the form. Moves focus to the
  /// field that the action added, or else closes the keyboard.
  private func goOn(from origin: Value) {
    guard focus == nil || focus == origin, presses.attempt == nil,
      presses.pending == nil
    else { return }
    if case .focus = form.moveOnReturn(from: origin) {
      begin(.return, in: origin, form.pressReturn(in: origin))
    } else {
      focus = nil
    }
  }
}
#endif
