#if GTK && os(Linux)
import CFieldNavigationGTK

/// Whether the app itself handles Return in a field (R14). Neither GTK nor
/// libadwaita connects handlers to the checked signals of fields. They do
/// connect to `activate` of the `GtkText` inside a field, but with the field or
/// its completion as data, which tells such a handler from the app's.
@MainActor enum AppHandlers {
  /// - Parameters:
  ///   - field: the entry, or the libadwaita row.
  ///   - text: the `GtkText` inside the field, or the field itself.
  ///   - ours: the navigator's own handler, which doesn't count.
  static func exist(
    on field: Widget, text: Widget, ours: Observation?
  ) -> Bool {
    let findInnerHandler = {
      field == text
        ? hasHandler("activate", of: field) : hasAppHandler(text, in: field)
    }
    let hasInnerHandler =
      ours.map { $0.blocked(findInnerHandler) } ?? findInnerHandler()
    if hasInnerHandler || field == text { return hasInnerHandler }
    // A click on a libadwaita row emits `activate` on the row, but Return in
    // the row's text doesn't.
    return field.isA(gtk_list_box_row_get_type())
      ? hasHandler("entry-activated", of: field)
        || hasHandler("apply", of: field)
      : hasHandler("activate", of: field)
  }

  private static func hasAppHandler(_ text: Widget, in field: Widget) -> Bool {
    var owners: [UnsafeMutableRawPointer] = []
    var current: Widget? = text.parent
    while let widget = current {
      owners.append(widget.raw)
      if let completion = widget.completion { owners.append(completion) }
      current = widget == field ? nil : widget.parent
    }
    let id = g_signal_lookup("activate", gtk_text_get_type())
    let match = GSignalMatchType(
      rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    for owner in owners {
      g_signal_handlers_block_matched(
        text.raw, match, id, 0, nil, nil, owner)
    }
    defer {
      for owner in owners {
        g_signal_handlers_unblock_matched(
          text.raw, match, id, 0, nil, nil, owner)
      }
    }
    return hasHandler("activate", of: text)
  }

  private static func hasHandler(_ signal: StaticString, of widget: Widget)
    -> Bool
  {
    let id = g_signal_lookup(
      signal.cString, field_navigation_type(widget.raw))
    return id != 0 && g_signal_has_handler_pending(widget.raw, id, 0, 0) != 0
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var completion: UnsafeMutableRawPointer? {
    guard isA(gtk_entry_get_type()) else { return nil }
    return field_navigation_completion(self)
  }

  var completionPopup: Widget? {
    guard completion != nil else { return nil }
    var child = firstChild
    while let widget = child, !widget.isA(gtk_popover_get_type()) {
      child = widget.nextSibling
    }
    return child
  }

  var isInActivation: Bool {
    guard let hint = g_signal_get_invocation_hint(raw) else { return false }
    return hint.pointee.signal_id
      == g_signal_lookup("activate", field_navigation_type(raw))
  }
}
#endif
