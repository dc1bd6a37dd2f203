#if GTK && os(Linux)
import CFieldNavigationGTK

/// Prevents a libadwaita row from activating the default widget during one
/// press of Return.
///
/// If `activates-default` is true, the row's own handler does so, and it runs
/// before the navigator's, because the row connects it when it's created. So
/// this object sets the property to false before all handlers run, until the
/// navigator's handler releases it.
@MainActor final class RowDefault {
  private let row: WeakObject

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

/// Runs a closure at the start of each emission, before all handlers.
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
