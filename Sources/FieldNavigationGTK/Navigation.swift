#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// Observes Return in the focused field of a form, which `WindowFocus` reports,
/// and performs the engine's decisions.
///
/// Observed with real keys in GTK 4.8 and 4.18: on Return the focused `GtkText`
/// emits `activate`, during which the entry emits its own `activate` and runs
/// the app's handlers. The `GtkText` handlers that were connected later run
/// next, and the default widget is activated last. `notify::focus-widget` is
/// emitted during the call that moves focus.
@MainActor final class Navigation {
  let context: NavigatorContext
  /// `nil` before the start and after the end.
  private var registration: Registration?
  private struct Registration {
    let number: Int
    let widgets: [Widget]
    let observations: [Observation]
  }
  private var window: WindowFocus?
  /// The `GtkText` with focus, the only one that the navigation observes.
  private var text: Text?
  private struct Text {
    let widget: WeakObject
    let activation: Observation
    let keepsReturn: Bool
    /// `nil` unless a libadwaita row contains the text widget.
    let start: EmissionStart?
    /// `nil` unless the entry has a completion.
    let completion: Observation?
    /// The editable label around the text widget.
    let label: WeakObject?
  }
  private var rowDefault: RowDefault?
  private var reveal: FieldReveal? { didSet { oldValue?.end() } }
  private var keys: [WindowKeys] = []
  private var dropChoice: DropChoice? { didSet { oldValue?.end() } }
  private var codes: [CodeInputs] = []
  /// The window, popover or dialog with focus. `keys` are added to it.
  private var surface: WeakObject?
  private(set) var isMoving = false
  private var hasWarned = false
  private let firstFocus: FirstFocus

  private static var all = OwnerTable()

  init(_ context: NavigatorContext) {
    self.context = context
    firstFocus = FirstFocus(of: context)
  }

  func start() {
    let widgets = context.widgets
    if widgets.isEmpty { return }
    registration = Registration(
      number: Self.all.insert(self, at: widgets), widgets: widgets,
      observations: widgets.filter { !$0.isA(gtk_root_get_type()) }.map {
        .change("notify::root", of: $0.raw) { self.attach() }
      })
    updateCodes()
    attach()
  }

  /// Disconnects all handlers that keep this object alive.
  func invalidate() {
    firstFocus.end()
    if let registration {
      Self.all.remove(registration.number, at: registration.widgets)
    }
    registration = nil
    updateCodes()
    detach()
  }

  private func detach() {
    let window = window
    self.window = nil
    focusLeft()
    window?.leave(self)
  }

  private func attach() {
    let root = context.widgets.lazy.compactMap { $0.root }.first
    if let root, root == window?.widget { return }
    detach()
    guard let root, registration != nil else { return }
    let window = WindowFocus.of(root)
    self.window = window
    window.join()
    firstFocus.check()
  }

  // MARK: Focus

  /// The navigation that acts on a field: the innermost one, and of two on the
  /// same widget the older one (R12).
  static func innermost(around focus: Focus) -> Navigation? {
    var current: Widget? = focus.field
    while let widget = current {
      let found = all.oldest(at: widget) {
        unsafeDowncast($0, to: Navigation.self).context.contains(focus.field)
      }.map { unsafeDowncast($0, to: Navigation.self) }
      if let first = found.first {
        if found.count == 2, !found[1].hasWarned {
          found[1].hasWarned = true
          Misuse.warnOfConflict(focus.field, focus.widget.root)
        }
        return first
      }
      current = widget.parent
    }
    return nil
  }

  var observedText: Widget? { text?.widget.widget }

  /// Whether focus moves because Return has ended the editing of a label, since
  /// the navigation then still has to handle that Return.
  var isEndingEdit: Bool {
    guard let text, text.label != nil, let widget = text.widget.widget
    else { return false }
    return !isMoving && widget.isInActivation
  }

  func focusLeft() {
    if !isMoving { context.refusals = nil }
    keys = []
    surface = nil
    reveal = nil
    text = nil
    rowDefault = nil
    dropChoice = nil
  }

  func focusArrived(_ focus: Focus) {
    if !isMoving { context.refusals = nil }
    text = nil
    rowDefault = nil
    reveal = nil
    if focus.surface != surface?.widget { updateKeys(in: focus.surface) }
    updateDropChoice(focus)
    if context.configuration.avoidsKeyboard {
      reveal = FieldReveal(of: focus) { [context] in
        context.configuration.keyboardDistance
      }
    }
    if let text = focus.text { observe(text, focus) }
    for code in codes { code.focusArrived(in: focus.text) }
  }

