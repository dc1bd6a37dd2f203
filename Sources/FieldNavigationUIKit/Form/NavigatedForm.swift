#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The form for a view hierarchy or a list of fields: the engine's session, and
/// the fields and rows behind its slots.
@MainActor final class NavigatedForm {
  let context: NavigatorContext
  private(set) weak var root: UIView?
  /// Whether the root is a sheet or popover that the navigator found.
  let isPresented: Bool
  /// The result of the last walk, with the field states that key presses have
  /// read since.
  private var tree = FieldTree()
  /// Storage for the next walk.
  private var spare = FieldTree()
  private var lists = WeakTable<UIScrollView, KnownRows>()
  /// The tree's fields, by number; `nil` for rows and for fields of other
  /// forms.
  private var fields: [NavigatedField?] = []
  /// The only record of focus, of reachable fields and of fields that refused
  /// focus.
  private(set) var session = FormSession()
  /// The number of each slot's entry in the tree; -1 if the last walk didn't
  /// find the field.
  private var numbers: [Int] = []
  private(set) var focused: NavigatedField?
  /// The field that focus is moving to.
  private var target: NavigatedField?
  private var updates = 0
  var isNew: Bool { updates == 1 }
  private var outdatedLabels = 0..<0
  private lazy var keyboard = FormKeyboard(
    context,
    owns: { [weak context] in
      FieldRegistry.field(of: $0)?.form.map { $0.context === context } ?? true
    }, focused: { [weak self] in self?.focusHolder?.responder })

  init(_ root: Scope.Root, _ context: NavigatorContext) {
    self.root = root.view
    self.context = context
    isPresented = root.isPresented
  }

  /// Whether a walk of this form would find the field now. Between walks, the
  /// form doesn't notice that a field has left.
  func wouldFind(_ responder: UIResponder) -> Bool {
    context.scope.wouldFind(responder, context.roles, under: root)
  }

  /// A place in the window of the form: its view, or any of its fields.
  var anyResponder: UIResponder? {
    root ?? fields.lazy.compactMap { $0?.responder }.first
  }

  /// `nil` if the field left the form, or the form was released.
  private func number(at slot: FormSession.Slot) -> Int? {
    let index = Int(slot.index)
    let number = index < numbers.count ? numbers[index] : -1
    return tree.fields.indices.contains(number) ? number : nil
  }

  /// `nil` for rows.
  func field(at slot: FormSession.Slot) -> NavigatedField? {
    number(at: slot).flatMap { fields[$0] }
  }

  // MARK: Focus

  /// The field that has focus, even if the form hasn't recorded the focus yet.
  ///
  /// - Complexity: O(1) if the form has recorded the focus, or else O(fields).
  var focusHolder: NavigatedField? {
    if let target, target.hasFocus { return target }
    if let focused, focused.hasFocus { return focused }
    return fields.lazy.compactMap { $0 }.first(where: \.hasFocus)
  }

