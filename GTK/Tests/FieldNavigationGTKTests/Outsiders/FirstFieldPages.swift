import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// `focusFirst()` on pages of a stack, and behind a dialog.
@MainActor
@Suite("Outsider: the first field of a page", .serialized, .inWindows)
struct FirstFieldPages {
  /// A wizard of two pages in a stack. Each page has its own navigator, which
  /// asks for the first field when the page is shown.
  private func wizard() -> Screen {
    let screen = Screen(
      """
      GtkWindow window default-width=400 default-height=300
        GtkBox orientation=vertical
          GtkButton help label=Help
          GtkStack stack
            GtkBox account orientation=vertical
              GtkEntry user
              GtkEntry secret
            GtkBox address orientation=vertical
              GtkEntry street
              GtkEntry city
      """)
    screen["street"].setText("Via")
    return screen
  }

  private func turn(_ screen: Screen, to page: String) {
    gtk_stack_set_visible_child(screen["stack"].opaque, screen[page])
    Loop.wait { gtk_widget_get_mapped(screen[page]) != 0 }
    screen.settle()
  }

  @Test("The second page's first empty field has focus when the page comes")
  func pages() {
    let screen = wizard()
    let account = FieldNavigator(in: screen["account"])
    let address = FieldNavigator(in: screen["address"])
    account.onFinish = {
      screen.note("account")
      turn(screen, to: "address")
      address.focusFirst()
    }
    address.onFinish = { screen.note("address") }
    account.focusFirst()
    screen.show(navigates: false)
    expect(Loop.wait { screen.focused == "user" })
    screen.type("ada\nsecret\n")
    // The user's Return was in the first page's field, which is hidden now.
    // GTK's stack may have moved focus to the street, which is filled.
    expect(Loop.wait { screen.focused == "city" })
    screen.type("Rome\n")
    screen.expectLog("account", "address")
    expect(screen["city"].text, equals: "Rome")
    expect(screen["street"].text, equals: "Via")
    account.invalidate()
    address.invalidate()
  }

  // "the user comes back from a pushed screen"
  @Test("Back on the first page, the call focuses nothing anew")
  func back() {
    let screen = wizard()
    let account = FieldNavigator(in: screen["account"])
    account.focusFirst()
    screen.show(navigates: false)
    expect(Loop.wait { screen.focused == "user" })
    turn(screen, to: "address")
    screen.focus("help")
    turn(screen, to: "account")
    expect(screen.focused, equals: "help")
    account.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "help")
    account.invalidate()
  }
}

/// "if something modal is in front"
@MainActor
@Suite(
  "Outsider: the first field behind a dialog", .serialized, .inWindows,
  .enabled(if: has_adwaita_dialogs() != 0, "libadwaita 1.5 has them"))
struct FirstFieldDialogs {
  private func window() -> Screen {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let window: Widget = adw_window_new()
    gtk_window_set_default_size(window.window, 400, 600)
    adw_window_set_content(window.cast(to: AdwWindow.self), box)
    let screen = Screen(window: window, box: box)
    screen.add("menu", gtk_button_new_with_label("menu"))
    for name in ["a", "b"] { screen.add(name) }
    return screen
  }

  private func present(_ screen: Screen) -> Widget {
    let dialog: Widget = adwaita_dialog_new()
    let content: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    screen.add("ok", gtk_button_new_with_label("ok"), to: content)
    screen.add("x", text: "filled", to: content)
    screen.add("y", to: content)
    adwaita_set(dialog, "child", content)
    adwaita_dialog_present(dialog, screen.window)
    Loop.wait { gtk_widget_get_mapped(screen["y"]) != 0 }
    screen.settle()
    return dialog
  }

  @Test("Behind a dialog the window's form takes no focus")
  func behind() {
    let screen = window()
    screen.show()
    screen.focus("menu")
    let dialog = present(screen)
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused != "a")
    expect(screen.focused != "b")
    adwaita_dialog_close(dialog)
    screen.waitForLayout()
    expect(screen.focused != "a", "the call doesn't wait for the dialog's end")
  }

  @Test("A navigator on the dialog focuses the dialog's first empty field")
  func own() {
    let screen = window()
    screen.show(focus: "a")
    let dialog = present(screen)
    let inner = FieldNavigator(in: dialog)
    inner.focusFirst()
    // libadwaita has focused the dialog's first widget, the button, by itself.
    expect(Loop.wait { screen.focused == "y" })
    inner.invalidate()
  }
}
