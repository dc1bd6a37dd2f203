#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
package import UIKit

/// Keeps the focused field above the keyboard (A1-A5): scroll views scroll, and
/// the container moves by the remaining distance.
@MainActor package final class KeyboardAvoider {
  /// The field to keep visible: usually the last field that began editing, or
  /// else the container's first responder.
  package private(set) weak var field: UIView?
  private var shift: ContainerShift
  private var insets: [ScrollInset] = []
  /// The insets that were removed in this turn, in which the app may remove its
  /// own ones later.
  private var removed: [ScrollInset] = []
  private var keyboard: KeyboardChange?
  private var observations: [NotificationObservation] = []
  /// Observes the end of each turn while a keyboard is on the screen.
  private var runLoop: RunLoopObserver?
  /// Whether the turn is ending, after the app has read and set its insets.
  private var isTurnOver = false
  private var lastTurn = Turn()
  /// How many turns in a row corrected frames, and how often insets for this
  /// keyboard and field. Both are limited, because an app that answers each of
  /// our changes with another one would never come to rest.
  private var corrections = (frames: 0, insets: 0)
  private let owns: (UIView) -> Bool
  private let find: (UIView) -> UIView?
  private let distance: (UIView) -> Double

  private struct Turn {
    /// The field that the avoider last scrolled to, which it leaves alone while
    /// the user scrolls.
    weak var field: UIView?
    var places: KeyboardMeasure.Places?
    var wasInSight = false
  }

  /// - Parameters:
  ///   - owns: returns whether a field in the container belongs to this form.
  ///   - find: returns the focused field in the container, by default by a
  ///     search of its views.
  init(
    for container: UIView, keyboard: KeyboardChange? = nil,
    owns: @escaping (UIView) -> Bool = { _ in true },
    distance: @escaping (UIView) -> Double = { _ in KeyboardAvoidance.gap },
    find: @escaping (UIView) -> UIView? = { $0.firstResponder }
  ) {
    shift = .of(container)
    self.owns = owns
    self.find = find
    self.distance = distance
    observe()
    if let keyboard, keyboard.frame != nil { take(keyboard) }
  }

  package convenience init(for container: UIView) {
    self.init(for: container, keyboard: nil)
  }

  /// Removes all insets and shifts for the keyboard (A4).
  package func stop() {
    observations = []
    keyboard = nil
    runLoop = nil
    restore()
  }

  package func follow(_ container: UIView) {
    guard container !== shift.container else { return }
    restore()
    shift = .of(container)
    checkAtEndOfTurn()
    reveal()
  }

  // MARK: Observe

  private func observe() {
    // UIKit posts these notifications after apps that move their views for the
    // keyboard have done so.
    let later = [
      UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map { name in
      NotificationObservation(name, reading: { _ in }) { [weak self] in
        self?.reveal(isAnimated: true)
      }
    }
    let text = NotificationObservation(
      UITextView.textDidChangeNotification, reading: { $0.object as? UIView }
    ) { [weak self] in self?.changedText(of: $0) }
    observations =
      KeyboardChange.observe { [weak self] in self?.take($0) }
      + NotificationObservation.views(.beginningOfEditing) { [weak self] in
        self?.began($0)
      }
      + NotificationObservation.views(.endOfEditing) { [weak self] in
        if let self, field === $0 { field = nil }
      }
      + later + [text]
  }

  private func take(_ change: KeyboardChange) {
    if let window = shift.container?.window {
      guard change.screen == nil || change.screen === window.screen
      else { return }
    } else if change.frame != nil {
      return
    }
    keyboard = change
    if change.frame == nil {
      lastTurn = Turn()
    } else {
      checkAtEndOfTurn()
      runLoop =
        runLoop
        ?? RunLoopObserver { [weak self] in self?.turnEnded() ?? false }
    }
    reveal(isAnimated: true)
  }

  /// Focus may change without a keyboard notification.
  private func began(_ view: UIView) {
    guard let container = shift.container, view.isDescendant(of: container),
      owns(view)
    else { return }
    field = view
    checkAtEndOfTurn()
    reveal(isAnimated: true)
  }

  /// The text view may have grown, or may still grow in this turn.
  private func changedText(of view: UIView?) {
    guard view === field || field == nil else { return }
    lastTurn.wasInSight = true
    let now = measureInPlace()
    if now?.places != lastTurn.places || now?.isInSight == false { reveal() }
  }

  /// Only then has the app moved its own views.
  private func checkAtEndOfTurn() {
    lastTurn.places = nil
    lastTurn.wasInSight = true
    corrections = (frames: 0, insets: 0)
  }

  // MARK: The end of a turn

  /// - Returns: whether anything on the screen changed.
  private func turnEnded() -> Bool {
    if keyboard?.frame == nil {
      runLoop = nil
      // The avoider has removed its insets, and the app may have removed its
      // own ones since then.
      let changed = removed.filter { $0.scrollIntoContent() }
      removed = []
      return !changed.isEmpty
    }
    isTurnOver = true
    defer { isTurnOver = false }
    let isChanged = layoutEnded()
    return revealAfterMove() || isChanged
  }

  /// Restores the shift if a parent's layout pass removed it, and the insets if
  /// the app overwrote them, but leaves the user's scroll position alone.
  @discardableResult
  package func layoutEnded() -> Bool {
    guard keyboard?.frame != nil, !shift.isTrying else { return false }
    let lost = shift.isOwned(by: self) ? shift.lostAmount : 0
    if lost != 0 { shift.move(to: lost) }
    guard corrections.insets < 3, insets.contains(where: \.isOverwritten)
    else { return lost != 0 }
    corrections.insets += 1
    return reveal(scrolls: false) || lost != 0
  }

  /// Responds if the window moved, a text view grew, or layout resized the
  /// form. A visible field stays visible, but a field that the user scrolled
  /// out of sight isn't moved.
  private func revealAfterMove() -> Bool {
    let now = field?.isFirstResponder == true ? measureInPlace() : nil
    guard let now, now.places != lastTurn.places, corrections.frames < 10,
      reveal(scrolls: lastTurn.wasInSight, isAnimated: true)
    else {
      corrections.frames = 0
      remember(now)
      return false
    }
    corrections.frames += 1
    remember(measureInPlace())
    return true
  }

  private func remember(_ now: KeyboardMeasure?) {
    lastTurn = Turn(
      field: field, places: now?.places, wasInSight: now?.isInSight ?? false)
  }

  // MARK: Measure

  var hasField: Bool {
    guard keyboard?.frame != nil, let container = shift.container
    else { return false }
    if let field, field.isFirstResponder, owns(field) { return true }
    field = find(container)
    return field != nil
  }

  /// - Returns: whether this avoider moves the field, rather than another
  ///   avoider or the app's table.
  private func takeCharge() -> Bool {
    guard !shift.isTrying, hasField, let field, let container = shift.container
    else { return false }
    return !field.isInTableOfController(under: container)
      && shift.claim(for: self)
  }

  private func measureInPlace() -> KeyboardMeasure? {
    guard takeCharge() else { return nil }
    shift.container?.layoutIfNeeded()
    return measure(shiftedBy: shift.amount)
  }

  /// Measures without a shift (A3), because the app's layout for the keyboard
  /// may depend on the container's place. So may the safe area: a container
  /// that moves up leaves the safe area at the bottom of the window, and views
  /// pinned to that sink by the same distance, which is why the avoider
  /// measures again at the new place, at most twice.
  private func plan() -> KeyboardMeasure? {
    guard takeCharge(), let container = shift.container else { return nil }
    var plan: KeyboardMeasure?
    shift.tryOut { place in
      place(0)
      guard var found = measure(shiftedBy: 0) else { return }
      let safeArea = container.safeAreaInsets
      var needed = found.plan.shift
      let most = needed + Double(safeArea.bottom)
      for isLast in [false, true] where needed > 0 {
        place(needed)
        guard container.safeAreaInsets != safeArea,
          let next = measure(shiftedBy: needed),
          next.plan.shift > needed + 0.001
        else { break }
        needed = isLast ? max(next.plan.shift, most) : next.plan.shift
        found = next
      }
      found.plan.shift = needed
      plan = found
    }
    return shift.isOwned(by: self) ? plan : nil
  }

  private func measure(shiftedBy amount: Double) -> KeyboardMeasure? {
    guard let container = shift.container, let field,
      let covered = keyboard?.frame
    else { return nil }
    return KeyboardMeasure(
      of: field, in: container, shiftedBy: amount, keyboard: covered,
      distance: distance(field), insets: insets)
  }

  // MARK: Move

  /// The resulting positions depend only on the current state (A3).
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  private func reveal(scrolls: Bool = true, isAnimated: Bool = false) -> Bool {
    guard let changes = changes(scrolls: scrolls) else { return false }
    guard isAnimated, let keyboard else {
      changes()
      return true
    }
    // The keyboard's curve is usually 7, which isn't a case of
    // `AnimationCurve`, so its bits become the option.
    let curve = UIView.AnimationOptions(rawValue: keyboard.curve << 16)
    UIView.animate(
      withDuration: keyboard.duration, delay: 0,
      options: [curve, .beginFromCurrentState], animations: changes)
    return true
  }

  /// A closure that applies the plan's insets, offsets and shift; `nil` if
  /// nothing needs to change.
  private func changes(scrolls: Bool) -> (() -> Void)? {
    guard let container = shift.container else { return nil }
    guard let measure = plan() else {
      let isOver =
        keyboard?.frame == nil
        || field?.isInTableOfController(under: container) == true
      let isMoved = shift.isOwned(by: self) && shift.amount != 0
      return isOver && (isMoved || !insets.isEmpty)
        ? { self.restore() } : nil
    }
    let plan = measure.plan
    let isNew = lastTurn.field !== field
    let wanted = zip(measure.scrollers, zip(plan.insets, plan.offsets)).map {
      // An app may save its insets until the end of the turn, so new ones
      // aren't added before.
      let maySetInset = isTurnOver || $0.hasInset
      let mayScroll = scrolls && (isNew || !$0.isHeldByUser)
      return (
        scroller: $0, inset: maySetInset ? $1.0 : 0,
        offset: mayScroll ? $1.1 : $0.offset
      )
    }.filter { $0.scroller.differs(inset: $0.inset, offset: $0.offset) }
    let left = insets.filter { old in
      !measure.scrollers.contains { $0 === old }
    }
    insets = measure.scrollers
    let shifted = shift.amount
    if wanted.isEmpty, left.isEmpty, (plan.shift - shifted).magnitude < 0.001 {
      // A layout pass may have removed a shift that the field no longer needs,
      // so record 0.
      if shifted == 0 { shift.move(to: 0) }
      return nil
    }
    return { [shift] in
      for inset in left { inset.remove() }
      for (scroller, inset, offset) in wanted {
        scroller.set(inset: inset, offset: offset)
      }
      shift.move(to: plan.shift)
      // Views that are pinned to the safe area join the same animation.
      container.layoutIfNeeded()
    }
  }

  private func restore() {
    for inset in insets { inset.remove() }
    removed = insets
    insets = []
    lastTurn = Turn()
    shift.release(by: self)
  }
}

extension UIView {
  /// Whether the view is inside the table of a table view controller, which
  /// keeps its rows above the keyboard itself.
  fileprivate func isInTableOfController(under container: UIView) -> Bool {
    path(to: container).contains {
      $0 is UITableView && $0.next is UITableViewController
    }
  }
}
#endif
