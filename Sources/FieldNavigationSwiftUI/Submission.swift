#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords

/// A Return, which runs two of the form's `onSubmit` actions, one on the field
/// and one on the container, in an order that depends on the OS version. The
/// form moves focus when the second one runs, because the app's own actions
/// have run by then, too.
@MainActor final class Submission<Host: PressHost> {
  typealias Value = Host.Value

  private struct Actions {
    /// The focused field when `onSubmit` first ran; `nil` if the OS version had
    /// taken focus away before.
    let focus: Value?
    var field: Value?
    var shown: ReturnKey?
    var isAtContainer = false
  }

  private unowned let host: Host
  private let presses: PressMachine<Host>
  /// `nil` unless one action has run.
  private var actions: Actions?
  private var number = 0

  init(_ host: Host, _ presses: PressMachine<Host>) {
    (self.host, self.presses) = (host, presses)
  }

  var isUnderWay: Bool { actions != nil }

  var field: Value? { actions?.field }

  func ranOnField(_ value: Value, focus field: Value?) {
    if field == value, host.focus != value {
      Warning.say(
        "Field '\(value)' and its form have different focus states, so the form can't move focus. Pass the same $focus to .field and .fieldNavigation.",
        once: "focus \(value)")
    }
    presses.noteOrigin(value)
    let shown = host.fields[value]?.shown
    note { ($0.field, $0.shown) = (value, shown) }
  }

  func ranOnContainer() {
    note { $0.isAtContainer = true }
  }

  private func note(_ change: (inout Actions) -> Void) {
    // The app requested focus for a field itself (R14).
    if presses.isRequested { return actions = nil }
    let isFirst = actions == nil
    var noted = actions ?? Actions(focus: host.focus)
    change(&noted)
    actions = noted
    if let field = noted.field, noted.isAtContainer {
      actions = nil
      // The app's own action may have moved focus or closed the keyboard (R14).
      if host.focus == noted.focus { pressReturn(in: field) }
    } else if isFirst {
      number += 1
      let number = number
      host.afterUpdate { if self.number == number { self.endWithOneAction() } }
    }
  }

  /// Handles Return if only one of the two `onSubmit` actions ran, because a
  /// submit scope between the field and the container blocked the other.
  private func endWithOneAction() {
    guard let ended = actions else { return }
    actions = nil
    guard let field = ended.field, !presses.isRequested else { return }
    pressReturn(in: field, shown: ended.shown)
  }

  private func pressReturn(in field: Value, shown: ReturnKey? = nil) {
    guard host.focus == nil || host.focus == field else { return }
    presses.pressReturn(in: field, shown: shown)
  }
}
#endif
