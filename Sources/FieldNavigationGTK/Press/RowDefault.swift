#if GTK && os(Linux)
import CFieldNavigationGTK

/// Holds back the default widget of a row of libadwaita during one Return.
///
/// With `activates-default` such a row activates the default widget in a handler
/// on its text, connected when the row was made, so that it runs before any of
/// ours. The property is off from the start of the emission until our handler.
@MainActor final class RowDefault {
  private let row: WeakObject

  /// - Returns: `nil` where the row does not activate the default widget.
  init?(of row: Widget) {
    guard field_navigation_row_activates_default(row) != 0 else { return nil }
    self.row = WeakObject(row)
    g_object_freeze_notify(row.gObject)
    field_navigation_set_row_activates_default(row, 0)
  }

  isolated deinit {
    guard let row = row.widget else { return }
    field_navigation_set_row_activates_default(row, 1)
    g_object_thaw_notify(row.gObject)
  }

  static func isRow(_ widget: Widget) -> Bool {
    let type = g_type_from_name("AdwEntryRow")
    return type != 0 && widget.isA(type)
  }
}

/// Runs at the start of an emission, before all handlers.
@MainActor final class EmissionStart {
  private let signal: guint
  private let id: gulong

  private final class Action {
    let object: UnsafeMutableRawPointer
    let run: @MainActor () -> Void

    init(
      _ object: UnsafeMutableRawPointer, _ run: @escaping @MainActor () -> Void
    ) {
      self.object = object
      self.run = run
    }
  }

  init(
    _ name: StaticString, of object: Widget,
    _ run: @escaping @MainActor () -> Void
  ) {
    signal = g_signal_lookup(
      name.cString, field_navigation_type(object.raw))
    id = g_signal_add_emission_hook(
      signal, 0,
      { _, _, values, box in
        guard let box, let values else { return 1 }
        let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
        guard g_value_peek_pointer(values) == action.object else { return 1 }
        let run = action.run
        MainActor.assumeIsolated { run() }
        return 1
      }, Unmanaged.passRetained(Action(object.raw, run)).toOpaque(),
      { box in
        if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
      })
  }

  isolated deinit { g_signal_remove_emission_hook(signal, id) }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var gObject: UnsafeMutablePointer<GObject> {
    raw.assumingMemoryBound(to: GObject.self)
  }
}
#endif
