#if GTK && os(Linux)
import CFieldNavigationGTK

/// Mistakes in the use of the library. Each has one line that names the fix.
@MainActor enum Misuse {
  /// Whether GTK may be called now; says so where it may not.
  ///
  /// - Parameter caller: the function that the app has called.
  static func allows(_ caller: StaticString) -> Bool {
    if gtk_is_initialized() == 0 {
      Warning.say(
        caller,
        """
        was called before gtk_init() and does nothing. Call it in the handler of \
        the application's activate signal.
        """)
      return false
    }
    guard isOnLoop else {
      Warning.say(
        caller,
        """
        was called on another thread than GTK's loop and does nothing. Call it \
        from g_idle_add(), whose function runs there.
        """)
      return false
    }
    return true
  }

  /// The widget, or `nil` and a warning where it cannot be used.
  ///
  /// - Parameter caller: the function that the app has called.
  static func checked(_ widget: Widget?, by caller: StaticString) -> Widget? {
    guard allows(caller) else { return nil }
    guard let widget else {
      Warning.say(
        caller,
        """
        was given NULL and does nothing. Give the window, or a widget inside of \
        it, after it was made.
        """)
      return nil
    }
    guard
      g_type_check_instance_is_fundamentally_a(object(widget), objectType)
        != 0, widget.isA(gtk_widget_get_type())
    else {
      Warning.say(
        caller,
        """
        was given an object that is no GtkWidget and does nothing. Give the \
        window, or a widget inside of it.
        """)
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

  static func warnOfConflict(_ field: Widget, _ first: Widget?) {
    Warning.say(
      "Two navigators have \(field.label) in \(first?.label ?? "their window"). "
        + "It stays with the first; invalidate() one of them, or give the "
        + "second fields of its own.")
  }
}
#endif
