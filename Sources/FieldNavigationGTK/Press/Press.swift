#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// One press of Return or Tab: focus goes to the first candidate that takes it
/// (R10).
@MainActor struct Press {
  enum Outcome {
    /// Focus has moved, to a candidate or where the app wanted it.
    case moved
    /// A field has refused, and nobody else took focus.
    case refused
    /// The form ends.
    case finished
    /// There is nothing to do: Return or Tab is GTK's.
    case untouched
  }

  private let navigation: NavigatorContext
  private let fields: [FoundField]
  private var session: FormSession
  private var press: FormSession.Press
  private let root: WeakObject
  /// Finds the fields again.
  private let find: () -> [FoundField]
  /// The fields that are there after a field has refused: the app may have
  /// destroyed others when it heard of focus.
  private var present: Set<Widget>?

  /// Return in a field of the form, or Tab where a direction is given.
  ///
  /// - Parameters:
  ///   - origin: the field with focus; the press moves nothing where it is none
  ///     of the fields.
  ///   - find: finds all fields of the form, in order.
  init(
    in origin: Widget, _ context: NavigatorContext,
    policy: ReturnPolicy, direction: TabOrder.Direction? = nil,
    wraps: Bool = false, root: WeakObject, find: @escaping () -> [FoundField]
  ) {
    let fields = find()
    self.fields = fields
    self.find = find
    self.navigation = context
    self.root = root
    let session = FormSession(policy: policy, unread: fields.count)
    self.session = session
    let slot = fields.firstIndex { $0.widget == origin }
      .flatMap(session.slot(at:))
    if let slot, let direction {
      press = .tab(in: slot, direction: direction, wraps: wraps)
    } else if let slot {
      press = .return(in: slot, shown: nil)
    } else {
      press = FormSession.Press(isTab: direction != nil)
    }
  }

  /// The field that a press would go to if nobody refuses.
  mutating func target() -> Widget? {
    while true {
      switch session.step(&press) {
      case .check(let slot): check(slot)
      case .focus(let slot): return field(at: slot)?.widget
      case .finish, .resign, .stay: return nil
      }
    }
  }

  /// Moves focus. The end of the form is left to the caller.
  mutating func run() -> Outcome {
    var start: SavedSelection?
    while true {
      switch session.step(&press) {
      case .check(let slot): check(slot)
      case .focus(let slot):
        guard let target = field(at: slot), let window = root.widget else {
          return .moved
        }
        if start == nil { start = SavedSelection(window.focus) }
        let before = window.focus
        g_object_ref(target.widget.raw)
        defer { g_object_unref(target.widget.raw) }
        target.takeFocus()
        guard let after = root.widget?.focus else { return .moved }
        if target.widget.contains(after) || after != before { return .moved }
        present = Set(find().map(\.widget))
      case .finish: return .finished
      case .resign, .stay:
        start?.restore()
        return start == nil ? .untouched : .refused
      }
    }
  }

  private func field(at slot: FormSession.Slot) -> FoundField? {
    session.position(of: slot).map { fields[$0] }
  }

  private mutating func check(_ slot: FormSession.Slot) {
    guard let field = field(at: slot) else { return }
    let isPresent = present?.contains(field.widget) ?? true
    session.note(
      slot,
      isPresent
        ? navigation.state(of: field) : FieldState(obstacles: .detached))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget with focus in a window.
  var focus: Widget? {
    isA(gtk_root_get_type()) ? gtk_root_get_focus(opaque) : nil
  }
}

extension FoundField {
  @MainActor fileprivate func takeFocus() {
    if isInHiddenRow { _ = Rows.reveal(widget) }
    gtk_widget_grab_focus(widget)
  }
}

/// The selection of an entry: an attempt that is refused may bring focus back by
/// `grab_focus`, which selects all (R10).
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

  @MainActor func restore() {
    guard text.root?.focus == text else { return }
    gtk_editable_select_region(text.opaque, start, end)
  }
}
#endif
