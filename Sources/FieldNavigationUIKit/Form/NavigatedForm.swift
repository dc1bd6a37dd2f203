#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The form of one hierarchy of views, or of a list of fields: what the engine
/// knows, and the views behind it.
@MainActor final class NavigatedForm {
  private(set) weak var root: UIView?
  var order = FieldOrder()
  /// What the engine knows of the fields. It has the only record of who has focus.
  var form = FieldForm<FieldID>()
  var members: [FieldID: FormMember] = [:]
  /// The members of the last scan, in order; `nil` is another navigator's field.
  var scanned: [FormMember?] = []
  var isComplete = false
  /// The form has changed since the labels were set.
  var hasOutdatedLabels = true
  /// The field that focus is being moved to.
  private var target: NavigatedField?
  private var avoider: KeyboardAvoider?
  private var watch: RefusalWatch?

  init(_ root: UIView?) {
    self.root = root
  }

  struct Entry {
    enum Source {
      case responder(UIResponder)
      case rows(RowGap)
    }

    let source: Source
    let obstacles: Obstacles
    let group: Int
    /// The app has named it: what is transparent counts as visible (R1).
    var isListed = false
  }

  // MARK: Focus

  /// The field that the form's record names, found once.
  private(set) var focused: NavigatedField?

  func field(_ id: FieldID) -> NavigatedField? {
    members[id] as? NavigatedField
  }

  /// The field that has focus, whether we were told or not. No view is asked
  /// for its subviews.
  ///
  /// - Complexity: O(1) where it is the one that we know of, else O(fields).
  var holder: NavigatedField? {
    if let target, target.hasFocus { return target }
    if let focused, focused.hasFocus { return focused }
    return members.values.lazy.compactMap { $0 as? NavigatedField }
      .first(where: \.hasFocus)
  }

  /// Says which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    noteLabels(form.focus(field?.id))
    focused = field
    if !form.hasRefusals { stopWatch() }
  }

  /// Whether Tab and Shift+Tab lead anywhere from a field.
  func tabEnds(
    of field: NavigatedField, wraps: Bool
  ) -> (hasNext: Bool, hasPrevious: Bool) {
    func leads(_ forward: Bool) -> Bool {
      form.moveOnTab(from: field.id, forward: forward, wraps: wraps) != .stay
    }
    return (leads(true), leads(false))
  }

  // MARK: Key presses

  /// Carries out a press: focus goes to the first candidate that takes it.
  ///
  /// - Parameters:
  ///   - move: how focus moves, from where it is.
  ///   - load: loads rows that have no views yet.
  func carryOut(
    _ press: FieldForm<FieldID>.Press, _ move: FocusMove,
    _ configuration: FieldNavigator.Configuration, load: (RowGap) -> Void
  ) -> FocusMove.Outcome {
    var press = press
    defer { target = nil }
    let outcome = move.carryOut {
      form.step(&press)
    } check: { id in
      if let rows = members[id] as? RowGap { load(rows) }
      refresh(id, configuration)
    } responder: { id in
      target = self.field(id)
      return target?.responder
    }
    if outcome == .stayed, form.hasRefusals { watchRefusals() }
    return outcome
  }

  /// Says what one field is like now. Only this field and its ancestors are
  /// looked at: no key press walks through the views.
  private func refresh(
    _ id: FieldID, _ configuration: FieldNavigator.Configuration
  ) {
    guard let member = members[id] else { return }
    var state = member.state(configuration)
    let old = member.state?.obstacles ?? []
    state.obstacles.formUnion(old.intersection(.excluded))
    if state != member.state { set(state, of: member) }
  }

  /// Tells the form what a member is like now.
  func set(_ state: FieldState, of member: FormMember) {
    member.state = state
    noteLabels(form.update(member.id, state))
    (member as? NavigatedField)?.listen(!state.handlesReturn)
  }

  func noteLabels(_ changed: Range<Int>) {
    if !changed.isEmpty { hasOutdatedLabels = true }
  }

  // MARK: Refusals

  private func watchRefusals() {
    hasOutdatedLabels = true
    let fields = members.values.compactMap { $0 as? NavigatedField }
    stopWatch()
    watch = RefusalWatch(
      in: root, fields: fields.compactMap(\.responder)
    ) { [weak self] in self?.forgetRefusals() }
  }

  /// Whoever refused focus may take it now (R10).
  func forgetRefusals() {
    noteLabels(form.forgetRefusals())
    stopWatch()
  }

  private func stopWatch() {
    watch?.stop()
    watch = nil
  }

  /// What a scan has found may be a reason to ask again.
  func reviewRefusals() {
    guard let watch else { return }
    if !form.hasRefusals || watch.hasNewText { forgetRefusals() }
  }

  // MARK: Membership

  /// The field is another navigator's from now on.
  func drop(_ field: NavigatedField) {
    field.release()
    if focused === field { focus(nil) }
    members[field.id] = nil
    scanned = []
    hasOutdatedLabels = true
    form.remove(field.id)
  }

  /// Keeps the focused field above the keyboard, or stops to do so.
  func avoid(_ isWanted: Bool, in container: UIView?) {
    if isWanted, avoider == nil {
      avoider = container.map {
        KeyboardAvoider(for: $0) { [weak self] _ in
          self?.holder?.responder as? UIView
        }
      }
    } else if !isWanted {
      avoider?.stop()
      avoider = nil
    }
  }

  func release() {
    avoid(false, in: nil)
    stopWatch()
    focus(nil)
    for case let field as NavigatedField in members.values { field.release() }
    members = [:]
    scanned = []
  }
}
#endif
