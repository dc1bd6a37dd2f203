import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R10: what the app may do while Return asks a field to take focus.
@MainActor @Suite("Refusals (R10)", .serialized, .inWindows)
struct RefusalTests {
  /// A form with focus in its first field.
  ///
  /// - Parameter asked: runs when the second field gets focus.
  private func form(_ asked: @escaping @MainActor (Screen) -> Void) -> Screen {
    let screen = Screen()
    for name in ["a", "b", "c", "d"] { screen.add(name) }
    screen["c"].setText("filled")
    screen.show(focus: "a")
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak screen] in
      guard let screen, screen.focused == "b" else { return }
      asked(screen)
    }
    return screen
  }

  @Test("If the app moves focus elsewhere, Return asks no other field")
  func appMoves() {
    let screen = form { $0.focus("c") }
    screen.pressReturn()
    expect(screen.focused, equals: "c", "d is the next empty field")
  }

  @Test("A field gets its selection back, with the caret at the same end")
  func selection() {
    for (start, end) in [(1, 3), (3, 1)] as [(Int32, Int32)] {
      let screen = form { $0.focus("a") }
      screen["a"].setText("hello")
      screen["d"].setText("filled")
      gtk_editable_select_region(screen["a"].opaque, start, end)
      screen.pressReturn()
      expect(screen.focused, equals: "a")
      var (first, last): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(screen["a"].opaque, &first, &last)
      expect((first, last) == (1, 3))
      // The entry reports another position than its text does.
      let text = gtk_editable_get_delegate(screen["a"].opaque)
      expect(gtk_editable_get_position(text), equals: end)
    }
  }

  @Test("R14: a field that Return focuses doesn't get that Return from the app")
  func activates() {
    let screen = form { screen in
      guard let text = gtk_root_get_focus(screen.window.opaque) else { return }
      var instance = GValue()
      g_value_init(&instance, gtk_text_get_type())
      defer { g_value_unset(&instance) }
      g_value_set_object(&instance, text.raw)
      let signal = g_signal_lookup("activate", gtk_text_get_type())
      g_signal_emitv(&instance, signal, 0, nil)
    }
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }
}
