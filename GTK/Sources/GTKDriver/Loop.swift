package import CFieldNavigationGTK

/// Runs GLib's main loop until a condition holds. Tests wait for conditions and
/// never sleep for a fixed time.
@MainActor package enum Loop {
  /// - Parameters:
  ///   - seconds: the longest time to wait; 5 seconds by default.
  ///   - condition: evaluated after each turn of the loop.
  /// - Returns: whether the condition holds.
  @discardableResult
  package static func wait(
    atMost seconds: Double = 5, until condition: () -> Bool
  ) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    // The timer wakes the loop in time to notice the time limit.
    let timer = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() {
      if g_get_monotonic_time() >= end { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Runs the loop until GTK has handled all earlier events. The function
  /// presses an unused key. The function returns when the X server reports that
  /// key.
  package static func settle(in window: UnsafeMutablePointer<GtkWidget>) {
    // An open popover or dialog receives the keys of its window.
    var surface = gtk_root_get_focus(OpaquePointer(window))
    while let widget = surface,
      gtk_widget_get_native(widget) != OpaquePointer(widget),
      field_navigation_limits_events(widget) == 0
    {
      surface = gtk_widget_get_parent(widget)
    }
    let echo = Echo(in: surface ?? window)
    Keyboard.shared.tap(.control)
    wait { echo.isHeard }
    echo.stop()
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs the loop until every button that is activated by now was clicked. GTK
  /// emits `clicked` only a while after a key has activated a button. The
  /// function activates a separate button, because that click comes last.
  package static func settleButtons() {
    LastButton.shared.click()
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

/// A button in a window that never appears and never ends, because GTK 4.8
/// measures a window that is already freed if the X server confirms its end
/// late.
@MainActor private final class LastButton {
  static let shared = LastButton()
  private let button: UnsafeMutablePointer<GtkWidget>? = gtk_button_new()
  private var isClicked = false

  private init() {
    gtk_window_set_child(
      UnsafeMutableRawPointer(gtk_window_new())?
        .assumingMemoryBound(to: GtkWindow.self), button)
    // A button without a surface ignores the activation.
    gtk_widget_realize(button)
    let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, it in
      guard let it else { return }
      let last = Unmanaged<LastButton>.fromOpaque(it).takeUnretainedValue()
      MainActor.assumeIsolated { last.isClicked = true }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(button), "clicked",
      unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
  }

  func click() {
    isClicked = false
    gtk_widget_activate(button)
    Loop.wait { isClicked }
  }
}

/// Notices the release of Control. That event follows all earlier events.
@MainActor private final class Echo {
  private(set) var isHeard = false
  private let window: UnsafeMutablePointer<GtkWidget>
  private let controller: OpaquePointer?

  init(in window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let heard:
      @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
        _, key, _, _, echo in
        guard key == guint(GDK_KEY_Control_L), let echo else { return }
        let it =
          Unmanaged<Echo>.fromOpaque(echo).takeUnretainedValue()
        MainActor.assumeIsolated { it.isHeard = true }
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-released",
      unsafeBitCast(heard, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
    gtk_widget_add_controller(window, controller)
  }

  func stop() { gtk_widget_remove_controller(window, controller) }
}
