#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The form of one hierarchy of views, or of a list of fields: the engine's
/// session, and the fields and rows behind its slots.
@MainActor final class NavigatedForm {
  let context: NavigatorContext
  private(set) weak var root: UIView?
  /// Whether the root is a sheet or a popover, which the app has not named.
  let isPresented: Bool
  private var scan: FieldScan
  /// The only record of the field that has focus, and of the fields that have
  /// refused it.
  private(set) var session = FormSession()
  /// By slot; `nil` where a slot is free.
  private var members: [FormMember?] = []
  /// The members that the last scan found, in order; `nil` for a field of
  /// another form.
  private var found: [FormMember?] = []
  /// No field of the last scan belongs to another form.
  private var isComplete = false
  /// The session knows of fields that a comparison does not reach: of fields
  /// outside of the root, and of what a press has found meanwhile.
  private var isScanDue = false
  /// Fields without a token, whose weak references tell whether they are gone:
  /// see ``DeallocatedFields``.
  private var withoutToken: [NavigatedField] = []
  private var deallocatedCount = -1
  private var updates = 0
  /// The form has just been found.
  var isNew: Bool { updates == 1 }
  /// The positions whose labels may have to change.
  private var outdatedLabels = 0..<0
  /// The field that focus is being moved to.
  private var target: NavigatedField?
  private var avoider: KeyboardAvoider?
  private var watch: RefusalWatch?

  init(_ root: Scope.Root, _ context: NavigatorContext) {
    self.root = root.view
    self.context = context
    isPresented = root.isPresented
    scan = FieldScan(context)
  }

  var fields: some Sequence<NavigatedField> {
    members.lazy.compactMap { $0 as? NavigatedField }
  }

  /// Whether a scan of this form would find the field where the field is now.
  /// Without a scan the form does not notice that a field has left.
  func wouldFind(_ responder: UIResponder) -> Bool {
    context.scope.wouldFind(responder, context.roles, under: root)
  }

  func contains(_ member: FormMember) -> Bool {
    member.slot.flatMap(self.member) === member
  }

  /// `nil` if the form was released meanwhile.
  func member(at slot: FormSession.Slot) -> FormMember? {
    let place = Int(slot.index)
    return members.indices.contains(place) ? members[place] : nil
  }

  // MARK: Focus

  /// The field whose slot has focus in the session.
  private(set) var focused: NavigatedField?

  /// The field that has focus, even if the form was not told yet. No views are
  /// searched.
  ///
  /// - Complexity: O(1) where the form was told, else O(fields).
  var focusHolder: NavigatedField? {
    if let target, target.hasFocus { return target }
    if let focused, focused.hasFocus { return focused }
    return fields.first(where: \.hasFocus)
  }

