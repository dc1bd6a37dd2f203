#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Handles Tab and Shift+Tab in a window if the app has listed an order, and in
/// text views Return and Tab if the app's options include them. GTK itself
/// compares each key with the triggers, so that other keys run no code of the
/// navigator.
///
/// Observed with real keys: in the bubble phase, a controller gets Tab before
/// the window's own binding, but a text view gets it even earlier, and inserts
/// a tab character. Shift+Tab is the key ISO_Left_Tab with Shift, which a
/// trigger for Tab with Shift matches, too.
@MainActor final class WindowKeys {
  private let controller: WeakObject?
  private var actions: [Action] = []

  /// The closure that a shortcut calls. It's released when the navigator ends,
  /// because the controller and its shortcuts are removed later.
  private final class Action {
    var run: (@MainActor () -> Bool)?
    init(_ run: @escaping @MainActor () -> Bool) { self.run = run }
  }

  typealias Key = (key: Int32, shift: Bool, run: @MainActor () -> Bool)

  /// - Parameter capturing: whether this controller gets the keys before the
  ///   focused widget.
  init(in window: Widget, capturing: Bool, _ keys: [Key]) {
    guard let shortcuts = gtk_shortcut_controller_new() else {
      controller = nil
      return
    }
    controller = WeakObject(UnsafeMutableRawPointer(shortcuts))
    gtk_event_controller_set_propagation_phase(
      shortcuts, capturing ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    for key in keys {
      let box = Action(key.run)
      actions.append(box)
      let action = gtk_callback_action_new(
        { _, _, box in
          guard let box else { return 0 }
          let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
          let run = action.run
          return MainActor.assumeIsolated { run?() ?? false } ? 1 : 0
        }, Unmanaged.passRetained(box).toOpaque(),
        { box in
          if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
        })
      let trigger = gtk_keyval_trigger_new(
        UInt32(key.key), key.shift ? GDK_SHIFT_MASK : GdkModifierType(0))
      gtk_shortcut_controller_add_shortcut(
        shortcuts, gtk_shortcut_new(trigger, action))
    }
    gtk_widget_add_controller(window, shortcuts)
  }

  /// Both keys named Return.
  static func returns(_ run: @escaping @MainActor () -> Bool) -> [Key] {
    [(GDK_KEY_Return, false, run), (GDK_KEY_KP_Enter, false, run)]
  }

  isolated deinit {
    for action in actions { action.run = nil }
    controller?.object.map(field_navigation_end_controller)
  }
}

// MARK: The keys of a form

extension WindowKeys {
  /// In the window, popover or dialog with focus, as the form's options have
  /// them.
  static func all(in surface: Widget, of navigation: any KeyHost)
    -> [WindowKeys]
  {
    let context = navigation.context
    let options = context.configuration.textViewKeys
    let textView = {
      navigation.window?.widget?.focus.flatMap {
        $0.isA(gtk_text_view_get_type()) ? $0 : nil
      }
    }
    var all: [WindowKeys] = []
    if context.hasOwnOrder {
      all.append(
        WindowKeys(
          in: surface, capturing: false, tabs { navigation.moveFocus($0) }))
    }
    var captured: [Key] = []
    if options.contains(.tab) {
      captured += tabs { textView() != nil && navigation.moveFocus($0) }
    }
    if options.contains(.return) {
      captured += returns {
        guard let view = textView(),
          context.roles[view]?.contains(.handlesReturn) != true
        else { return false }
        let code = view.pressedKey
        guard navigation.pressReturn(in: view) else { return false }
        navigation.window?.hold(code, swallows: true)
        return true
      }
    }
    if !captured.isEmpty {
      all.append(WindowKeys(in: surface, capturing: true, captured))
    }
    return all
  }

  private static func tabs(
    _ move: @escaping @MainActor (TabDirection) -> Bool
  ) -> [Key] {
    [
      (GDK_KEY_Tab, false, { move(.forward) }),
      (GDK_KEY_Tab, true, { move(.backward) }),
      (GDK_KEY_KP_Tab, false, { move(.forward) }),
    ]
  }
}
#endif
