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
@MainActor final class Navigation: KeyHost {
  let context: NavigatorContext
  /// `nil` before the start and after the end.
  private var registration: Registration?
  private struct Registration {
    let number: Int
    let widgets: [Widget]
    let observations: [Observation]
  }
  private(set) var window: WindowFocus?
  private(set) var focused: FocusedField? { didSet { oldValue?.end() } }
  private(set) var isMoving = false
  private var codes: [CodeInputs] = []
  private let firstFocus: FirstFocus
  private var hasWarned = false

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

  func configurationChanged() {
    focused?.updateKeys()
    updateCodes()
  }

  private func updateCodes() {
    let declared = registration == nil ? [] : context.configuration.codes
    var (old, new) = (codes, [CodeInputs]())
    codes = declared.map { code in
      if let place = old.firstIndex(where: { $0.code.isSame(as: code) }) {
        return old.remove(at: place)
      }
      new.append(CodeInputs(code, in: self))
      return new[new.count - 1]
    }
    for code in old { code.stop() }
    for code in new { code.start() }
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
    let window = WindowFocus.of(root, innermost: Navigation.innermost)
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

  func focusLeft() { focused = nil }

  func focusArrived(_ focus: Focus) {
    focused = FocusedField(focus, in: self, after: focused)
    for code in codes { code.focusArrived(in: focus.text) }
  }

  var textInActivation: Widget? { focused?.textInActivation }

  var isInLabel: Bool { focused?.isLabel ?? false }

  func observes(_ text: Widget) -> Bool {
    focused?.activation(of: text) != nil
  }

  // MARK: Return

  /// Whether a Return that arrives now is the navigation's. If the app has
  /// moved focus, the app gets the key's repeats.
  var takesReturn: Bool {
    !isMoving && window.map { $0.heldKey == nil } ?? false
  }

  /// Whether the app or the widget handles Return in a field (R14).
  func appHandlesReturn(in field: Widget, _ text: Widget) -> Bool {
    let role = context.roles[field] ?? []
    return role.contains(.handlesReturn) || WidgetKind(of: field).keepsReturn
      || !context.configuration.sharesReturn && !role.contains(.sharesReturn)
        && AppHandlers.exist(
          on: field, text: text, ours: focused?.activation(of: text))
  }

  /// Does what Return does in a field, and ends the form if that is next.
  ///
  /// - Parameters:
  ///   - endsForm: whether the field ends the form if no empty field follows
  ///     (R6).
  ///   - activatesDefault: whether GTK activates the default widget after this.
  ///   - prepare: called once the navigation has decided, before the form ends,
  ///     with whether other handlers of the key must not run.
  @discardableResult
  func handleReturn(
    in field: Widget, endsForm: Bool, activatesDefault: Bool,
    prepare: (_ stops: Bool) -> Void
  ) -> FocusMove.Outcome {
    guard var move = returnMove(in: field, endsForm: endsForm, validates: true)
    else {
      return .untouched
    }
    let outcome = run(&move)
    switch outcome {
    case .moved, .refused, .stayed: prepare(true)
    case .finished:
      finish(field, activatesDefault: activatesDefault, prepare: prepare)
    case .untouched: break
    }
    return outcome
  }

  func returnMove(
    in field: Widget, endsForm: Bool, validates: Bool
  ) -> FocusMove? {
    guard let root = window?.window else { return nil }
    var policy = context.configuration.policy
    if endsForm { policy.ending = .finish }
    return FocusMove(
      .return(validates: validates && context.validates), in: field, context,
      policy: policy, after: focused?.refusals, root: root
    ) { [context] in context.fields(around: field, forTab: false) }
  }

  func run(_ move: inout FocusMove) -> FocusMove.Outcome {
    isMoving = true
    let outcome = move.run()
    isMoving = false
    // Focus may have gone to another field and come back.
    focused?.refusals = move.refusals
    return outcome
  }

  /// Ends the form of a field: `onFinish`, or the default widget of the window,
  /// popover or dialog.
  func finish(
    _ field: Widget, activatesDefault: Bool, prepare: (_ stops: Bool) -> Void
  ) {
    if context.separateForm(around: field) == nil,
      let onFinish = context.onFinish
    {
      prepare(true)
      return onFinish()
    }
    if activatesDefault { return }
    guard let target = field.defaultWidget, gtk_widget_is_sensitive(target) != 0
    else { return }
    prepare(false)
    gtk_widget_activate_default(field)
  }

  func pressReturn(in widget: Widget) -> Bool {
    guard let focus = window?.widget?.focus, widget.contains(focus),
      context.contains(widget), !isMoving
    else { return false }
    var isHandled = false
    // The widget itself activates the default widget.
    handleReturn(in: widget, endsForm: false, activatesDefault: true) {
      isHandled = $0
    }
    return isHandled
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
  private func search(_ goal: FirstField) -> Bool {
    guard !isMoving, let window, let root = window.widget,
      gtk_widget_get_mapped(root) != 0
    else { return false }
    let focus = root.focus
    guard !context.isCovered(in: root, focus: focus) else { return false }
    var move = FocusMove(
      .first(goal), in: focus.map { Focus($0).field }, context,
      policy: context.configuration.policy, after: focused?.refusals,
      root: window.window
    ) { [context] in context.allFields(focus: focus) }
    switch run(&move) {
    case .moved, .stayed: return true
    case .refused, .finished, .untouched: return false
    }
  }

  // MARK: Tab

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
    return FocusMove(
      .tab(direction, wraps: isWhole == true), in: origin, context,
      policy: context.configuration.policy, after: focused?.refusals,
      root: window.window
    ) { [context] in context.fields(around: field, forTab: true) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var gtkText: UnsafeMutablePointer<GtkText> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkText.self)
  }
}
#endif