  /// Says which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    markLabelsOutdated(session.focusMoved(to: field?.slot))
    if let old = focused, old !== field {
      forgetIfGone(old)
      // The label of the old field was left alone while it had focus.
      if let place = old.slot.flatMap(session.position(of:)) {
        markLabelsOutdated(place..<place + 1)
      }
    }
    focused = field
    if !session.hasRefusals { stopWatch() }
  }

  /// A member that left the form while it had focus kept its slot until focus
  /// left.
  private func forgetIfGone(_ member: FormMember) {
    guard let slot = member.slot, session.position(of: slot) == nil
    else { return }
    if contains(member) { members[Int(slot.index)] = nil }
    member.slot = nil
  }

  // MARK: Key presses

  /// Carries out a press: focus goes to the first candidate that takes it.
  ///
  /// - Parameter move: moves focus.
  func carryOut(
    _ press: FormPress, _ move: FocusMove
  ) -> FocusMove.Outcome {
    var press = press
    defer { target = nil }
    let outcome = move.carryOut {
      press.step()
    } check: { slot in
      press.check(slot)
    } responder: { slot in
      target = member(at: slot) as? NavigatedField
      return target?.responder
    }
    // A form that the app has released meanwhile has no members.
    if outcome == .stayed, session.hasRefusals, !members.isEmpty {
      watchRefusals()
    }
    return outcome
  }

  func step(_ press: inout FormSession.Press) -> FormSession.Step {
    session.step(&press)
  }

  /// Reads the present state of a member, and of its ancestors.
  func refresh(_ member: FormMember) {
    var state = member.currentState()
    let old = member.state?.obstacles ?? []
    state.obstacles.formUnion(old.intersection(.excluded))
    if state != member.state { isScanDue = true }
    set(state, of: member)
  }

  private func set(_ state: FieldState, of member: FormMember) {
    guard state != member.state, let slot = member.slot else { return }
    member.state = state
    markLabelsOutdated(session.update(slot, state))
    (member as? NavigatedField)?.listen(!state.handlesReturn)
  }

  // MARK: Refusals

  private func watchRefusals() {
    markLabelsOutdated(0..<session.count)
    stopWatch()
    watch = RefusalWatch(
      in: root, fields: fields.compactMap(\.responder)
    ) { [weak self] in self?.forgetRefusals() }
  }

  /// Fields that refused focus may take focus now (R10).
  private func forgetRefusals() {
    markLabelsOutdated(session.forgetRefusals())
    stopWatch()
  }

  private func stopWatch() {
    watch?.stop()
    watch = nil
  }

  // MARK: Scans

  /// Brings the form up to date. This happens at every end of a turn while the
  /// user edits, so it must cost next to nothing if nothing has changed.
  func update() {
    updates += 1
    // A comparison asks the app, which may make the form lose fields.
    if let changes = changesSinceScan(), isComplete {
      apply(changes)
    } else {
      apply(entries())
    }
    markLabelsOutdated(session.setPolicy(context.configuration.policy))
    if let watch, !session.hasRefusals || watch.hasNewText { forgetRefusals() }
    showLabels()
  }

  /// Whether the last update changed the label or the bar of the focused field,
  /// which the keyboard on the screen may not show.
  var hasChangedFocusedField: Bool {
    focused?.changedBy == updates && focused?.hasFocus == true
  }

  /// - Returns: the fields that have changed; `nil` if a scan is necessary.
  private func changesSinceScan() -> [FieldScan.Change]? {
    guard isComplete, !isScanDue, let root,
      deallocatedCount == context.deallocatedFields.count,
      withoutToken.allSatisfy({ $0.responder != nil })
    else { return nil }
    return scan.changes(in: root)
  }

  private func entries() -> [FieldScan.Entry] {
    let entries = context.scope.entries(under: root, context, &scan)
    if scan.hasNewLayout { forgetRefusals() }
    return entries
  }

  /// Updates the fields that have changed.
  private func apply(_ changes: [FieldScan.Change]) {
    for change in changes {
      guard let field = found[change.place] as? NavigatedField else { continue }
      let obstacles = field.state?.obstacles ?? []
      apply(field, change.field, obstacles, change.snapshot)
      if let place = field.slot.flatMap(session.position(of:)) {
        markLabelsOutdated(place..<place + 1)
      }
    }
  }

  /// Updates all fields, and releases members that are gone.
  private func apply(_ entries: [FieldScan.Entry]) {
    if !isSame(entries) { replaceMembers(entries) }
    isScanDue = entries.contains(where: \.isListed)
    withoutToken = []
    for (member, entry) in zip(found, entries) {
      guard let member else { continue }
      switch entry.source {
      case .rows(let rows): set(rows.state(entry.obstacles), of: rows)
      case .responder(let responder, let snapshot):
        guard let field = member as? NavigatedField else { continue }
        apply(field, responder, entry.obstacles, snapshot)
        if !field.isListening { withoutToken.append(field) }
      }
    }
    // The app may have overwritten labels.
    markLabelsOutdated(0..<session.count)
    assert(isConsistent, "the members and the session name other fields")
    deallocatedCount = context.deallocatedFields.count
  }

  private func apply(
    _ field: NavigatedField, _ responder: UIResponder,
    _ obstacles: FieldState.Obstacles,
    _ snapshot: FieldSnapshot
  ) {
    set(field.state(obstacles, snapshot), of: field)
    if field.showBar(on: responder, isAlone: session.count < 2) {
      field.changedBy = updates
    }
  }

  /// Whether the members, their order and their groups are those of the last
  /// scan.
  private func isSame(_ entries: [FieldScan.Entry]) -> Bool {
    guard isComplete, found.count == entries.count else { return false }
    return zip(found, entries).allSatisfy { member, entry in
      guard let member, member.group == entry.group,
        member.isListed == entry.isListed
      else { return false }
      switch entry.source {
      case .rows(let rows): return rows === member
      case .responder(let responder, _):
        return (member as? NavigatedField)?.responder === responder
      }
    }
  }

  /// Whether members and session agree. Only debug builds ask.
  private var isConsistent: Bool {
    session.isConsistent
      && members.indices.allSatisfy {
        members[$0]?.slot == session.slot(index: Int32($0))
      }
      && found.allSatisfy { $0.map(contains) ?? true }
  }

  private func replaceMembers(_ entries: [FieldScan.Entry]) {
    var order: [Int32] = []
    order.reserveCapacity(entries.count)
    found = entries.map { entry in
      guard let member = member(entry), member.foundBy != updates
      else { return nil }
      member.foundBy = updates
      let slot = member.slot?.index ?? session.reserve()
      while Int(slot) >= members.count { members.append(nil) }
      members[Int(slot)] = member
      member.group = entry.group
      member.isListed = entry.isListed
      member.state = nil
      order.append(slot)
      return member
    }
    for field in fields where field.foundBy != updates { releaseField(field) }
    // Most forms have one group, for which the session does less.
    let hasGroups = entries.contains { $0.group > 0 }
    markLabelsOutdated(
      session.reorder(
        order,
        group: hasGroups
          ? { [members] in members[Int($0)]?.group ?? 0 }
          : nil))
    for place in members.indices {
      members[place]?.slot = session.slot(index: Int32(place))
      if members[place]?.slot == nil { members[place] = nil }
    }
    isComplete = order.count == found.count
  }

  private func member(_ entry: FieldScan.Entry) -> FormMember? {
    switch entry.source {
    case .rows(let rows): return rows
    case .responder(let responder, _):
      // The focused field may have left the form, and come back.
      if let focused, focused.responder === responder,
        FieldRegistry.field(of: responder) == nil
      {
        FieldRegistry.restore(focused)
        return focused
      }
      return FieldRegistry.claim(
        responder, for: self, isExcluded: entry.obstacles.contains(.excluded))
    }
  }

  // MARK: Labels

  private func markLabelsOutdated(_ changed: Range<Int>) {
    if changed.isEmpty { return }
    outdatedLabels =
      outdatedLabels.isEmpty
      ? changed
      : min(
        outdatedLabels.lowerBound, changed.lowerBound)..<max(
          outdatedLabels.upperBound, changed.upperBound)
  }

  /// Sets the label of every field but the focused field, whose keyboard is on
  /// the screen already.
  private func showLabels() {
    for position in outdatedLabels {
      guard let slot = session.slot(at: position),
        let field = member(at: slot) as? NavigatedField,
        field !== focused, let responder = field.responder
      else { continue }
      if showLabel(of: field, on: responder) { field.changedBy = updates }
    }
    outdatedLabels = 0..<0
  }

  private func showLabel(
    of field: NavigatedField, on responder: UIResponder
  ) -> Bool {
    guard let slot = field.slot else { return false }
    if field.state?.handlesReturn == true {
      return field.showOwnLabel(on: responder)
    }
    return field.show(returnKey(of: slot, field), on: responder)
  }

  /// - Returns: whether the label of the focused field has changed.
  func showFocusedLabel() -> Bool {
    guard let focused, let responder = focused.responder else { return false }
    return showLabel(of: focused, on: responder)
  }

  // MARK: End

  private func releaseField(_ field: NavigatedField) {
    field.release()
    FieldRegistry.release(field)
  }

  /// The field belongs to another form from now on.
  func drop(_ field: NavigatedField) {
    releaseField(field)
    if focused === field { focus(nil) }
    if let slot = field.slot {
      session.remove(slot)
      if contains(field) { members[Int(slot.index)] = nil }
      field.slot = nil
    }
    found = []
    isComplete = false
    markLabelsOutdated(0..<session.count)
  }

  /// Keeps the focused field above the keyboard, or stops to do so.
  func avoidKeyboard(_ isWanted: Bool, in container: UIView?) {
    guard isWanted else {
      avoider?.stop()
      avoider = nil
      return
    }
    guard let container else { return }
    if let avoider { return avoider.follow(container) }
    avoider = context.makeAvoider(for: container) { [weak self] in
      self?.focusHolder?.responder as? UIView
    }
  }

  /// Takes back all that was changed of views.
  func release() {
    avoidKeyboard(false, in: nil)
    stopWatch()
    focus(nil)
    for field in fields { releaseField(field) }
    members = []
    found = []
    isComplete = false
  }
}
#endif
