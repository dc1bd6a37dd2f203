#if GTK && os(Linux)
import CFieldNavigationGTK

/// Mistakes in using the library. Each warning is one line that names the fix.
@MainActor enum Misuse {
  /// Whether the app's function can call GTK now; warns if not.
  ///
  /// - Parameter caller: the function that the app called.
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
        was called on another thread than GTK's main loop and does nothing. \
        Call it in a function for g_idle_add(), which runs there.
        """)
      return false
    }
    return true
  }

  /// Warns and returns `nil` if the widget is unusable.
  ///
  /// - Parameter caller: the function that the app called.
  static func checked(_ widget: Widget?, by caller: StaticString) -> Widget? {
    guard allows(caller) else { return nil }
    guard let widget else {
      Warning.say(
        caller,
        """
        was given NULL and does nothing. Pass the window, or a widget inside of \
        it, once it exists.
        """)
      return nil
    }
    let isObject =
      g_type_check_instance_is_fundamentally_a(object(widget), objectType) != 0
    guard isObject, widget.isA(gtk_widget_get_type()) else {
      Warning.say(
        """
        \(caller) was given \(isObject ? widget.type : "something"), which is \
        not a GtkWidget, and does nothing. Pass the window, or a widget inside \
        of it.
        """)
      return nil
    }
    return widget
  }

  /// Whether this thread runs GTK's main loop, or will if none does yet. That
  /// is the process's first thread, or in Swift the main actor's, which the
  /// compiler checks.
  private static var isOnLoop: Bool {
    let loop = g_main_context_default()
    if g_main_context_is_owner(loop) != 0 { return true }
    guard g_main_context_acquire(loop) != 0 else { return false }
    g_main_context_release(loop)
    #if hasFeature(Embedded)
    return field_navigation_is_first_thread() != 0
    #else
    return true
    #endif
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
      """
      Two navigators share \(field.label) in \(window?.label ?? "no window"). \
      It stays with the first. Call invalidate() or field_navigation_detach() \
      on one of them, or give the second other fields.
      """)
  }
}
#endif
