import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R15: what counts as the user's input, and what doesn't.
@MainActor
@Suite("Input in codes (R15)", .serialized, .inWindows)
struct CodeInputTests {
  @Test("Text that the app sets moves nothing, however it's set")
  func appText() {
    let form = CodeForm()
    let screen = form.screen
    screen["a"].setText("1")
    gtk_editable_set_text(screen["a"].innerText.opaque, "2")
    gtk_entry_buffer_set_text(
      gtk_entry_get_buffer(screen["a"].cast(to: GtkEntry.self)), "3", -1)
    var position: Int32 = 0
    gtk_editable_insert_text(screen["a"].opaque, "45", -1, &position)
    screen.settle()
    expect(screen.focused, equals: "a")
    expect(form.texts, equals: ["453", "", ""])
  }

  @Test("Text that a handler of the user's input sets elsewhere moves nothing")
  func appTextInHandler() {
    let form = CodeForm { screen in
      connect("changed", to: screen["a"].raw) {
        if screen["b"].text.isEmpty { screen["b"].setText("7") }
      }
    }
    form.screen.type("1")
    // The handler has changed the code: nothing follows.
    expect(form.screen.focused, equals: "a")
    expect(form.texts, equals: ["1", "7", ""])
  }

  @Test("Undo and redo stay in their field, and move nothing")
  func undo() {
    let form = CodeForm()
    let screen = form.screen
    screen.type("1")
    screen.focus("a")
    screen.keyboard.tap(.letter("z"), with: [.control])
    screen.settle()
    expect(form.texts, equals: ["", "", ""])
    expect(screen.focused, equals: "a")
    screen.keyboard.tap(.letter("z"), with: [.control, .shift])
    screen.settle()
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "a")
    screen.focus("a")
    screen.pressBackspace()
    gtk_widget_activate_action_variant(screen["a"].innerText, "text.undo", nil)
    screen.settle()
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "a")
  }

  @Test("Text that the app sets before a paste arrives isn't the paste")
  func appTextBeforePaste() {
    let form = CodeForm()
    let screen = form.screen
    gdk_clipboard_set_text(gtk_widget_get_clipboard(screen.window), "1")
    gtk_widget_activate_action_variant(
      screen["a"].innerText, "clipboard.paste", nil)
    screen["a"].setText("7")
    expect(screen.focused, equals: "a")
    expect(form.texts, equals: ["7", "", ""])
    Loop.wait { screen.focused == "b" }
    expect(screen.focused, equals: "b")
    expect(form.texts, equals: ["1", "", ""])
  }

  @Test("Undo isn't taken for a paste that never came")
  func undoAfterPaste() {
    let form = CodeForm()
    let screen = form.screen
    screen.type("1")
    screen.focus("a")
    screen.pressBackspace()
    gdk_clipboard_set_content(gtk_widget_get_clipboard(screen.window), nil)
    screen.keyboard.tap(.letter("v"), with: [.control])
    screen.settle()
    gtk_widget_activate_action_variant(screen["a"].innerText, "text.undo", nil)
    screen.settle()
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "a")
  }

  @Test("A paste that the app prevents changes nothing, and leaves nothing")
  func preventedPaste() {
    let form = CodeForm { screen in
      connect("paste-clipboard", to: screen["a"].innerText.raw) {
        g_signal_stop_emission_by_name(
          screen["a"].innerText.raw, "paste-clipboard")
      }
    }
    form.screen.paste("123")
    Loop.settleButtons()
    expect(form.texts, equals: ["", "", ""])
    expect(form.screen.focused, equals: "a")
    gtk_editable_set_text(form.screen["a"].innerText.opaque, "1")
    form.screen.settle()
    expect(form.texts, equals: ["1", "", ""])
    expect(form.screen.focused, equals: "a")
  }

  @Test("A paste that arrives when focus has left goes to the field with focus")
  func latePaste() {
    let form = CodeForm()
    let screen = form.screen
    gdk_clipboard_set_text(gtk_widget_get_clipboard(screen.window), "12")
    gtk_widget_activate_action_variant(
      screen["a"].innerText, "clipboard.paste", nil)
    screen.focus("b")
    Loop.wait { screen["c"].text == "2" }
    screen.settle()
    expect(form.texts, equals: ["", "1", "2"])
    expect(screen.focused, equals: "other")
  }

  @Test("Letters that an input method commits late go to the field with focus")
  func lateCommits() {
    let form = CodeForm()
    for letter in ["1", "2", "3"] { form.screen.commit(letter, in: "a") }
    expect(form.texts, equals: ["1", "2", "3"])
    expect(form.screen.focused, equals: "other")
    // Focus has left the code: there is nowhere for more.
    form.screen.commit("4", in: "a")
    expect(form.texts, equals: ["1", "2", "3"])
    expect(form.screen["other"].text, equals: "")
    expect(form.screen.focused, equals: "other")
  }

  @Test("A commit of several letters goes on like a paste")
  func longCommit() {
    let form = CodeForm(other: nil)
    form.screen.commit("123")
    expect(form.texts, equals: ["1", "2", "3"])
    expect(form.screen.focused, equals: "c")
  }

  // Observed: GtkText shows a composition, but has its letters only afterwards.
  @Test("Letters that an input method composes count when it commits them")
  func composing() {
    let form = CodeForm()
    let screen = form.screen
    connectComposition(to: screen["a"].innerText) { screen.note($0) }
    screen.keyboard.tap(.letter("u"), with: [.control, .shift])
    screen.keyboard.type("31")
    Loop.wait { screen.log == ["u", "u3", "u31"] }
    expect(screen.log, equals: ["u", "u3", "u31"])
    expect(form.texts, equals: ["", "", ""])
    screen.keyboard.tap(.space)
    screen.settle()
    expect(form.texts, equals: ["1", "", ""])
    expect(screen.focused, equals: "b")
  }

  @Test("A drop goes on like a paste")
  func drop() {
    let form = CodeForm(other: nil)
    let screen = form.screen
    expect(form.texts, equals: ["", "", ""])
    screen.drop("1-23", on: "a")
    Loop.wait { form.texts == ["1", "2", "3"] }
    expect(form.texts, equals: ["1", "2", "3"])
    expect(screen.focused, equals: "c")
  }

  @Test("The middle button pastes what was selected, and it goes on")
  func primary() {
    let form = CodeForm(other: nil)
    let screen = form.screen
    g_object_set_property_boolean(
      gtk_settings_get_default(), "gtk-enable-primary-paste", true)
    gdk_clipboard_set_text(
      gtk_widget_get_primary_clipboard(screen.window), "123")
    screen.pressMiddleButton(on: "a")
    Loop.wait { form.texts == ["1", "2", "3"] }
    expect(form.texts, equals: ["1", "2", "3"])
    expect(screen.focused, equals: "c")
  }

  @Test("A held key fills one box after the other, and stops after the last")
  func heldKey() {
    let form = CodeForm()
    let screen = form.screen
    screen.keyboard.press(.letter("1"))
    Loop.wait { screen["other"].text.count > 1 }
    screen.keyboard.release(.letter("1"))
    screen.settle()
    expect(form.texts, equals: ["1", "1", "1"])
    expect(screen.focused, equals: "other")
  }

  // Observed: BackSpace's handlers run before GTK rings the bell in an empty
  // text, and a handler of the app that stops the key runs before ours.
  @Test("BackSpace in an empty box goes back once, unless the app has the key")
  func backspace() {
    for isHandled in [false, true] {
      let form = CodeForm { screen in
        connect("backspace", to: screen["c"].innerText.raw) {
          screen.note("backspace")
          if isHandled {
            g_signal_stop_emission_by_name(
              screen["c"].innerText.raw, "backspace")
          }
        }
      }
      form.screen.type("12")
      form.screen.pressBackspace()
      expect(form.screen.focused, equals: isHandled ? "c" : "b")
      expect(form.texts, equals: isHandled ? ["1", "2", ""] : ["1", "", ""])
      form.screen.expectLog("backspace")
    }
  }

  @Test("Control+BackSpace and Delete stay in the empty box")
  func otherDeletes() {
    let form = CodeForm()
    form.screen.type("12")
    form.screen.keyboard.tap(.backspace, with: [.control])
    form.screen.settle()
    expect(form.screen.focused, equals: "c")
    expect(form.texts, equals: ["1", "2", ""])
  }

  @Test("Insensitive, hidden and read-only boxes are passed, back and forth")
  func unreachable() {
    for way in 0..<3 {
      let form = CodeForm()
      let screen = form.screen
      switch way {
      case 0: gtk_widget_set_sensitive(screen["b"], 0)
      case 1: gtk_widget_set_visible(screen["b"], 0)
      default: gtk_editable_set_editable(screen["b"].opaque, 0)
      }
      screen.type("1")
      expect(screen.focused, equals: "c")
      screen.pressBackspace()
      expect(screen.focused, equals: "a")
      expect(form.texts, equals: ["", "", ""])
      screen.paste("12")
      Loop.wait { screen.focused == "other" }
      expect(form.texts, equals: ["1", "", "2"])
    }
  }

  @Test("A box that becomes editable later takes part")
  func editableLater() {
    let form = CodeForm { gtk_editable_set_editable($0["b"].opaque, 0) }
    gtk_editable_set_editable(form.screen["b"].opaque, 1)
    form.screen.type("12")
    expect(form.screen.focused, equals: "c")
    expect(form.texts, equals: ["1", "2", ""])
  }

  @Test("Rows of libadwaita and password entries work like entries")
  func otherEntries() {
    for make in [adw_entry_row_new, adw_password_entry_row_new] {
      let form = CodeForm(entries: (0..<3).map { _ in make() })
      form.screen.type("12")
      expect(form.screen.focused, equals: "c")
      expect(form.texts, equals: ["1", "2", ""])
      form.screen.pressBackspace()
      form.screen.paste("123")
      Loop.wait { form.screen.focused == "other" }
      expect(form.texts, equals: ["1", "2", "3"])
    }
  }

  @Test("An entry that isn't declared has no handler of a code, in any window")
  func undeclared() {
    func handlers(_ screen: Screen, of name: String) -> [Bool] {
      let text = screen[name].innerText
      return ["insert-text", "delete-text", "backspace", "paste-clipboard"].map
      {
        Screen.hasHandler($0, on: text)
      } + [Screen.belongings(of: text) > 7]
    }
    let form = CodeForm()
    form.screen.focus("other")
    expect(handlers(form.screen, of: "other").allSatisfy { !$0 })
    form.screen.focus("a")
    expect(
      handlers(form.screen, of: "a"), equals: [true, true, true, true, false])
    // And none remains on the entries of a code that ends.
    form.screen.navigator?.configuration.codes = []
    expect(handlers(form.screen, of: "a").allSatisfy { !$0 })
  }
}
