import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R15: the app comes first.
@MainActor
@Suite("The app's wishes in codes (R15)", .serialized, .inWindows)
struct CodeWishTests {
  @Test(
    "Letters that a handler of `insert-text` refuses change nothing",
    arguments: [false, true])
  func refused(isLate: Bool) {
    func refuse(_ screen: Screen) {
      for name in ["a", "b", "c"] {
        connectInsertion(to: screen[name].innerText) {
          !$0.allSatisfy(\.isNumber)
        }
      }
    }
    let form = CodeForm(observed: isLate ? { _ in } : refuse)
    let screen = form.screen
    // Handlers may be younger than the navigator's.
    if isLate { refuse(screen) }
    screen.type("x")
    expect(form.texts, equals: ["", "", ""])
    expect(screen.focused, equals: "a")
    screen.type("1")
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "b")
    screen.paste("xy")
    Loop.settleButtons()
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "b")
    // A letter over a selected one, too.
    screen.focus("a")
    screen.type("y")
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "a")
    gtk_editable_set_position(screen["a"].opaque, 1)
    screen.type("y")
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "a")
  }

  @Test(
    "A handler of `insert-text` that inserts other letters: no move follows")
  func rewritten() {
    let form = CodeForm { screen in
      for name in ["a", "b", "c"] {
        let text = screen[name].innerText
        var isInside = false
        connectInsertion(to: text) { letters in
          if isInside || letters == letters.uppercased() { return false }
          isInside = true
          defer { isInside = false }
          var position = gtk_editable_get_position(text.opaque)
          gtk_editable_insert_text(
            text.opaque, letters.uppercased(), -1, &position)
          return true
        }
      }
    }
    form.screen.type("x")
    expect(form.texts, equals: ["X", "", ""])
    expect(form.screen.focused, equals: "a")
    gtk_editable_set_position(form.screen["a"].opaque, 1)
    form.screen.type("y")
    // No field holds too much.
    expect(form.texts, equals: ["Y", "", ""])
    expect(form.screen.focused, equals: "a")
    form.screen.type("Z")
    expect(form.texts, equals: ["Z", "", ""])
    expect(form.screen.focused, equals: "b")
  }

  @Test("A handler that moves focus, or destroys the window, is the last")
  func acts() {
    let form = CodeForm(isEnded: true) { screen in
      connect("changed", to: screen["a"].raw) {
        if !screen["a"].text.isEmpty { screen.focus("other") }
      }
    }
    form.screen.type("1")
    expect(form.screen.focused, equals: "other")

    let closing = CodeForm { screen in
      connect("changed", to: screen["a"].raw) {
        gtk_window_destroy(screen.window.window)
      }
    }
    closing.screen.keyboard.type("1")
    Loop.wait { gtk_widget_get_mapped(closing.screen.window) == 0 }
    Loop.settleButtons()

    let ending = CodeForm { screen in
      connect("changed", to: screen["a"].raw) {
        screen.navigator?.configuration.codes = []
      }
    }
    ending.screen.type("1")
    expect(ending.screen.focused, equals: "a")
    expect(ending.texts, equals: ["1", "", ""])
  }

  @Test("A target that refuses focus keeps the user where the app put them")
  func refusesFocus() {
    let form = CodeForm { screen in
      connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
        if screen.focused == "b" { screen.focus("a") }
      }
    }
    form.screen.type("1")
    expect(form.screen.focused, equals: "a")
    expect(form.texts, equals: ["1", "", ""])
  }

  @Test("Each written field tells its own changes, and no field too many")
  func changed() {
    let form = CodeForm { screen in
      for name in ["a", "b", "c", "other"] {
        screen.observe("changed", of: screen[name])
      }
    }
    form.screen.forgetLog()
    form.screen.paste("12")
    form.screen.expectLog("a changed", "b changed")
    expect(form.screen.focused, equals: "c")
  }

  @Test("The box that gets focus has its text selected")
  func selects() {
    let form = CodeForm()
    form.screen["b"].setText("9")
    form.screen.type("1")
    expect(form.screen.focused, equals: "b")
    expect(form.screen.selection(of: "b"), equals: 0...1)
    g_object_set_property_boolean(
      gtk_settings_get_default(), "gtk-entry-select-on-focus", false)
    defer {
      g_object_set_property_boolean(
        gtk_settings_get_default(), "gtk-entry-select-on-focus", true)
    }
    // On X11 a selection that replaces another one of the same turn may be lost,
    // because GTK then hears that the other one has ended. So this is a new form.
    let other = CodeForm()
    other.screen["b"].setText("8")
    other.screen.type("1")
    expect(other.screen.selection(of: "b"), equals: 0...1)
  }

  @Test("A length that the app sets meanwhile is off, too, and comes back")
  func lengths() {
    let form = CodeForm { screen in
      gtk_entry_set_max_length(screen["a"].cast(to: GtkEntry.self), 1)
    }
    let screen = form.screen
    func length(_ name: String) -> Int32 {
      gtk_entry_get_max_length(screen[name].cast(to: GtkEntry.self))
    }
    gtk_entry_set_max_length(screen["b"].cast(to: GtkEntry.self), 2)
    expect([length("a"), length("b"), length("c")], equals: [0, 0, 0])
    // Another option leaves the code as it is.
    screen.navigator?.configuration.sharesReturn = true
    expect(length("a"), equals: 0)
    screen.navigator?.configuration.codes = []
    expect([length("a"), length("b"), length("c")], equals: [1, 2, 0])
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code([screen["a"]], lengths: [1])
    ]
    expect([length("a"), length("b")], equals: [0, 2])
    screen.navigator = nil
    expect([length("a"), length("b")], equals: [1, 2])
  }

  @Test("After the code ends, its entries are the app's alone")
  func ended() {
    let form = CodeForm()
    form.screen.navigator?.configuration.codes = []
    form.screen.type("12")
    expect(form.screen.focused, equals: "a")
    expect(form.texts, equals: ["12", "", ""])
    form.screen.focus("b")
    form.screen.pressBackspace()
    expect(form.screen.focused, equals: "b")
  }
}
