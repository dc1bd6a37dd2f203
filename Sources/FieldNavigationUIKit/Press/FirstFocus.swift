#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// The app's request for the first field. A screen that reappears keeps the
/// focus that UIKit restores, so a request counts once per presentation of the
/// screen.
@MainActor final class FirstFocus {
  private let forms: Forms
  private let presses: Presses
  private var isRequested = false
  private var isUsedUp = false
  /// Whether each presentation of the screen is a request.
  var isAutomatic = false {
    didSet { if isAutomatic { request() } else { isRequested = false } }
  }

  init(_ forms: Forms, _ presses: Presses) {
    self.forms = forms
    self.presses = presses
  }

  private var scope: Scope { forms.context.scope }

  func request() {
    if scope.controller?.isArriving == true { isUsedUp = false }
    isRequested = !isUsedUp
    if scope.surroundings.isOnScreen { focusIfRequested() }
  }

  /// Requests the first field for the next presentation. The end of a turn
  /// notices that a controller has left, but not always that it arrives:
  /// without an animation, that begins and ends within a turn.
  func wentOffScreen() {
    if isAutomatic, scope.controller?.hasLeft == true {
      (isRequested, isUsedUp) = (true, false)
    }
  }

  /// A request behind an alert isn't used up.
  func focusIfRequested() {
    guard isRequested else { return }
    isRequested = false
    guard let place = forms.place, Presentation(around: place).isInFront(place)
    else { return }
    isUsedUp = true
    if place.window?.firstResponder == nil { presses.focusFirst(.empty) }
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
