#if GTK && os(Linux)
import CFieldNavigationGTK

/// Whether the app itself handles Return in a field (R14). No widget of GTK 4.8
/// or libadwaita 1.2 connects a handler to the signals that these functions
/// check.
@MainActor enum AppHandlers {
  /// - Parameters:
  ///   - field: the entry, or the libadwaita row.
  ///   - text: the `GtkText` inside the field, or the field itself.
  ///   - ours: the navigator's own handler, which this function ignores.
  static func hear(
    _ field: Widget, text: Widget, ours: Observation
  ) -> Bool {
    if field == text {
      return ours.blocked { isHeard("activate", of: field) }
    }
    // A libadwaita row emits `activate` when the user clicks the row, but not
    // when the user presses Return in the row's text.
    return field.isA(gtk_list_box_row_get_type())
      ? isHeard("entry-activated", of: field) || isHeard("apply", of: field)
      : isHeard("activate", of: field)
  }

  private static func isHeard(_ signal: StaticString, of widget: Widget) -> Bool
  {
    let id = g_signal_lookup(
      signal.cString, field_navigation_type(widget.raw))
    return id != 0 && g_signal_has_handler_pending(widget.raw, id, 0, 0) != 0
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether the widget is emitting `activate` now.
  var isInActivation: Bool {
    guard let hint = g_signal_get_invocation_hint(raw) else { return false }
    return hint.pointee.signal_id
      == g_signal_lookup("activate", field_navigation_type(raw))
  }
}
#endif