  private func observe(_ text: Widget, _ focus: Focus) {
    let field = focus.field
    self.text = Text(
      widget: WeakObject(text),
      activation: .signal("activate", of: text.raw) {
        self.returnPressed(in: text, of: field)
      },
      keepsReturn: focus.keepsReturn,
      start: !RowDefault.isRow(field)
        ? nil
        : EmissionStart("activate", of: text) {
          guard self.isReturnOurs(text, of: field) else { return }
          // `rowDefault` is set if a handler of the app stopped an earlier
          // Return.
          self.rowDefault = nil
          self.rowDefault = RowDefault(of: field)
        },
      // The repeats of a Return that chose a completion would move focus.
      completion: field.completionPopup.map { popup in
        .signal("unmap", of: popup.raw) {
          self.window?.hold(
            field_navigation_pressed_return(text), swallows: true)
        }
      },
      label: WidgetKind(of: field) == .editableLabel ? WeakObject(field) : nil)
  }

  // MARK: Return

  /// Whether neither the app nor the widget handles Return in a field (R14).
  private func isReturnOurs(_ text: Widget, of field: Widget) -> Bool {
    // If the app has moved focus, the app gets the key's repeats.
    guard let window, window.heldKey == nil, !isMoving,
      let observed = self.text,
      gtk_widget_get_mapped(observed.label == nil ? text : field) != 0
    else { return false }
    let role = context.roles[field] ?? []
    if observed.keepsReturn || role.contains(.handlesReturn) { return false }
    return context.configuration.sharesReturn || role.contains(.sharesReturn)
      || !AppHandlers.exist(on: field, text: text, ours: observed.activation)
  }

  private func returnPressed(in text: Widget, of field: Widget) {
    let rowActivatesDefault = rowDefault != nil
    rowDefault = nil
    guard let window else { return }
    let isLabel = self.text?.label != nil
    if isLabel {
      // GTK has ended the editing and moved focus to the label.
      defer { window.update() }
      let isElsewhere = window.widget?.focus.map(field.contains) != true
      guard isReturnOurs(text, of: field), !isElsewhere else {
        return hold(text, swallows: false)
      }
      return handleReturn(
        text, of: field, endsForm: false, rowActivatesDefault: false)
    }
    guard isReturnOurs(text, of: field) else { return }
    handleReturn(
      text, of: field,
      endsForm: rowActivatesDefault
        || gtk_text_get_activates_default(text.gtkText) != 0,
      rowActivatesDefault: rowActivatesDefault)
  }

  /// - Parameter endsForm: whether the field ends the form if no empty field
  ///   follows (R6).
  private func handleReturn(
    _ text: Widget, of field: Widget, endsForm: Bool, rowActivatesDefault: Bool
  ) {
    switch press(in: field, endsForm: endsForm) {
    case .stayed where self.text?.label != nil:
      g_signal_stop_emission_by_name(text.raw, "activate")
      // GTK has ended the editing, but the user goes on with the mistake.
      gtk_editable_label_start_editing(field.opaque)
      hold(text, swallows: true)
    case .moved, .refused, .stayed:
      g_signal_stop_emission_by_name(text.raw, "activate")
      // The app's focus handlers may have invalidated the navigator.
      hold(text, swallows: true)
    case .finished:
      // The row has the property `activates-default`; its text doesn't.
      finish(
        field, activatesDefault: endsForm && !rowActivatesDefault,
        stop: { g_signal_stop_emission_by_name(text.raw, "activate") },
        hold: { self.hold(text, swallows: true) })
    case .untouched:
      if rowActivatesDefault { gtk_widget_activate_default(field) }
    }
  }

  private func press(in field: Widget, endsForm: Bool) -> FocusMove.Outcome {
    guard
      var move = returnMove(in: field, endsForm: endsForm, validates: true)
    else { return .untouched }
    return run(&move)
  }

  private func returnMove(
    in field: Widget, endsForm: Bool, validates: Bool
  ) -> FocusMove? {
    guard let root = window?.window else { return nil }
    var policy = context.configuration.policy
    if endsForm { policy.ending = .finish }
    return FocusMove(
      in: field, context, policy: policy, validates: validates, root: root
    ) { [context] in context.fields(around: field, forTab: false) }
  }

  // MARK: Codes

