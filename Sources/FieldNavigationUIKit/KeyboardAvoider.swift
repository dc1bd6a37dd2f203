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
  /// Observes turns while a keyboard is on the screen.
  private var runLoop: RunLoopObserver?
  /// The keyboard or the field has changed in this turn: what the app itself
  /// moves for it is known when the turn ends.
  private var isDue = false
  private var shift = ShiftAddition()
  /// The height of the bars above the container, as it is without a shift.
  private var topInset = 0.0
  private var insets: [ScrollInset] = []
  /// How often insets were set again since the keyboard or the field changed. An
  /// app that sets its inset in each layout keeps it in the end.
  private var corrections = 0
  /// Insets that were removed in this turn, in which the app may remove its own.
  private var removed: [ScrollInset] = []
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
    // has done so.
    for name in [
      UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      observations.append(
        NotificationObservation(name, reading: { _ in }) { [weak self] in
          self?.animateWithKeyboard()
        })
    }
    // A text view may have grown.
    observations.append(
      NotificationObservation(
        UITextView.textDidChangeNotification, reading: { _ in }
      ) { [weak self] in self?.reveal() })
  }

  /// Takes back all insets and shifts (A4).
  package func stop() {
    observations = []
    keyboard = nil
    runLoop = nil
    reveal()
  }

  /// Moves another container from now on.
  package func follow(_ container: UIView) {
    guard container !== self.container else { return }
    if let old = self.container { restore(old) }
    self.container = container
    topInset = 0
    reveal()
  }

  private func take(_ change: KeyboardChange) {
    guard let container else { return }
    if let window = container.window {
      guard change.screen == nil || change.screen === window.screen
      else { return }
    } else if change.frame != nil {
      return
    }
    keyboard = change
    isDue = true
    if runLoop == nil, change.frame != nil {
      runLoop = RunLoopObserver { [weak self] in self?.turnEnded() ?? false }
    }
    animateWithKeyboard()
  }

  /// Focus may change without a notification of the keyboard.
  private func began(_ view: UIView?) {
    guard let container, let view, view.isDescendant(of: container) else {
      return
    }
    field = view
    isDue = true
    if keyboard?.frame != nil { animate(0.25, []) }
  }

  /// A jump that corrects an earlier one moves as the keyboard does.
  @discardableResult
  private func animateWithKeyboard() -> Bool {
    guard let keyboard else { return false }
    return animate(
      keyboard.duration,
      UIView.AnimationOptions(rawValue: keyboard.curve << 16))
  }

  @discardableResult
  private func animate(
    _ duration: Double, _ curve: UIView.AnimationOptions
  ) -> Bool {
    guard let changes = changes() else { return false }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [curve, .beginFromCurrentState], animations: changes)
    return true
  }

  /// Scrolls and shifts for the present keyboard and field. The positions
  /// depend on the present alone (A3).
  private func reveal() {
    changes()?()
  }

  // MARK: The end of a turn

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    if keyboard?.frame == nil {
      runLoop = nil
      isDue = false
      // The insets of the app may have gone after ours.
      let changed = removed.filter { $0.scrollIntoContent() }
      removed = []
      return !changed.isEmpty
    }
    if isDue {
      isDue = false
      corrections = 0
      return animateWithKeyboard()
    }
    return layoutEnded()
  }

  /// A layout pass of a parent may have taken the shift away, and the app may
  /// have set insets anew. Both are set again; what the user has scrolled stays.
  @discardableResult
  package func layoutEnded() -> Bool {
    guard let container, keyboard?.frame != nil else { return false }
    let frame = LayoutRect(container.frame)
    let lost = shift.lostAmount(in: frame)
    if lost != 0 { move(container, to: lost) }
    let isOverwritten =
      corrections < 3 && insets.contains(where: \.isChanged)
    if isOverwritten { corrections += 1 }
    guard isOverwritten || shift.isElsewhere(frame),
      let changes = changes(scrolls: false)
    else { return lost != 0 }
    changes()
    return true
  }

  // MARK: Changes

  /// Sets the insets, offsets and shift of the plan; `nil` if they are set
  /// already.
  private func changes(scrolls: Bool = true) -> (() -> Void)? {
    guard let container else { return nil }
    container.layoutIfNeeded()
    let frame = LayoutRect(container.frame)
    let shifted = shift.amount(in: frame)
    if shifted == 0 { topInset = Double(container.safeAreaInsets.top) }
    let isChanged = shifted != 0 || !insets.isEmpty
    guard let covered = keyboard?.frame, let window = container.window,
      let field = activeField(in: container)
    else {
      return keyboard?.frame == nil && isChanged
        ? { self.restore(container) } : nil
    }
    if field.isInTableOfController(under: container) {
      return isChanged ? { self.restore(container) } : nil
    }
    // The scale between the coordinates inside and outside of the container.
    let scale =
      container.bounds.isEmpty
      ? 1 : frame.height / Double(container.bounds.height)
    let keyboard = LayoutRect(
      container.convert(covered, from: window.screen.coordinateSpace)
    ).offsetBy(y: -shifted / scale)
    let target = rectangle(of: field, in: container)
    let bounds = visibleBounds(of: container)
    let visible = KeyboardAvoidance.visible(
      in: bounds, keyboard: keyboard, beside: target)
    let isTaller = target.height > visible.upperBound - visible.lowerBound
    let scrollers = scrollInsets(
      around: field, in: container, isTaller: isTaller)
    let caret = caret(of: field, in: container)
    let plan = KeyboardAvoidance.plan(
      field: target, caret: caret,
      scrollers: scrollers.map { $0.scroller(in: container) },
      container: bounds, keyboard: keyboard)
    // The gap alone moves no container where the app has uncovered the field, or
    // where scrolling has (A5).
    let scrolled = zip(plan.offsets, scrollers).reduce(0) {
      $0 + $1.0 - $1.1.offset
    }
    let bottom = (isTaller ? caret ?? target : target).maxY - scrolled
    let isOnlyGap =
      bottom <= visible.upperBound + 0.5
      && (!scrollers.isEmpty
        || isPlaced(field, in: container, above: visible.upperBound))
    let shift = isOnlyGap ? 0 : plan.shift * scale
    let wanted = zip(scrollers, zip(plan.insets, plan.offsets)).map {
      (scroller: $0, inset: $1.0, offset: scrolls ? $1.1 : $0.offset)
    }.filter { $0.scroller.differs(inset: $0.inset, offset: $0.offset) }
    if wanted.isEmpty, (shift - shifted).magnitude < 0.001 {
      // A shift that a layout took away is not due any more.
      if shifted == 0 { _ = self.shift.set(0, on: frame) }
      return nil
    }
    return {
      for (scroller, inset, offset) in wanted {
        scroller.set(inset: inset, offset: offset)
      }
      self.move(container, to: shift)
    }
  }

  /// Whether the app has put the field, or a view around it, above the keyboard
  /// itself, like the bar of a chat (A5).
  private func isPlaced(
    _ field: UIView, in container: UIView, above edge: Double
  ) -> Bool {
    var view: UIView? = field
    while let current = view, current !== container {
      let distance = edge - rectangle(of: current, in: container).maxY
      let margin = current === field ? 0.5 : KeyboardAvoidance.gap
      if distance >= -0.5, distance <= margin { return true }
      view = current.superview
    }
    return false
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
    removed = insets
    insets = []
    move(container, to: 0)
  }

  /// Sets the center, because the frame of a transformed view must not be set.
  private func move(_ container: UIView, to amount: Double) {
    let old = LayoutRect(container.frame)
    let new = shift.set(amount, on: old)
    if new != old { container.center.y += CGFloat(new.y - old.y) }
  }

  /// - Parameter isTaller: whether the field is taller than the visible part. A
  ///   text view then is its own innermost scroller.
  private func scrollInsets(
    around field: UIView, in container: UIView, isTaller: Bool
  ) -> [ScrollInset] {
    var found: [ScrollInset] = []
    let isScroller = isTaller && (field as? UITextView)?.isScrollEnabled == true
    var view =
      isScroller ? field : field === container ? nil : field.superview
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

extension UIView {
  /// Whether the view is inside of the table of a table view controller, which
  /// keeps its rows above the keyboard by itself.
  fileprivate func isInTableOfController(under container: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current is UITableView, current.next is UITableViewController {
        return true
      }
      view = current === container ? nil : current.superview
    }
    return false
  }
}
#endif
