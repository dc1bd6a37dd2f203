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
  /// The keyboard, the field or its text has changed in this turn: what the app
  /// itself moves for it is known when the turn ends.
  private var isDue = false
  /// The turn ends: the app has read its insets, and has set them.
  private var isTurnOver = false
  /// The container is being measured, which may lay it out.
  private var isMeasuring = false
  private var shift = ContainerShift()
  private var insets: [ScrollInset] = []
  /// The field that was scrolled to in an earlier turn: since then its scroll
  /// views are the user's while the user scrolls.
  private weak var revealed: UIView?
  /// The places at the end of the last turn, and whether the field was visible.
  private var lastPlaces: KeyboardMeasure.Places?
  private var wasInSight = false
  /// How many turns in a row have ended with other places. An app whose layout
  /// answers each change with another one keeps it in the end.
  private var changedTurns = 0
  /// How often insets were set again since the keyboard or the field changed. An
  /// app that sets its inset in each layout keeps it in the end.
  private var corrections = 0
  /// Insets that were removed in this turn, in which the app may remove its own.
  private var removed: [ScrollInset] = []
  private let find: (UIView) -> UIView?
  private let distance: (UIView) -> Double

  /// - Parameters:
  ///   - keyboard: the last change of the keyboard, if it is known.
  ///   - distance: returns the gap between a field and the keyboard.
  ///   - find: returns the field with focus in the container; by default the
  ///     views of the container are searched.
  init(
    for container: UIView, keyboard: KeyboardChange? = nil,
    distance: @escaping (UIView) -> Double = { _ in KeyboardAvoidance.gap },
    find: @escaping (UIView) -> UIView? = { $0.firstResponder }
  ) {
    self.container = container
    self.find = find
    self.distance = distance
    observe()
    if let keyboard, keyboard.frame != nil { take(keyboard) }
  }

  package convenience init(for container: UIView) {
    self.init(for: container, keyboard: nil)
  }

  private func observe() {
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
    observations.append(
      NotificationObservation(
        UITextView.textDidChangeNotification,
        reading: { $0.object as? UIView }
      ) { [weak self] in self?.changedText(of: $0) })
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
    isDue = true
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
    if change.frame == nil { revealed = nil }
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

  /// A text view may have grown, or grows before the turn ends.
  private func changedText(of view: UIView?) {
    guard view === field || field == nil else { return }
    reveal()
    wasInSight = true
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
  @discardableResult
  private func reveal(scrolls: Bool = true) -> Bool {
    guard let changes = changes(scrolls: scrolls) else { return false }
    changes()
    return true
  }

  // MARK: The end of a turn

  /// - Returns: whether anything on the screen was changed.
  private func turnEnded() -> Bool {
    if keyboard?.frame == nil {
      runLoop = nil
      isDue = false
      lastPlaces = nil
      // The insets of the app may have gone after ours.
      let changed = removed.filter { $0.scrollIntoContent() }
      removed = []
      return !changed.isEmpty
    }
    isTurnOver = true
    defer { isTurnOver = false }
    if isDue {
      isDue = false
      corrections = 0
      let isChanged = animateWithKeyboard()
      rememberPlaces(measure())
      return isChanged
    }
    let isChanged = layoutEnded()
    return placesEnded() || isChanged
  }

  /// A layout pass of a parent may have taken the shift away, and the app may
  /// have set insets anew. Both are set again; what the user has scrolled stays.
  @discardableResult
  package func layoutEnded() -> Bool {
    guard let container, keyboard?.frame != nil, !isMeasuring
    else { return false }
    let lost = shift.lostAmount(of: container)
    if lost != 0 { shift.move(container, to: lost) }
    let isOverwritten =
      corrections < 3 && insets.contains(where: \.isChanged)
    if isOverwritten { corrections += 1 }
    guard isOverwritten || shift.isElsewhere(container) else {
      return lost != 0
    }
    return reveal(scrolls: false) || lost != 0
  }

  /// The window may have moved, a text view may have grown, and a layout may have
  /// given the form another size. A field that was visible stays visible; what
  /// the user has scrolled away stays there.
  private func placesEnded() -> Bool {
    let now = field?.isFirstResponder == true ? measure() : nil
    guard let now, now.places != lastPlaces, changedTurns < 10,
      reveal(scrolls: wasInSight)
    else {
      changedTurns = 0
      rememberPlaces(now)
      return false
    }
    changedTurns += 1
    rememberPlaces(measure())
    return true
  }

  private func rememberPlaces(_ now: KeyboardMeasure?) {
    revealed = field
    lastPlaces = now?.places
    wasInSight =
      container.map { now?.isInSight(shift: shift.amount(of: $0)) ?? false }
      ?? false
  }

  // MARK: Changes

  /// What is to be done for the field with focus; `nil` where there is no
  /// keyboard or no such field, and where somebody else moves the field.
  private func measure() -> KeyboardMeasure? {
    guard let container, let covered = keyboard?.frame, !isMeasuring,
      let field = activeField(in: container),
      !field.isInTableOfController(under: container)
    else { return nil }
    isMeasuring = true
    defer { isMeasuring = false }
    var measure: KeyboardMeasure?
    shift.withoutShift(of: container) {
      measure = KeyboardMeasure(
        of: field, in: container, keyboard: covered, distance: distance(field)
      ) { scrollInsets(around: field, in: container, isTaller: $0) }
    }
    return measure
  }

  /// Sets the insets, offsets and shift of the plan; `nil` if they are set
  /// already.
  private func changes(scrolls: Bool = true) -> (() -> Void)? {
    guard let container, !isMeasuring else { return nil }
    guard let measure = measure() else {
      let isOver =
        keyboard?.frame == nil
        || field?.isInTableOfController(under: container) == true
      let isChanged = shift.amount(of: container) != 0 || !insets.isEmpty
      return isOver && isChanged ? { self.restore(container) } : nil
    }
    let plan = measure.plan
    let isNew = revealed !== field
    let wanted = zip(measure.scrollers, zip(plan.insets, plan.offsets)).map {
      // Apps save their insets when the keyboard shows.
      let isKnown = isTurnOver || $0.hasInset
      let mayScroll = scrolls && (isNew || !$0.isHeldByUser)
      return (
        scroller: $0, inset: isKnown ? $1.0 : 0,
        offset: mayScroll ? $1.1 : $0.offset
      )
    }.filter { $0.scroller.differs(inset: $0.inset, offset: $0.offset) }
    let shifted = shift.amount(of: container)
    if wanted.isEmpty, (plan.shift - shifted).magnitude < 0.001 {
      // A shift that a layout took away is not due any more.
      if shifted == 0 { shift.move(container, to: 0) }
      return nil
    }
    return {
      for (scroller, inset, offset) in wanted {
        scroller.set(inset: inset, offset: offset)
      }
      self.shift.move(container, to: plan.shift)
    }
  }

  private func activeField(in container: UIView) -> UIView? {
    if field?.isFirstResponder != true { field = find(container) }
    return field
  }

  // MARK: Back

  private func restore(_ container: UIView) {
    for inset in insets { inset.remove() }
    removed = insets
    insets = []
    revealed = nil
    shift.move(container, to: 0)
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
