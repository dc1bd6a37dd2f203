#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

/// Carries out a key press: focus goes to the target, or to the next candidate
/// where a field refuses (R10).
@MainActor package struct FocusMove {
  package enum Outcome {
    /// A field took focus.
    case moved
    /// The form ends; that is the caller's.
    case finished
    /// The user is in the same field, with the same selection.
    case stayed
    /// The app used the question for something of its own.
    case taken
  }

  /// Where the user is: the origin, unless code asks for another field.
  private let start: SavedFocus?
  private let presentation: Presentation

  package init(from origin: UIResponder) {
    let presentation = Presentation(around: origin)
    let focused =
      origin.isFirstResponder ? origin : presentation.window?.firstResponder
    self.init(on: presentation, start: focused.map(SavedFocus.init))
  }

  /// - Parameter start: who has focus now, for callers that know.
  init(on presentation: Presentation, start: SavedFocus?) {
    self.presentation = presentation
    self.start = start
  }

  /// - Parameters:
  ///   - step: the next thing to be done.
  ///   - check: looks at what a field is like now.
  ///   - responder: the field; `nil` counts as a refusal.
  package func carryOut<Target>(
    _ step: () -> PressStep<Target>,
    check: (Target) -> Void = { _ in },
    responder: (Target) -> UIResponder?
  ) -> Outcome {
    while true {
      switch step() {
      case .check(let target): check(target)
      case .focus(let target):
        guard let responder = responder(target) else { continue }
        if responder.becomeFirstResponder() || responder.isFirstResponder {
          return .moved
        }
        if isTaken { return .taken }
      case .finish: return .finished
      case .stay:
        start?.restore()
        return .stayed
      }
    }
  }

  /// Whether focus is elsewhere by now, or something else is presented. Where no
  /// field has focus nobody has taken it: the old field resigned before the new
  /// field refused.
  private var isTaken: Bool {
    if Presentation(in: presentation.window).front !== presentation.front {
      return true
    }
    if start?.responder?.isFirstResponder == true { return false }
    return presentation.window?.firstResponder != nil
  }
}

/// A window, and the controller that is presented over all others in it.
@MainActor struct Presentation {
  let window: UIWindow?
  let front: UIViewController?

  init(around responder: UIResponder) {
    self.init(in: responder.ownView?.window)
  }

  init(in window: UIWindow?) {
    self.window = window
    var front = window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    self.front = front
  }
}

/// Who had focus, and with which selection: where a press leads nowhere the user
/// is to stay there (R10).
@MainActor struct SavedFocus {
  private(set) weak var responder: UIResponder?
  private let selection: UITextRange?

  init(_ responder: UIResponder) {
    self.responder = responder
    selection =
      responder.isFirstResponder
      ? (responder as? any UITextInput)?.selectedTextRange : nil
  }

  /// - Returns: whether focus had to be given back.
  @discardableResult
  func restore() -> Bool {
    guard let responder, !responder.isFirstResponder,
      responder.becomeFirstResponder()
    else { return false }
    if let selection {
      (responder as? any UITextInput)?.selectedTextRange = selection
    }
    return true
  }
}
#endif
