import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  var opaque: OpaquePointer { OpaquePointer(self) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: type)
  }

  var window: UnsafeMutablePointer<GtkWindow> { cast(to: GtkWindow.self) }
  var box: UnsafeMutablePointer<GtkBox> { cast(to: GtkBox.self) }

  /// The text of an entry, a row or a text view.
  var text: String {
    if g_type_check_instance_is_a(
      cast(to: GTypeInstance.self), gtk_text_view_get_type()) != 0
    {
      let buffer = gtk_text_view_get_buffer(cast(to: GtkTextView.self))
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
      else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    return gtk_editable_get_text(opaque).map { String(cString: $0) } ?? ""
  }

  func setText(_ text: String) { gtk_editable_set_text(opaque, text) }

  var name: String {
    gtk_widget_get_name(self).map { String(cString: $0) } ?? ""
  }
}

/// Starts GTK for a suite, and closes the windows after each test.
struct InWindows: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { Screen.start }
    do {
      try await function()
    } catch {
      await MainActor.run { Screen.closeAll() }
      throw error
    }
    await MainActor.run { Screen.closeAll() }
  }
}

extension Trait where Self == InWindows {
  static var inWindows: Self { InWindows() }
}

/// A window with a form, a simulated keyboard and a log.
@MainActor final class Screen {
  let window: Widget
  let box: Widget
  let keyboard = Keyboard.shared
  var navigator: FieldNavigator?
  private(set) var log: [String] = []
  private(set) var named: [String: Widget] = [:]

  /// Initializes GTK before a test makes its first widget.
  static let start: Void = {
    failOnCriticalMessages()
    adw_init()
    g_object_set_property_boolean(
      gtk_settings_get_default(), "gtk-enable-animations", false)
  }()

  convenience init(width: Int32 = 400, height: Int32 = -1) {
    _ = Self.start
    let window: Widget = gtk_window_new()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_window_set_default_size(window.window, width, height)
    gtk_window_set_child(window.window, box)
    self.init(window: window, box: box)
  }

  /// Wraps a window that is already built.
  /// - Parameter box: the box that `add` appends to.
  init(window: Widget, box: Widget) {
    self.window = window
    self.box = box
    // The screen retains its window, because a test may close the window.
    g_object_ref(window.raw)
    Self.open.append(self)
  }

  isolated deinit { g_object_unref(window.raw) }

  /// Closes the windows of a test. Closures that a test connected may keep
  /// screens alive.
  static func closeAll() {
    for screen in open {
      screen.navigator = nil
      if let focus = gtk_root_get_focus(screen.window.opaque),
        let popover = gtk_widget_get_ancestor(focus, gtk_popover_get_type())
      {
        gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      }
      gtk_window_destroy(screen.window.window)
    }
    open = []
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  private static var open: [Screen] = []

  // MARK: Make

  @discardableResult
  func add(
    _ name: String, _ widget: Widget? = nil, text: String = "",
    to parent: Widget? = nil
  ) -> Widget {
    let widget: Widget = widget ?? gtk_entry_new()
    gtk_widget_set_name(widget, name)
    named[name] = widget
    if !text.isEmpty { widget.setText(text) }
    gtk_box_append((parent ?? box).box, widget)
    return widget
  }

  func name(_ widget: Widget, _ name: String) {
    gtk_widget_set_name(widget, name)
    named[name] = widget
  }

  /// The sign-up form: two empty fields and a filled one.
  static func signUp() -> Screen {
    let screen = Screen()
    screen.add("name")
    screen.add("email", text: "ada@example.com")
    screen.add("password", gtk_password_entry_new())
    screen.add("city")
    return screen
  }

  @discardableResult
  func button(_ name: String, isDefault: Bool = false) -> Widget {
    let button: Widget = gtk_button_new_with_label(name)
    add(name, button)
    if isDefault { gtk_window_set_default_widget(window.window, button) }
    observe("clicked", of: button)
    return button
  }

  subscript(_ name: String) -> Widget {
    guard let widget = named[name] else {
      Issue.record("there is no widget \(name)")
      return window
    }
    return widget
  }

  // MARK: Play

  /// Shows the window, activates it and moves focus.
  func show(focus: String? = nil, navigates: Bool = true) {
    gtk_window_present(window.window)
    Loop.wait { gtk_widget_get_mapped(self.window) != 0 }
    Loop.wait {
      self.keyboard.focus(self.window)
      return gtk_window_is_active(self.window.window) != 0
    }
    if navigates, navigator == nil { navigator = FieldNavigator(in: window) }
    if let focus { self.focus(focus) }
    Loop.settle(in: window)
  }

  func focus(_ name: String) {
    gtk_widget_grab_focus(self[name])
  }

  func settle() { Loop.settle(in: window) }

  /// Types text. Presses Return for each line break in the text.
  func type(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.offset > 0 {
        keyboard.tap(.return)
        settle()
      }
      keyboard.type(String(line.element))
      settle()
    }
  }

  func pressReturn() {
    keyboard.tap(.return)
    settle()
  }

  func pressTab(backward: Bool = false) {
    keyboard.tap(.tab, with: backward ? [.shift] : [])
    settle()
  }

