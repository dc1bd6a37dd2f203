import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R16 in widgets of GTK and libadwaita.
@MainActor
@Suite("The end with a mistake (R16)", .serialized, .inWindows)
struct MistakeTests {
  /// Three filled entries. The texts in `wrong` are mistakes.
  private func form(_ texts: String..., wrong: Set<String> = ["?"]) -> Screen {
    let screen = Screen()
    for (name, text) in zip(["a", "b", "c"], texts) {
      screen.add(name, text: text)
    }
    screen.show()
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.navigator?.configuration.isInvalid = { wrong.contains($0.text) }
    return screen
  }

  @Test("R16: the end asks each reachable field once, from the start")
  func asksEachOnce() {
    let screen = form("x", "?", "x")
    screen.setVisible("b", false)
    screen.focus("c")
    screen.navigator?.configuration.isInvalid = {
      screen.note($0.name)
      return false
    }
    screen.pressReturn()
    screen.expectLog("a", "c", "finish")
  }

  // A form without mistakes costs what it did before.
  @Test("R16: without isInvalid the end reads no other field")
  func readsNothing() {
    let screen = form("x", "x", "x")
    var reads = 0
    screen.navigator?.configuration.isEmpty = { _ in
      reads += 1
      return nil
    }
    screen.focus("c")
    screen.pressReturn()
    expect(reads, equals: 3)
    screen.navigator?.configuration.isInvalid = nil
    reads = 0
    screen.pressReturn()
    expect(reads, equals: 0)
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    expect(reads, equals: 0)
    screen.expectLog("finish", "finish")
  }

  @Test("R16: a press that moves on asks nobody, and stopsAtInvalid one field")
  func asksOne() {
    let screen = form("x", "", "x")
    screen.navigator?.configuration.isInvalid = {
      screen.note($0.name)
      return false
    }
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    screen.expectLog()
    screen.navigator?.configuration.policy.stopsAtInvalid = true
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    screen.expectLog("a")
  }

  @Test("R14, R16: a Return held at the end goes to one mistake and no further")
  func held() {
    let screen = form("x", "x", "x")
    // The app takes the mistake back as soon as the user sees it.
    var isWrong = true
    screen.navigator?.configuration.isInvalid = { _ in
      defer { isWrong = false }
      return isWrong
    }
    screen.focus("c")
    let counter = PressCounter()
    screen.keyboard.press(.return)
    expect(Loop.wait { counter.presses >= 12 })
    screen.keyboard.release(.return)
    screen.settle()
    counter.stop()
    expect(screen.focused, equals: "a")
    screen.expectLog()
    screen.pressReturn()
    screen.expectLog("finish")
  }

  // The row itself activates the default widget, before our handler.
  @Test(
    "R16: a row with activates-default doesn't finish past a mistake",
    arguments: ["a", "b"])
  func row(_ wrong: String) {
    let screen = Screen(
      """
      AdwWindow window default-width=400 default-height=300 default-widget=save
        content: GtkBox orientation=vertical
          AdwHeaderBar
            [end] GtkButton save label=Save
          AdwPreferencesGroup
            AdwEntryRow a title=A
            AdwEntryRow b title=B activates-default=1
      """)
    for name in ["a", "b"] { screen[name].setText("x") }
    screen.observe("clicked", of: screen["save"])
    screen.show(focus: "b")
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
    screen[wrong].setText("?")
    screen.pressReturn()
    expect(screen.focused, equals: wrong)
    screen.expectLog()
    screen[wrong].setText("x")
    screen.pressReturn()
    screen.expectLog("save clicked")
  }

  @Test("R16: a label whose text is the mistake is edited again")
  func editableLabel() {
    let screen = Screen()
    screen.add("label", gtk_editable_label_new("?"))
    screen.add("after", text: "x")
    screen.show(focus: "after")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.navigator?.configuration.isInvalid = { $0.text.contains("?") }
    screen.pressReturn()
    let label = screen["label"].opaque
    expect(gtk_editable_label_get_editing(label) != 0)
    screen.keyboard.tap(.backspace)
    screen.type("x")
    screen["label"].setText("?x")
    screen.pressReturn()
    expect(screen.focused, equals: "label")
    expect(gtk_editable_label_get_editing(label) != 0)
    screen.expectLog()
    screen["label"].setText("y")
    screen.pressReturn()
    screen.expectLog("finish")
    screen.focus("after")
    expect(Loop.wait { !Screen.hasTimer(screen["label"]) })
  }

