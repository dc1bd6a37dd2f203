#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

// Some scroll views have pages side by side, each of which a walk reads to its
// end before the next one (R3). A page is a view that fits in the scroll view
// and is wider than half of it.

// The pages of a page view controller are different: the controller's
// `viewControllers` would still name the old page after scrolling by code, and
// so would the app and its dots. Each of these pages is therefore a separate
// form, which exists while the controller shows the page.

extension UIScrollView {
  /// The page view controller that has its pages here.
  var pager: UIPageViewController? {
    superview?.next as? UIPageViewController
  }
}

extension UIPageViewController {
  /// Whether a subview of the scroll view has the page on the screen. The
  /// others have the pages before and after it.
  func shows(_ subview: UIView) -> Bool {
    viewControllers?.contains {
      $0.viewIfLoaded?.isDescendant(of: subview) == true
    } ?? false
  }
}

extension UIView {
  var isOnHiddenPage: Bool {
    sequence(first: self, next: \.superview).contains {
      ($0.superview as? UIScrollView)?.pager?.shows($0) == false
    }
  }
}

extension UIScrollView {
  var scrollsSideways: Bool {
    bounds.width > 0 && contentSize.width > bounds.width
  }

  fileprivate func hidesSideways(_ view: UIView) -> Bool {
    guard scrollsSideways else { return false }
    let place = view.convert(view.bounds, to: self)
    return place.minX < bounds.minX || place.maxX > bounds.maxX
  }

  /// Scrolls sideways to a view, or to the page that contains it.
  fileprivate func revealSideways(_ view: UIView) {
    let place = view.convert(view.bounds, to: self)
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
  /// Whether the view is a page of a scroll view with this width.
  func isPage(_ width: CGFloat?) -> Bool {
    guard let width else { return false }
    return bounds.width <= width + 0.5 && bounds.width > width / 2
  }

  /// The width of the sideways scroll view around this view if a subview may be
  /// a page, or else `nil`. `around` is the same width for this view itself.
  func pageWidth(inside around: CGFloat?, _ kind: ViewKind) -> CGFloat? {
    if kind.isScroller, let scroller = self as? UIScrollView,
      scroller.scrollsSideways
    {
      return scroller.bounds.width
    }
    return isPage(around) ? nil : around
  }

  var scrollersHidingSideways: [UIScrollView] {
    var hiding: [UIScrollView] = []
    var around = superview
    while let view = around {
      if let scroller = view as? UIScrollView, scroller.hidesSideways(self) {
        hiding.append(scroller)
      }
      around = view.superview
    }
    return hiding
  }

  /// - Parameter hiding: the scroll views that hid the view before it took
  ///   focus. UIKit may already have scrolled the view just into sight, and
  ///   left half a page there.
  func revealSideways(hiding: [UIScrollView]) {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      guard let scroller = view as? UIScrollView,
        hiding.contains(scroller) || scroller.hidesSideways(self)
      else { continue }
      scroller.revealSideways(self)
    }
  }
}
#endif
