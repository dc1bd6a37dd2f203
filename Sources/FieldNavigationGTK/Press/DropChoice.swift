#if GTK && os(Linux)
import CFieldNavigationGTK

/// Whether the user has chosen an item of a drop-down since it gained focus.
/// Return then moves on, because it would open the list again after each
/// choice, and the user could never leave a drop-down with it.
@MainActor final class DropChoice {
  let host: WeakObject
  private let navigation: any KeyHost
  private var choice: Observation?
  private var isMade = false
  /// Set while focus is in the drop-down itself.
  private var surface: WeakObject?
  private var keys: WindowKeys?

  init(of host: Widget, in navigation: any KeyHost) {
    self.host = WeakObject(host)
    self.navigation = navigation
    if WidgetKind(of: host) == .comboBox {
      choice = .signal("changed", of: host.raw) { self.made() }
    }
  }

  /// - Parameter focus: in the drop-down or in its popover.
  func focusArrived(_ focus: Focus) {
    if focus.surface.contains(host.widget ?? focus.widget) {
      surface = WeakObject(focus.surface)
      updateKeys()
    } else if let list = focus.widget.ancestor(where: {
      WidgetKind(of: $0) == .list
    }) {
      surface = nil
      keys = nil
      let item = WeakObject(focus.widget)
      choice = .signal("activate", of: list.raw) {
        self.navigation.window?.hold(
          item.widget?.pressedKey ?? 0, swallows: true, closesPopover: true)
        self.made()
      }
    }
  }

  private func made() {
    isMade = true
    updateKeys()
  }

  private func updateKeys() {
    guard isMade, keys == nil, let surface = surface?.widget else { return }
    keys = WindowKeys(
      in: surface, capturing: true,
      WindowKeys.returns { self.returnPressed() })
  }

  private func returnPressed() -> Bool {
    guard navigation.takesReturn, let focus = navigation.window?.focus,
      navigation.context.roles[focus.field]?.contains(.handlesReturn) != true
    else { return false }
    let code = focus.widget.pressedKey
    let outcome = navigation.handleReturn(
      in: focus.field, endsForm: false, activatesDefault: false
    ) { _ in navigation.window?.hold(code, swallows: true) }
    return outcome != .untouched
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    choice = nil
    keys = nil
    surface = nil
  }
}
#endif
