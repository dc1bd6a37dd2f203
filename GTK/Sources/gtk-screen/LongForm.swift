import CFieldNavigationGTK

/// A form that is taller than the space above an on-screen keyboard on a phone.
@MainActor final class LongForm {
  let window: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkWidget>
  private var fields: [String: UnsafeMutablePointer<GtkWidget>] = [:]

  init() {
    window = gtk_window_new()
    scroller = gtk_scrolled_window_new()
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_VERTICAL, 6)
    let topLevel = UnsafeMutableRawPointer(window)
      .assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(topLevel, "Delivery")
    gtk_window_set_default_size(topLevel, 400, 720)
    gtk_window_set_child(topLevel, scroller)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), box)
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom,
      gtk_widget_set_margin_start, gtk_widget_set_margin_end,
    ] {
      set(box, 18)
    }
    let column = UnsafeMutableRawPointer(box)
      .assumingMemoryBound(to: GtkBox.self)
    for name in [
      "Name", "Email", "Phone", "Street", "House", "Code", "City", "Country",
    ] {
      let label = gtk_label_new(name)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_widget_set_margin_top(label, 8)
      gtk_box_append(column, label)
      let entry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
      gtk_box_append(column, entry)
      fields[name] = entry
    }
  }

  var height: Int32 { gtk_widget_get_height(window) }

  var focused: String? {
    guard let focus = gtk_root_get_focus(OpaquePointer(window)) else {
      return nil
    }
    return fields.first { gtk_widget_is_ancestor(focus, $0.value) != 0 }?.key
  }

  func focus(_ name: String) {
    if let field = fields[name] { gtk_widget_grab_focus(field) }
  }

  /// Moves the focus to the scroller. A window without a focus would focus its
  /// first field when it becomes active.
  func focusNoField() { gtk_widget_grab_focus(scroller) }

  func text(_ name: String) -> String {
    guard let field = fields[name],
      let text = gtk_editable_get_text(OpaquePointer(field))
    else { return "" }
    return String(cString: text)
  }

  /// Returns the y coordinates of a field's top and bottom in the window.
  func place(_ name: String) -> ClosedRange<Int> {
    var bounds = graphene_rect_t()
    guard let field = fields[name],
      gtk_widget_compute_bounds(field, window, &bounds) != 0
    else { return 0...0 }
    let top = Int(bounds.origin.y)
    return top...(top + Int(bounds.size.height))
  }

  func isInSight(_ name: String) -> Bool {
    let place = place(name)
    return place.lowerBound >= 0 && place.upperBound <= height
  }
}
