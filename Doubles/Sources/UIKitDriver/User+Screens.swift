package import Foundation
package import UIKit

// What users do with whole screens.

extension User {
  /// Taps an action of the frontmost alert. Returns false if the tap does
  /// nothing.
  @discardableResult
  package func tapAlert(_ title: String) -> Bool {
    defer { settle() }
    guard let alert else { return false }
    return alert.actions.first { $0.title == title }.map(alert.choose) ?? false
  }

  /// The frontmost alert.
  package var alert: UIAlertController? {
    window.content.compactMap { $0.controller as? UIAlertController }.last
  }

  /// Swipes to the next or the previous page.
  @discardableResult
  package func swipe(_ pager: UIPageViewController, forward: Bool = true)
    -> Bool
  {
    defer { settle() }
    return pager.swipe(forward: forward)
  }

  /// Ends a search with the button of its bar.
  package func cancelSearch(_ bar: UISearchBar) {
    bar.cancel()
    settle()
  }

  /// Drags the content of a scroll view. The keyboard may end with the drag.
  package func drag(_ scroll: UIScrollView, by distance: CGFloat) {
    scroll.isHeld = true
    device.isTracking = true
    switch scroll.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: focused?.resignFirstResponder()
    default: break
    }
    let most = max(
      0,
      scroll.contentSize.height + scroll.adjustedContentInset.bottom
        - scroll.bounds.height)
    scroll.contentOffset.y = min(
      max(0, scroll.contentOffset.y + distance), most)
    settle()
    scroll.isHeld = false
    device.isTracking = false
    settle()
  }

  /// Drags the keyboard down with the content, to its end or halfway and back.
  package func dragKeyboardDown(in scroll: UIScrollView, toEnd: Bool) {
    scroll.isHeld = true
    device.isTracking = true
    settle()
    let follows =
      scroll.keyboardDismissMode == .interactive
      || scroll.keyboardDismissMode == .interactiveWithAccessory
    if follows, toEnd { focused?.resignFirstResponder() }
    scroll.isHeld = false
    device.isTracking = false
    settle()
  }

  /// Changes the traits, such as the width of a window in Split View.
  package func changeTraits(_ change: (Device) -> Void) {
    device.changeTraits(change)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    settle()
  }

  /// Shakes the device, or presses Command+Z.
  package func undo() {
    focused?.undoManager?.undo()
    settle()
  }
}
