#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigationWords

/// Mistakes in the use of the library. Each has one line that names the fix.
@MainActor enum Misuse {
  /// The widget, or `nil` and a warning where it cannot be used.
  ///
  /// - Parameter caller: the function that the app has called.
  static func checked(_ widget: Widget?, by caller: String) -> Widget? {
    if gtk_is_initialized() == 0 {
      Warning.say(
        "\(caller) was called before gtk_init() and does nothing. Call it in "
          + "the handler of the application's activate signal.")
      return nil
    }
    guard let widget else {
      Warning.say(
        "\(caller) was given NULL and does nothing. Pass the window, or a "
          + "widget inside of it, once it exists.")
      return nil
    }
    guard isOnLoop else {
      Warning.say(
        "\(caller) was called on another thread than GTK's main loop and "
          + "does nothing. Call it in a function for g_idle_add(), which runs "
          + "there.")
      return nil
    }
    let isObject =
      g_type_check_instance_is_fundamentally_a(object(widget), objectType) != 0
    guard isObject, widget.isA(gtk_widget_get_type()) else {
      Warning.say(
        "\(caller) was given \(isObject ? widget.type : "something"), which is "
          + "not a GtkWidget, and does nothing. Pass the window, or a widget "
          + "inside of it.")
      return nil
    }
    return widget
  }

  /// Whether this thread may iterate GTK's loop: nobody does, or this one does.
  private static var isOnLoop: Bool {
    let loop = g_main_context_default()
    guard g_main_context_acquire(loop) != 0 else { return false }
    g_main_context_release(loop)
    return true
  }

  private static func object(
    _ widget: Widget
  ) -> UnsafeMutablePointer<GTypeInstance> {
    widget.raw.assumingMemoryBound(to: GTypeInstance.self)
  }

  /// `G_TYPE_OBJECT`.
  private static let objectType: GType = 20 << 2

  static func warnOfConflict(_ field: Widget, _ window: Widget?) {
    Warning.say(
      "Two navigators share \(field.label) in \(window?.label ?? "no window"). "
        + "It stays with the first. Call invalidate() on one of them, or give "
        + "the second other fields.")
  }
}
#endif