  /// The focused widget's name. If that widget has none, the name of the
  /// nearest named ancestor.
  var focused: String {
    var current = gtk_root_get_focus(window.opaque)
    while let widget = current {
      if let found = named.first(where: { $0.value == widget }) {
        return found.key
      }
      current = gtk_widget_get_parent(widget)
    }
    return "nothing"
  }

  // MARK: Observe

  func note(_ line: String) { log.append(line) }
  func forgetLog() { log = [] }

  /// Waits until the log has these lines, and expects no further line. A wait
  /// alone would end before the second click of a button comes.
  func expectLog(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Loop.wait { self.log == lines }
    Loop.settleButtons()
    expect(log, equals: lines, at: sourceLocation)
  }

  /// Logs each emission of a signal with the names of the widget and the
  /// signal.
  @discardableResult
  func observe(
    _ signal: String, of widget: Widget, run: (@MainActor () -> Void)? = nil
  ) -> gulong {
    let name = widget.name
    return connect(signal, to: widget.raw) { [weak self] in
      self?.note("\(name) \(signal)")
      run?()
    }
  }
}

/// Calls a closure for a signal without parameters.
@MainActor @discardableResult
func connect(
  _ signal: String, to object: UnsafeMutableRawPointer,
  _ run: @escaping @MainActor () -> Void
) -> gulong {
  let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, box in
    guard let box else { return }
    let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
    let run = action.run
    MainActor.assumeIsolated { run() }
  }
  return g_signal_connect_data(
    object, signal, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Action(run)).toOpaque(),
    { box, _ in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }, GConnectFlags(0))
}

private final class Action {
  let run: @MainActor () -> Void
  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}

func g_object_set_property_boolean(
  _ object: OpaquePointer?, _ name: String, _ value: Bool
) {
  var boxed = GValue()
  g_value_init(&boxed, GType(5 << 2))
  g_value_set_boolean(&boxed, value ? 1 : 0)
  g_object_set_property(
    UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GObject.self),
    name, &boxed)
  g_value_unset(&boxed)
}

/// Makes a critical message of GLib or GTK fail the running test. An earlier
/// test may have caused the message. The fault may crash a later run.
private func failOnCriticalMessages() {
  g_log_set_writer_func(
    { level, fields, count, _ in
      if level.rawValue & G_LOG_LEVEL_CRITICAL.rawValue != 0,
        let text = g_log_writer_format_fields(level, fields, count, 0)
      {
        Issue.record("\(String(cString: text))")
        g_free(text)
      }
      return g_log_writer_default(level, fields, count, nil)
    }, nil, nil)
}

/// The library's warnings while a closure runs.
@MainActor func warnings(during body: () throws -> Void) rethrows -> [String] {
  var heard: [String] = []
  let usual = Warning.receive
  Warning.receive = { heard.append($0) }
  defer { Warning.receive = usual }
  try body()
  return heard
}

/// Calls a closure for `notify`. Handlers of `notify` have one more parameter.
@MainActor @discardableResult
func connect(
  _ signal: String, to object: UnsafeMutableRawPointer, pspec: Bool,
  _ run: @escaping @MainActor () -> Void
) -> gulong {
  let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void =
    {
      _, _, box in
      guard let box else { return }
      let action = Unmanaged<Action>.fromOpaque(box).takeUnretainedValue()
      let run = action.run
      MainActor.assumeIsolated { run() }
    }
  return g_signal_connect_data(
    object, signal, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Action(run)).toOpaque(),
    { box, _ in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }, GConnectFlags(0))
}

extension Screen {
  /// Waits until GTK has laid out the window after a change.
  func waitForLayout() {
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    let frame = gdk_frame_clock_get_frame_counter(clock)
    Loop.wait { gdk_frame_clock_get_frame_counter(clock) > frame }
    settle()
  }

  /// The number of event controllers on a widget.
  static func belongings(of widget: Widget) -> Int {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return Int(g_list_model_get_n_items(controllers))
  }

  /// Whether a controller of the widget has a timer. GTK 4.8 starts one on an
  /// editable label when focus leaves the label, and crashes if the label is
  /// destroyed before the timer fires, even without a navigator.
  static func hasTimer(_ widget: Widget) -> Bool {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).contains {
      guard let controller = g_list_model_get_item(controllers, $0) else {
        return false
      }
      defer { g_object_unref(controller) }
      return g_main_context_find_source_by_user_data(nil, controller) != nil
    }
  }

  static func hasHandler(_ signal: String, on widget: Widget) -> Bool {
    let id = g_signal_lookup(
      signal, widget.cast(to: GTypeInstance.self).pointee.type)
    return g_signal_has_handler_pending(widget.raw, id, 0, 1) != 0
  }
}

extension GTypeInstance {
  fileprivate var type: GType { g_class.pointee.g_type }
}

extension Screen {
  /// Whether GTK shows animations. Animations are off by default.
  var animates: Bool {
    get { false }
    set {
      g_object_set_property_boolean(
        gtk_settings_get_default(), "gtk-enable-animations", newValue)
    }
  }
}
