#if GTK && os(Linux)
import CFieldNavigationGTK

/// A signal handler, which is disconnected when this object is released.
@MainActor final class Observation {
  private let object: WeakObject
  private let id: gulong

  /// The closure that a signal calls, with the hardware key of a key signal, or
  /// 0. GLib releases it when the handler is disconnected.
  private final class Action {
    let run: @MainActor (UInt32) -> Bool
    init(_ run: @escaping @MainActor (UInt32) -> Bool) { self.run = run }
  }

  private init(
    _ signal: StaticString, of object: UnsafeMutableRawPointer,
    isAfter: Bool = false, _ run: @escaping @MainActor (UInt32) -> Bool
  ) {
    self.object = WeakObject(object)
    id = field_navigation_connect(
      object, signal.cString,
      { box, key in
        guard let box else { return 0 }
        let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
        let run = action.run
        // GTK's main loop runs on the main thread, on which the app created the
        // navigator.
        return MainActor.assumeIsolated { run(key) } ? 1 : 0
      }, Unmanaged.passRetained(Action(run)).toOpaque(),
      { box, _ in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
      }, isAfter ? 1 : 0)
  }

  /// What a text is about to insert: UTF-8, its length in bytes or -1, and the
  /// place in letters. For `delete-text`, no text, and the first place. For
  /// `commit`, only the text.
  typealias Edit =
    @MainActor (
      _ text: UnsafePointer<CChar>?, _ length: Int32, _ position: Int32
    ) -> Void

  private final class EditAction {
    let run: Edit
    init(_ run: @escaping Edit) { self.run = run }
  }

  /// Observes `insert-text`, `delete-text` or an input method's `commit`.
  init(
    edit signal: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping Edit
  ) {
    self.object = WeakObject(object)
    id = field_navigation_connect_edit(
      object, signal.cString,
      { box, text, length, position in
        guard let box else { return }
        let action = Unmanaged<EditAction>.fromOpaque(box).takeUnretainedValue()
        let run = action.run
        nonisolated(unsafe) let text = text
        MainActor.assumeIsolated { run(text, length, position) }
      }, Unmanaged.passRetained(EditAction(run)).toOpaque(),
      { box, _ in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
      })
  }

  /// Observes a signal that returns nothing, such as `activate`.
  static func signal(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    Observation(name, of: object) { _ in
      run()
      return false
    }
  }

  /// Observes a signal after the object itself has acted, unless a handler of
  /// the app has stopped the emission.
  static func afterwards(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    Observation(name, of: object, isAfter: true) { _ in
      run()
      return false
    }
  }

  /// Observes a property, by a name such as `notify::root`.
  static func change(
    _ name: StaticString, of object: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor () -> Void
  ) -> Observation {
    signal(name, of: object, run)
  }

  /// The closure returns whether to stop the event.
  static func keyPressed(
    of controller: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor (UInt32) -> Bool
  ) -> Observation {
    Observation("key-pressed", of: controller, run)
  }

  static func keyReleased(
    of controller: UnsafeMutableRawPointer,
    _ run: @escaping @MainActor (UInt32) -> Void
  ) -> Observation {
    Observation("key-released", of: controller) {
      run($0)
      return false
    }
  }

  /// Blocks this handler while a closure runs, so that
  /// `g_signal_has_handler_pending` ignores it.
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

/// Runs a closure once, before the main loop waits, unless `cancel()` prevents
/// this. A Swift task wouldn't run, because GLib's loop doesn't run Swift's
/// main queue.
@MainActor final class Idle {
  private var id: guint = 0
  private let priority: Int32
  private let run: () -> Void

  /// - Parameter isUrgent: whether the closure runs before the next event.
  init(isUrgent: Bool = false, _ run: @escaping () -> Void) {
    priority = isUrgent ? G_PRIORITY_HIGH : G_PRIORITY_HIGH_IDLE + 15
    self.run = run
  }

  func schedule() {
    guard id == 0 else { return }
    id = g_idle_add_full(
      priority,
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
