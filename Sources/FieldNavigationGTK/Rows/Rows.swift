#if GTK && os(Linux)
import CFieldNavigationGTK

/// Rows of list views (R13). GTK makes about 200 row widgets around those in
/// sight, in the order of the model.
///
/// Seen with GTK 4.8: a row knows its place and nobody else does, so that rows
/// are revealed by the row's own action, `listitem.scroll-to`.
@MainActor enum Rows {
  /// Reveals the row around a widget.
  static func reveal(_ widget: Widget) -> Bool {
    var current: Widget? = widget
    while let row = current {
      if let list = row.parent, WidgetKind(of: list) == .list {
        return field_navigation_scroll_to_row(row) != 0
      }
      current = row.parent
    }
    return false
  }
}
#endif
