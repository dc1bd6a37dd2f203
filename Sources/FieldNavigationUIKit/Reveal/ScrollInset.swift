#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What was added to one scroll view for the keyboard (A4).
@MainActor final class ScrollInset {
  private(set) weak var view: UIScrollView?
  private var content = InsetAddition()
  private var indicator = InsetAddition()

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// The scroll view as it would be without the keyboard.
  func scroller(in container: UIView) -> KeyboardAvoidance.Scroller {
    guard let view else {
      let nowhere = LayoutRect(x: 0, y: 0, width: 0, height: 0)
      return KeyboardAvoidance.Scroller(
        viewport: nowhere, offset: 0, contentHeight: 0)
    }
    let insets = view.adjustedContentInset
    return KeyboardAvoidance.Scroller(
      viewport: LayoutRect(view.convert(view.bounds, to: container)),
      offset: Double(view.contentOffset.y),
      contentHeight: Double(view.contentSize.height),
      topInset: Double(insets.top),
      bottomInset: Double(insets.bottom) - content.amount)
  }

  func differs(inset: Double, offset: Double) -> Bool {
    guard let view else { return false }
    return inset != content.amount || Double(view.contentOffset.y) != offset
  }

  func set(inset: Double, offset: Double) {
    guard let view else { return }
    setInset(inset, of: view)
    if Double(view.contentOffset.y) != offset {
      view.contentOffset.y = CGFloat(offset)
    }
  }

  /// The offset stays unless it would lie outside of the content.
  func remove() {
    guard let view else { return }
    let offset = scroller(in: view).offsetWithoutKeyboard
    set(inset: 0, offset: offset)
  }

  private func setInset(_ amount: Double, of view: UIScrollView) {
    guard amount != content.amount else { return }
    view.contentInset.bottom = CGFloat(
      content.set(amount, on: Double(view.contentInset.bottom)))
    view.verticalScrollIndicatorInsets.bottom = CGFloat(
      indicator.set(
        amount, on: Double(view.verticalScrollIndicatorInsets.bottom)))
  }
}
#endif
