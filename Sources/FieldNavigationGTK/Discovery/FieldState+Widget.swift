#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

extension FieldState {
  /// Reads the state of a field (R1). A press does so before each attempt,
  /// because `gtk_widget_grab_focus` returns true even for invisible fields.
  @MainActor init(
    of field: FoundField, role: FieldNavigator.Role,
    isEmpty: ((Widget) -> Bool?)?
  ) {
    let widget = field.widget
    var obstacles: Obstacles = []
    let isShown =
      field.isInHiddenRow
      ? gtk_widget_get_visible(widget) : gtk_widget_get_mapped(widget)
    if isShown == 0 { obstacles.insert(.hidden) }
    if gtk_widget_is_sensitive(widget) == 0 { obstacles.insert(.disabled) }
    if !widget.canFocus { obstacles.insert(.noInteraction) }
    if !field.isEditable { obstacles.insert(.notEditable) }
    // A search entry isn't a field of the form, but the app may name it.
    let isOtherStop =
      field.kind == .plain || field.kind == .searchEntry && !field.isListed
    if role.contains(.excluded) || isOtherStop && !role.contains(.field) {
      obstacles.insert(.excluded)
    }
    self.init(
      obstacles: obstacles, isEmpty: isEmpty?(widget) ?? field.isEmpty,
      handlesReturn: field.kind.keepsReturn || role.contains(.handlesReturn))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var canFocus: Bool {
    ancestor { gtk_widget_get_can_focus($0) == 0 } == nil
      && (text.map { gtk_widget_get_focusable($0) != 0 } ?? true)
  }

  /// The inner widget of an entry, in which the user types.
  var text: Widget? {
    guard isA(gtk_editable_get_type()) else { return nil }
    var text = self
    while let inner = gtk_editable_get_delegate(text.opaque) {
      text = Widget(inner)
    }
    return text
  }
}

extension FoundField {
  fileprivate var isEditable: Bool {
    switch kind {
    case .entry, .spinButton, .searchEntry, .editableLabel:
      gtk_editable_get_editable(widget.opaque) != 0
    case .textView:
      gtk_text_view_get_editable(widget.textView) != 0
    default: true
    }
  }

  fileprivate var isEmpty: Bool {
    switch kind {
    case .entry, .searchEntry, .editableLabel:
      gtk_editable_get_text(widget.opaque).map { $0.pointee == 0 } ?? true
    case .textView:
      gtk_text_buffer_get_char_count(
        gtk_text_view_get_buffer(widget.textView)) == 0
    case .dropDown:
      field_navigation_selected(widget) == GTK_INVALID_LIST_POSITION
    case .comboBox:
      if let entry = widget.entryOfComboBox {
        gtk_editable_get_text(entry.opaque).map { $0.pointee == 0 } ?? true
      } else {
        gtk_combo_box_get_active(widget.comboBox) < 0
      }
    // A spin button always has a number.
    case .spinButton: false
    default: true
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var entryOfComboBox: Widget? {
    gtk_combo_box_get_has_entry(comboBox) != 0
      ? gtk_combo_box_get_child(comboBox) : nil
  }

  fileprivate var comboBox: UnsafeMutablePointer<GtkComboBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkComboBox.self)
  }

  var textView: UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkTextView.self)
  }
}
#endif
