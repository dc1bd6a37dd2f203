#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

/// Carries out a key press: focus goes to the target, or to the next candidate
/// where a field refuses (R10).
@MainActor package struct FocusMove {
  package enum Outcome {
    /// A field took focus.
    case moved
    /// The form ends, which is left to the caller.
    case finished
    /// The keyboard closes, which is left to the caller (R6).
    case resigned
    /// The user is in the same field, with the same selection.
    case stayed
    /// The app did something of its own when a field was asked: it moved focus,
    /// ended editing, or presented a controller.
    case overridden
  }

  /// Who has focus: the origin, unless code presses Return for a responder
  /// without focus.
  private let start: SavedFocus?
  private let presentation: Presentation
  /// Whether a press ends where the start does not let go. The recipes ask all
  /// candidates, and none of them twice.
  private let stopsWhereHeld: Bool

  package init(from origin: UIResponder) {
    let presentation = Presentation(around: origin)
    self.init(
      on: presentation, start: presentation.focused.map(SavedFocus.init),
      stopsWhereHeld: false)
  }

  /// - Parameter start: the field with focus, for callers that know it already.
  init(
    on presentation: Presentation, start: SavedFocus?,
    stopsWhereHeld: Bool = true
  ) {
    self.presentation = presentation
    self.stopsWhereHeld = stopsWhereHeld
    self.start = start
  }

  /// - Parameters:
  ///   - step: returns the next step of the press.
  ///   - check: updates the state of a field.
  ///   - responder: returns the responder of a field; `nil` counts as a
  ///     refusal.
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
        let hadFocus = start?.responder?.isFirstResponder ?? false
        if responder.becomeFirstResponder() || responder.isFirstResponder {
          return .moved
        }
        if isOverridden(hadFocus) { return .overridden }
        if isHeld(hadFocus, instead: responder) {
          return isOverridden(hadFocus) ? .overridden : .stayed
        }
      case .finish: return .finished
      case .resign: return .resigned
      case .stay: return .stayed
      }
    }
  }

  /// Whether the app does not let the start go: then it is not asked again for
  /// each other candidate (R10).
  private func isHeld(_ hadFocus: Bool, instead target: UIResponder) -> Bool {
    guard stopsWhereHeld, hadFocus, let start = start?.responder,
      start.mayRefuseToEnd
    else { return false }
    return target.canBecomeFirstResponder
  }

  /// Whether the app has moved focus elsewhere, ended editing, or presented or
  /// dismissed a controller while it was asked.
  ///
  /// - Parameter hadFocus: false if the start had lost focus before, as a field
  ///   in a row does that scrolls away.
  private func isOverridden(_ hadFocus: Bool) -> Bool {
    if presentation.isOther { return true }
    if start?.responder?.isFirstResponder == true { return false }
    return hadFocus || presentation.window?.firstResponder != nil
  }
}

/// Who has focus when a key is pressed, and the selection there: if the press
/// leads nowhere, the user gets both back (R10).
@MainActor struct SavedFocus {
  private(set) weak var responder: UIResponder?
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    selection = responder.textInput?.selectedTextRange
  }

  /// Gives focus back to a field whose row has scrolled away meanwhile.
  func restore() {
    guard let responder, !responder.isFirstResponder, takesFocus(responder),
      let selection
    else { return }
    responder.textInput?.selectedTextRange = selection
  }

  /// The user has not left the field, so that it is not cleared as a field is
  /// that the user comes back to.
  private func takesFocus(_ responder: UIResponder) -> Bool {
    guard let field = responder as? UITextField, field.clearsOnBeginEditing
    else { return responder.becomeFirstResponder() }
    field.clearsOnBeginEditing = false
    defer { field.clearsOnBeginEditing = true }
    return field.becomeFirstResponder()
  }
}
#endif
