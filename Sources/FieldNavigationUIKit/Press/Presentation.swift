#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// A window, and the controller that is presented over all others in it.
@MainActor struct Presentation {
  let window: UIWindow?
  let frontmost: UIViewController?

  init(around responder: UIResponder) {
    self.init(in: responder.ownView?.window)
  }

  init(in window: UIWindow?) {
    self.window = window
    var frontmost = window?.rootViewController
    while let next = frontmost?.presentedViewController { frontmost = next }
    self.frontmost = frontmost
  }
}
#endif