  func updateCodes() {
    let declared = registration == nil ? [] : context.configuration.codes
    if declared.isEmpty && codes.isEmpty { return }
    let form = CodeInputs.Form(
      isReachable: { [context] widget in
        context.state(
          of: FoundField(
            widget: widget, kind: WidgetKind(of: widget), isListed: true)
        ).isReachable
      }, goOn: { self.goOn(from: $0) },
      finish: { self.finishCode(in: $0, $1, moves: $2) })
    var old = codes
    var isNew: [Bool] = []
    codes = declared.map { code in
      let place = old.firstIndex { $0.code.isSame(as: code) }
      isNew.append(place == nil)
      return place.map { old.remove(at: $0) } ?? CodeInputs(code, in: form)
    }
    for code in old { code.stop() }
    for (code, isNew) in zip(codes, isNew) where isNew { code.start() }
  }

  /// Moves focus to where Return in a field goes (R4). Focus stays if Return
  /// would finish the form, or stays at a mistake.
  private func goOn(from field: Widget) {
    if context.validates, context.configuration.policy.stopsAtInvalid,
      context.configuration.isInvalid?(field) == true
    {
      return
    }
    guard var move = codeMove(from: field, validates: false) else { return }
    _ = run(&move)
  }

  /// Does what Return in a field does (R15). The field may have no focus.
  ///
  /// - Parameter moves: whether focus may move to another empty field; if there
  ///   is none, the form finishes.
  private func finishCode(in field: Widget, _ text: Widget, moves: Bool) {
    let role = context.roles[field] ?? []
    let appHandlesReturn =
      role.contains(.handlesReturn) || WidgetKind(of: field).keepsReturn
      || !context.configuration.sharesReturn && !role.contains(.sharesReturn)
        && AppHandlers.exist(
          on: field, text: text,
          ours: self.text?.widget.widget == text ? self.text?.activation : nil)
    guard var move = codeMove(from: field, validates: !appHandlesReturn)
    else {
      return
    }
    if !moves, var other = codeMove(from: field, validates: false),
      other.target() != nil
    {
      return
    }
    // The field with focus handles this like a key.
    if !appHandlesReturn, text == self.text?.widget.widget {
      return field_navigation_activate(text)
    }
    switch run(&move) {
    case .moved, .refused, .stayed: return
    case .finished where !appHandlesReturn:
      finish(field, activatesDefault: false, stop: {}, hold: {})
    case .finished, .untouched:
      if appHandlesReturn { field_navigation_activate(text) }
    }
  }

  private func codeMove(from field: Widget, validates: Bool) -> FocusMove? {
    if isMoving { return nil }
    return returnMove(
      in: field, endsForm: field.activatesDefault, validates: validates)
  }

  private func run(_ move: inout FocusMove) -> FocusMove.Outcome {
    isMoving = true
    defer { isMoving = false }
    return move.run()
  }

  /// Ends the form of a field: `onFinish`, or the default widget of the window,
  /// popover or dialog.
  ///
  /// - Parameter activatesDefault: whether GTK activates the default widget
  ///   after this handler.
  private func finish(
    _ field: Widget, activatesDefault: Bool, stop: () -> Void,
    hold: () -> Void
  ) {
    if context.separateForm(around: field) == nil,
      let onFinish = context.onFinish
    {
      stop()
      hold()
      return onFinish()
    }
    if activatesDefault { return }
    guard let target = field.defaultWidget, gtk_widget_is_sensitive(target) != 0
    else { return }
    hold()
    gtk_widget_activate_default(field)
  }

  private func hold(_ text: Widget, swallows: Bool) {
    window?.hold(field_navigation_pressed_key(text), swallows: swallows)
  }

  func pressReturn(in widget: Widget) -> Bool {
    guard let window, let focus = window.widget?.focus,
      widget.contains(focus), context.contains(widget), !isMoving
    else { return false }
    switch press(in: widget, endsForm: false) {
    case .moved, .refused, .stayed: return true
    case .finished:
      guard context.separateForm(around: widget) == nil,
        let onFinish = context.onFinish
      else { return false }
      onFinish()
      return true
    case .untouched: return false
    }
  }

  // MARK: Searches of the whole form

  func focusFirstInvalid() -> Bool {
    guard context.validates else { return false }
    return search(.invalid)
  }

  func focusFirst() {
    guard registration != nil else { return }
    firstFocus.wait { _ = self.search(.empty) }
  }

  /// - Returns: whether a field with this goal has focus now.
  private func search(_ goal: FormSession.Press.Search) -> Bool {
    guard !isMoving, let window, let root = window.widget,
      gtk_widget_get_mapped(root) != 0
    else { return false }
    let focus = root.focus
    guard !context.isCovered(in: root, focus: focus) else { return false }
    var move = FocusMove(
      in: focus.map { Focus($0).field }, context,
      policy: context.configuration.policy, search: goal, root: window.window
    ) { [context] in context.allFields(focus: focus) }
    switch run(&move) {
    case .moved, .stayed: return true
    case .refused, .finished, .untouched: return false
    }
  }

