import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Dialogs of libadwaita, which are in the window's tree of widgets.
@MainActor
@Suite(
  "Dialogs inside the window (R12)", .serialized, .inWindows,
  .enabled(if: has_adwaita_dialogs() != 0, "libadwaita 1.5 has them"))
struct DialogTests {
  /// A window with two entries, whose end is logged.
  private func form() -> Screen {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let window: Widget = adw_window_new()
    gtk_window_set_default_size(window.window, 400, 600)
    adw_window_set_content(window.cast(to: AdwWindow.self), box)
    let screen = Screen(window: window, box: box)
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a")
    screen.navigator?.onFinish = { screen.note("finish") }
    return screen
  }

  /// Presents a dialog with these entries and a default button.
  @discardableResult
  private func present(_ names: [String], in screen: Screen) -> Widget {
    let dialog: Widget = adwaita_dialog_new()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for name in names { screen.add(name, to: box) }
    let ok: Widget = gtk_button_new_with_label("ok")
    screen.add("ok", ok, to: box)
    screen.observe("clicked", of: ok)
    adwaita_set(dialog, "child", box)
    adwaita_set(dialog, "default-widget", ok)
    screen.name(dialog, "dialog")
    adwaita_dialog_present(dialog, screen.window)
    Loop.wait { gtk_widget_get_mapped(screen[names[0]]) != 0 }
    screen.focus(names[0])
    screen.settle()
    return dialog
  }

  @Test(
    "Return moves through a dialog, and ends it with its default widget",
    arguments: ["window", "dialog", "both"])
  func moves(place: String) {
    let screen = form()
    if place == "dialog" { screen.navigator = nil }
    let dialog = present(["v", "w", "x", "y", "z"], in: screen)
    let inner = place == "window" ? nil : FieldNavigator(in: dialog)
    for name in ["w", "x", "y", "z"] {
      screen.pressReturn()
      expect(screen.focused, equals: name)
    }
    screen.pressReturn()
    screen.expectLog("ok clicked")
    expect(screen.focused, equals: "z")
    inner?.onFinish = { screen.note("inner finish") }
    screen.pressReturn()
    screen.expectLog(
      "ok clicked", inner == nil ? "ok clicked" : "inner finish")
    inner?.invalidate()
  }

  @Test("The first Return works in the window behind a closed dialog")
  func closes() {
    for animates in [false, true] {
      let screen = form()
      screen.animates = animates
      defer { screen.animates = false }
      let dialog = present(["x"], in: screen)
      connect("clicked", to: screen["ok"].raw) {
        adwaita_dialog_close(dialog)
      }
      screen.keyboard.tap(.return)
      expect(Loop.wait { ["a", "b"].contains(screen.focused) })
      screen.focus("a")
      screen.pressReturn()
      expect(screen.focused, equals: "b")
      screen.expectLog("ok clicked")
    }
  }

  @Test("A held Return moves once in a dialog")
  func held() {
    let screen = form()
    present(["x", "y", "z"], in: screen)
    screen.keyboard.press(.return)
    expect(Loop.wait { screen.focused == "y" })
    expect(!Loop.wait(atMost: 1) { screen.focused != "y" })
    screen.keyboard.release(.return)
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "z")
  }

  @Test("A held Return that opens a dialog does nothing in it (R14)")
  func heldInFinish() {
    let screen = form()
    screen.focus("b")
    screen.navigator?.onFinish = { present(["x", "y"], in: screen) }
    screen.keyboard.press(.return)
    expect(Loop.wait { screen.focused == "x" })
    expect(!Loop.wait(atMost: 1) { screen.focused != "x" })
    screen.keyboard.release(.return)
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "y")
  }

  @Test("Tab and Return out of a text view follow the options in a dialog")
  func keys() {
    let screen = form()
    present(["x", "y", "z"], in: screen)
    let note: Widget = gtk_text_view_new()
    screen.add("note", note, to: gtk_widget_get_parent(screen["z"]))
    screen.navigator?.configuration.textViewKeys = [.return, .tab]
    screen.navigator?.configuration.order = .explicit(
      ["note", "z", "y", "x"].map { screen[$0] })
    screen.waitForLayout()
    screen.focus("z")
    // The button, which isn't listed, comes after its predecessor.
    for name in ["ok", "y", "x", "note"] {
      screen.pressTab()
      expect(screen.focused, equals: name)
    }
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "x")
    screen.focus("note")
    screen.pressReturn()
    expect(screen.focused, equals: "z")
    expect(note.text, equals: "")
    screen.focus("note")
    screen.pressTab()
    expect(screen.focused, equals: "z")
  }

  @Test("Return in an alert's entry sends the default response")
  func alert() {
    for activates in [0, 1] as [gboolean] {
      let screen = form()
      let entry: Widget = gtk_entry_new()
      screen.name(entry, "folder")
      gtk_entry_set_activates_default(entry.cast(to: GtkEntry.self), activates)
      let dialog: Widget = adwaita_alert_new(entry)
      let heard:
        @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
          _, response, box in
          guard let response, let box else { return }
          let screen = Unmanaged<Screen>.fromOpaque(box).takeUnretainedValue()
          let name = String(cString: response)
          MainActor.assumeIsolated { screen.note(name) }
        }
      g_signal_connect_data(
        dialog.raw, "response", unsafeBitCast(heard, to: GCallback.self),
        Unmanaged.passUnretained(screen).toOpaque(), nil, GConnectFlags(0))
      adwaita_dialog_present(dialog, screen.window)
      Loop.wait { gtk_widget_get_mapped(entry) != 0 }
      screen.focus("folder")
      screen.type("x\n")
      screen.expectLog("create")
      expect(Loop.wait { screen.focused == "a" })
      screen.pressReturn()
      expect(screen.focused, equals: "b")
    }
  }
}
