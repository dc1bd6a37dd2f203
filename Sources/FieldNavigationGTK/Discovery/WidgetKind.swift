#if GTK && os(Linux)
import CFieldNavigationGTK

/// How a walk treats widgets of a class. Subclasses have the same kind.
enum WidgetKind: UInt8 {
  /// The widget has children, and may take focus itself.
  case plain
  /// The widget contains no fields.
  case leaf
  case stack, revealer, popover, dialog, sheet, searchBar, list
  case entry, spinButton, searchEntry, editableLabel
  case textView, dropDown, comboBox

  var isField: Bool { rawValue >= WidgetKind.entry.rawValue }

  /// Whether the widget itself handles Return (R14).
  var keepsReturn: Bool {
    switch self {
    // The text of an editable label has focus only while the user edits it.
    case .entry, .spinButton, .editableLabel: false
    default: true
    }
  }

  /// Whether the fields inside the widget are a separate form (R12).
  var isSeparateForm: Bool { self == .popover || self == .dialog }

  private init(_ type: GType) {
    func isA(_ other: GType) -> Bool { g_type_is_a(type, other) != 0 }
    /// By name, because libadwaita isn't linked.
    func isA(_ name: String) -> Bool {
      let other = g_type_from_name(name)
      return other != 0 && isA(other)
    }
    self =
      if isA(gtk_popover_get_type()) {
        .popover
      } else if isA("AdwDialog") {
        .dialog
      } else if isA("AdwBottomSheet") {
        .sheet
      } else if isA(gtk_search_bar_get_type()) {
        .searchBar
      } else if isA(gtk_search_entry_get_type()) {
        .searchEntry
      } else if isA(gtk_editable_label_get_type()) {
        .editableLabel
      } else if isA(gtk_spin_button_get_type()) || isA("AdwSpinRow") {
        .spinButton
      } else if isA(gtk_editable_get_type()) {
        .entry
      } else if isA(gtk_text_view_get_type()) {
        .textView
      } else if isA(gtk_drop_down_get_type()) || isA("AdwComboRow") {
        .dropDown
      } else if isA(gtk_combo_box_get_type()) {
        .comboBox
      } else if isA(gtk_stack_get_type()) || isA("AdwViewStack")
        || isA("AdwNavigationView")
      {
        .stack
      } else if isA(gtk_revealer_get_type()) {
        .revealer
      } else if isA(gtk_list_view_get_type()) || isA(gtk_grid_view_get_type()) {
        .list
      } else if isA(gtk_label_get_type()) || isA(gtk_image_get_type())
        || isA(gtk_picture_get_type())
        || isA(gtk_scrollbar_get_type()) || isA(gtk_scale_get_type())
      {
        .leaf
      } else {
        .plain
      }
  }

  @MainActor init(of widget: Widget) {
    self = Self.kinds.kind(of: widget)
  }

  @MainActor static var kinds = WidgetKinds()

  /// Remembers the kind of each class, because checking every widget's types
  /// would cost more than the rest of a walk.
  struct WidgetKinds {
    private var known: [UnsafeMutableRawPointer: WidgetKind] = [:]
    private var last: (class: UnsafeMutableRawPointer, kind: WidgetKind)?

    @MainActor mutating func kind(of widget: Widget) -> WidgetKind {
      let type = field_navigation_class(widget.raw)
      guard let type else { return .leaf }
      if let last, last.class == type { return last.kind }
      let kind =
        known[type] ?? WidgetKind(field_navigation_type(widget.raw))
      known[type] = kind
      last = (type, kind)
      return kind
    }
  }
}
#endif
