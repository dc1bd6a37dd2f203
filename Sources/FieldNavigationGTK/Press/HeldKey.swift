#if GTK && os(Linux)
import CFieldNavigationGTK

/// Stops a key's repeats after the key has moved focus. Otherwise the repeats
/// would move focus through all fields.
///
/// The window has the key controller only while the key is down. Typing
/// therefore runs no code of the navigator.
@MainActor final class HeldKey {
  private let controller: WeakObject?
  private var observations: [Observation] = []

  /// - Parameters:
  ///   - code: the hardware key.
  ///   - surface: the window or popover with focus. Observed with real keys: a
  ///     window gets no key events while a popover is open.
  ///   - window: the window around the surface.
  ///   - swallows: whether to stop the repeats. If the app has moved focus, the
  ///     app's handlers get the repeats.
  ///   - ended: called when the user releases the key or the window becomes
  ///     inactive.
  init(
    _ code: UInt32, in surface: Widget, of window: Widget, swallows: Bool,
    ended: @escaping () -> Void
  ) {
    guard let keys = gtk_event_controller_key_new() else {
      controller = nil
      return
    }
    let object = UnsafeMutableRawPointer(keys)
    controller = WeakObject(object)
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    // The widget now owns the controller.
    gtk_widget_add_controller(surface, keys)
    observations = [
      .keyPressed(of: object) { swallows && $0 == code },
      .keyReleased(of: object) { if $0 == code { ended() } },
      .change("notify::is-active", of: window.raw) { ended() },
      .signal("unmap", of: surface.raw) { ended() },
    ]
  }

  isolated deinit {
    observations = []
    controller?.object.map(field_navigation_end_controller)
  }
}
#endif
