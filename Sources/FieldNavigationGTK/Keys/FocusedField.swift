#if GTK && os(Linux)
import CFieldNavigationGTK

/// What the navigation does for the field with focus, from when focus arrives
/// until it leaves. Only its `GtkText` is observed.
@MainActor final class FocusedField {
  /// The fields that refused the last Return in this field.
  var refusals: Refusals?

  private let navigation: any KeyHost
  /// The window, popover or dialog around the field. `keys` are added to it.
  private let surface: WeakObject
  private var keys: [WindowKeys]
  private var dropChoice: DropChoice?
  private var reveal: FieldReveal?
  private var rowDefault: RowDefault?
  private var text: Text?
  private struct Text {
    let widget: WeakObject
    let activation: Observation
    /// `nil` unless a libadwaita row contains the text widget.
    let start: EmissionStart?
    /// `nil` unless the entry has a completion.
    let completion: Observation?
    /// Whether the text widget is in an editable label.
    let isLabel: Bool
  }

  /// - Parameter old: the field that focus comes from. The keys stay in the
  ///   same surface, and the choice in the same drop-down.
  init(_ focus: Focus, in navigation: any KeyHost, after old: FocusedField?) {
    self.navigation = navigation
    surface = WeakObject(focus.surface)
    keys =
      if let old, old.surface.widget == focus.surface {
        old.keys
      } else {
        WindowKeys.all(in: focus.surface, of: navigation)
      }
    if let host = focus.dropDown {
      dropChoice = old?.dropChoice
      if host == dropChoice?.host.widget {
        old?.dropChoice = nil
      } else {
        dropChoice = DropChoice(of: host, in: navigation)
      }
      dropChoice?.focusArrived(focus)
    }
    if navigation.context.configuration.avoidsKeyboard {
      reveal = FieldReveal(of: focus) { [context = navigation.context] in
        context.configuration.keyboardDistance
      }
    }
    if let text = focus.text { observe(text, focus.field) }
  }

  /// Disconnects the handlers that keep this object alive.
  func end() {
    text = nil
    rowDefault = nil
    keys = []
    reveal?.end()
    dropChoice?.end()
  }

  func updateKeys() {
    keys = []
    guard let surface = surface.widget else { return }
    keys = WindowKeys.all(in: surface, of: navigation)
  }

  private func observe(_ text: Widget, _ field: Widget) {
    self.text = Text(
      widget: WeakObject(text),
      activation: .signal("activate", of: text.raw) {
        self.returnPressed(in: text, of: field)
      },
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
      completion: field.completionPopup.map { [navigation] popup in
        .signal("unmap", of: popup.raw) {
          navigation.window?.hold(
            field_navigation_pressed_return(text), swallows: true)
        }
      },
      isLabel: WidgetKind(of: field) == .editableLabel)
  }

  // MARK: Return

  var isLabel: Bool { text?.isLabel ?? false }

  /// The text, while it handles a Return during which the navigation doesn't
  /// move focus itself.
  var textInActivation: Widget? {
    guard !navigation.isMoving, let text = text?.widget.widget,
      text.isInActivation
    else { return nil }
    return text
  }

  /// The navigation's own handler on a text, which isn't the app's.
  func activation(of text: Widget) -> Observation? {
    self.text.flatMap { $0.widget.widget == text ? $0.activation : nil }
  }

  private func isReturnOurs(_ text: Widget, of field: Widget) -> Bool {
    navigation.takesReturn && self.text != nil
      && gtk_widget_get_mapped(isLabel ? field : text) != 0
      && !navigation.appHandlesReturn(in: field, text)
  }

  private func returnPressed(in text: Widget, of field: Widget) {
    let rowActivatesDefault = rowDefault != nil
    rowDefault = nil
    guard let window = navigation.window else { return }
    let isLabel = isLabel
    // GTK has ended the editing and moved focus to the label.
    defer { if isLabel { window.update() } }
    guard isReturnOurs(text, of: field),
      !isLabel || window.widget?.focus.map(field.contains) == true
    else {
      // The app has moved focus.
      if isLabel {
        window.hold(field_navigation_pressed_key(text), swallows: false)
      }
      return
    }
    let endsForm =
      !isLabel
      && (rowActivatesDefault
        || gtk_text_get_activates_default(text.gtkText) != 0)
    let outcome = navigation.handleReturn(
      in: field, endsForm: endsForm,
      // The row has the property `activates-default`; its text doesn't.
      activatesDefault: endsForm && !rowActivatesDefault
    ) { stops in
      if stops { g_signal_stop_emission_by_name(text.raw, "activate") }
      // The app's focus handlers may have invalidated the navigator.
      navigation.window?.hold(
        field_navigation_pressed_key(text), swallows: true)
    }
    if outcome == .stayed, isLabel {
      // GTK has ended the editing, but the user goes on with the mistake.
      gtk_editable_label_start_editing(field.opaque)
    } else if outcome == .untouched, rowActivatesDefault {
      gtk_widget_activate_default(field)
    }
  }
}
#endif
