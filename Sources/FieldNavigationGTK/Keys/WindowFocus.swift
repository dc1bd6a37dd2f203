#if GTK && os(Linux)
import CFieldNavigationGTK

/// Reports the focus of one window to the navigator of the field. All
/// navigators of the window share this object, so that a move of focus is
/// examined once.
@MainActor final class WindowFocus {
  let window: WeakObject
  var widget: Widget? { window.widget }
  /// The key whose repeats don't move focus (R14).
  private(set) var heldKey: HeldKey?

  private var observation: Observation?
  private let innermost: (Focus) -> (any KeyHost)?
  private var owner: (any KeyHost)?
  private var members = 0

  private static var windows = OwnerTable()

  private var registration: (number: Int, widgets: [Widget])?

  private init(
    _ window: Widget, _ innermost: @escaping (Focus) -> (any KeyHost)?
  ) {
    self.window = WeakObject(window)
    self.innermost = innermost
  }

  /// - Parameter innermost: the navigation that acts on a field.
  static func of(
    _ window: Widget, innermost: @escaping (Focus) -> (any KeyHost)?
  ) -> WindowFocus {
    // A new window may have the address of a destroyed one.
    let known = windows.oldest(at: window) {
      unsafeDowncast($0, to: WindowFocus.self).widget != nil
    }.first
    if let known { return unsafeDowncast(known, to: WindowFocus.self) }
    let new = WindowFocus(window, innermost)
    new.registration = (windows.insert(new, at: [window]), [window])
    return new
  }

  var focus: Focus? { widget?.focus.map { Focus($0) } }

  func join() {
    members += 1
    if members == 1, let widget {
      observation = .change("notify::focus-widget", of: widget.raw) {
        self.focusMoved()
      }
    }
    updateOwner()
  }

  func leave(_ navigation: any KeyHost) {
    members -= 1
    if heldKey?.owner === navigation { endHeldKey() }
    if members == 0 {
      observation = nil
      owner = nil
      endHeldKey()
      if let registration {
        Self.windows.remove(registration.number, at: registration.widgets)
      }
      registration = nil
    } else if owner === navigation {
      owner = nil
      updateOwner()
    }
  }

  private func focusMoved() {
    if let owner, let text = owner.textInActivation {
      // Return has ended the editing of a label, and the navigation still has
      // to handle that Return.
      if owner.isInLabel { return }
      // If the app moves focus while it handles Return, the new field doesn't
      // get that key press or its repeats (R14).
      hold(field_navigation_pressed_key(text), swallows: false)
    }
    update()
  }

  func update() {
    let focus = focus
    moveHeldKey(to: focus)
    let next = focus.flatMap(innermost)
    if next !== owner { owner?.focusLeft() }
    owner = next
    if let focus { next?.focusArrived(focus) }
  }

  private func updateOwner() {
    guard let focus, innermost(focus) !== owner else {
      return
    }
    update()
  }

  private func moveHeldKey(to focus: Focus?) {
    guard let heldKey, let surface = focus?.surface ?? widget else { return }
    self.heldKey = heldKey.moved(to: surface)
  }

  /// Its handlers keep it alive.
  private func endHeldKey() {
    heldKey?.end()
    heldKey = nil
  }

  /// - Parameter code: the hardware key; 0 does nothing.
  func hold(_ code: UInt32, swallows: Bool, closesPopover: Bool = false) {
    guard code != 0, heldKey == nil, let window = self.widget else { return }
    heldKey = HeldKey(
      code, in: focus?.surface ?? window, of: window, swallows: swallows,
      closesPopover: closesPopover, owner: owner, ended: { self.endHeldKey() },
      unmapped: {
        // Focus has left a popover or dialog that closes, or will leave it.
        let focus = self.focus
        let isOpen = focus.map { gtk_widget_get_mapped($0.surface) != 0 }
        self.moveHeldKey(to: isOpen == true ? focus : nil)
      })
  }
}
#endif
