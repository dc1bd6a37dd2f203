#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
package import UIKit

/// Keeps the field with focus above the keyboard: scroll views scroll, and the
/// container moves by the distance that is still missing (A1-A5).
@MainActor package final class KeyboardAvoider {
  private weak var container: UIView?
  /// The field to keep visible: the last field that began editing, or the first
  /// responder in the container.
  package private(set) weak var field: UIView?
  private var keyboard: KeyboardChange?
  private var observations: [NotificationObservation] = []
  private var shift = ShiftAddition()
  /// The height of the bars above the container, as it is without a shift.
  private var topInset = 0.0
  private var insets: [ScrollInset] = []
  private let find: (UIView) -> UIView?

  /// - Parameter find: returns the field with focus in the container; by
  ///   default the views of the container are searched.
  package init(
    for container: UIView,
    find: @escaping (UIView) -> UIView? = { $0.firstResponder }
  ) {
    self.container = container
    self.find = find
    observations =
      KeyboardChange.observe { [weak self] in self?.take($0) }
      + NotificationObservation.beginningOfEditing { [weak self] in
        self?.began($0)
      }
      + NotificationObservation.endOfEditing { [weak self] in
        if let self, self.field === $0 { self.field = nil }
      }
    // After these notifications an app that moves its views for the keyboard
    // has done so, and a text view may have grown.
    for name in [
      UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UITextView.textDidChangeNotification,
    ] {
      observations.append(
        NotificationObservation(name, reading: { _ in }) { [weak self] in
          self?.reveal()
        })
    }
  }

  /// Takes back all insets and shifts (A4).
  package func stop() {
    observations = []
    keyboard = nil
    reveal()
  }

  private func take(_ change: KeyboardChange) {
    guard let container, let window = container.window,
      change.screen == nil || change.screen === window.screen
    else { return }
    keyboard = change
    animate(
      change.duration, UIView.AnimationOptions(rawValue: change.curve << 16))
  }

  /// Focus may change without a notification of the keyboard.
  private func began(_ view: UIView?) {
    guard let container, let view, view.isDescendant(of: container) else {
      return
    }
    field = view
    if keyboard?.frame != nil { animate(0.25, []) }
  }

  private func animate(_ duration: Double, _ curve: UIView.AnimationOptions) {
    guard let changes = changes() else { return }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [curve, .beginFromCurrentState], animations: changes)
  }

  /// Scrolls and shifts for the present keyboard and field. The positions
  /// depend on the present alone (A3).
  package func reveal() {
    changes()?()
  }

  /// Sets the insets, offsets and shift of the plan; `nil` if they are set
  /// already.
  private func changes() -> (() -> Void)? {
    guard let container else { return nil }
    container.layoutIfNeeded()
    let frame = LayoutRect(container.frame)
    let shifted = shift.amount(in: frame)
    if shifted == 0 { topInset = Double(container.safeAreaInsets.top) }
    guard let covered = keyboard?.frame, let window = container.window,
      let field = activeField(in: container)
    else {
      return keyboard?.frame == nil && (shifted != 0 || !insets.isEmpty)
        ? { self.restore(container) } : nil
    }
    // The scale between the coordinates inside and outside of the container.
    let scale =
      container.bounds.isEmpty
      ? 1 : frame.height / Double(container.bounds.height)
    let scrollers = scrollInsets(around: field, in: container)
    let plan = KeyboardAvoidance.plan(
      field: rectangle(of: field, in: container),
      caret: caret(of: field, in: container),
      scrollers: scrollers.map { $0.scroller(in: container) },
      container: visibleBounds(of: container),
      keyboard: LayoutRect(
        container.convert(covered, from: window.screen.coordinateSpace)
      ).offsetBy(y: -shifted / scale))
    let shift = plan.shift * scale
    let wanted = zip(scrollers, zip(plan.insets, plan.offsets)).filter {
      $0.differs(inset: $1.0, offset: $1.1)
    }
    if wanted.isEmpty, shift == shifted { return nil }
    return {
      for (scroller, (inset, offset)) in wanted {
        scroller.set(inset: inset, offset: offset)
      }
      self.move(container, to: shift)
    }
  }

  /// The bounds of the container without the bars above it.
  private func visibleBounds(of container: UIView) -> LayoutRect {
    var bounds = LayoutRect(container.bounds)
    bounds.y += topInset
    bounds.height -= topInset
    return bounds
  }

  private func activeField(in container: UIView) -> UIView? {
    if field?.isFirstResponder != true { field = find(container) }
    return field
  }

  private func rectangle(of view: UIView, in container: UIView) -> LayoutRect {
    LayoutRect(view.convert(view.bounds, to: container))
  }

  private func caret(of field: UIView, in container: UIView) -> LayoutRect? {
    guard let input = field as? any UITextInput,
      let end = input.selectedTextRange?.end
    else { return nil }
    return LayoutRect(field.convert(input.caretRect(for: end), to: container))
  }

  // MARK: Back

  private func restore(_ container: UIView) {
    for inset in insets { inset.remove() }
    insets = []
    move(container, to: 0)
  }

  /// Sets the center, because the frame of a transformed view must not be set.
  private func move(_ container: UIView, to amount: Double) {
    let old = LayoutRect(container.frame)
    let new = shift.set(amount, on: old)
    if new != old { container.center.y += CGFloat(new.y - old.y) }
  }

  private func scrollInsets(around field: UIView, in container: UIView)
    -> [ScrollInset]
  {
    var found: [ScrollInset] = []
    var view = field === container ? nil : field.superview
    while let current = view {
      if let scroll = current as? UIScrollView {
        found.append(
          insets.first { $0.view === scroll } ?? ScrollInset(scroll))
      }
      view = current === container ? nil : current.superview
    }
    for inset in insets where !found.contains(where: { $0 === inset }) {
      inset.remove()
    }
    insets = found
    return found
  }
}

/// The insets that were added to a scroll view for the keyboard (A4).
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

  /// Removes the insets. The offset stays unless it would lie outside the
  /// content.
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
