import CFieldNavigationGTK
import FieldNavigationGTK
import GTKDriver

/// What a user and the system put into a code (R15).
extension Screen {
  func pressBackspace() {
    keyboard.tap(.backspace)
    settle()
  }

  /// Pastes with Control+V. The text arrives in a later turn of the main loop.
  func paste(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window), text)
    keyboard.tap(.letter("v"), with: [.control])
    settle()
  }

  /// Commits letters, as an input method does that isn't of this process. It may
  /// do so in a field that focus has left.
  func commit(_ text: String, in name: String? = nil) {
    let widget =
      name.map { self[$0].innerText }
      ?? gtk_root_get_focus(window.opaque)
    guard let widget, let method = field_navigation_input_method(widget)
    else { return }
    emitCommit(of: method, text)
  }

  /// Drops a text on an entry. Other programs do so by drag and drop, of which
  /// this is the end.
  func drop(_ text: String, on name: String) {
    let target = field_navigation_controller(
      self[name].innerText, gtk_drop_target_get_type())
    guard let target else { return }
    var text: GValue = .string(text)
    var boxed = GValue()
    var (x, y, result) = (GValue.double(2), GValue.double(2), GValue.boolean)
    g_value_init(&boxed, g_value_get_type())
    withUnsafeMutablePointer(to: &text) { g_value_set_boxed(&boxed, $0) }
    g_value_unset(&text)
    var values = [GValue.object(target), boxed, x, y]
    g_signal_emitv(
      &values, g_signal_lookup("drop", gtk_drop_target_get_type()), 0, &result)
    g_value_unset(&x)
    g_value_unset(&y)
    g_value_unset(&result)
    for place in values.indices.prefix(2) { g_value_unset(&values[place]) }
  }

  func pressMiddleButton(on name: String) { click(name, button: 2) }

  func texts(_ names: [String]) -> [String] { names.map { self[$0].text } }

  /// The selected letters of an entry; `nil` if there are none.
  func selection(of name: String) -> ClosedRange<Int32>? {
    var (start, end): (Int32, Int32) = (0, 0)
    let some = gtk_editable_get_selection_bounds(
      self[name].opaque, &start, &end)
    return some != 0 ? start...end : nil
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The `GtkText` inside of an entry.
  var innerText: Widget {
    var editable = self
    while let inner = gtk_editable_get_delegate(editable.opaque) {
      editable = Widget(inner)
    }
    return editable
  }
}

/// Emits an input method's `commit`.
@MainActor private func emitCommit(of method: gpointer, _ text: String) {
  var values: [GValue] = [.object(method), .string(text)]
  g_signal_emitv(
    &values, g_signal_lookup("commit", gtk_im_context_get_type()), 0, nil)
  for place in values.indices { g_value_unset(&values[place]) }
}

extension GValue {
  fileprivate static func object(_ object: gpointer) -> GValue {
    var value = GValue()
    g_value_init(&value, GType(20 << 2))
    g_value_set_object(&value, object)
    return value
  }

  fileprivate static func string(_ string: String) -> GValue {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, string)
    return value
  }

  fileprivate static func double(_ double: Double) -> GValue {
    var value = GValue()
    g_value_init(&value, GType(15 << 2))
    g_value_set_double(&value, double)
    return value
  }

  fileprivate static var boolean: GValue {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    return value
  }
}
