#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

/// A Return, which runs two of the form's `onSubmit` actions, one on the field
/// and one on the container, in an order that depends on the OS version. The
/// form moves focus when the second one runs, because the app's own actions
/// have run by then, too.
@MainActor final class Submission<Value: Hashable> {
  private struct Actions {
    /// The focused field when `onSubmit` first ran; `nil` if the OS version had
    /// taken focus away before.
    let focus: Value?
    var field: Value?
    var shown: ReturnKey?
    var isAtContainer = false
  }

  private unowned let model: FormModel<Value>
  /// `nil` unless one action has run.
  private var actions: Actions?
  private var number = 0

  init(_ model: FormModel<Value>) { self.model = model }

  var isUnderWay: Bool { actions != nil }

  var field: Value? { actions?.field }

  func ranOnField(_ value: Value, focus field: Value?) {
    if field == value, model.focus != value {
      Warning.say(
        "Field '\(value)' and its form have different focus states, so the form can't move focus. Pass the same $focus to .field and .fieldNavigation.",
        once: "focus \(value)")
    }
    model.presses.noteOrigin(value)
    let shown = model.fields[value]?.shown
    note { ($0.field, $0.shown) = (value, shown) }
  }

  func ranOnContainer() {
    note { $0.isAtContainer = true }
  }

  private func note(_ change: (inout Actions) -> Void) {
    // The app requested focus for a field itself (R14).
    if model.presses.isRequested { return actions = nil }
    let isFirst = actions == nil
    var noted = actions ?? Actions(focus: model.focus)
    change(&noted)
    actions = noted
    if let field = noted.field, noted.isAtContainer {
      actions = nil
      // The app's own action may have moved focus or closed the keyboard (R14).
      if model.focus == noted.focus { pressReturn(in: field) }
    } else if isFirst {
      number += 1
      let number = number
      model.afterUpdate { if self.number == number { self.endWithOneAction() } }
    }
  }

  /// Handles Return if only one of the two `onSubmit` actions ran, because a
  /// submit scope between the field and the container blocked the other.
  private func endWithOneAction() {
    guard let ended = actions else { return }
    actions = nil
    guard let field = ended.field, !model.presses.isRequested else { return }
    pressReturn(in: field, shown: ended.shown)
  }

  private func pressReturn(in field: Value, shown: ReturnKey? = nil) {
    guard model.focus == nil || model.focus == field else { return }
    model.presses.pressReturn(in: field, shown: shown)
  }
}
#endif
