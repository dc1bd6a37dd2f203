#if GTK && os(Linux)
import CFieldNavigationGTK

/// Whether the app itself handles Return in a field (R14). GTK 4.8 and
/// libadwaita 1.2 connect no handlers to the checked signals.
@MainActor enum AppHandlers {
  /// - Parameters:
  ///   - field: the entry, or the libadwaita row.
  ///   - text: the `GtkText` inside the field, or the field itself.
  ///   - ours: the navigator's own handler, which doesn't count.
  static func hear(
    _ field: Widget, text: Widget, ours: Observation
  ) -> Bool {
    if field == text {
      return ours.blocked { isHeard("activate", of: field) }
    }
    // A click on a libadwaita row emits `activate` on the row. Return in the
    // row's text doesn't.
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
