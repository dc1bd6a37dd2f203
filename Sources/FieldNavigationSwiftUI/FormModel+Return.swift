#if canImport(SwiftUI)
import FieldNavigation

// Return is heard twice, at the field and at the container: some systems run the
// inner action first, some the outer one. The second time decides. So the app's
// own actions between the two have run, and have seen the focus where it was.
extension FormModel {
  func fieldHeard(_ value: Value) {
    // Some systems take focus away before Return is heard, and give it back.
    if presses.request != nil, presses.request?.origin == nil {
      presses.request?.origin = value
    }
    noteSubmit { $0.field = value }
  }

  func containerHeard() {
    noteSubmit { $0.isAtContainer = true }
  }

  private func noteSubmit(_ note: (inout Presses<Value>.Submitted) -> Void) {
    // The app has asked for a field itself (R14).
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
      // An action of the app's own may have moved focus, or closed the keyboard
      // (R14).
      let isElsewhere = submitted.focus != nil && submitted.focus != field
      if focus == submitted.focus, !isElsewhere { pressReturn(in: field) }
      return
    }
    presses.submitted = submitted
    guard isFirst else { return }
    updates.after { [weak self] in self?.submittedOnce(of: submitted.number) }
  }

  /// A submit scope in between has kept the second time away.
  private func submittedOnce(of number: Int) {
    guard let submitted = presses.submitted, submitted.number == number else {
      return
    }
    presses.submitted = nil
    guard let field = submitted.field, presses.request == nil else { return }
    if focus == nil || focus == field { pressReturn(in: field) }
  }

  /// Return in a field, as the keyboard or the app has it.
  func pressReturn(in origin: Value) {
    guard let field = mounted(origin), let traits = field.traits,
      !traits.handlesReturn
    else { return }
    begin(
      .return, in: origin,
      form.pressReturn(in: origin, shown: traits.keepsLabel ? nil : field.shown)
    )
  }

  /// Ends the form as Return does in its last field. What follows comes
  /// after the update, when all of the app's own actions have run: if they have
  /// moved focus, the form has not ended (R14).
  func finish(from origin: Value) {
    presses.end()
    let traits = mounted(origin)?.traits
    let goesOn = goesOn(from: origin)
    // To ask for the field again keeps the keyboard until there is another one.
    focus = goesOn ? origin : nil
    // A form that is sent already is not sent again.
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
      // The app may have moved focus, or closed the keyboard (R14).
      guard goesOn, focus == before else { return }
      updates.after { [weak self] in self?.goOn(from: origin) }
    }
  }

  /// Whether the key has said next where the form ends.
  func goesOn(from origin: Value) -> Bool {
    settings?.policy.finishKey == .next
      && mounted(origin)?.traits?.returnKey == nil
  }

  /// The app has had its say at the end of the form: focus goes to the field that
  /// has come, if one has.
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