  /// Records which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    markLabelsOutdated(session.focusMoved(to: field?.slot))
    if let old = focused, old !== field, let slot = old.slot {
      if let place = session.position(of: slot) {
        // The old field's label may be outdated, because updates skip the label
        // of a focused field.
        markLabelsOutdated(place..<place + 1)
      } else {
        // The old field left the form while it had focus and kept its slot
        // until now, so the fields after it get new positions.
        old.slot = nil
        markLabelsOutdated(0..<session.count)
      }
    }
    focused = field
    field?.noteLength()
  }

  func prepareFocus(of slot: FormSession.Slot) -> UIResponder? {
    target = field(at: slot)
    return target?.responder
  }

  /// The next press may search the same rows again.
  func pressEnded() {
    target = nil
    for list in lists.objects { lists[list]?.tried = [] }
  }

  func step(_ steps: inout RowPress) -> RowPress.Step {
    steps.step(in: &session) { slot in
      number(at: slot).map { tree.fields[$0].rows != nil } ?? false
    }
  }

  func forgetRefusals() {
    markLabelsOutdated(session.forgetRefusals())
  }

  // MARK: Update

  /// Runs at the end of every turn while the user edits, so an update without
  /// changes must be very cheap.
  ///
  /// - Complexity: O(views). A changed layout adds the cost of
  ///   ``ReadingOrder``.
  ///
  /// - Parameter isOrderDue: whether the configuration or a role has changed
  ///   since the last update.
  func update(isOrderDue: Bool) {
    updates += 1
    var storage = FieldTree()
    swap(&storage, &spare)
    let last = fields
    var walk = FieldWalk(
      context.fieldSettings, lists,
      after: (last.count, { last[$0]?.responder }), in: storage)
    context.scope.walk(under: root, &walk, named: context.roles.fields)
    lists = walk.lists
    take(walk, isOrderDue: isOrderDue)
    markLabelsOutdated(session.setPolicy(context.configuration.policy))
    showLabels()
  }

  private func take(_ walk: FieldWalk, isOrderDue: Bool) {
    let old = tree
    // A walk doesn't keep a field of another form, because that form may
    // release the field at any time.
    let hasSameObjects =
      walk.hasSameObjects && walk.tree.fields.count == fields.count
    // In almost every turn nothing has changed and the update ends here.
    if hasSameObjects, !isOrderDue, walk.tree == old {
      spare = walk.tree
      return
    }
    let isSame =
      hasSameObjects && !isOrderDue && walk.tree.hasSameFields(as: old)
    let isArranged = walk.tree.isArrangedLike(old)
    tree = walk.tree
    if !hasSameObjects {
      replaceFields(
        by: zip(walk.responders, tree.fields).map { responder, entry in
          responder.flatMap { claim($0, entry) }
        })
    }
    if !isArranged { forgetRefusals() }
    if !isSame || !isArranged {
      reorder(
        tree.order(context.configuration) { fields[$0]?.responder })
    }
    for number in tree.fields.indices {
      let isChanged = !isSame || tree.fields[number] != old.fields[number]
      if isChanged {
        apply(number)
        showBar(number)
      }
      guard isSame, let field = fields[number],
        tree.fields[number].returnKey != old.fields[number].returnKey
      else { continue }
      // The app set a label. UIKit may have read the old one when editing
      // began, so the keyboard must be updated.
      field.lastChange = updates
      if let place = field.slot.flatMap(session.position(of:)) {
        markLabelsOutdated(place..<place + 1)
      }
    }
    if !isSame { markLabelsOutdated(0..<session.count) }
    assert(session.isConsistent, "the session contradicts itself")
  }

  private func claim(
    _ responder: UIResponder, _ entry: FieldEntry
  ) -> NavigatedField? {
    // The focused field may have left the form and come back.
    if let focused, focused.responder === responder,
      FieldRegistry.field(of: responder) == nil
    {
      FieldRegistry.restore(focused)
      return focused
    }
    return FieldRegistry.claim(
      responder, for: self,
      isExcluded: entry.state.obstacles.contains(.excluded))
  }

  private func replaceFields(by found: [NavigatedField?]) {
    let old = fields
    fields = found
    numbers = [Int](repeating: -1, count: numbers.count)
    for (number, field) in found.enumerated() {
      if let slot = field?.slot { numbers[Int(slot.index)] = number }
    }
    for case let field? in old
    where field.slot.flatMap(number(at:)) == nil {
      let slot = field === focused ? field.slot : nil
      release(field)
      // The session keeps the field's position until focus leaves (R11).
      field.slot = slot
    }
  }

  /// By numbers in the tree. Rows get new slots each time.
  private func reorder(_ order: [Int]) {
    var indexes: [Int32] = []
    indexes.reserveCapacity(order.count)
    for number in order {
      let (entry, field) = (tree.fields[number], fields[number])
      if field == nil, entry.rows == nil { continue }
      let index = field?.slot?.index ?? session.reserve(entry.state)
      while numbers.count <= Int(index) { numbers.append(-1) }
      numbers[Int(index)] = number
      indexes.append(index)
    }
    markLabelsOutdated(session.reorder(indexes, group: groups))
    for index in indexes {
      fields[numbers[Int(index)]]?.slot = session.slot(index: index)
    }
  }

  /// The group of each slot; `nil` if the form has only one group, because a
  /// session without groups is faster.
  private var groups: ((Int32) -> Int)? {
    guard tree.fields.contains(where: { $0.group > 0 }) else { return nil }
    return { [numbers, tree] in tree.fields[numbers[Int($0)]].group }
  }

  private func apply(_ number: Int) {
    guard let field = fields[number], let slot = field.slot else { return }
    let state = field.state(tree.fields[number])
    markLabelsOutdated(session.update(slot, state))
    field.setListening(!state.handlesReturn)
  }

  // MARK: Present states

  /// Reads the current state of a field and its ancestors, so that a key press
  /// doesn't have to walk all views.
  func refresh(_ field: NavigatedField) {
    guard let slot = field.slot, let number = number(at: slot)
    else { return }
    guard let responder = field.responder else {
      return markLabelsOutdated(
        session.update(slot, FieldState(obstacles: .detached)))
    }
    var entry = tree.fields[number]
    // An ancestor may have the role `.excluded`.
    var around = entry.state.obstacles.intersection(.excluded)
    if let view = responder as? UIView {
      around.formUnion(
        FieldState.Obstacles(around: view, needsArea: !entry.isListed))
    }
    entry.read(responder, around: around, context.fieldSettings)
    // Asked about the field, the app may have ended the form or pressed another
    // key.
    guard let number = self.number(at: slot) else { return }
    tree.fields[number] = entry
    apply(number)
  }

  /// Asks the app whether a field is a mistake (R16). The app may respond by
  /// ending the form.
  func refreshMistake(in field: NavigatedField) {
    let isInvalid =
      field.responder.flatMap { context.configuration.isInvalid?($0) } ?? false
    guard let slot = field.slot, var state = session.state(of: slot)
    else { return }
    state.isInvalid = isInvalid
    markLabelsOutdated(session.update(slot, state))
  }

  /// The app's code for the same key may have shown or cleared a field that the
  /// press passes, according to the last states.
  ///
  /// - Parameter direction: the direction of Tab; `nil` for Return.
  /// - Complexity: O(passed fields).
  func refreshPassed(from field: NavigatedField, _ direction: TabDirection?) {
    guard let start = field.slot.flatMap(session.position(of:)) else { return }
    let move = direction.map(field.moveOnTab) ?? field.moveOnReturn
    let isForward = direction != .backward
    let wraps =
      direction == nil && context.configuration.policy.ending != .finish
    var end: Int?
    if case .focus(let slot) = move { end = session.position(of: slot) }
    let count = session.count
    let steps = wraps ? count - 1 : isForward ? count - 1 - start : start
    for step in 0..<steps {
      let place = (start + (isForward ? step + 1 : count - step - 1)) % count
      if place == end { return }
      guard let field = session.slot(at: place).flatMap(field(at:)),
        (field.responder as? UIView)?.isInUnseenCell != true
      else { continue }
      refresh(field)
    }
  }

  /// The next row in a slot's range that may have a field, which must be empty
  /// with `onlyEmpty`.
  func row(
    at slot: FormSession.Slot, onlyEmpty: Bool, forward: Bool
  ) -> (list: UIScrollView, row: Int)? {
    guard let number = number(at: slot), let rows = tree.fields[number].rows,
      let list = lists.objects.first(where: {
        ObjectIdentifier($0) == tree.fields[number].address
      }),
      let row = lists[list]?.first(
        in: rows, onlyEmpty: onlyEmpty, forward: forward)
    else { return nil }
    return (list, row)
  }

  /// The session gets it at the next update.
  func note(_ row: KnownRows.Row, at place: Int, of list: UIScrollView) {
    lists[list]?.note(row, at: place)
  }

  /// A field in a cell that a list has removed and may reuse may be retried,
  /// because it may now belong to another row.
  func forgetRefusals(
    in gone: [Int: UIView], of list: UIScrollView, _ steps: inout RowPress
  ) {
    for index in steps.base.refused {
      guard let field = session.slot(index: index).flatMap(field(at:)),
        let view = field.responder as? UIView,
        let row = gone.first(where: { view.isDescendant(of: $0.value) })?.key
      else { continue }
      lists[list]?.tried.insert(row)
      steps.base.forget(index)
    }
  }

  func slot(inside view: UIView, isLast: Bool) -> FormSession.Slot? {
    let places = fields.compactMap { field -> Int? in
      guard let slot = field?.slot,
        (field?.responder as? UIView)?.isDescendant(of: view) == true,
        session.state(of: slot)?.isReachable == true
      else { return nil }
      return session.position(of: slot)
    }
    return (isLast ? places.max() : places.min()).flatMap(session.slot(at:))
  }

  // MARK: Labels and bars

  private func markLabelsOutdated(_ changed: Range<Int>) {
    outdatedLabels = union(outdatedLabels, changed)
  }

  /// Not the focused field's label, because its keyboard is already on the
  /// screen.
  private func showLabels() {
    let (session, outdated) = (session, outdatedLabels)
    // The app may move focus while the form sets a label.
    outdatedLabels = 0..<0
    for position in outdated {
      if let field = session.slot(at: position).flatMap(field(at:)),
        field !== focused, showLabel(of: field, session)
      {
        field.lastChange = updates
      }
    }
  }

  /// - Returns: whether the label changed.
  private func showLabel(
    of field: NavigatedField, _ session: FormSession
  ) -> Bool {
    // A field that left the form while it had focus gets no labels.
    guard let slot = field.slot, number(at: slot) != nil,
      let state = session.state(of: slot)
    else { return false }
    let labelChanged =
      state.handlesReturn
      ? field.restoreLabel() : field.show(session.returnKey(of: slot))
    if labelChanged, let number = number(at: slot) {
      tree.fields[number].returnKey = field.responder?.textEntry?.returnKeyType
    }
    return labelChanged
  }

  /// - Returns: whether the focused field's label changed.
  func showFocusedLabel() -> Bool {
    focused.map { showLabel(of: $0, session) } ?? false
  }

  private func showBar(_ number: Int) {
    let entry = tree.fields[number]
    let isWanted = entry.wantsBar(
      context.configuration, isAlone: tree.fields.count < 2)
    guard isWanted || entry.hasAccessory,
      let field = fields[number]
    else { return }
    let isChanged = field.show(bar: isWanted ? context.bar.view : nil)
    if isChanged { field.lastChange = updates }
    // A controller may remove its accessory view before the next update, which
    // notices this because of the stored value.
    if isWanted || isChanged { tree.fields[number].hasAccessory = isWanted }
  }

  /// Whether the last update changed the focused field's label or input bar, so
  /// that the on-screen keyboard may be outdated.
  var isKeyboardOutdated: Bool {
    focused?.lastChange == updates
  }

  // MARK: End

  private func release(_ field: NavigatedField) {
    field.release()
    FieldRegistry.release(field)
  }

  func handOver(_ field: NavigatedField) {
    let slot = field.slot
    if focused === field { focus(nil) }
    if let slot {
      if let number = number(at: slot) { fields[number] = nil }
      session.remove(slot)
    }
    markLabelsOutdated(0..<session.count)
    // The app may end the form while the form restores the label.
    release(field)
  }

  func updateKeyboard(in container: UIView?) {
    keyboard.update(root, in: container)
  }

  func release() {
    keyboard.stop()
    focus(nil)
    for case let field? in fields { release(field) }
    (fields, numbers) = ([], [])
    tree = FieldTree()
    FieldRegistry.compact()
  }
}
#endif
