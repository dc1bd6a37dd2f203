import CFieldNavigationGTK
import FieldNavigationGTK
import GTKDriver

// Measures Return and GTK's own Tab alternately in one window. Both keys cause
// the same change of focus. In a small form, that change is most of the work.
//
//     Scripts/display.sh GTK/.build/release/gtk-bench

typealias Widget = UnsafeMutablePointer<GtkWidget>

@MainActor func form(_ count: Int, perRow: Int) -> (Widget, [Widget]) {
  let window: Widget = gtk_window_new()
  let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  let scroller: Widget = gtk_scrolled_window_new()
  gtk_scrolled_window_set_child(OpaquePointer(scroller), box)
  gtk_window_set_child(window.cast(to: GtkWindow.self), scroller)
  gtk_window_set_default_size(window.cast(to: GtkWindow.self), 600, 400)
  var entries: [Widget] = []
  var row = box
  for number in 0..<count {
    if perRow > 1, number % perRow == 0 {
      row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_box_append(box.cast(to: GtkBox.self), row)
    }
    let entry: Widget = gtk_entry_new()
    gtk_box_append(row.cast(to: GtkBox.self), entry)
    entries.append(entry)
  }
  gtk_window_present(window.cast(to: GtkWindow.self))
  Loop.wait { gtk_widget_get_mapped(window) != 0 }
  let last = entries.last ?? window
  Loop.wait { gtk_widget_get_width(last) > 0 }
  return (window, entries)
}

extension UnsafeMutablePointer<GtkWidget> {
  func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

@MainActor func microseconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(body)
  return Double(time.components.attoseconds) / 1e12
    + Double(time.components.seconds) * 1e6
}

@MainActor func drain() { while g_main_context_iteration(nil, 0) != 0 {} }

@MainActor func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

@MainActor func measure(_ count: Int, perRow: Int) {
  let (window, entries) = form(count, perRow: perRow)
  let start = entries[count / 2]
  var attach: [Double] = []
  for _ in 0..<50 {
    var navigator: FieldNavigator?
    attach.append(microseconds { navigator = FieldNavigator(in: window) })
    navigator?.invalidate()
  }
  let navigator = FieldNavigator(in: window)
  var ours: [Double] = []
  var tab: [Double] = []
  for round in 0..<(count > 500 ? 60 : 300) {
    for turn in 0..<2 {
      gtk_widget_grab_focus(start)
      drain()
      let text = gtk_root_get_focus(OpaquePointer(window))
      if (turn + round) % 2 == 0 {
        ours.append(
          microseconds { gtk_widget_emit_activate(text) })
      } else {
        tab.append(
          microseconds {
            gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
          })
      }
    }
  }
  navigator.invalidate()
  gtk_window_destroy(window.cast(to: GtkWindow.self))
  drain()
  let form = perRow == 1 ? "gtk.\(count)" : "gtk.\(count).rows"
  report("\(form).return", ours)
  report("\(form).tab", tab)
  report("\(form).attach", attach)
  print(
    "\(form).ratio", hundredths((ours.min() ?? 0) / (tab.min() ?? 1)), "times")
}

/// Reports the best and the median time.
@MainActor func report(_ name: String, _ values: [Double]) {
  print("\(name).best", hundredths(values.min() ?? 0), "us")
  print("\(name).median", hundredths(median(values)), "us")
}

@MainActor func hundredths(_ value: Double) -> Double {
  (value * 100).rounded() / 100
}

/// Emits `activate` on a GtkText, as GTK does when the user presses Return.
func gtk_widget_emit_activate(_ text: Widget?) {
  guard let text else { return }
  var instance = GValue()
  g_value_init(&instance, gtk_text_get_type())
  g_value_set_object(&instance, text)
  g_signal_emitv(
    &instance, g_signal_lookup("activate", gtk_text_get_type()), 0, nil)
  g_value_unset(&instance)
}

gtk_init()
g_object_set_animations(false)
for count in [6, 100, 1000] {
  for perRow in [1, 4] { measure(count, perRow: perRow) }
}

func g_object_set_animations(_ value: Bool) {
  var boxed = GValue()
  g_value_init(&boxed, GType(5 << 2))
  g_value_set_boolean(&boxed, value ? 1 : 0)
  g_object_set_property(
    UnsafeMutableRawPointer(gtk_settings_get_default())?
      .assumingMemoryBound(to: GObject.self),
    "gtk-enable-animations", &boxed)
  g_value_unset(&boxed)
}
