#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
import SwiftUI

/// The form of a container: its fields, with and without views, and their
/// labels. SwiftUI doesn't observe it; each field observes only its own label.
@MainActor
final class FormModel<Value: Hashable>: TreeListener, BarTarget,
  PressHost
{
  private(set) var form = FieldForm<Value>()
  private(set) var settings: FormSettings<Value>?
  var scroller: ScrollViewProxy?
  private(set) lazy var chain = FormChain(self)
  private(set) var fields = FieldRegister<Value>()
  private var order = OrderTracker<Value>()
  private var frames = FieldFrames<Value>()
  private var isSortScheduled = false
  /// The app's proxy that this form last connected.
  weak var proxy: AnyObject?
  private(set) lazy var presses = PressMachine(self)
  private(set) lazy var submission = Submission(self, presses)
  var codes = Codes<Value>()
  let updates = Updates()

  /// Settings that affect decisions wait for `takeBasis()`, when SwiftUI has
  /// evaluated the views.
  func take(_ settings: FormSettings<Value>) {
    let isFirst = self.settings == nil
    self.settings = settings
    if settings.codes != codes.declared { codes.declare(settings.codes) }
    if isFirst { takeBasis() }
  }

  /// Runs work after SwiftUI's next updates, if the form still exists.
  func afterUpdate(_ count: Int, _ work: @escaping Updates.Work) {
    updates.after(count) { [weak self] in
      withExtendedLifetime(self) { if $0 != nil { work() } }
    }
  }

  // MARK: The focus

  var focus: Value? {
    get { settings?.focus.wrappedValue }
    set { settings?.focus.wrappedValue = newValue }
  }

  var hasFocus: Bool { focus != nil }

  func noteFocus(_ value: Value?) {
    refresh(form.focusMoved(to: value))
    guard let value else { return }
    codes.warnOfMissingInput(of: value)
    FocusedForm.last = self
    forgetRemovedViews()
    sortIfMoved()
    forgetKeptRows()
    readRows()
  }

  var submittingField: Value? { submission.field }

  var isSubmitting: Bool { submission.isUnderWay }

  func press(_ key: NavigationKey) { presses.press(key) }

  func canMove(_ direction: TabDirection) -> Bool {
    guard let focus else { return false }
    return form.moveOnTab(from: focus, direction: direction) != .stay
  }

  // MARK: Fields

  func appeared(_ field: MountedField<Value>, as value: Value) {
    // Some OS versions call `onAppear` twice.
    disappeared(field)
    field.value = value
    fields.add(field, as: value)
    insert(value)
    presses.viewAppeared(of: value)
  }

  func disappeared(_ field: MountedField<Value>) {
    guard let value = field.value else { return }
    field.value = nil
    if presses.isRevealing { fields.keep(field.traits?.state, of: value) }
    forgetViews(of: value) { $0.field === field }
  }

  private func forgetViews(
    of value: Value, where isGone: (MountedView<Value>) -> Bool
  ) {
    guard fields.removeViews(of: value, where: isGone) else {
      return update(value)
    }
    frames.forget(value)
    if fields.rows.contains(value) {
      update(value)
    } else {
      refresh(form.remove(value))
    }
  }

  /// Forgets views that SwiftUI removed without calling `onDisappear`.
  ///
  /// - Complexity: O(fields).
  private func forgetRemovedViews() {
    for value in fields.withRemovedViews {
      forgetViews(of: value) { $0.field == nil }
    }
  }

  func renamed(_ field: MountedField<Value>, to value: Value) {
    if let old = field.value { order.rename(old, to: value) }
    appeared(field, as: value)
  }

  func changed(_ field: MountedField<Value>) {
    if let value = field.value { update(value) }
  }

  private func update(_ value: Value) {
    guard form.position(of: value) != nil else { return }
    if fields.noteGroup(of: value) { sort() }
    let state = state(of: value)
    // The row may go without `onDisappear`, so its state is kept now.
    if presses.isRevealing { fields.keep(state, of: value) }
    fields.note(state, of: value)
    refresh(form.update(value, state))
    showLabel(of: value)
    presses.fieldChanged()
  }

  private func insert(_ value: Value) {
    let state = state(of: value)
    if followsTree, !order.contains(value), !order.tree.isEmpty {
      scheduleSort { $0.orderByTree() }
    }
    if form.position(of: value) == nil {
      order.add(
        value, evaluationOrder: fields[value]?.evaluationOrder ?? 0)
      fields.noteGroup(of: value)
      refresh(
        form.insert(
          value, state, at: order.place(of: value, in: form),
          group: fields.groupNumber(of: value)))
    } else {
      // A field in a row has its position already, and so does one that was
      // removed while it had focus, and returns (R11).
      refresh(form.insert(value, state))
    }
    update(value)
  }

  private func state(of value: Value) -> FieldState {
    fields.state(of: value, in: settings?.rows)
  }

  func read(_ value: Value) {
    refresh(form.update(value, state(of: value)))
  }

  /// Reads the rows that have no view, because SwiftUI doesn't report their
  /// changes.
  ///
  /// - Complexity: O(rows).
  private func readRows() {
    guard let values = settings?.rows?.values else { return }
    for value in values where !fields.withViews.contains(value) { read(value) }
  }

  func forgetKeptRows() {
    for value in fields.forgetKeptStates() { read(value) }
  }

  // MARK: Presses

  func step(
    _ press: inout FieldForm<Value>.Press
  ) -> FieldForm<Value>.Step {
    while true {
      let step = form.step(&press) { fields[$0] == nil }
      guard case .check(let candidate) = step else { return step }
      read(candidate)
    }
  }

  func forgetRefusals() { refresh(form.forgetRefusals()) }

  func scroll(to value: Value) {
    guard let scroller, fields.rows.contains(value) else { return }
    settings?.rows?.scroll(scroller, to: value)
  }

  // MARK: Order

  var followsTree: Bool { settings?.basis.order.followsTree ?? false }

  var followsFrames: Bool { settings?.basis.order == .reading }

  func takeBasis() {
    guard let settings else { return }
    refresh(form.setPolicy(settings.basis.policy))
    let values = settings.basis.rows ?? []
    fields.rows = Set(values)
    forgetRemovedViews()
    order.begin(with: (settings.basis.order.listed ?? []) + values)
    // Otherwise fields would stay where an earlier list of the app put them.
    if followsTree, !order.tree.isEmpty { orderByTree() } else { sort() }
  }

  func treeChanged(to order: TreeOrder) {
    self.order.tree = order.views
    forgetRemovedViews()
    if followsTree { orderByTree() }
  }

  private func orderByTree() {
    // The app names the order of rows, and some of their views may be missing.
    let listed = Set(settings?.basis.order.listed ?? []).union(fields.rows)
    order.mergeTree(fields.values(besides: listed))
    sort()
  }

  private func sort() {
    let present = order.values.filter { fields.contains($0) }
    for value in present { fields.noteGroup(of: value) }
    refresh(
      form.reorder(
        present, state: { self.state(of: $0) },
        group: { self.fields.groupNumber(of: $0) }))
    readRows()
  }

  /// A scroll moves all fields without changing their order, so the form sorts
  /// only if the field has left its place between its neighbors, and otherwise
  /// waits for a decision.
  func moved(to place: FieldPlace<Value>) {
    let near = form.position(of: place.value).map { position in
      (position - 1...position + 1).compactMap { form.id(at: $0) }
    }
    if frames.move(to: place, among: near ?? []) { return }
    scheduleSort { $0.sortByFrames() }
  }

  func sortIfMoved() {
    if followsFrames, frames.haveMovedSinceSort { sortByFrames() }
  }

  /// Sorts the fields once for all views that appear or move in an update.
  private func scheduleSort(_ sort: @escaping @MainActor (FormModel) -> Void) {
    guard !isSortScheduled else { return }
    isSortScheduled = true
    updates.after { [weak self] in
      self?.isSortScheduled = false
      if let self { sort(self) }
    }
  }

  private func sortByFrames() {
    // A row that left without `onDisappear` has an old frame.
    forgetRemovedViews()
    order.merge(frames.sort(form.order))
    sort()
  }

  // MARK: Labels

  /// Updates the labels at these positions.
  private func refresh(_ positions: Range<Int>) {
    guard positions.count <= fields.withViews.count else {
      for value in fields.withViews { showLabel(of: value) }
      return
    }
    for position in positions {
      if let value = form.id(at: position) { showLabel(of: value) }
    }
  }

  func showLabel(of value: Value) {
    if let key = form.returnKey(of: value) { fields.show(key, of: value) }
  }
}
#endif
