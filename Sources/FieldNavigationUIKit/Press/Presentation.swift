#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The window of a responder and the window's frontmost controller.
@MainActor struct Presentation {
  let window: UIWindow?
  let frontmost: UIViewController?
  private weak var responder: UIResponder?

  init(around responder: UIResponder) {
    self.responder = responder
    window = responder.ownView?.window
    frontmost = Self.frontmost(around: responder, in: window)
  }

  var focused: UIResponder? {
    responder?.isFirstResponder == true ? responder : window?.firstResponder
  }

  var hasChanged: Bool {
    frontmost !== Self.frontmost(around: responder, in: window)
  }

  func isInFront(_ view: UIView) -> Bool {
    guard let cover = frontmost?.viewIfLoaded else { return true }
    return view.isDescendant(of: cover)
  }

  /// Ends editing in the responder, or in a descendant if the responder is the
  /// app's own view and the descendant has focus.
  func endEditing() {
    let focused = responder?.ownView?.firstResponder ?? responder
    if focused?.isFirstResponder == true { focused?.resignFirstResponder() }
  }

  /// When editing has ended, the app's handlers may have found a mistake: they
  /// may have refused the end, focused a field or presented an alert.
  ///
  /// - Complexity: O(views).
  var formMayFinish: Bool {
    !hasChanged && responder?.isFirstResponder == false
      && window?.firstResponder == nil
  }

  /// An inner or an outer controller may have presented the frontmost one.
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
