#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// One move of focus, for a press of Return or Tab or for a search: asks the
/// engine's candidates, and the first one that takes focus gets it (R10).
@MainActor struct FocusMove {
  enum Outcome {
    /// The navigation or the app has moved focus.
    case moved
    /// At least one field refused, and no other field took focus.
    case refused
    /// The field with focus is itself the mistake that was looked for.
    case stayed
    case finished
    /// Nothing happened, so that GTK handles the key.
    case untouched
  }

  /// What asks for the move.
  enum Kind {
    /// - Parameter validates: whether Return asks for mistakes.
    case `return`(validates: Bool)
    case tab(TabDirection, wraps: Bool)
    case first(FirstField)

    fileprivate var isReturn: Bool {
      if case .return = self { true } else { false }
    }

    fileprivate var isTab: Bool { if case .tab = self { true } else { false } }

    /// Without a slot, only a search moves focus.
    fileprivate func press(in slot: FormSession.Slot?) -> RowPress {
      switch self {
      case .return(let validates):
        RowPress(
          .return(in: slot, shown: nil, asksAgain: true, validates: validates))
      case .tab(let direction, let wraps):
        RowPress(.tab(in: slot, direction: direction, wraps: wraps))
      case .first(let goal): RowPress(.first(goal, in: slot))
      }
    }
  }

  /// The refusals so far in the field with focus; `nil` after focus has moved.
  private(set) var refusals: Refusals?

  private let context: NavigatorContext
  private let origin: Widget?
  private let policy: ReturnPolicy
  private let kind: Kind
  private let root: WeakObject
  private let find: () -> [FoundField]
  private var fields: [FoundField] = []
  private var session: FormSession
  private var rowPress: RowPress
  /// The fields that refused are asked only once even if fields are found
  /// again, and even if their rows then have other widgets.
  private var refused: Set<FoundField.Identity> = []
  /// The fields that refused an earlier press in the same field.
  private var refusedBefore: Set<FoundField.Identity> = []
  /// Taken when a field first refused.
  private var snapshot: Refusals.Snapshot?
  private var rows = RevealedRows()

  /// - Parameter origin: the field with focus. If the form doesn't contain that
  ///   field, only a search moves focus.
  init(
    _ kind: Kind, in origin: Widget?, _ context: NavigatorContext,
    policy: ReturnPolicy, after refusals: Refusals?, root: WeakObject,
    find: @escaping () -> [FoundField]
  ) {
    self.kind = kind
    self.context = context
    self.origin = origin
    self.policy = policy
    self.refusals = refusals
    self.root = root
    self.find = find
    session = FormSession(policy: policy)
    rowPress = kind.press(in: nil)
    let slot = findFields()
    rows.start(with: fields) { context.state(of: $0).isReachable }
    if kind.isReturn, let refusals, refusals.origin.widget == origin,
      refusals.snapshot == currentSnapshot
    {
      refusedBefore = refusals.fields
    }
    rowPress = kind.press(in: slot)
  }

  /// - Returns: the slot of the origin, or of a combo box that the app lists,
  ///   in whose entry focus is.
  private mutating func findFields() -> FormSession.Slot? {
    fields = find()
    session = FormSession(policy: policy, unread: fields.count)
    guard let origin else { return nil }
    let place =
      fields.firstIndex { $0.widget == origin }
      ?? fields.firstIndex { $0.gap == nil && $0.widget.contains(origin) }
    return place.flatMap(session.slot(at:))
  }

  /// Finds the fields again after the app or a list has changed them.
  private mutating func findAgain() {
    if let slot = findFields() {
      rowPress.base.restart(
        in: slot, allRefusedBefore: refused.isSubset(of: refusedBefore))
    } else {
      rowPress = kind.press(in: nil)
    }
  }

  /// The field that would get focus if no field refuses.
  mutating func target() -> Widget? {
    while true {
      switch session.step(&rowPress.base) {
      case .check(let slot): check(slot)
      case .focus(let slot): return field(at: slot)?.widget
      case .finish, .resign, .stay, .reveal: return nil
      }
    }
  }

  /// Moves focus. If the outcome is `finished`, the caller ends the form.
  mutating func run() -> Outcome {
    let selection = SavedSelection(root.widget?.focus)
    let outcome = moveFocus()
    rows.scrollBack(unlessAround: outcome == .moved ? root.widget?.focus : nil)
    if outcome == .refused { selection?.restore(in: root.widget) }
    if outcome == .moved {
      refusals = nil
    } else if let snapshot, let origin, kind.isReturn {
      refusals = Refusals(
        origin: WeakObject(origin), fields: refused, snapshot: snapshot)
    }
    return outcome
  }

