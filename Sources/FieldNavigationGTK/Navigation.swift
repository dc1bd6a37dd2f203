#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Observes focus and Return in a window, and performs the engine's decisions.
///
/// Observed with real keys in GTK 4.8: on Return the focused `GtkText` emits
/// `activate`. During that emission the entry emits its own `activate`, which
/// runs the app's handlers. Then GTK runs the `GtkText` handlers that were
/// connected later. GTK activates the default widget last.
/// `notify::focus-widget` is emitted during the call that moves focus.
@MainActor final class Navigation {
  let context: NavigatorContext
  var onFinish: (() -> Void)? {
    get { canFinish() ? finishAction : nil }
    set { finishAction = newValue }
  }
  private var finishAction: (() -> Void)?
  /// Whether the action counts now. The handlers of a C app's signal come and go
  /// unnoticed.
  var canFinish: () -> Bool = { true }

  /// Handlers that run when an app's widget enters or leaves a window.
  private var widgetObservations: [Observation] = []
  private var window: WeakObject?
  private var windowObservation: Observation?
  /// The `GtkText` with focus. The navigation doesn't observe any other text
  /// widget.
  private var text: Text?
  private struct Text {
    let widget: WeakObject
    let activation: Observation
    /// `nil` unless a libadwaita row contains the text widget.
    let start: EmissionStart?
  }
  private var rowDefault: RowDefault?
  private var reveal: FieldReveal? { didSet { oldValue?.end() } }
  private var keys: [WindowKeys] = []
  /// The window or popover with focus. `keys` are added to it. A window gets no
  /// key events while a popover is open.
  private var keySurface: WeakObject?
  private var heldKey: HeldKey?
  private var isPressing = false
  private var isInvalid = false
  private var warnedOfConflict = false

  /// All attached navigations, in the order of their creation.
  private static var live: [Navigation] = []

  init(_ context: NavigatorContext) { self.context = context }

  func start() {
    let widgets = context.widgets
    if widgets.isEmpty { return }
    Self.live.append(self)
    widgetObservations = widgets.filter { !$0.isA(gtk_root_get_type()) }.map {
      .change("notify::root", of: $0.raw) { self.attach() }
    }
    attach()
  }

  /// Disconnects all handlers that keep this object alive.
  func invalidate() {
    isInvalid = true
    widgetObservations = []
    detach()
    Self.live.removeAll { $0 === self }
    // A navigator that the app made before it released this one takes over.
    for other in Self.live where other.text == nil { other.focusChanged() }
  }

  private func detach() {
    heldKey = nil
    keys = []
    keySurface = nil
    reveal = nil
    text = nil
    rowDefault = nil
    windowObservation = nil
    window = nil
  }

  /// Observes the current window of the widgets, if any.
  private func attach() {
    let root = context.widgets.lazy.compactMap { $0.root }.first
    if let root, root == window?.widget { return }
    detach()
    guard let root, !isInvalid else { return }
    window = WeakObject(root)
    windowObservation = .change("notify::focus-widget", of: root.raw) {
      self.focusChanged()
    }
    updateKeys()
    focusChanged()
  }

  // MARK: Observe

  private func focusChanged() {
    if !isPressing { context.refusals = nil }
    let left = text?.widget.widget
    text = nil
    rowDefault = nil
    reveal = nil
    guard let window = window?.widget else { return }
    // If the app moves focus while it handles Return, the new field doesn't get
    // that key press or its repeats (R14).
    if let left, !isPressing, left.isInActivation {
      hold(left, in: window, swallows: false)
    }
    guard let focus = window.focus else { return }
    if let surface = focus.surface, surface != keySurface?.widget {
      updateKeys()
    }
    let field = focus.field
    guard context.contains(field), !isTaken(field) else { return }
    if context.configuration.avoidsKeyboard {
      reveal = FieldReveal(of: focus) { [context] in
        context.configuration.keyboardDistance
      }
    }
    guard focus.isA(gtk_text_get_type()) else { return }
    text = Text(
      widget: WeakObject(focus),
      activation: .signal("activate", of: focus.raw) {
        self.returnPressed(in: focus, of: field)
      },
      start: !RowDefault.isRow(field)
        ? nil
        : EmissionStart("activate", of: focus) {
          guard self.isOurs(focus, of: field) else { return }
          // `rowDefault` is set if a handler of the app stopped an earlier
          // Return.
          self.rowDefault = nil
          self.rowDefault = RowDefault(of: field)
        })
  }

