import CAdwaita
import CFieldNavigationGTK
import FieldNavigationGTK
import GTKDriver
import Testing

/// Describes a form's widgets. Each line describes one widget, nested as in a
/// `.ui` file:
///
///     GtkBox orientation=vertical
///       AdwEntryRow city title="City of birth"
///       [suffix] GtkSwitch
///       popover: GtkPopover
///
/// A line has the class, a name, and properties. `[type]` gives the type of a
/// child. `[internal entry]` names a child that its parent creates. `name:` is
/// the property that holds the widget. `items=a,b` fills a list. In a grid,
/// `at=1,0` gives the column and the row, and `at=1,0,2` adds the width.
/// `GtkBuilder` creates the widgets.
@MainActor struct Outline {
  private(set) var xml = "<interface>"
  private(set) var names: [String] = []
  private var open: [(indent: Int, end: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") { add(line) }
    close(downTo: 0)
    xml += "</interface>"
  }

  private mutating func close(downTo indent: Int) {
    while let last = open.last, last.indent >= indent {
      xml += last.end
      open.removeLast()
    }
  }

  private mutating func add(_ line: Substring) {
    let indent = line.prefix { $0 == " " }.count
    close(downTo: indent)
    var rest = line.dropFirst(indent)
    var (start, end) = open.isEmpty ? ("", "") : ("<child>", "</child>")
    if rest.hasPrefix("["), let bracket = rest.firstIndex(of: "]") {
      let type = rest[..<bracket].dropFirst()
      start =
        type.hasPrefix("internal ")
        ? "<child internal-child='\(type.dropFirst(9))'>"
        : "<child type='\(type)'>"
      rest = rest[bracket...].dropFirst(2)
    } else if let colon = rest.prefix(while: { $0 != " " }).firstIndex(of: ":")
    {
      (start, end) = ("<property name='\(rest[..<colon])'>", "</property>")
      rest = rest[colon...].dropFirst(2)
    }
    var words = Self.words(rest)
    let kind = words.removeFirst()
    var id = ""
    if let name = words.first, !name.contains("=") {
      names.append(name)
      id = " id='\(name)'"
      words.removeFirst()
    }
    xml += "\(start)<object class='\(kind)'\(id)>"
    for word in words {
      let (key, value) = Self.pair(word)
      xml += Self.property(key, value, of: kind)
    }
    open.append((indent, "</object>\(end)"))
  }

  private static func property(
    _ key: String, _ value: String, of kind: String
  ) -> String {
    let values = value.split(separator: ",")
    switch key {
    case "at":
      return "<layout>"
        + zip(["column", "row", "column-span"], values).map {
          "<property name='\($0)'>\($1)</property>"
        }.joined() + "</layout>"
    case "items":
      let items =
        "<items>" + values.map { "<item>\($0)</item>" }.joined() + "</items>"
      return kind == "GtkComboBoxText"
        ? items
        : "<property name='model'><object class='GtkStringList'>\(items)"
          + "</object></property>"
    default:
      return "<property name='\(key)'>\(value)</property>"
    }
  }

  /// Splits a line at the spaces outside quotation marks.
  private static func words(_ line: Substring) -> [String] {
    var (words, isQuoted) = ([""], false)
    for letter in line {
      switch letter {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func pair(_ word: String) -> (String, String) {
    let parts = word.split(separator: "=", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

extension Outline {
  /// Builds the widgets, and returns the named widgets in the order of the
  /// lines.
  func widgets() -> [(name: String, widget: Widget)] {
    let builder = gtk_builder_new()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(builder, xml, -1, &error)
    if let error { Issue.record("\(String(cString: error.pointee.message))") }
    let widgets = names.compactMap { name in
      gtk_builder_get_object(builder, name).map {
        (
          name,
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        )
      }
    }
    // The caller needs its own reference, because the builder owns a widget
    // without a parent.
    if let first = widgets.first { g_object_ref(first.1.raw) }
    g_object_unref(builder.map { UnsafeMutableRawPointer($0) })
    return widgets
  }
}

extension Screen {
  /// Builds the window that the outline's first line describes.
  convenience init(_ outline: String) {
    _ = Self.start
    let widgets = Outline(outline).widgets()
    let window: Widget = widgets.first?.widget ?? gtk_window_new()
    self.init(window: window, box: window)
    if !widgets.isEmpty { g_object_unref(window.raw) }
    for (name, widget) in widgets { self.name(widget, name) }
  }

  /// Builds widgets that the app adds to a box later.
  func build(_ outline: String, into parent: Widget) {
    let widgets = Outline(outline).widgets()
    for (name, widget) in widgets { self.name(widget, name) }
    guard let first = widgets.first?.widget else { return }
    gtk_box_append(parent.box, first)
    g_object_unref(first.raw)
  }

  /// The texts of the widgets with these names.
  func texts(_ names: String...) -> [String] { names.map { self[$0].text } }

  func setVisible(_ name: String, _ isVisible: Bool) {
    gtk_widget_set_visible(self[name], isVisible ? 1 : 0)
  }

  func setSensitive(_ name: String, _ isSensitive: Bool) {
    gtk_widget_set_sensitive(self[name], isSensitive ? 1 : 0)
  }

  func set(_ property: String, of name: String, to value: Bool) {
    g_object_set_property_boolean(self[name].opaque, property, value)
  }

  /// Makes a button sensitive only while all fields have text. The check runs
  /// after each letter, as in many apps.
  func enable(_ button: String, whenFilled fields: String...) {
    let check: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.setSensitive(button, fields.allSatisfy { !self[$0].text.isEmpty })
    }
    check()
    for field in fields { connect("changed", to: self[field].raw, check) }
  }

  /// Adds a key controller that logs each Return in the capture phase.
  func onReturn(in name: String, handles: Bool) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_event_controller_set_name(controller, "\(name) \(handles)")
    let pressed:
      @convention(c) (OpaquePointer?, guint, guint, guint, gpointer?) ->
        gboolean = { controller, key, _, _, screen in
          guard key == guint(GDK_KEY_Return), let screen,
            let name = gtk_event_controller_get_name(controller)
          else { return 0 }
          let words = String(cString: name).split(separator: " ")
          let it = Unmanaged<Screen>.fromOpaque(screen).takeUnretainedValue()
          MainActor.assumeIsolated { it.note("\(words[0]) Return") }
          return words[1] == "true" ? 1 : 0
        }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
    gtk_widget_add_controller(self[name], controller)
  }

  /// Records the signals that widgets emit while the closure plays a form.
  func recordSignals(_ play: () -> Void) {
    let recorder = SignalRecorder { [weak self] in self?.note($0) }
    play()
    recorder.stop()
  }
}

/// Plays a form once without a navigator and once with one. The navigator has
/// nothing to do in the form.
/// - Returns: a log for each run, with the signals that the widgets emitted.
@MainActor func logs(
  _ form: () -> Screen, focus: String, _ play: (Screen) -> Void
) -> (without: [String], with: [String]) {
  let logs = [false, true].map { navigates in
    let screen = form()
    screen.show(focus: focus, navigates: navigates)
    screen.recordSignals { play(screen) }
    Screen.closeAll()
    // The logs omit tooltips, which may hide at any time. The logs also omit
    // state flags, which follow the server's events.
    return screen.log.filter {
      !$0.hasSuffix(" state-flags-changed")
        && !["GtkLabel hide", "GtkImage hide"].contains($0)
    }
  }
  return (logs[0], logs[1])
}
