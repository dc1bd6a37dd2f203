#if GTK && os(Linux)
import CFieldNavigationGTK

/// A handler of a signal, which ends with this object.
@MainActor final class Observation {
  private let object: WeakObject
  private let id: gulong

  /// What a signal calls. GLib releases it with the handler.
  private final class Action {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }

  /// What a signal with a result calls, with the hardware key of the event.
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

  /// A signal without parameters, such as `activate`.
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

  /// A change of a property: `notify::` and its name.
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

  /// `key-pressed` of a key controller; the result is whether the event goes no
  /// further.
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

  /// `key-released` of a key controller.
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

  /// The app's loop runs on the main thread, where the navigator was made.
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

  /// Runs a body that does not count this handler among those that are pending.
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

/// Something to do once before the loop waits, unless it is cancelled. No task:
/// GLib's loop does not serve Swift's main queue.
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
