#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

// If a scroll view has pages side by side, each page is read to its end before
// the next page (R3). A page is a view that fits in the scroll view and takes
// more than half its width.

extension UIScrollView {
  var scrollsSideways: Bool {
    bounds.width > 0 && contentSize.width > bounds.width
  }

  /// Scrolls sideways to a view that is out of sight. If the view is in a page,
  /// scrolls to that page.
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
  /// Whether the view is a page in a scroll view of this width.
  func isPage(_ width: CGFloat?) -> Bool {
    guard let width else { return false }
    return bounds.width <= width + 0.5 && bounds.width > width / 2
  }

  /// The width of the sideways scroll view in which a subview of this view may
  /// be a page; `nil` if there is no such scroll view. `around` is the same
  /// width for this view itself.
  func pageWidth(inside around: CGFloat?, _ kind: ViewKind) -> CGFloat? {
    if kind.isScroller, let scroller = self as? UIScrollView,
      scroller.scrollsSideways
    {
      return scroller.bounds.width
    }
    return isPage(around) ? nil : around
  }

  /// Scrolls all scroll views around the view sideways until the view is in
  /// sight.
  func revealSideways() {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      (view as? UIScrollView)?.revealSideways(self)
    }
  }
}
#endif
