import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Tests that the navigator doesn't change an app when it has nothing to do.
@MainActor
@Suite("Apps in which the navigator has nothing to do", .serialized, .inWindows)
struct NothingToDoTests {
  private func log(navigates: Bool) -> [String] {
    let screen = Screen()
    screen.add("own")
    screen.observe("activate", of: screen["own"])
    screen.add("entry")
    screen.add("search", gtk_search_entry_new())
    screen.add("notes", gtk_text_view_new())
    screen.add("spin", gtk_spin_button_new_with_range(0, 9, 1))
    screen.button("ok", isDefault: true)
    screen.show(focus: "own", navigates: navigates)
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      screen.note("focus on \(screen.focused)")
    }
    let recorder = SignalRecorder { screen.note($0) }
    screen.type("abc\n")
    screen.keyboard.tap(.return, with: [.control])
    screen.keyboard.tap(.return, with: [.shift])
    screen.settle()
    for _ in 0..<3 { screen.pressTab() }
    screen.type("two\nlines")
    screen.keyboard.tap(.tab, with: [.control])
    screen.settle()
    screen.focus("search")
    screen.type("x\n")
    screen.focus("ok")
    screen.pressReturn()
    Loop.wait { screen.log.last == "ok clicked" }
    screen.focus("entry")
    screen.type("letters")
    screen.pressTab(backward: true)
    recorder.stop()
    // GTK emits `search-changed` some time after the last letter.
    return screen.log.filter { !$0.hasSuffix(" search-changed") }
  }

  @Test("Widgets emit signals in the same order with and without a navigator")
  func sameSignals() {
    let (without, with) = (log(navigates: false), log(navigates: true))
    expect(without.count > 100)
    expect(without, equals: with)
  }

  @Test("Typing a letter runs no code of the navigator")
  func letters() throws {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a", navigates: false)
    let text = try #require(gtk_root_get_focus(screen.window.opaque))
    let before = (
      Screen.belongings(of: screen.window), Screen.belongings(of: text)
    )
    let navigator = FieldNavigator(in: screen.window)
    expect(Screen.belongings(of: screen.window), equals: before.0)
    expect(Screen.belongings(of: text), equals: before.1)
    var asked = 0
    navigator.configuration.isEmpty = { _ in
      asked += 1
      return true
    }
    screen.type("letters")
    expect(asked, equals: 0)
    for signal in ["changed", "insert-text", "delete-text"] {
      expect(!Screen.hasHandler(signal, on: screen["a"]))
    }
  }
}

/// Notes each signal that a widget emits.
@MainActor final class SignalRecorder {
  private var hooks: [(signal: guint, hook: gulong)] = []
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    let types = [
      gtk_widget_get_type(), gtk_window_get_type(), gtk_editable_get_type(),
      gtk_text_get_type(), gtk_entry_get_type(), gtk_search_entry_get_type(),
      gtk_spin_button_get_type(), gtk_text_view_get_type(),
      gtk_button_get_type(),
    ]
    for type in types {
      var count: guint = 0
      guard let ids = g_signal_list_ids(type, &count) else { continue }
      for id in UnsafeBufferPointer(start: ids, count: Int(count)) {
        add(id)
      }
      g_free(ids)
    }
  }

  private func add(_ signal: guint) {
    var query = GSignalQuery()
    g_signal_query(signal, &query)
    guard query.signal_flags.rawValue & G_SIGNAL_NO_HOOKS.rawValue == 0
    else { return }
    let hook = g_signal_add_emission_hook(
      signal, 0,
      { hint, _, values, recorder in
        guard let hint, let values, let recorder,
          let object = g_value_get_object(values)
        else { return 1 }
        let widget = object.assumingMemoryBound(to: GtkWidget.self)
        let it =
          Unmanaged<SignalRecorder>.fromOpaque(recorder).takeUnretainedValue()
        let name = String(cString: g_signal_name(hint.pointee.signal_id))
        nonisolated(unsafe) let emitter = widget
        MainActor.assumeIsolated {
          guard
            g_type_check_instance_is_a(
              emitter.cast(to: GTypeInstance.self), gtk_widget_get_type()) != 0
          else { return }
          it.note("\(emitter.name) \(name)")
        }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    hooks.append((signal, hook))
  }

  func stop() {
    for hook in hooks { g_signal_remove_emission_hook(hook.signal, hook.hook) }
  }
}
