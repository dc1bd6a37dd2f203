#if GTK && os(Linux)
import CFieldNavigationGTK

/// Waits until a form can be seen, for `focusFirst()`.
///
/// Observed with GTK 4.8 and 4.18: `gtk_window_present` maps the window. If
/// nothing has focus then, GTK moves focus to the first widget, content before
/// title bar, before the window has any layout. A window that was hidden keeps
/// its focus. A page of a stack or of a navigation view gets focus before its
/// layout, too. A dialog of libadwaita 1.7 takes focus from the window, and
/// moves it to the dialog's first widget after two layouts, whatever has focus
/// there by then.
@MainActor final class FirstFocus {
  private let context: NavigatorContext
  /// `nil` unless the form is waited for.
  private var move: (() -> Void)?
  private var observations: [Observation] = []
  private var idle: Idle?
  private var appearsWithWindow = false
  /// Whether this has decided once, because the user has seen the form since.
  private var hasDecided = false

  init(of context: NavigatorContext) { self.context = context }

  /// - Parameter move: called when the form can be seen, unless the app or the
  ///   user has chosen a focus.
  func wait(_ move: @escaping () -> Void) {
    end()
    self.move = move
    appearsWithWindow = false
    idle = Idle { self.check() }
    check()
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    move = nil
    observations = []
    idle?.cancel()
    idle = nil
  }

  /// Decides if the form can be seen, and otherwise waits for what is missing.
  /// The navigation calls this again if its widgets enter another window.
  func check() {
    guard move != nil, let form = context.formWidget, let root = form.root
    else { return }
    if gtk_widget_get_mapped(form) == 0 {
      observations = [
        .signal("map", of: form.raw) { self.mapped(form, in: root) }
      ]
    } else if !hasLayout(form, in: root) || !hasDialogFocus(form, in: root) {
      wait(in: root)
    } else {
      decide(in: root)
    }
  }

  /// - Parameter root: `nil` if the app has chosen a focus meanwhile.
  private func decide(in root: Widget?) {
    let (move, isFirst) = (move, !hasDecided)
    hasDecided = true
    end()
    guard let root else { return }
    if let focus = root.focus, gtk_widget_get_mapped(focus) != 0 {
      guard isFirst,
        context.isInitialFocus(
          focus, in: root, appearsWithWindow: appearsWithWindow)
      else { return }
    }
    move?()
  }

  private func mapped(_ form: Widget, in root: Widget) {
    // GTK moves focus only after this, so the app has chosen this focus, or the
    // user did before the window was hidden.
    if gtk_widget_get_width(root) <= 0, root.focus != nil {
      return decide(in: nil)
    }
    check()
  }

  private func wait(in root: Widget) {
    guard let clock = gtk_widget_get_frame_clock(root) else { return }
    appearsWithWindow = appearsWithWindow || gtk_widget_get_width(root) <= 0
    observations = [
      // GTK's own handler is older, so the layout is done.
      .signal("layout", of: UnsafeMutableRawPointer(clock)) { self.check() },
      .change("notify::focus-widget", of: root.raw) { self.idle?.schedule() },
    ]
  }

  private func hasLayout(_ form: Widget, in root: Widget) -> Bool {
    gtk_widget_get_width(form) > 0 && gtk_widget_get_width(root) > 0
  }

  /// Whether a dialog around the form has got its focus from libadwaita.
  private func hasDialogFocus(_ form: Widget, in root: Widget) -> Bool {
    let dialog = form.ancestor { WidgetKind(of: $0) == .dialog }
    guard let dialog else { return true }
    return root.focus.map(dialog.contains) ?? false
  }
}

extension NavigatorContext {
  /// The navigator's widget, or what is around the fields that the app listed.
  fileprivate var formWidget: Widget? {
    if case .inside(let container) = scope { return container.widget }
    let field = widgets.first { $0.root != nil }
    return field.flatMap { field in
      field.ancestor { WidgetKind(of: $0).isSeparateForm || $0.parent == nil }
    }
  }

  /// Whether focus is where GTK or libadwaita puts it when the form appears,
  /// and the user hasn't typed there.
  func isInitialFocus(
    _ focus: Widget, in root: Widget, appearsWithWindow: Bool
  ) -> Bool {
    guard focus.isUntouched, let form = formWidget else { return false }
    let dialog = form.ancestor { WidgetKind(of: $0).isSeparateForm }
    let isWhole = form == root || appearsWithWindow && dialog == nil
    var places = [form]
    if let dialog { places.append(dialog) }
    if isWhole {
      places.append(root)
      if let content = field_navigation_content(root) { places.append(content) }
    }
    return places.contains { $0.firstTabStop(isOrContains: focus) == true }
  }

  /// Whether something modal is in front of the form: another window, or a
  /// dialog in the form's window that isn't the form with focus.
  func isCovered(in root: Widget, focus: Widget?) -> Bool {
    if field_navigation_has_modal_in_front(root) != 0 { return true }
    guard let dialog = field_navigation_visible_dialog(root) else {
      return false
    }
    if let form = formWidget, dialog.contains(form) { return false }
    return focus.map { !contains($0) || !dialog.contains($0) } ?? true
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// In the order of the hierarchy; `nil` if there is no tab stop.
  @MainActor fileprivate func firstTabStop(isOrContains focus: Widget) -> Bool?
  {
    var next = firstChild
    while let child = next {
      next = child.nextSibling
      guard gtk_widget_get_mapped(child) != 0,
        gtk_widget_is_sensitive(child) != 0,
        gtk_widget_get_can_focus(child) != 0,
        !WidgetKind(of: child).isSeparateForm
      else { continue }
      if child == focus { return true }
      if let found = child.firstTabStop(isOrContains: focus) { return found }
      if gtk_widget_get_focusable(child) != 0 { return child.contains(focus) }
    }
    return nil
  }

  /// Whether the caret is where GTK puts it when a text gets focus, with all
  /// text selected, or at the start, where it is if the app sets another text.
  fileprivate var isUntouched: Bool {
    if isA(gtk_text_view_get_type()) {
      return field_navigation_caret(textView) == 0
    }
    guard isA(gtk_editable_get_type()),
      let text = gtk_editable_get_text(opaque)
    else { return true }
    var (start, end): (Int32, Int32) = (0, 0)
    if gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 {
      return start == 0 && Int(end) == g_utf8_strlen(text, -1)
    }
    return gtk_editable_get_position(opaque) == 0
  }
}
#endif
