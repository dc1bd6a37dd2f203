#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
import SwiftUI

/// The form of a container: its fields, with and without views, and their
/// labels. SwiftUI doesn't observe it; each field observes only its own label.
@MainActor final class FormModel<Value: Hashable>: TreeListener, BarTarget {
  var form = FieldForm<Value>()
  private(set) var settings: FormSettings<Value>?
  private(set) var scroller: ScrollViewProxy?
  private(set) lazy var chain = FormChain(self)
  /// The views of the fields on the screen, of which the first counts if a
  /// value has several.
  private var mounted: [Value: [MountedView<Value>]] = [:]
  private(set) var rows: Set<Value> = []
  /// The fields with a view whose value is a mistake (R16).
  private(set) var mistakes: Set<Value> = []
  /// Whether `focusFirstSoon()` still waits for a field.
  var awaitsFirst = false
  private var knownOrder = KnownOrder<Value>()
  /// The order of the views that SwiftUI last delivered, some of which may not
  /// have appeared yet.
  private var tree: [Int] = []
  private var groups: [ObjectIdentifier: Int] = [:]
  /// As last reported, and only of fields in a group.
  private var groupNumbers: [Value: Int] = [:]
  private var frames: [Value: LayoutRect] = [:]
  /// The fields that have reported a frame in the current frame of a scroll.
  private var reported: Set<Value> = []
  private var direction = ReadingDirection.leftToRight
  private var isSortScheduled = false
  private var hasMovedSinceSort = false
  /// The app's proxy that this form last connected.
  weak var proxy: AnyObject?
  var presses = Presses<Value>()
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

  func take(_ proxy: ScrollViewProxy) { scroller = proxy }

  // MARK: The focus

  var focus: Value? {
    get { settings?.focus.wrappedValue }
    set { settings?.focus.wrappedValue = newValue }
  }

  var hasFocus: Bool { focus != nil }

  // MARK: Fields

  func mounted(_ value: Value) -> MountedField<Value>? {
    // A loop, because in a generic type each call would make a new key path.
    for view in mounted[value] ?? [] {
      if let field = view.field { return field }
    }
    return nil
  }

  func appeared(_ field: MountedField<Value>, as value: Value) {
    // Some OS versions call `onAppear` twice.
    disappeared(field)
    field.value = value
    mounted[value, default: []].append(MountedView(field: field))
    insert(value)
    viewAppeared(of: value)
    if awaitsFirst { focusFirstSoon() }
  }

  /// Called only for a press, because a view that replaces another appears
  /// before the other disappears, and a transition keeps both on the screen for
  /// a while.
  func warnOfTwins(of value: Value) {
    let reachable = mounted[value]?.count {
      $0.field?.traits?.state.isReachable == true
    }
    guard let reachable, reachable > 1 else { return }
    Warning.say(
      "Two fields have the value '\(value)', so focus goes to the first. Give each field its own value, or pass isReachable: false for a field that is hidden.",
      once: "twins \(value)")
  }

  func disappeared(_ field: MountedField<Value>) {
    guard let value = field.value else { return }
    field.value = nil
    if rows.contains(value), presses.pending != nil {
      presses.revealed[value] = field.traits?.state
    }
    forgetViews(of: value) { $0.field === field }
  }

  private func forgetViews(
    of value: Value, where isGone: (MountedView<Value>) -> Bool
  ) {
    mounted[value]?.removeAll(where: isGone)
    guard mounted[value]?.isEmpty == true else { return update(value) }
    mounted[value] = nil
    mistakes.remove(value)
    frames[value] = nil
    reported.remove(value)
    if rows.contains(value) {
      update(value)
    } else {
      refresh(form.remove(value))
    }
  }

  /// Forgets views that SwiftUI removed without calling `onDisappear`.
  ///
  /// - Complexity: O(fields).
  func forgetRemovedViews() {
    for (value, views) in mounted
    where views.contains(where: { $0.field == nil }) {
      forgetViews(of: value) { $0.field == nil }
    }
  }

  func renamed(_ field: MountedField<Value>, to value: Value) {
    if let old = field.value { knownOrder.rename(old, to: value) }
    appeared(field, as: value)
  }

  func changed(_ field: MountedField<Value>) {
    if let value = field.value { update(value) }
  }

  private func update(_ value: Value) {
    guard form.position(of: value) != nil else { return }
    if groupNumbers[value, default: 0] != group(of: value) { sort() }
    let state = state(of: value)
    // The row may go without `onDisappear`, so its state is kept now.
    if presses.pending != nil, rows.contains(value), mounted(value) != nil {
      presses.revealed[value] = state
    }
    note(state, of: value)
    refresh(form.update(value, state))
    showLabel(of: value)
    forgetAttemptAtOrigin()
  }

  private func note(_ state: FieldState, of value: Value) {
    if state.isInvalid {
      mistakes.insert(value)
    } else {
      mistakes.remove(value)
    }
  }

  private func insert(_ value: Value) {
    let state = state(of: value)
    if followsTree, !knownOrder.contains(value), !tree.isEmpty {
      scheduleSort { $0.orderByTree() }
    }
    if form.position(of: value) == nil {
      knownOrder.add(
        value, evaluationOrder: mounted(value)?.evaluationOrder ?? 0)
      refresh(
        form.insert(
          value, state, at: place(ofRank: knownOrder.rank(of: value)),
          group: noteGroup(of: value)))
    } else {
      // A field in a row has its position already, and so does one that was
      // removed while it had focus, and returns (R11).
      refresh(form.insert(value, state))
    }
    update(value)
  }

