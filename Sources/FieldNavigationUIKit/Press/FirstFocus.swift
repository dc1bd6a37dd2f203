#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// Whether the app's request for the first field is still due. A screen that
/// reappears keeps the focus that UIKit restores, so a request counts once per
/// presentation of the screen.
@MainActor struct FirstFocus {
  private(set) var isRequested = false
  private var isUsedUp = false
  /// Whether each presentation of the screen is a request.
  private(set) var isAutomatic = false

  mutating func request(in controller: UIViewController?) {
    if let controller, controller.isArriving { isUsedUp = false }
    isRequested = !isUsedUp
  }

  mutating func setAutomatic(_ isWanted: Bool, in controller: UIViewController?)
  {
    isAutomatic = isWanted
    if isWanted { request(in: controller) } else { isRequested = false }
  }

  /// Requests the first field for the next presentation. The end of a turn
  /// notices that a controller has left, but not always that it arrives:
  /// without an animation, that begins and ends within a turn.
  mutating func wentOffScreen(_ controller: UIViewController?) {
    if isAutomatic, controller?.hasLeft == true {
      (isRequested, isUsedUp) = (true, false)
    }
  }

  /// Ends the request. A request behind an alert isn't used up.
  ///
  /// - Returns: whether the first field may take focus now.
  mutating func takeRequest(at place: UIView?) -> Bool {
    isRequested = false
    guard let place, Presentation(around: place).isInFront(place)
    else { return false }
    isUsedUp = true
    return place.window?.firstResponder == nil
  }
}

extension UIViewController {
  /// Whether the controller, or one around it, is being presented or pushed.
  /// Both are false while a screen only reappears.
  fileprivate var isArriving: Bool {
    isBeingPresented || isMovingToParent || parent?.isArriving == true
  }

  /// Whether the controller was popped or dismissed with everything around it.
  /// A screen that another one covers is still a child, or still presents.
  fileprivate var hasLeft: Bool {
    if let parent { return parent.hasLeft }
    return viewIfLoaded?.window == nil && presentedViewController == nil
      && presentingViewController?.presentedViewController !== self
  }
}
#endif
