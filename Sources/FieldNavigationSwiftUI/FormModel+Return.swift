#if canImport(SwiftUI)
import FieldNavigation

// Return is heard twice, at the field and at the container: some systems run the
// inner action first, some the outer one. The second time decides. So the app's
// own actions between the two have run, and have seen the focus where it was.
extension FormModel {
  func fieldHeard(_ value: Value) {
    hear { $0.field = value }
  }

  func containerHeard() {
    hear { $0.isAtContainer = true }
  }

  private func hear(_ note: (inout Presses<Value>.Heard) -> Void) {
    let isFirst = presses.heard == nil
    var heard =
      presses.heard ?? .init(number: presses.number(), focus: focus)
    note(&heard)
    if let field = heard.field, heard.isAtContainer {
      presses.heard = nil
      // An action of the app's own may have moved focus, or closed the keyboard
      // (R14).
      let isElsewhere = heard.focus != nil && heard.focus != field
      if focus == heard.focus, !isElsewhere { pressReturn(in: field) }
      return
    }
    presses.heard = heard
    guard isFirst else { return }
    updates.after { [weak self] in self?.hearNoMore(of: heard.number) }
  }

  /// A submit scope in between has kept the second time away.
  private func hearNoMore(of number: Int) {
    guard let heard = presses.heard, heard.number == number else { return }
    presses.heard = nil
    guard let field = heard.field else { return }
    if focus == nil || focus == field { pressReturn(in: field) }
  }

  private func pressReturn(in origin: Value) {
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
    focus = nil
    // A form that is sent already is not sent again.
    if traits?.isEnabled == false { return }
    updates.after { [weak self] in
      guard let self, focus == nil || focus == origin else { return }
      if let group = traits?.group {
        group.onFinish()
      } else {
        settings?.onFinish()
      }
    }
  }
}
#endif
