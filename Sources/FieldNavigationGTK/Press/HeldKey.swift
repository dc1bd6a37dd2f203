#if GTK && os(Linux)
import CFieldNavigationGTK

/// The key of a press that has moved focus, until it is released: its repeats
/// would go through all fields.
///
/// A window has the controller only while the key is held, so that letters run
/// no code.
@MainActor final class HeldKey {
  private let controller: WeakObject?
  private var observations: [Observation] = []

  /// - Parameters:
  ///   - code: the hardware key.
  ///   - surface: the window or popover in which the key is held: seen with real
  ///     keys, the window does not hear those of an open popover.
  ///   - window: the window around it.
  ///   - swallows: whether the repeats reach nobody. Where the app itself has
  ///     moved focus, they are the app's.
  ///   - ended: called when the key is released, or the window hears no keys any
  ///     more.
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
    // The widget owns the controller from here on.
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