  /// The first position after all fields with a lower rank.
  ///
  /// - Complexity: O(log fields).
  private func place(ofRank rank: Int) -> Int {
    var (low, high) = (0, form.count)
    while low < high {
      let middle = (low + high) / 2
      let other = form.id(at: middle).map(knownOrder.rank(of:)) ?? .max
      if other < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The state that the field's view reports, or the app's `rows` for a row
  /// without a view.
  func state(of value: Value) -> FieldState {
    if let traits = mounted(value)?.traits { return traits.state }
    guard let rows = settings?.rows, self.rows.contains(value) else {
      return FieldState(obstacles: .detached)
    }
    return presses.revealed[value] ?? FieldState(isEmpty: rows.isEmpty(value))
  }

  private func group(of value: Value) -> Int {
    guard let group = mounted(value)?.traits?.group else { return 0 }
    let identity = ObjectIdentifier(group)
    if let number = groups[identity] { return number }
    groups[identity] = groups.count + 1
    return groups.count
  }

  private func noteGroup(of value: Value) -> Int {
    let number = group(of: value)
    groupNumbers[value] = number == 0 ? nil : number
    return number
  }

  // MARK: Order

  var followsTree: Bool { settings?.basis.order.followsTree ?? false }

  var followsFrames: Bool { settings?.basis.order == .reading }

  func takeBasis() {
    guard let settings else { return }
    refresh(form.setPolicy(settings.basis.policy))
    let values = settings.basis.rows ?? []
    rows = Set(values)
    forgetRemovedViews()
    knownOrder.begin(with: (settings.basis.order.listed ?? []) + values)
    // Otherwise fields would stay where an earlier list of the app put them.
    if followsTree, !tree.isEmpty { orderByTree() } else { sort() }
  }

  func treeChanged(to order: TreeOrder) {
    tree = order.fields
    forgetRemovedViews()
    guard followsTree else { return }
    orderByTree()
  }

  private func orderByTree() {
    // The app names the order of rows, and some of their views may be missing.
    let listed = Set(settings?.basis.order.listed ?? []).union(rows)
    var values: [Int: Value] = [:]
    for (value, views) in mounted where !listed.contains(value) {
      for view in views {
        if let field = view.field { values[field.evaluationOrder] = value }
      }
    }
    // Nested forms deliver their fields, too, but these have no value here.
    knownOrder.merge(tree.compactMap { values[$0] })
    sort()
  }

  private func sort() {
    let present = knownOrder.values.filter {
      rows.contains($0) || mounted[$0] != nil
    }
    var numbers: [Value: Int] = [:]
    for value in present { numbers[value] = noteGroup(of: value) }
    refresh(
      form.reorder(
        present, state: { self.state(of: $0) }, group: { numbers[$0] ?? 0 }))
    readRows()
  }

  /// Reads the rows that have no view, because SwiftUI doesn't report their
  /// changes.
  ///
  /// - Complexity: O(rows).
  func readRows() {
    guard let values = settings?.rows?.values else { return }
    for value in values where mounted[value] == nil {
      refresh(form.update(value, state(of: value)))
    }
  }

  /// A scroll moves all fields without changing their order, so the form sorts
  /// only if the field has left its place between its neighbors, and otherwise
  /// waits for a decision.
  func moved(to place: FieldPlace<Value>) {
    let frame = LayoutRect(
      x: place.frame.minX, y: place.frame.minY, width: place.frame.width,
      height: place.frame.height)
    let old = frames.updateValue(frame, forKey: place.value)
    direction =
      place.direction == .rightToLeft ? .rightToLeft : .leftToRight
    hasMovedSinceSort = true
    if !reported.insert(place.value).inserted { reported = [place.value] }
    if let old, isBetweenNeighbors(place.value, movedFrom: old) { return }
    scheduleSort { $0.sortByFrames() }
  }

  /// In a scroll the fields report one after another. A neighbor that hasn't
  /// reported yet counts as moved by as much as this field, because a fast
  /// scroll moves a field past the neighbor's former place.
  private func isBetweenNeighbors(
    _ value: Value, movedFrom old: LayoutRect
  ) -> Bool {
    guard let position = form.position(of: value), let new = frames[value]
    else { return false }
    var near: [Value] = []
    var nodes: [LayoutNode<Value>] = []
    for place in position - 1...position + 1 {
      guard let value = form.id(at: place), var frame = frames[value] else {
        continue
      }
      if !reported.contains(value) {
        frame.x += new.x - old.x
        frame.y += new.y - old.y
      }
      near.append(value)
      nodes.append(.field(value, frame))
    }
    return ReadingOrder.sorted(nodes, direction: direction) == near
  }

  func sortIfMoved() {
    if followsFrames, hasMovedSinceSort { sortByFrames() }
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
    hasMovedSinceSort = false
    // A row that left without `onDisappear` has an old frame.
    forgetRemovedViews()
    let placed = form.order.compactMap { value in
      frames[value].map { LayoutNode.field(value, $0) }
    }
    knownOrder.merge(ReadingOrder.sorted(placed, direction: direction))
    sort()
  }

  // MARK: Labels

  /// Updates the labels at these positions.
  func refresh(_ positions: Range<Int>) {
    guard positions.count <= mounted.count else {
      for value in mounted.keys { showLabel(of: value) }
      return
    }
    for position in positions {
      if let value = form.id(at: position) { showLabel(of: value) }
    }
  }

  private func showLabel(of value: Value) {
    guard let key = form.returnKey(of: value), let views = mounted[value]
    else { return }
    for view in views { view.field?.show(key) }
  }
}
#endif
