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

/// Emits a signal with a string, such as an input method's `commit`.
@MainActor private func emitCommit(of method: gpointer, _ text: String) {
  var values = [GValue(), GValue()]
  values.withUnsafeMutableBufferPointer { values in
    g_value_init(&values[0], gtk_im_context_get_type())
    g_value_set_object(&values[0], method)
    g_value_init(&values[1], GType(16 << 2))
    g_value_set_string(&values[1], text)
    g_signal_emitv(
      values.baseAddress,
      g_signal_lookup("commit", gtk_im_context_get_type()), 0, nil)
    g_value_unset(&values[1])
    g_value_unset(&values[0])
  }
}