  /// Whether an older navigator also handles the field.
  private func isTaken(_ field: Widget) -> Bool {
    for other in Self.live {
      if other === self { return false }
      guard other.window?.widget == window?.widget,
        other.context.contains(field)
      else { continue }
      if !warnedOfConflict {
        warnedOfConflict = true
        Misuse.warnOfConflict(field, window?.widget)
      }
      return true
    }
    return false
  }

  // MARK: Return

  /// Whether neither the app nor the widget handles Return in a field (R14).
  private func isOurs(_ text: Widget, of field: Widget) -> Bool {
    // If the app has moved focus, the app gets the key's repeats.
    guard heldKey == nil, !isPressing, let ours = self.text?.activation,
      gtk_widget_get_mapped(text) != 0
    else { return false }
    let role = context.roles[field] ?? []
    if WidgetKind(of: field).keepsReturn || role.contains(.handlesReturn) {
      return false
    }
    return context.configuration.sharesReturn || role.contains(.sharesReturn)
      || !AppHandlers.hear(field, text: text, ours: ours)
  }

  private func returnPressed(in text: Widget, of field: Widget) {
    let isRow = rowDefault != nil
    rowDefault = nil
    guard let window = window?.widget, isOurs(text, of: field) else { return }
    let activatesDefault =
      isRow || gtk_text_get_activates_default(text.gtkText) != 0
    switch press(in: field, isDone: activatesDefault) {
    case .moved, .refused:
      g_signal_stop_emission_by_name(text.raw, "activate")
      // The app's focus handlers may have invalidated the navigator.
      if let window = self.window?.widget {
        hold(text, in: window, swallows: true)
      }
    case .finished:
      // The row has the property `activates-default`; its text doesn't.
      finish(
        field, text, window, activatesDefault: activatesDefault && !isRow)
    case .untouched:
      if isRow { gtk_widget_activate_default(field) }
    }
  }

  /// - Parameter isDone: whether the field ends the form if no empty field
  ///   follows (R6).
  private func press(in field: Widget, isDone: Bool) -> Press.Outcome {
    guard let window else { return .untouched }
    var policy = context.configuration.policy
    if isDone { policy.ending = .finish }
    var press = Press(
      in: field, context, policy: policy, root: window
    ) { [context] in context.fields(around: field, forTab: false) }
    return run(&press)
  }

  private func run(_ press: inout Press) -> Press.Outcome {
    isPressing = true
    defer { isPressing = false }
    return press.run()
  }

  /// - Parameter activatesDefault: whether GTK activates the default widget
  ///   after this handler.
  private func finish(
    _ field: Widget, _ text: Widget, _ window: Widget, activatesDefault: Bool
  ) {
    let popover = popover(around: field)
    if popover == nil, let onFinish {
      g_signal_stop_emission_by_name(text.raw, "activate")
      hold(text, in: window, swallows: true)
      return onFinish()
    }
    if activatesDefault { return }
    let target =
      popover.map(field_navigation_default_widget)
      ?? (window.isA(gtk_window_get_type())
        ? gtk_window_get_default_widget(window.window) : nil)
    guard let target, gtk_widget_is_sensitive(target) != 0 else { return }
    hold(text, in: window, swallows: true)
    gtk_widget_activate_default(text)
  }

