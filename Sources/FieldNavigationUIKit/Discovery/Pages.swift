#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

// Pages that lie side by side in a scroll view: each is read to its end before
// the next one, as if the others were not on the screen (R3). A page is a view
// that the scroll view can show as a whole, and that takes at least half of it.

extension UIScrollView {
  var scrollsSideways: Bool {
    bounds.width > 0 && contentSize.width > bounds.width
  }

  /// Scrolls sideways to a view that is not in sight: to its page, if it is in
  /// one.
  fileprivate func revealSideways(_ view: UIView) {
    guard scrollsSideways else { return }
    let place = view.convert(view.bounds, to: self)
    guard place.minX < bounds.minX || place.maxX > bounds.maxX else { return }
    let width = bounds.width
    let page = sequence(first: view, next: \.superview)
      .prefix { $0 !== self }.last { $0.isPage(width) }
    let wanted =
      if isPagingEnabled {
        (place.midX / width).rounded(.down) * width
      } else if let page {
        page.convert(page.bounds, to: self).midX - width / 2
      } else {
        place.minX < bounds.minX ? place.minX : place.maxX - width
      }
    let inset = adjustedContentInset
    let last = contentSize.width + inset.right - width
    setContentOffset(
      CGPoint(x: max(-inset.left, min(wanted, last)), y: contentOffset.y),
      animated: false)
  }
}

extension UIView {
  /// Whether the view is a page of this width.
  func isPage(_ width: CGFloat?) -> Bool {
    guard let width else { return false }
    return bounds.width <= width + 0.5 && bounds.width > width / 2
  }

  /// The width of the pages inside, where the view has such a width around it;
  /// `nil` where there are no pages.
  func pageWidth(inside around: CGFloat?, _ kind: ViewKind) -> CGFloat? {
    if kind.isScroller, let scroller = self as? UIScrollView,
      scroller.scrollsSideways
    {
      return scroller.bounds.width
    }
    return isPage(around) ? nil : around
  }

  /// Scrolls all scroll views around the view sideways until it is in sight.
  func revealSideways() {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      (view as? UIScrollView)?.revealSideways(self)
    }
  }
}
#endif
