#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

/// Carries out a key press by moving focus to the target, or to the next
/// candidate if a field refuses (R10).
@MainActor package struct FocusMove {
  package enum Outcome {
    case moved
    /// The caller ends the form.
    case finished
    /// The caller closes the keyboard (R6).
    case resigned
    /// Focus stays in the same field, with the same selection.
    case stayed
    /// The app itself moved focus, ended editing, or presented or dismissed a
    /// controller while UIKit asked the app's delegates.
    case overridden
  }

  /// The responder that has focus. The press usually starts there, but code can
  /// also press Return for a responder without focus.
  private let savedFocus: SavedFocus?
  private let presentation: Presentation
  /// Whether to stop if the current field refuses to resign. The recipes pass
  /// `false` and try each candidate once.
  private let stopsWhereHeld: Bool

  package init(from origin: UIResponder) {
    let presentation = Presentation(around: origin)
    self.init(
      on: presentation, savedFocus: presentation.focused.map(SavedFocus.init),
      stopsWhereHeld: false)
  }

  /// - Parameter savedFocus: the focused field, if the caller knows it.
  init(
    on presentation: Presentation, savedFocus: SavedFocus?,
    stopsWhereHeld: Bool = true
  ) {
    self.presentation = presentation
    self.stopsWhereHeld = stopsWhereHeld
    self.savedFocus = savedFocus
  }

  /// - Parameter responder: returns a field's responder. `nil` counts as a
  ///   refusal.
  package func carryOut<Target: Hashable>(
    _ step: () -> FieldForm<Target>.Step,
    check: (Target) -> Void = { _ in },
    responder: (Target) -> UIResponder?
  ) -> Outcome {
    while true {
      switch step() {
      case .check(let target): check(target)
      case .focus(let target):
        guard let responder = responder(target) else { continue }
        let hadFocus = savedFocus?.responder?.isFirstResponder ?? false
        if responder.becomeFirstResponder() || responder.isFirstResponder {
          return .moved
        }
        if isOverridden(hadFocus) { return .overridden }
        if isHeld(hadFocus, instead: responder) {
          return isOverridden(hadFocus) ? .overridden : .stayed
        }
      case .finish: return .finished
      case .resign: return .resigned
      case .stay, .reveal: return .stayed
      }
    }
  }

  /// Whether the app refuses to let the current field resign. The press then
  /// stops (R10), because UIKit would ask the app again for each remaining
  /// candidate.
  private func isHeld(_ hadFocus: Bool, instead target: UIResponder) -> Bool {
    guard stopsWhereHeld, hadFocus, let focused = savedFocus?.responder,
      focused.mayRefuseToEnd
    else { return false }
    return target.canBecomeFirstResponder
  }

  /// - Parameter hadFocus: `false` if `savedFocus` had already lost focus, for
  ///   example because its row scrolled away.
  private func isOverridden(_ hadFocus: Bool) -> Bool {
    if presentation.hasChanged { return true }
    if savedFocus?.responder?.isFirstResponder == true { return false }
    return hadFocus || presentation.window?.firstResponder != nil
  }
}

/// The responder that had focus at the start of the press, and its selection.
/// If the press finds no field, the responder gets both back (R10).
@MainActor struct SavedFocus {
  private(set) weak var responder: UIResponder?
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    selection = responder.textInput?.selectedTextRange
  }

  /// Returns focus to a field whose row scrolled away.
  func restore() {
    guard let responder, !responder.isFirstResponder, takesFocus(responder),
      let selection
    else { return }
    responder.textInput?.selectedTextRange = selection
  }

  /// Focuses the field without clearing its text, because for the user the
  /// field never lost focus.
  private func takesFocus(_ responder: UIResponder) -> Bool {
    guard let field = responder as? UITextField, field.clearsOnBeginEditing
    else { return responder.becomeFirstResponder() }
    field.clearsOnBeginEditing = false
    defer { field.clearsOnBeginEditing = true }
    return field.becomeFirstResponder()
  }
}
#endif
