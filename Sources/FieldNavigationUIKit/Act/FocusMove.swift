#if canImport(UIKit) && (os(iOS) || os(Linux))
package import UIKit

/// Carries out a move: focus goes to the target, or to the next candidate where
/// one refuses (R10).
@MainActor package struct FocusMove {
  package enum Outcome: Equatable {
    /// A field took focus.
    case moved
    /// All refused: the user is where they were, with the same selection.
    case stayed
    /// The app used the question for something of its own.
    case taken
  }

  /// Where the user is: the origin, unless code asks for another field.
  private let start: HeldFocus?
  private let window: UIWindow?
  private let presented: UIViewController?

  package init(from origin: UIResponder) {
    self.init(
      from: origin,
      start: origin.isFirstResponder
        ? origin : Self.window(of: origin)?.firstResponder)
  }

  /// - Parameter start: who has focus now, for callers that know.
  init(from origin: UIResponder, start: UIResponder?) {
    window = Self.window(of: origin)
    self.start = start.map(HeldFocus.init)
    presented = Self.front(of: window)
  }

  /// - Parameters:
  ///   - target: the first candidate.
  ///   - next: the one after a candidate that refused.
  package func callAsFunction(
    _ target: UIResponder, orElse next: (UIResponder) -> UIResponder?
  ) -> Outcome {
    var candidate: UIResponder? = target
    while let each = candidate {
      if each.becomeFirstResponder() || each.isFirstResponder { return .moved }
      if isTaken { return .taken }
      candidate = next(each)
    }
    start?.takeBack()
    return .stayed
  }

  /// Focus or what is presented is not what it was. Nobody in charge is still
  /// the same: the old field resigned before the new one refused.
  private var isTaken: Bool {
    if Self.front(of: window) !== presented { return true }
    if start?.responder?.isFirstResponder == true { return false }
    return window?.firstResponder != nil
  }

  static func window(of responder: UIResponder) -> UIWindow? {
    responder.ownView?.window
  }

  static func front(of window: UIWindow?) -> UIViewController? {
    var front = window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
}
#endif