  @Test("R16: Return in a text view, and the app's call, go to the mistake")
  func ownKeys() {
    let screen = Screen()
    screen.add("a", text: "?")
    screen.add("text", gtk_text_view_new())
    screen.show(focus: "text")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
    screen.navigator?.configuration.textViewKeys = [.return]
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    screen.focus("text")
    expect(screen.navigator?.pressReturn(in: screen["text"]), equals: true)
    expect(screen.focused, equals: "a")
    // The mistake is here: the widget mustn't do what Return does otherwise.
    expect(screen.navigator?.pressReturn(in: screen["a"]), equals: true)
    screen.expectLog()
  }

  @Test("R16: focusFirstInvalid answers whether a mistake has focus")
  func answers() {
    let screen = form("?", "x", "?")
    screen.focus("c")
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "a")
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "a")
    gtk_window_set_focus(screen.window.window, nil)
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "a")
    screen["a"].setText("x")
    screen.setSensitive("c", false)
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    expect(screen.focused, equals: "a")
  }

  @Test("R10, R16: a search without focus tries the next field after a refusal")
  func searchRefused() {
    let screen = form("?", "?", "x")
    gtk_window_set_focus(screen.window.window, nil)
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      if screen.focused == "a" {
        gtk_window_set_focus(screen.window.window, nil)
      }
    }
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "b")
  }

  @Test("R16: a search takes the fields that the app listed, in their order")
  func listed() {
    let screen = form("?", "?", "?")
    screen.navigator = FieldNavigator(
      fields: ["c", "a"].map { Optional(screen[$0]) })
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "c")
    screen["c"].setText("x")
    screen["a"].setText("x")
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
  }

  @Test("R16: an ended navigator moves nothing, nor one whose window is hidden")
  func ended() {
    let screen = form("?", "x", "x")
    screen.focus("c")
    gtk_widget_set_visible(screen.window, 0)
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    gtk_window_present(screen.window.window)
    screen.navigator?.invalidate()
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    screen.navigator?.focusFirst()
    expect(screen.focused, equals: "c")
  }
}

@MainActor
@Suite(
  "Mistakes and first fields in dialogs (R16)", .serialized, .inWindows,
  .enabled(if: has_adwaita_dialogs() != 0, "libadwaita 1.5 has them"))
struct DialogFirstTests {
  private func window() -> Screen {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let window: Widget = adw_window_new()
    gtk_window_set_default_size(window.window, 400, 600)
    adw_window_set_content(window.cast(to: AdwWindow.self), box)
    let screen = Screen(window: window, box: box)
    screen.add("a", text: "?")
    screen.show(focus: "a")
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
    return screen
  }

  @Test("R16: an alert's default response isn't sent past a mistake")
  func alert() {
    for activates in [0, 1] as [gboolean] {
      let screen = window()
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
      entry.setText("?")
      screen.pressReturn()
      expect(screen.focused, equals: "folder")
      screen.expectLog()
      entry.setText("x")
      screen.pressReturn()
      screen.expectLog("create")
      expect(Loop.wait { screen.focused == "a" })
    }
  }

  @Test("A dialog that is presented later opens on its first empty field")
  func presented() {
    for isLate in [false, true] {
      let screen = window()
      let dialog: Widget = adwaita_dialog_new()
      let content: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      screen.add("ok", gtk_button_new_with_label("ok"), to: content)
      screen.add("x", text: "filled", to: content)
      screen.add("y", to: content)
      adwaita_set(dialog, "child", content)
      let navigator = FieldNavigator(in: dialog)
      if !isLate { navigator.focusFirst() }
      adwaita_dialog_present(dialog, screen.window)
      if isLate { navigator.focusFirst() }
      expect(Loop.wait { screen.focused == "y" })
      for _ in 0..<5 { screen.waitForLayout() }
      expect(screen.focused, equals: "y")
      adwaita_dialog_close(dialog)
      expect(Loop.wait { screen.focused == "a" })
      navigator.invalidate()
    }
  }
}
