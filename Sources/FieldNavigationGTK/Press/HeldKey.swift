#if GTK && os(Linux)
import CFieldNavigationGTK

/// Stops a key's repeats after the key has moved focus, because they would move
/// it through all fields.
///
/// A widget has the key controller only while the key is down, so that typing
/// runs no code of the navigator.
@MainActor final class HeldKey {
  let owner: AnyObject?
  private let code: UInt32
  private let surface: WeakObject
  private let window: WeakObject
  private let swallows: Bool
  private let ended: () -> Void
  private let unmapped: () -> Void
  private let controller: WeakObject?
  /// Whether the key closes a popover, because the window then becomes
  /// inactive, and active again, while the user holds the key.
  private var closesPopover: Bool
  private var observations: [Observation] = []

  /// - Parameters:
  ///   - swallows: whether to stop the repeats. If the app has moved focus, the
  ///     app's handlers get the repeats.
  ///   - ended: called when the user releases the key or the window becomes
  ///     inactive.
  ///   - unmapped: called when the surface closes.
  init(
    _ code: UInt32, in surface: Widget, of window: Widget, swallows: Bool,
    closesPopover: Bool, owner: AnyObject?, ended: @escaping () -> Void,
    unmapped: @escaping () -> Void
  ) {
    self.owner = owner
    self.code = code
    self.surface = WeakObject(surface)
    self.window = WeakObject(window)
    self.swallows = swallows
    self.closesPopover = closesPopover
    self.ended = ended
    self.unmapped = unmapped
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
      .change("notify::is-active", of: window.raw) {
        if gtk_window_is_active(window.window) != 0 {
          self.closesPopover = false
        } else if !self.closesPopover {
          ended()
        }
      },
      .signal("unmap", of: surface.raw) {
        surface == window ? ended() : unmapped()
      },
    ]
  }

  /// Holds the key in another surface, because its release arrives where focus
  /// has moved.
  func moved(to surface: Widget) -> HeldKey? {
    if surface == self.surface.widget { return self }
    guard let window = window.widget else {
      end()
      return nil
    }
    let old = self.surface.widget
    let isPopover = old.map { WidgetKind(of: $0) == .popover }
    defer { end() }
    return HeldKey(
      code, in: surface, of: window, swallows: swallows,
      closesPopover: closesPopover || isPopover == true, owner: owner,
      ended: ended, unmapped: unmapped)
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    observations = []
    controller?.object.map(field_navigation_end_controller)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The hardware key that this widget or one of its ancestors is handling; 0
  /// if none.
  @MainActor var pressedKey: UInt32 {
    ancestor { field_navigation_pressed_key($0) != 0 }
      .map { field_navigation_pressed_key($0) } ?? 0
  }

  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
#endif
