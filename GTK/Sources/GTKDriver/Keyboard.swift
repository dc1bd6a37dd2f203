package import CFieldNavigationGTK
import CXTest

/// Presses keys of the X server as a user does.
///
/// The keys reach GTK through the server and the main loop, like real keys.
@MainActor package final class Keyboard {
  package static let shared = Keyboard()

  private let display = XOpenDisplay(nil)

  package enum Key {
    case letter(Character)
    case `return`, keypadEnter, tab, backspace, space, period, escape, up, down
    case shift, control, alt

    fileprivate var symbol: Int32 {
      switch self {
      case .letter(let letter): Int32(letter.asciiValue ?? 0)
      case .return: GDK_KEY_Return
      case .keypadEnter: GDK_KEY_KP_Enter
      case .tab: GDK_KEY_Tab
      case .backspace: GDK_KEY_BackSpace
      case .space: GDK_KEY_space
      case .escape: GDK_KEY_Escape
      case .period: GDK_KEY_period
      case .up: GDK_KEY_Up
      case .down: GDK_KEY_Down
      case .shift: GDK_KEY_Shift_L
      case .control: GDK_KEY_Control_L
      case .alt: GDK_KEY_Alt_L
      }
    }
  }

  package func press(_ key: Key) { send(key, isDown: true) }

  package func release(_ key: Key) { send(key, isDown: false) }

  package func tap(_ key: Key, with modifiers: [Key] = []) {
    for modifier in modifiers { press(modifier) }
    press(key)
    release(key)
    for modifier in modifiers.reversed() { release(modifier) }
  }

  package func type(_ text: String) {
    for letter in text {
      tap(
        .letter(Character(letter.lowercased())),
        with: letter.isUppercase ? [.shift] : [])
    }
  }

  /// Focuses a window. Without a window manager, a new window gets no keyboard
  /// focus.
  package func focus(_ window: UnsafeMutablePointer<GtkWidget>) {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else {
      return
    }
    XSetInputFocus(
      display, gdk_x11_surface_get_xid(surface), RevertToParent,
      Time(CurrentTime))
    XSync(display, 0)
  }

  private func send(_ key: Key, isDown: Bool) {
    let code = XKeysymToKeycode(display, KeySym(key.symbol))
    XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, 0)
    XSync(display, 0)
  }
}
