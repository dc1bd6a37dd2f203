#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// Whether the app's request for the first field is still due. A screen that
/// reappears keeps the focus that UIKit restores, so a request counts once per
/// presentation of the screen.
@MainActor struct FirstFocus {
  private(set) var isRequested = false
  private var isDone = false

  mutating func request(in controller: UIViewController?) {
    if let controller, controller.isArriving { isDone = false }
    isRequested = !isDone
  }

  /// - Parameter isDone: whether no later request counts. A request behind an
  ///   alert isn't used up.
  mutating func end(isDone: Bool) {
    isRequested = false
    if isDone { self.isDone = true }
  }
}

extension UIViewController {
  /// Whether the controller, or one around it, is being presented or pushed.
  /// Both are false while a screen only reappears.
  fileprivate var isArriving: Bool {
    isBeingPresented || isMovingToParent || parent?.isArriving == true
  }
}
#endif
