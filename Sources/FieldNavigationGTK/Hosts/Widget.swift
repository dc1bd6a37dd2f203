#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// A pointer to a widget, in the type that GTK's functions take.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// GTK's functions take this type for classes with a private structure.
  var opaque: OpaquePointer { OpaquePointer(self) }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  var parent: Widget? { gtk_widget_get_parent(self) }

  var firstChild: Widget? { gtk_widget_get_first_child(self) }

  var nextSibling: Widget? { gtk_widget_get_next_sibling(self) }

  func isA(_ type: GType) -> Bool {
    g_type_is_a(field_navigation_type(raw), type) != 0
  }

  func contains(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(other, self) != 0
  }

  /// This widget or its nearest ancestor that passes the test.
  func ancestor(where test: (Widget) -> Bool) -> Widget? {
    var current: Widget? = self
    while let widget = current, !test(widget) { current = widget.parent }
    return current
  }

  var root: Widget? {
    gtk_widget_get_root(self).map { Widget($0) }
  }

  /// The name of the class, for warnings.
  var type: String {
    g_type_name(field_navigation_type(raw)).map { String(cString: $0) }
      ?? "a widget"
  }

  /// Identifies the widget in warnings.
  var label: String {
    guard let label = field_navigation_label(self) else { return type }
    defer { g_free(label) }
    return String(cString: label)
  }

  var readingDirection: ReadingDirection {
    gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL
      ? .rightToLeft : .leftToRight
  }

  /// In the coordinates of the parent, three times as fast as ``frame(in:)``.
  var frameInParent: LayoutRect {
    let frame = field_navigation_frame(self)
    return LayoutRect(
      x: Double(frame.x), y: Double(frame.y), width: Double(frame.width),
      height: Double(frame.height))
  }

  /// The frame in an ancestor's coordinates; NaN if GTK can't compute it.
  func frame(in other: Widget) -> LayoutRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else {
      return LayoutRect(x: .nan, y: .nan, width: 0, height: 0)
    }
    return LayoutRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }
}

extension StaticString {
  var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
#endif
