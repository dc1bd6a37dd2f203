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
  /// What the last walk has found, and what a press has found since.
  private var tree = FieldTree()
  /// The place of the next walk.
  private var spare = FieldTree()
  private var lists = WeakTable<UIScrollView, KnownRows>()
  /// The fields of the tree, by number; `nil` for rows, and for a field of
  /// another form.
  private var fields: [NavigatedField?] = []
  /// The only record of the field that has focus, of what Return can reach, and
  /// of the fields that have refused focus.
  private(set) var session = FormSession()
  /// What the slots of the session stand for, by number.
  private var numbers: [Int] = []
  /// The field whose slot has focus in the session.
  private(set) var focused: NavigatedField?
  /// The field that focus is being moved to.
  private var target: NavigatedField?
  /// The version of the context at the last update.
  private var version = -1
  /// How many fields belong to another form, which may let them go at any time.
  private var lost = 0
  private var updates = 0
  /// The form has just been found.
  var isNew: Bool { updates == 1 }
  /// The positions whose labels may have to change.
  private var outdatedLabels = 0..<0
  private var avoider: KeyboardAvoider?

  init(_ root: Scope.Root, _ context: NavigatorContext) {
    self.root = root.view
    self.context = context
    isPresented = root.isPresented
  }

  /// Whether a walk of this form would find the field where the field is now.
  /// Without a walk the form does not notice that a field has left.
  func wouldFind(_ responder: UIResponder) -> Bool {
    context.scope.wouldFind(responder, context.roles, under: root)
  }

  /// `nil` if the form was released meanwhile.
  private func number(at slot: FormSession.Slot) -> Int? {
    let number = numbers.isEmpty ? 0 : numbers[Int(slot.index)]
    return tree.fields.indices.contains(number) ? number : nil
  }

  /// `nil` for rows.
  func field(at slot: FormSession.Slot) -> NavigatedField? {
    number(at: slot).flatMap { fields[$0] }
  }

  // MARK: Focus

  /// The field that has focus, even if the form was not told yet. No views are
  /// searched.
  ///
  /// - Complexity: O(1) where the form was told, else O(fields).
  var focusHolder: NavigatedField? {
    if let target, target.hasFocus { return target }
    if let focused, focused.hasFocus { return focused }
    return fields.lazy.compactMap { $0 }.first(where: \.hasFocus)
  }

  /// Says which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    markLabelsOutdated(session.focusMoved(to: field?.slot))
    if let old = focused, old !== field, let slot = old.slot {
      if let place = session.position(of: slot) {
        // The label of the old field was left alone while it had focus.
        markLabelsOutdated(place..<place + 1)
      } else {
        // A field that left the form while it had focus kept its slot.
        old.slot = nil
        // Those behind it have other positions by now.
        markLabelsOutdated(0..<session.count)
      }
    }
    focused = field
  }

  /// Carries out a step of a press: the field is about to be focused.
  func prepareFocus(of slot: FormSession.Slot) -> UIResponder? {
    target = field(at: slot)
    return target?.responder
  }

  /// The press is over, and its rows may be searched again.
  func pressEnded() {
    target = nil
    for list in lists.objects { lists[list]?.passed = [] }
  }

  func step(_ press: inout FormSession.Press) -> FormSession.Step {
    session.step(&press)
  }

  /// Fields that refused focus may take focus now (R10).
  func forgetRefusals() {
    markLabelsOutdated(session.forgetRefusals())
  }

  /// Where Return leads if no field refuses focus.
  func moveOnReturn(from field: NavigatedField) -> FormSession.Move {
    field.slot.map {
      session.decision(from: $0, shown: field.shownNext).move
    } ?? .stay
  }

  /// Whether Tab leads anywhere from a field, if no field refuses focus.
  func canMoveOnTab(
    from field: NavigatedField, _ direction: TabOrder.Direction
  ) -> Bool {
    guard let slot = field.slot else { return false }
    let wraps = context.configuration.wrapsTab
    return session.moveOnTab(from: slot, direction: direction, wraps: wraps)
      != .stay
  }

  // MARK: Update

  /// Brings the form up to date. This happens at every end of a turn while the
  /// user edits, so it must cost next to nothing if nothing has changed.
  ///
  /// - Complexity: O(views), and the sort of ``ReadingOrder`` if the layout has
  ///   changed.
  func update() {
    updates += 1
    // The app may change roles or the configuration where the walk asks it.
    let current = context.version
    var place = FieldTree()
    swap(&place, &spare)
    var walk = FieldWalk(context, lists, after: fields, in: place)
    context.scope.walk(under: root, &walk, named: context.roles.fields)
    lists = walk.lists
    take(walk, isOrderDue: version != current)
    version = current
    markLabelsOutdated(session.setPolicy(context.configuration.policy))
    showLabels()
  }

  private func take(_ walk: FieldWalk, isOrderDue: Bool) {
    let old = tree
    let isKept =
      walk.isKept && walk.tree.fields.count == fields.count && lost == 0
    // Nearly every end of a turn ends here.
    if isKept, !isOrderDue, walk.tree == old {
      spare = walk.tree
      return
    }
    let isSame = isKept && !isOrderDue && walk.tree.hasSameFields(as: old)
    let isArranged = walk.tree.isArrangedLike(old)
    tree = walk.tree
    if !isKept {
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
      let isOther = !isSame || tree.fields[number] != old.fields[number]
      if isOther {
        apply(number)
        showBar(number)
      }
      guard isSame, let field = fields[number],
        tree.fields[number].returnKey != old.fields[number].returnKey
      else { continue }
      // The app has set a label. It may have done so when editing began, after
      // UIKit has read the label.
      field.changedBy = updates
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

  private func replaceFields(by found: [NavigatedField?]) {
    let old = fields
    for case let field? in old { field.number = nil }
    fields = found
    lost = found.indices.count {
      found[$0] == nil && tree.fields[$0].rows == nil
    }
    for (number, field) in found.enumerated() { field?.number = number }
    for case let field? in old where field.number == nil {
      let slot = field === focused ? field.slot : nil
      release(field)
      // Its place in the order is kept until focus leaves (R11).
      field.slot = slot
    }
  }

  /// Gives the session the order of the fields, by number. Rows are new to it
  /// each time.
  private func reorder(_ order: [Int]) {
    var indexes: [Int32] = []
    indexes.reserveCapacity(order.count)
    for number in order {
      let (entry, field) = (tree.fields[number], fields[number])
      if field == nil, entry.rows == nil { continue }
      let index = field?.slot?.index ?? session.reserve(entry.state)
      while numbers.count <= Int(index) { numbers.append(0) }
      numbers[Int(index)] = number
      indexes.append(index)
    }
    markLabelsOutdated(session.reorder(indexes, group: groups))
    for index in indexes {
      fields[numbers[Int(index)]]?.slot = session.slot(index: index)
    }
  }

  /// The groups by slot. Most forms have one group, for which the session does
  /// less.
  private var groups: ((Int32) -> Int)? {
    guard tree.fields.contains(where: { $0.group > 0 }) else { return nil }
    return { [numbers, tree] in tree.fields[numbers[Int($0)]].group }
  }

  /// Gives the session the state of a field.
  private func apply(_ number: Int) {
    guard let field = fields[number], let slot = field.slot else { return }
    let state = field.state(tree.fields[number])
    markLabelsOutdated(session.update(slot, state))
    field.listen(!state.handlesReturn)
  }

  // MARK: Present states

  /// Reads the present state of a field and of its ancestors: no key press walks
  /// through all views.
  func refresh(_ field: NavigatedField) {
    guard let number = field.number, let slot = field.slot else { return }
    guard let responder = field.responder else {
      return markLabelsOutdated(
        session.update(slot, FieldState(obstacles: .detached)))
    }
    var entry = tree.fields[number]
    // A view around the field may have that role.
    var around = entry.obstacles.intersection(.excluded)
    if let view = responder as? UIView {
      around.formUnion(
        FieldState.Obstacles(around: view, needsArea: !entry.isListed))
    }
    entry.read(responder, around: around, context.configuration)
    // Where it is asked, the app may end the form or press another key.
    guard let number = field.number else { return }
    tree.fields[number] = entry
    apply(number)
  }

  /// The next of some rows that may have a field, or an empty one.
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

  /// Takes what a row contains, and tells it to the session at the next update.
  func note(_ row: KnownRows.Row, at place: Int, of list: UIScrollView) {
    lists[list]?.note(row, at: place)
  }

  /// A list has taken the cells of these rows away, and may show others in them:
  /// whoever has refused there is another field by now.
  func pass(
    _ gone: [Int: UIView], of list: UIScrollView,
    _ press: inout FormSession.Press
  ) {
    for index in press.refused {
      guard let field = session.slot(index: index).flatMap(field(at:)),
        let view = field.responder as? UIView,
        let row = gone.first(where: { view.isDescendant(of: $0.value) })?.key
      else { continue }
      lists[list]?.passed.insert(row)
      press.forget(index)
    }
  }

  /// The first or the last field inside of a view that Return may go to.
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

  /// Sets the label of every field but the focused field, whose keyboard is on
  /// the screen already.
  private func showLabels() {
    let (session, outdated) = (session, outdatedLabels)
    // The app may move focus where its label is set.
    outdatedLabels = 0..<0
    for position in outdated {
      if let field = session.slot(at: position).flatMap(field(at:)),
        field !== focused, showLabel(of: field, session)
      {
        field.changedBy = updates
      }
    }
  }

  /// - Returns: whether the label has changed.
  private func showLabel(
    of field: NavigatedField, _ session: FormSession
  ) -> Bool {
    // A field that has left with the focus is not heard any more.
    guard field.number != nil, let slot = field.slot,
      let state = session.state(of: slot)
    else { return false }
    let isOther =
      state.handlesReturn
      ? field.showOwnLabel() : field.show(session.returnKey(of: slot))
    if isOther, let number = field.number {
      tree.fields[number].returnKey = field.responder?.textEntry?.returnKeyType
    }
    return isOther
  }

  /// - Returns: whether the label of the focused field has changed.
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
    if isChanged { field.changedBy = updates }
    // An accessory view of the controller may be gone at the next update, for
    // which this one is another record then.
    if isWanted || isChanged { tree.fields[number].hasAccessory = isWanted }
  }

  /// Whether the last update changed the label or the bar of the focused field,
  /// which the keyboard on the screen may not show.
  var isKeyboardOutdated: Bool {
    focused?.changedBy == updates
  }

  // MARK: End

  private func release(_ field: NavigatedField) {
    field.release()
    FieldRegistry.release(field)
  }

  /// The field belongs to another form from now on.
  func drop(_ field: NavigatedField) {
    let (slot, number) = (field.slot, field.number)
    if focused === field { focus(nil) }
    if let number { fields[number] = nil }
    lost += 1
    if let slot { session.remove(slot) }
    markLabelsOutdated(0..<session.count)
    // The app may end the form where its label is set.
    release(field)
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
    focus(nil)
    for case let field? in fields { release(field) }
    (fields, numbers) = ([], [])
    tree = FieldTree()
  }
}
#endif
