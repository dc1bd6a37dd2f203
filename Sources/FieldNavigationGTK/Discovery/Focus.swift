#if GTK && os(Linux)
import CFieldNavigationGTK

/// What has focus in a window, computed once each time focus moves.
@MainActor struct Focus {
  let widget: Widget
  /// The `GtkText` with focus.
  let text: Widget?
  /// The field that the app created, such as an entry, a row or a drop-down, or
  /// the widget itself if there is none around it.
  let field: Widget
  /// Where key events arrive: the window, or the popover or dialog around the
  /// field. A window gets no key events while a popover is open, and none for a
  /// libadwaita dialog, which keeps them (`gtk_widget_set_limit_events`).
  let surface: Widget

  init(_ widget: Widget) {
    self.widget = widget
    let text = widget.isA(gtk_text_get_type()) ? widget : nil
    self.text = text
    var field: Widget?
    var surface = widget
    var current: Widget? = widget
    while let ancestor = current {
      surface = ancestor
      let kind = WidgetKind(of: ancestor)
      if kind.isSeparateForm || field_navigation_limits_events(ancestor) != 0 {
        break
      }
      if let text {
        // A row may contain more entries than its own text, in its suffixes.
        if ancestor.isEditable(of: text) { field = ancestor }
      } else if field == nil, kind.isField {
        field = ancestor
      }
      current = ancestor.parent
    }
    self.field = field ?? widget
    self.surface = surface
  }
}

extension Focus {
  /// The drop-down or combo box with focus, or whose popover has focus.
  var dropDown: Widget? {
    func isDrop(_ widget: Widget) -> Bool {
      let kind = WidgetKind(of: widget)
      return kind == .dropDown || kind == .comboBox
    }
    if isDrop(field) { return field }
    return WidgetKind(of: surface) == .popover
      ? surface.parent?.ancestor(where: isDrop) : nil
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether this is the `GtkText`, or an entry or a row that shows it.
  fileprivate func isEditable(of text: Widget) -> Bool {
    guard let inner = self.text else { return false }
    // A class of the app may have no delegate.
    return inner == text || inner == self
  }
}
#endif
