#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// One press of Return or Tab. The first candidate that takes focus gets it
/// (R10).
@MainActor struct Press {
  enum Outcome {
    /// The press or the app has moved focus.
    case moved
    /// At least one field refused, and no other field took focus.
    case refused
    /// The form ends.
    case finished
    /// The press has no effect. GTK handles the key.
    case untouched
  }

  private let context: NavigatorContext
  private let origin: Widget
  private let policy: ReturnPolicy
  /// The direction of Tab; `nil` for Return.
  private let direction: TabOrder.Direction?
  private let wraps: Bool
  private let root: WeakObject
  /// Finds the fields, in order.
  private let find: () -> [FoundField]
  private var fields: [FoundField]
  /// The position of the origin in `fields`. If the app lists a combo box, this
  /// is the combo box's position. Focus is in the entry inside it.
  private var place: Int?
  private var session: FormSession
  private var press: FormSession.Press
  /// The remaining fields after a field has refused. The app's focus handlers
  /// may have destroyed the others.
  private var present: Set<Widget>?
  private var search: RowSearch?

  /// Creates a press of Return, or of Tab if `direction` isn't `nil`.
  ///
  /// - Parameters:
  ///   - origin: the field with focus. If the form doesn't contain that field,
  ///     the press doesn't move focus.
  ///   - find: finds all fields of the form, in order.
  init(
    in origin: Widget, _ context: NavigatorContext,
    policy: ReturnPolicy, direction: TabOrder.Direction? = nil,
    wraps: Bool = false, root: WeakObject, find: @escaping () -> [FoundField]
  ) {
    self.context = context
    self.origin = origin
    self.policy = policy
    self.direction = direction
    self.wraps = wraps
    self.root = root
    self.find = find
    fields = []
    session = FormSession(policy: policy)
    press = FormSession.Press()
    start()
  }

  /// Finds the fields, and starts again with the first candidate.
  private mutating func start() {
    fields = find()
    session = FormSession(policy: policy, unread: fields.count)
    place =
      fields.firstIndex { $0.widget == origin }
      ?? fields.firstIndex { $0.widget.contains(origin) }
    let slot = place.flatMap(session.slot(at:))
    if let slot, let direction {
      press = .tab(in: slot, direction: direction, wraps: wraps)
    } else if let slot {
      press = .return(in: slot, shown: nil)
    } else {
      press = FormSession.Press(isTab: direction != nil)
    }
  }

  /// The field that the press would focus if no field refuses.
  mutating func target() -> Widget? {
    while true {
      switch session.step(&press) {
      case .check(let slot): check(slot)
      case .focus(let slot): return field(at: slot)?.widget
      case .finish, .resign, .stay, .reveal: return nil
      }
    }
  }

  /// Moves focus. If the result is `finished`, the caller must end the form.
  mutating func run() -> Outcome {
    let selection = SavedSelection(root.widget?.focus)
    var hasRefusal = false
    while true {
      let step = session.step(&press)
      switch step {
      case .check(let slot): check(slot)
      case .focus(let slot):
        guard let target = field(at: slot) else { return .untouched }
        if revealRows(before: target) { continue }
        if let other = revealed(insteadOf: target) {
          return focus(other) == nil ? .refused : .moved
        }
        if let outcome = focus(target) { return outcome }
        hasRefusal = true
        present = Set(find().map { $0.widget })
      case .finish:
        if revealRows(before: nil) { continue }
        guard search != nil else { return .finished }
        // A press that has revealed rows never finishes the form, because more
        // rows may follow.
        if let other = revealed(insteadOf: nil), focus(other) != nil {
          return .moved
        }
        search?.scrollBack()
        return .refused
      case .resign, .stay, .reveal:
        search?.scrollBack()
        if hasRefusal { selection?.restore(in: root.widget) }
        return hasRefusal ? .refused : .untouched
      }
    }
  }

  /// Tries to focus a field.
  ///
  /// - Returns: `nil` if the field refuses.
  private func focus(_ target: FoundField) -> Outcome? {
    guard let window = root.widget else { return .moved }
    let before = window.focus
    g_object_ref(target.widget.raw)
    defer { g_object_unref(target.widget.raw) }
    gtk_widget_grab_focus(target.widget)
    guard let after = root.widget?.focus else { return .moved }
    return target.widget.contains(after) || after != before ? .moved : nil
  }

  // MARK: Rows

  /// If the press would skip rows without widgets, reveals some of them (R13).
  /// Each press reveals rows only once.
  ///
  /// - Parameter target: the field that the press would focus; `nil` if the
  ///   press would end the form.
  /// - Returns: whether the fields have changed.
  private mutating func revealRows(before target: FoundField?) -> Bool {
    guard direction == nil, search == nil, let place else { return false }
    for field in fields[place...] where isPresent(field) {
      if field.widget == target?.widget { return false }
      guard let list = field.list, list != target?.list else { continue }
      search = RowSearch(in: list)
      if search != nil {
        start()
        return true
      }
    }
    return false
  }

  /// The revealed field that replaces `target`; `nil` if the target stays. If
  /// the list has more rows, the last revealed field replaces it. At the end of
  /// the list, the first revealed field replaces a `nil` target.
  private func revealed(insteadOf target: FoundField?) -> FoundField? {
    guard let search else { return nil }
    if let target {
      if target.list == search.list { return nil }
      if search.isAtEnd {
        search.scrollBack()
        return nil
      }
    }
    return search.isAtEnd
      ? fields.first(where: search.contains)
      : fields.last(where: search.contains)
  }

  private func field(at slot: FormSession.Slot) -> FoundField? {
    session.position(of: slot).map { fields[$0] }
  }

  private func isPresent(_ field: FoundField) -> Bool {
    present?.contains(field.widget) ?? true
  }

  private mutating func check(_ slot: FormSession.Slot) {
    guard let field = field(at: slot) else { return }
    session.note(
      slot,
      isPresent(field)
        ? context.state(of: field) : FieldState(obstacles: .detached))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget with focus in a window.
  var focus: Widget? {
    isA(gtk_root_get_type()) ? gtk_root_get_focus(opaque) : nil
  }
}

/// The selection of an entry. An app can refuse focus by calling `grab_focus`
/// on the old field. That call selects all text in the old field (R10).
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

  /// Restores the selection if the entry still exists after the app's focus
  /// handlers.
  @MainActor func restore(in root: Widget?) {
    guard root?.focus == text else { return }
    gtk_editable_select_region(text.opaque, start, end)
  }
}
#endif