  private func hold(_ text: Widget, in window: Widget, swallows: Bool) {
    let code = field_navigation_pressed_key(text)
    if code == 0 || heldKey != nil { return }
    let surface = text.surface ?? window
    heldKey = HeldKey(code, in: surface, of: window, swallows: swallows) {
      self.heldKey = nil
    }
  }

  /// The popover whose form contains a field. Its form ends with the popover's
  /// default widget, not with `onFinish`.
  private func popover(around field: Widget) -> Widget? {
    context.group(around: field)?
      .ancestor { WidgetKind(of: $0) == .popover }
  }

  func pressReturn(in widget: Widget) -> Bool {
    guard let window = window?.widget, let focus = window.focus,
      widget.contains(focus), context.contains(widget), !isPressing
    else { return false }
    switch press(in: widget, isDone: false) {
    case .moved, .refused: return true
    case .finished:
      guard popover(around: widget) == nil, let onFinish else { return false }
      onFinish()
      return true
    case .untouched: return false
    }
  }

  // MARK: Tab

  /// Adds or removes the controllers that the options require for Tab and for
  /// text views.
  func updateKeys() {
    keys = []
    guard let window = window?.widget else { return }
    let surface = window.focus?.surface ?? window
    keySurface = WeakObject(surface)
    let configuration = context.configuration
    if context.hasOwnOrder {
      keys.append(WindowKeys(in: surface, capturing: false, tabs { true }))
    }
    var captured: [(key: Int32, shift: Bool, run: @MainActor () -> Bool)] = []
    if configuration.textViewKeys.contains(.tab) {
      captured += tabs { self.focusIsTextView }
    }
    if configuration.textViewKeys.contains(.return) {
      captured += [GDK_KEY_Return, GDK_KEY_KP_Enter].map { key in
        (key, false, { self.returnInTextView() })
      }
    }
    if !captured.isEmpty {
      keys.append(WindowKeys(in: surface, capturing: true, captured))
    }
  }

  private func tabs(
    if isOurs: @escaping @MainActor () -> Bool
  ) -> [(key: Int32, shift: Bool, run: @MainActor () -> Bool)] {
    [
      (GDK_KEY_Tab, false, TabDirection.forward),
      (GDK_KEY_Tab, true, .backward),
      (GDK_KEY_KP_Tab, false, .forward),
    ].map { key, shift, direction in
      (
        key, shift,
        { isOurs() && self.moveFocus(direction) }
      )
    }
  }

  private var focusIsTextView: Bool {
    window?.widget?.focus?.isA(gtk_text_view_get_type()) ?? false
  }

  private func returnInTextView() -> Bool {
    guard focusIsTextView, let focus = window?.widget?.focus,
      context.roles[focus]?.contains(.handlesReturn) != true
    else { return false }
    return pressReturn(in: focus)
  }

  func moveFocus(_ direction: TabDirection) -> Bool {
    guard var press = tabPress(direction) else { return false }
    return run(&press) == .moved
  }

  func canMoveFocus(_ direction: TabDirection) -> Bool {
    guard var press = tabPress(direction) else { return false }
    return press.target() != nil
  }

  private func tabPress(_ direction: TabDirection) -> Press? {
    guard !isPressing, let window, let root = window.widget,
      let focus = root.focus
    else { return nil }
    let field = focus.field
    let fields = context.fields(around: field, forTab: true)
    guard
      let origin = field.ancestor(where: { widget in
        fields.contains { $0.widget == widget }
      })
    else { return nil }
    let isWholeWindow = context.widgets.first == root
    return Press(
      in: origin, context, policy: context.configuration.policy,
      direction: direction,
      wraps: context.configuration.wrapsTab || isWholeWindow, root: window
    ) { [context] in context.fields(around: field, forTab: true) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The window or popover around the widget.
  fileprivate var surface: Widget? {
    gtk_widget_get_native(self).map { Widget($0) }
  }

  fileprivate var gtkText: UnsafeMutablePointer<GtkText> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkText.self)
  }

  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
#endif
