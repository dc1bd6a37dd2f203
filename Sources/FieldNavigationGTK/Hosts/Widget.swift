#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// A widget, as GTK's functions take it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The same widget for functions of a class that GTK keeps opaque.
  var opaque: OpaquePointer { OpaquePointer(self) }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  var parent: Widget? { gtk_widget_get_parent(self) }

  var firstChild: Widget? { gtk_widget_get_first_child(self) }

  var nextSibling: Widget? { gtk_widget_get_next_sibling(self) }

  func isA(_ type: GType) -> Bool {
    g_type_is_a(field_navigation_type(raw), type) != 0
  }

  /// Whether the other widget is this one, or inside of it.
  func contains(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(other, self) != 0
  }

  /// The nearest ancestor, this widget included, that passes a test.
  func ancestor(where test: (Widget) -> Bool) -> Widget? {
    var current: Widget? = self
    while let widget = current, !test(widget) { current = widget.parent }
    return current
  }

  /// The window, if the widget is in one.
  var root: Widget? {
    gtk_widget_get_root(self).map { Widget($0) }
  }

  /// The text with focus is inside of the field that the app knows: the entry,
  /// the row, the spin button.
  var field: Widget {
    var field = self
    var current = parent
    while let widget = current {
      if widget.isA(gtk_editable_get_type()) { field = widget }
      current = widget.parent
    }
    return field
  }

  /// The name of the class of an object of GTK's.
  var type: String {
    String(cString: g_type_name(field_navigation_type(raw)))
  }

  /// For warnings: the class with what the app calls the widget. Where the app
  /// calls it nothing, its place in the window tells it from others.
  var label: String {
    if let name = givenName { return "\(type) '\(name)'" }
    guard let root, root != self else { return type }
    let frame = frame(in: root)
    guard let x = Int(exactly: frame.x.rounded()),
      let y = Int(exactly: frame.y.rounded())
    else { return type }
    return "\(type) at (\(x), \(y))"
  }

  /// The first of what developers name widgets by. What the user has typed is no
  /// name, and never in a warning.
  private var givenName: String? {
    let title =
      isA(gtk_window_get_type())
      ? gtk_window_get_title(raw.assumingMemoryBound(to: GtkWindow.self)) : nil
    let placeholder =
      isA(gtk_entry_get_type())
      ? gtk_entry_get_placeholder_text(
        raw.assumingMemoryBound(to: GtkEntry.self)) : nil
    let names = [
      gtk_widget_get_name(self), gtk_buildable_get_buildable_id(opaque),
      placeholder, title,
    ]
    return names.lazy.compactMap { $0.map { String(cString: $0) } }
      .first { !$0.isEmpty && $0 != type }
  }

  var readingDirection: ReadingDirection {
    gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL
      ? .rightToLeft : .leftToRight
  }

  /// The frame in the coordinates of the parent: a third of the time that
  /// ``frame(in:)`` takes.
  var frameInParent: LayoutRect {
    let frame = field_navigation_frame(self)
    return LayoutRect(
      x: Double(frame.x), y: Double(frame.y), width: Double(frame.width),
      height: Double(frame.height))
  }

  /// The frame in the coordinates of a widget around it; not finite where the
  /// widget has no place there.
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

extension OpaquePointer {
  /// Whether the pointer is an object of GTK's that is a widget.
  var asWidget: Widget { Widget(self) }
}
#endif
