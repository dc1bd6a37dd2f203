#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The window of a responder, and the controller that is presented over all
/// others there.
@MainActor struct Presentation {
  let window: UIWindow?
  let frontmost: UIViewController?
  private weak var responder: UIResponder?

  init(around responder: UIResponder) {
    self.responder = responder
    window = responder.ownView?.window
    frontmost = Self.frontmost(around: responder, in: window)
  }

  /// Who has focus: the responder, or another one in its window.
  var focused: UIResponder? {
    responder?.isFirstResponder == true ? responder : window?.firstResponder
  }

  /// Whether a controller was presented or dismissed meanwhile.
  var isOther: Bool {
    frontmost !== Self.frontmost(around: responder, in: window)
  }

  /// A controller inside of another one may present by itself, or leave that to
  /// the one around it.
  private static func frontmost(
    around responder: UIResponder?, in window: UIWindow?
  ) -> UIViewController? {
    let inner = responder?.chain.lazy.compactMap { $0 as? UIViewController }
      .first { $0.presentedViewController != nil }
    var frontmost = inner ?? window?.rootViewController
    while let next = frontmost?.presentedViewController { frontmost = next }
    return frontmost
  }
}
#endif
