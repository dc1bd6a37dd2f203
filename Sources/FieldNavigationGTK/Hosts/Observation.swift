#if GTK && os(Linux)
import CFieldNavigationGTK

/// A signal handler. Releasing this object disconnects the handler.
@MainActor final class Observation {
  private let object: WeakObject
  private let id: gulong

  /// The closure that a signal calls. GLib releases the closure when the
  /// handler is disconnected.
  private final class Action {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }

  /// The closure that a key signal calls. Its argument is the hardware key. The
  /// closure's result is the result of the signal handler.
  private final class KeyAction {
    let run: @MainActor (UInt32) -> Bool
    init(_ run: @escaping @MainActor (UInt32) -> Bool) { self.run = run }
  }

  private init(
    _ object: UnsafeMutableRawPointer, _ signal: StaticString,
    _ callback: @escaping GCallback, _ box: AnyObject
  ) {
    self.object = WeakObject(object)
    id = g_signal_connect_data(
      object, signal.cString, callback, Unmanaged.passRetained(box).toOpaque(),
      { box, _ in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
      }, GConnectFlags(0))
  }

  /// Observes a signal without parameters, such as `activate`.
  static func signal(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, box in
      Observation.call(box)
    }
    return Observation(
      object, name, unsafeBitCast(callback, to: GCallback.self), Action(run))
  }

  /// Observes a signal of a list with the position of an item.
  static func position(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    let callback: @convention(c) (gpointer?, guint, gpointer?) -> Void = {
      _, _, box in Observation.call(box)
    }
    return Observation(
      object, name, unsafeBitCast(callback, to: GCallback.self), Action(run))
  }

  /// Observes a property, by a name such as `notify::root`.
  static func change(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    let callback:
      @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
        _, _, box in Observation.call(box)
      }
    return Observation(
      object, name,
      unsafeBitCast(callback, to: GCallback.self), Action(run))
  }

  /// Observes `key-pressed` of a key controller. The closure returns whether to
  /// stop the event.
  static func keyPressed(
    of controller: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor (UInt32) -> Bool
  ) -> Observation {
    let callback:
      @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = {
        _, _, code, _, box in Observation.call(box, code) ? 1 : 0
      }
    return Observation(
      controller, "key-pressed", unsafeBitCast(callback, to: GCallback.self),
      KeyAction(run))
  }

  /// Observes `key-released` of a key controller.
  static func keyReleased(
    of controller: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor (UInt32) -> Void
  ) -> Observation {
    let callback:
      @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
        _, _, code, _, box in _ = Observation.call(box, code)
      }
    return Observation(
      controller, "key-released", unsafeBitCast(callback, to: GCallback.self),
      KeyAction {
        run($0)
        return false
      })
  }

  /// Calls the closure of a signal. GTK's main loop runs on the main thread.
  /// The app created the navigator on the same thread.
  nonisolated private static func call(_ box: gpointer?) {
    guard let box else { return }
    let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
    let run = action.run
    MainActor.assumeIsolated { run() }
  }

  nonisolated private static func call(_ box: gpointer?, _ code: UInt32)
    -> Bool
  {
    guard let box else { return false }
    let action = Unmanaged<KeyAction>.fromOpaque(box).takeUnretainedValue()
    let run = action.run
    return MainActor.assumeIsolated { run(code) }
  }

  /// Blocks this handler while a closure runs. `g_signal_has_handler_pending`
  /// then ignores the handler.
  func blocked<Result>(_ body: () -> Result) -> Result {
    guard let object = object.object else { return body() }
    g_signal_handler_block(object, id)
    defer { g_signal_handler_unblock(object, id) }
    return body()
  }

  isolated deinit {
    if let object = object.object,
      g_signal_handler_is_connected(object, id) != 0
    {
      g_signal_handler_disconnect(object, id)
    }
  }
}

/// Runs a closure once, before the main loop waits. `cancel()` prevents this. A
/// Swift task wouldn't run: GLib's loop doesn't run Swift's main queue.
@MainActor final class Idle {
  private var id: guint = 0
  private let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }

  func schedule() {
    guard id == 0 else { return }
    id = g_idle_add_full(
      G_PRIORITY_HIGH_IDLE + 15,
      { box in
        guard let box else { return 0 }
        let idle = Unmanaged<Idle>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated {
          idle.id = 0
          idle.run()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { box in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
      })
  }

  func cancel() {
    if id != 0 { g_source_remove(id) }
    id = 0
  }
}
#endif