  // MARK: Drop-downs

  private func updateDropChoice(_ focus: Focus) {
    let host = focus.dropDown
    if host == nil || host != dropChoice?.host.widget {
      dropChoice = host.map { DropChoice(of: $0) }
    }
    guard let dropChoice else { return }
    if focus.surface.contains(dropChoice.host.widget ?? focus.widget) {
      dropChoice.arrived(in: focus.surface) { self.returnInDrop() }
    } else if let list = focus.widget.ancestor(where: {
      WidgetKind(of: $0) == .list
    }) {
      let item = WeakObject(focus.widget)
      dropChoice.observe(list) {
        let code = item.widget.map { pressedKey(around: $0) } ?? 0
        self.window?.hold(code, swallows: true, closesPopover: true)
      }
    }
  }

  private func returnInDrop() -> Bool {
    guard let window, window.heldKey == nil, let focus = window.focus,
      context.roles[focus.field]?.contains(.handlesReturn) != true
    else { return false }
    let code = pressedKey(around: focus.widget)
    let hold = { self.window?.hold(code, swallows: true) ?? () }
    switch press(in: focus.field, endsForm: false) {
    case .moved, .refused, .stayed:
      hold()
      return true
    case .finished:
      finish(focus.field, activatesDefault: false, stop: {}, hold: hold)
      return true
    case .untouched: return false
    }
  }

  // MARK: Tab

  func updateKeys() {
    if let surface = surface?.widget { updateKeys(in: surface) }
  }

  private func updateKeys(in surface: Widget) {
    keys = []
    self.surface = WeakObject(surface)
    let configuration = context.configuration
    if context.hasOwnOrder {
      keys.append(WindowKeys(in: surface, capturing: false, tabs { true }))
    }
    var captured: [(key: Int32, shift: Bool, run: @MainActor () -> Bool)] = []
    if configuration.textViewKeys.contains(.tab) {
      captured += tabs { self.focusIsTextView }
    }
    if configuration.textViewKeys.contains(.return) {
      captured += WindowKeys.returns { self.returnInTextView() }
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
    guard focusIsTextView, let window, let focus = window.widget?.focus,
      context.roles[focus]?.contains(.handlesReturn) != true
    else { return false }
    let code = pressedKey(around: focus)
    guard pressReturn(in: focus) else { return false }
    self.window?.hold(code, swallows: true)
    return true
  }

  func moveFocus(_ direction: TabDirection) -> Bool {
    guard var move = tabMove(direction) else { return false }
    return run(&move) == .moved
  }

  func canMoveFocus(_ direction: TabDirection) -> Bool {
    guard var move = tabMove(direction) else { return false }
    return move.target() != nil
  }

  private func tabMove(_ direction: TabDirection) -> FocusMove? {
    guard !isMoving, let window, let root = window.widget,
      let field = window.focus?.field
    else { return nil }
    let fields = context.fields(around: field, forTab: true)
    let known = Set(fields.map { $0.widget })
    guard let origin = field.ancestor(where: known.contains)
    else { return nil }
    // As GTK does in a window, in a popover and in a dialog.
    let isWhole = context.widgets.first.map {
      $0 == root || WidgetKind(of: $0).isSeparateForm
    }
    let wraps = context.configuration.wrapsTab || isWhole == true
    return FocusMove(
      in: origin, context, policy: context.configuration.policy,
      direction: direction, wraps: wraps, root: window.window
    ) { [context] in context.fields(around: field, forTab: true) }
  }
}

/// The hardware key that a widget or one of its ancestors is handling; 0 if
/// none.
@MainActor private func pressedKey(around widget: Widget) -> UInt32 {
  var current: Widget? = widget
  while let ancestor = current {
    let code = field_navigation_pressed_key(ancestor)
    if code != 0 { return code }
    current = ancestor.parent
  }
  return 0
}

extension UnsafeMutablePointer<GtkWidget> {
  var gtkText: UnsafeMutablePointer<GtkText> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkText.self)
  }

  @MainActor fileprivate var activatesDefault: Bool {
    if RowDefault.isRow(self), field_navigation_row_activates_default(self) != 0
    {
      return true
    }
    guard let text, text.isA(gtk_text_get_type()) else { return false }
    return gtk_text_get_activates_default(text.gtkText) != 0
  }
}
#endif
