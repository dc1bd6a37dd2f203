#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The insets added to a scroll view for the keyboard (A4).
@MainActor final class ScrollInset {
  private(set) weak var view: UIScrollView?
  private var content = InsetAddition()
  private var indicator = InsetAddition()

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// Without the inset that was added for the keyboard.
  func scroller(in container: UIView) -> KeyboardAvoidance.Scroller {
    guard let view else {
      let nowhere = LayoutRect(x: 0, y: 0, width: 0, height: 0)
      return KeyboardAvoidance.Scroller(
        viewport: nowhere, offset: 0, contentHeight: 0)
    }
    let insets = view.adjustedContentInset
    let bars = Double(insets.bottom - view.contentInset.bottom)
    var scroller = KeyboardAvoidance.Scroller(
      viewport: LayoutRect(view.convert(view.bounds, to: container)),
      offset: offset,
      contentHeight: Double(view.contentSize.height),
      topInset: Double(insets.top),
      bottomInset: bars + content.appInset(in: Double(view.contentInset.bottom))
    )
    scroller.barInset = bars
    return scroller
  }

  var offset: Double { Double(view?.contentOffset.y ?? 0) }

  var hasInset: Bool { content.amount != 0 }

  /// Whether the user is scrolling, and may be dragging the keyboard away.
  var isHeldByUser: Bool {
    view.map { $0.isDragging || $0.isDecelerating } ?? false
  }

  var isOverwritten: Bool {
    view.map { content.isOverwritten(by: Double($0.contentInset.bottom)) }
      ?? false
  }

  func differs(inset: Double, offset: Double) -> Bool {
    guard view != nil else { return false }
    return inset != content.amount || isOverwritten
      || (self.offset - offset).magnitude > 0.001
  }

  func set(inset: Double, offset: Double) {
    guard let view else { return }
    setInset(inset, of: view)
    if self.offset != offset { view.contentOffset.y = CGFloat(offset) }
  }

  /// Changes the offset only if it would be outside the content.
  func remove() {
    guard let view else { return }
    setInset(0, of: view)
    scrollIntoContent()
  }

  /// - Returns: whether the offset was outside the content.
  @discardableResult
  func scrollIntoContent() -> Bool {
    // After dragging, the scroll view returns to its content by itself.
    guard let view, !isHeldByUser else { return false }
    let inside = scroller(in: view).offsetWithoutKeyboard
    if offset == inside { return false }
    view.contentOffset.y = CGFloat(inside)
    return true
  }

  private func setInset(_ amount: Double, of view: UIScrollView) {
    let old = Double(view.contentInset.bottom)
    let new = content.set(amount, on: old)
    if new != old { view.contentInset.bottom = CGFloat(new) }
    let oldIndicator = Double(view.verticalScrollIndicatorInsets.bottom)
    let newIndicator = indicator.set(amount, on: oldIndicator)
    if newIndicator != oldIndicator {
      view.verticalScrollIndicatorInsets.bottom = CGFloat(newIndicator)
    }
  }
}
#endif
