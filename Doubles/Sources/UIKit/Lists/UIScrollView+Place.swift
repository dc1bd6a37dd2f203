public import Foundation

/// The position of a rectangle after scrolling to it.
enum ScrollEdge {
  case start, middle, end, nearest, unchanged

  /// Returns the offset that scrolls to a place along one axis. `before` and
  /// `after` are the insets at the ends of the axis.
  func offset(
    of place: ClosedRange<CGFloat>, from old: CGFloat, length: CGFloat,
    content: CGFloat, before: CGFloat, after: CGFloat
  ) -> CGFloat {
    let atStart = place.lowerBound - before
    let atEnd = place.upperBound - length + after
    let wanted =
      switch self {
      case .start: atStart
      case .middle: (atStart + atEnd) / 2
      case .end: atEnd
      case .nearest: max(min(old, atStart), min(atEnd, atStart))
      case .unchanged: old
      }
    return max(-before, min(wanted, content - length + after))
  }
}

extension UIScrollView {
  func scroll(
    to place: CGRect, _ across: ScrollEdge, _ down: ScrollEdge, animated: Bool
  ) {
    let inset = adjustedContentInset
    let x = across.offset(
      of: place.minX...place.maxX, from: bounds.minX, length: bounds.width,
      content: contentSize.width, before: inset.left, after: inset.right)
    let y = down.offset(
      of: place.minY...place.maxY, from: bounds.minY, length: bounds.height,
      content: contentSize.height, before: inset.top, after: inset.bottom)
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  /// Scrolls only if part of the rectangle isn't visible.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: rect, .nearest, .nearest, animated: animated)
  }
}

extension UITextField {
  /// Scrolls the nearest scroll view around the field just far enough, unless
  /// the user's finger holds the content.
  func scrollIntoView() {
    let ancestors = sequence(first: superview, next: { $0?.superview })
    let scroll = ancestors.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scroll, !scroll.isDragging else { return }
    scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
  }
}
