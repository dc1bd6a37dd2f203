#if GTK && os(Linux)
import CFieldNavigationGTK

/// Whether the user has chosen an item of a drop-down since it gained focus.
/// Return then moves on, because it would open the list again after each
/// choice, and the user could never leave a drop-down with it.
@MainActor final class DropChoice {
  let host: WeakObject
  private var choice: Observation?
  private var isMade = false
  /// Set while focus is in the drop-down itself.
  private var place: (surface: WeakObject, run: @MainActor () -> Bool)?
  private var keys: WindowKeys?

  init(of host: Widget) {
    self.host = WeakObject(host)
    if WidgetKind(of: host) == .comboBox {
      choice = .signal("changed", of: host.raw) { self.made() }
    }
  }

  func observe(_ list: Widget, made: @escaping () -> Void) {
    place = nil
    keys = nil
    choice = .signal("activate", of: list.raw) {
      made()
      self.made()
    }
  }

  private func made() {
    isMade = true
    updateKeys()
  }

  func arrived(in surface: Widget, run: @escaping @MainActor () -> Bool) {
    place = (WeakObject(surface), run)
    updateKeys()
  }

  private func updateKeys() {
    guard isMade, keys == nil, let place, let surface = place.surface.widget
    else { return }
    keys = WindowKeys(
      in: surface, capturing: true, WindowKeys.returns(place.run))
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    choice = nil
    keys = nil
    place = nil
  }
}
#endif
