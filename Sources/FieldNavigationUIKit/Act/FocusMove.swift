#if canImport(UIKit) && (os(iOS) || os(Linux))
package import FieldNavigation
package import UIKit

/// Carries out a key press: focus goes to the target, or to the next candidate
/// where one refuses (R10).
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
  private let start: HeldFocus?
  private let stage: Stage

  package init(from origin: UIResponder) {
    let stage = Stage(around: origin)
    let focused =
      origin.isFirstResponder ? origin : stage.window?.firstResponder
    self.init(on: stage, start: focused.map(HeldFocus.init))
  }

  /// - Parameter start: who has focus now, for callers that know.
  init(on stage: Stage, start: HeldFocus?) {
    self.stage = stage
    self.start = start
  }

  /// - Parameters:
  ///   - step: what is to be done next.
  ///   - check: looks at what a field is like now.
  ///   - responder: the field; `nil` counts as a refusal.
  package func carryOut<ID>(
    _ step: () -> FieldForm<ID>.Step,
    check: (ID) -> Void = { _ in },
    responder: (ID) -> UIResponder?
  ) -> Outcome {
    while true {
      switch step() {
      case .check(let id): check(id)
      case .focus(let id):
        guard let target = responder(id) else { continue }
        if target.becomeFirstResponder() || target.isFirstResponder {
          return .moved
        }
        if isTaken { return .taken }
      case .finish: return .finished
      case .stay:
        start?.takeBack()
        return .stayed
      }
    }
  }

  /// Focus or what is presented is not what it was. Nobody in charge is still
  /// the same: the old field resigned before the new one refused.
  private var isTaken: Bool {
    if Stage(of: stage.window).front !== stage.front { return true }
    if start?.responder?.isFirstResponder == true { return false }
    return stage.window?.firstResponder != nil
  }
}

/// A window, and what is presented over all in it.
@MainActor struct Stage {
  let window: UIWindow?
  let front: UIViewController?

  init(around responder: UIResponder) {
    self.init(of: responder.ownView?.window)
  }

  init(of window: UIWindow?) {
    self.window = window
    var front = window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    self.front = front
  }
}
#endif
