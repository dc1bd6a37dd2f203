import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R14: apps that handle Return themselves.
@MainActor @Suite("Apps that handle Return (R14)", .serialized, .inWindows)
struct AppWishTests {
  private func form() -> Screen {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.button("ok", isDefault: true)
    return screen
  }

  @Test(
    "The navigator leaves Return to the app when the app handles `activate`"
  )
  func handler() {
    let screen = form()
    screen.observe("activate", of: screen["a"])
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    expect(screen.log, equals: ["a activate"])
  }

  @Test("The navigator ignores a blocked handler of activate")
  func blockedHandler() {
    let screen = form()
    let id = screen.observe("activate", of: screen["a"])
    g_signal_handler_block(screen["a"].raw, id)
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test(
    "Return runs the app's handler and moves on when `sharesReturn` is set"
  )
  func sharesReturn() {
    let screen = form()
    for name in ["a", "b"] { screen.observe("activate", of: screen[name]) }
    screen.show(focus: "a")
    screen.navigator?.setRole(.sharesReturn, of: screen["a"])
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    screen.navigator?.configuration.sharesReturn = true
    screen.pressReturn()
    expect(screen.focused, equals: "c")
    expect(screen.log, equals: ["a activate", "b activate", "b activate"])
  }

  @Test(
    "The navigator leaves Return to a field with the role `handlesReturn`"
  )
  func handlesReturn() {
    let screen = form()
    screen.show(focus: "a")
    screen.navigator?.setRole(.handlesReturn, of: screen["a"])
    screen.pressReturn()
    expect(screen.focused, equals: "a")
  }

  @Test("A handler may move focus, hide the field or destroy the window")
  func handlerActs() {
    for shares in [false, true] {
      let screen = form()
      screen.show(focus: "a")
      screen.navigator?.configuration.sharesReturn = shares
      screen.observe("activate", of: screen["a"]) { screen.focus("c") }
      screen.pressReturn()
      expect(screen.focused, equals: "c")

      let hiding = form()
      hiding.show(focus: "a")
      hiding.navigator?.configuration.sharesReturn = shares
      hiding.observe("activate", of: hiding["a"]) {
        gtk_widget_set_visible(hiding["a"], 0)
      }
      hiding.pressReturn()
      expect(hiding.focused != "c")

      let closing = form()
      closing.show(focus: "a")
      closing.navigator?.configuration.sharesReturn = shares
      let window = closing.window
      closing.observe("activate", of: closing["a"]) {
        g_object_ref(window.raw)
        gtk_window_destroy(window.window)
      }
      closing.keyboard.tap(.return)
      closing.expectLog("a activate")
      expect(closing.navigator?.focusNext(), equals: false)
    }
  }

  @Test("Return moves no focus in a window that a handler hides")
  func handlerHidesWindow() {
    let screen = form()
    screen.show(focus: "a")
    screen.navigator?.configuration.sharesReturn = true
    screen.observe("activate", of: screen["a"]) {
      gtk_widget_set_visible(screen.window, 0)
    }
    screen.keyboard.tap(.return)
    screen.expectLog("a activate")
    expect(screen.focused, equals: "a")
  }

  @Test("activates-default finishes only if no empty field follows")
  func activatesDefault() {
    let screen = form()
    for name in ["a", "b", "c"] {
      gtk_entry_set_activates_default(screen[name].cast(to: GtkEntry.self), 1)
    }
    screen.show(focus: "a")
    screen.type("x\ny\nz")
    expect(screen.log, equals: [])
    screen.pressReturn()
    screen.expectLog("ok clicked")
    expect(screen["c"].text, equals: "z")
  }

  @Test(
    "Return activates the default widget once", arguments: [0, 1] as [gboolean])
  func activatesOnce(activates: gboolean) {
    let screen = form()
    gtk_entry_set_activates_default(
      screen["c"].cast(to: GtkEntry.self), activates)
    screen.observe("activate", of: screen["ok"])
    screen.show(focus: "c")
    screen.pressReturn()
    screen.expectLog("ok activate", "ok clicked")
  }

  @Test("activates-default in the last field ends a form that wraps")
  func activatesDefaultWraps() {
    let screen = form()
    gtk_entry_set_activates_default(screen["c"].cast(to: GtkEntry.self), 1)
    screen.show(focus: "c")
    screen.navigator?.configuration.policy.ending = .wrap
    screen.pressReturn()
    expect(screen.focused, equals: "c")
    screen.expectLog("ok clicked")
  }

  @Test("Return does nothing if the default widget is insensitive")
  func insensitiveDefault() {
    for activates in [0, 1] as [gboolean] {
      let screen = form()
      for name in ["a", "b", "c"] { screen[name].setText("x") }
      gtk_entry_set_activates_default(
        screen["a"].cast(to: GtkEntry.self), activates)
      gtk_widget_set_sensitive(screen["ok"], 0)
      screen.show(focus: "a")
      screen.pressReturn()
      expect(screen.focused, equals: "a")
      expect(screen.log, equals: [])
    }
  }

  @Test("onFinish replaces the default widget")
  func onFinish() {
    for activates in [0, 1] as [gboolean] {
      let screen = form()
      gtk_entry_set_activates_default(
        screen["c"].cast(to: GtkEntry.self), activates)
      screen.show(focus: "c")
      screen.navigator?.onFinish = { screen.note("finish") }
      screen.pressReturn()
      expect(screen.log, equals: ["finish"])
      expect(screen.focused, equals: "c")
    }
  }

  @Test(
    "GTK handles Return with Shift, Control or Alt",
    arguments: [Keyboard.Key.shift, .control, .alt])
  func modifiers(_ modifier: Keyboard.Key) {
    let screen = form()
    screen.show(focus: "a")
    screen.keyboard.tap(.return, with: [modifier])
    screen.settle()
    expect(screen.focused, equals: "a")
  }

  @Test("Enter on the keypad works as Return")
  func keypad() {
    let screen = form()
    screen.show(focus: "a")
    screen.keyboard.tap(.keypadEnter)
    screen.settle()
    expect(screen.focused, equals: "b")
  }

  @Test(
    "A field keeps its text and selection when all later fields refuse (R10)"
  )
  func refusal() {
    let screen = form()
    screen["a"].setText("abcdef")
    screen.show(focus: "a")
    gtk_editable_select_region(screen["a"].opaque, 1, 3)
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      if ["b", "c"].contains(screen.focused) { screen.focus("a") }
    }
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    expect(screen.log, equals: [])
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(screen["a"].opaque, &start, &end)
    expect((start, end) == (1, 3))
  }
}