  private mutating func moveFocus() -> Outcome {
    while true {
      let step = rowPress.step(in: &session) { [fields, rows] in
        rows.isUnrevealed(fields[Int($0.index)])
      }
      switch step {
      case .step(.check(let slot)): check(slot)
      case .step(.reveal(let slot)): reveal(slot)
      case .step(.focus(let slot)):
        guard let target = field(at: slot) else { return .untouched }
        if let outcome = focus(target) { return outcome }
      case .goBack(let place, let isLast):
        guard let target = goBack(to: place, isLast: isLast) else { continue }
        if let outcome = focus(target) { return outcome }
      case .step(.finish): return .finished
      case .step(.resign), .step(.stay):
        if !refused.isEmpty || rowPress.revealedCount > 0 { return .refused }
        return rowPress.base.rule == .mistake ? .stayed : .untouched
      }
    }
  }

  /// - Returns: `nil` if the field refuses.
  private mutating func focus(_ target: FoundField) -> Outcome? {
    guard let before = root.widget.map({ $0.focus }) else { return .moved }
    g_object_ref(target.widget.raw)
    defer { g_object_unref(target.widget.raw) }
    gtk_widget_grab_focus(target.widget)
    // An editable label swallows letters before the editing starts.
    if target.kind == .editableLabel, !kind.isTab,
      root.widget?.focus == target.widget
    {
      gtk_editable_label_start_editing(target.widget.opaque)
    }
    guard let window = root.widget else { return .moved }
    let after = window.focus
    if let after, target.widget.contains(after) {
      show(target)
      return .moved
    }
    // In a search, nothing may have had focus before.
    if after != before { return .moved }
    refused.insert(target.identity)
    snapshot = snapshot ?? currentSnapshot
    // The app's focus handlers may have destroyed fields. If they moved focus
    // back into a row, the list may have reused the other rows' widgets.
    findAgain()
    return nil
  }

  /// Scrolls to a field with focus in a row out of sight. GTK does so itself,
  /// unless the row was the last one with focus in its list.
  private func show(_ field: FoundField) {
    guard let row = field.row, gtk_widget_get_mapped(field.widget) == 0
    else { return }
    ListRows.scroll(row.list, to: row.position)
  }

  private func field(at slot: FormSession.Slot) -> FoundField? {
    session.position(of: slot).map { fields[$0] }
  }

  private mutating func check(_ slot: FormSession.Slot) {
    guard let field = field(at: slot) else { return }
    var state = state(of: field)
    if rowPress.base.asksForMistake,
      state.isReachable || rowPress.base.asksForOwnMistake,
      !rows.isUnrevealed(field)
    {
      state.isInvalid = context.configuration.isInvalid?(field.widget) ?? false
    }
    session.note(slot, state)
  }

  private func state(of field: FoundField) -> FieldState {
    if refused.contains(field.identity) || rows.isExhausted(field) {
      return FieldState(obstacles: .detached)
    }
    return rows.isUnrevealed(field)
      ? FieldState() : context.state(of: field)
  }

  private var currentSnapshot: Refusals.Snapshot {
    Refusals.Snapshot(policy: policy, fields, context.state)
  }

  // MARK: Rows

  /// Reveals the row of a slot, or the first row of a gap (R13).
  private mutating func reveal(_ slot: FormSession.Slot) {
    guard let field = field(at: slot) else { return }
    if let gap = field.gap {
      guard let next = rows.next(in: gap) else { return }
      show(next)
      reveal(upTo: next)
    } else if let row = field.row {
      reveal(upTo: row)
    }
  }

  private mutating func reveal(upTo row: ListRow) {
    let row = rows.reveal(upTo: row)
    rowPress.didReveal(
      1, at: fields(in: row).isEmpty ? nil : rows.addPlace(of: row))
  }

  /// Gives a row a widget, and finds the fields again, because GTK creates the
  /// widgets of many rows at once.
  private mutating func show(_ row: ListRow) {
    rows.scroll(to: row)
    findAgain()
  }

  /// The field that takes focus if no field is empty (R13).
  private mutating func goBack(to place: Int, isLast: Bool) -> FoundField? {
    let row = rows[place]
    if !fields.contains(where: { $0.row == row }) { show(row) }
    let fields = fields(in: row)
    return isLast ? fields.last : fields.first
  }

  private func fields(in row: ListRow) -> [FoundField] {
    fields.filter { $0.row == row && state(of: $0).isReachable }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var focus: Widget? {
    isA(gtk_root_get_type()) ? gtk_root_get_focus(opaque) : nil
  }
}

/// The selection of an entry, saved because an app may refuse focus by calling
/// `grab_focus` on the old field, which selects all its text (R10).
private struct SavedSelection {
  private let text: Widget
  private let start: Int32
  private let end: Int32

  init?(_ widget: Widget?) {
    guard let widget, widget.isA(gtk_editable_get_type()) else { return nil }
    text = widget
    var (start, end): (Int32, Int32) = (0, 0)
    if gtk_editable_get_selection_bounds(widget.opaque, &start, &end) == 0 {
      start = gtk_editable_get_position(widget.opaque)
      end = start
    } else if gtk_editable_get_position(widget.opaque) == start {
      swap(&start, &end)
    }
    self.start = start
    self.end = end
  }

  /// The app's focus handlers may have moved focus or destroyed the entry.
  @MainActor func restore(in root: Widget?) {
    guard root?.focus == text else { return }
    gtk_editable_select_region(text.opaque, start, end)
  }
}
#endif
