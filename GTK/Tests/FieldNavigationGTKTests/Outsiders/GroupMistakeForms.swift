import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Popovers, dialogs and groups. "A group (sheet, section, dialog) looks only at
/// its own fields."
@MainActor
@Suite("Outsider: mistakes in groups and popovers", .serialized, .inWindows)
struct GroupMistakeForms {
  /// An order with an address group and a popover that asks for a voucher.
  private func order() -> Screen {
    let screen = Screen()
    screen.add("name", text: "?")
    let address: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    screen.add("address", address)
    screen.add("street", text: "?", to: address)
    screen.add("town", text: "x", to: address)
    screen.add("card", text: "x")
    screen.button("pay", isDefault: true)
    let button: Widget = gtk_menu_button_new()
    screen.add("voucher", button)
    let popover: Widget = gtk_popover_new()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), box)
    screen.add("code", text: "?", to: box)
    screen.add("pin", text: "x", to: box)
    let use: Widget = gtk_button_new_with_label("use")
    screen.add("use", use, to: box)
    screen.observe("clicked", of: use)
    gtk_popover_set_default_widget(popover.cast(to: GtkPopover.self), use)
    gtk_menu_button_set_popover(button.opaque, popover)
    screen.name(popover, "popover")
    return screen
  }

  private func attach(_ screen: Screen, focus: String) {
    screen.show(focus: focus)
    screen.navigator?.setRole(.group, of: screen["address"])
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
  }

  @Test("The group's end goes to the group's mistake, then ends the group")
  func group() {
    let screen = order()
    attach(screen, focus: "town")
    screen.pressReturn()
    expect(screen.focused, equals: "street")
    screen["street"].setText("Via")
    screen.pressReturn()
    // The group has no mistake any more: it isn't kept by the name above.
    expect(screen.focused, equals: "street")
    expect(screen.focused != "name")
  }

  @Test("The form's end goes to the form's mistake and passes the group's")
  func form() {
    let screen = order()
    attach(screen, focus: "card")
    screen.pressReturn()
    expect(screen.focused, equals: "name")
    screen["name"].setText("Ada")
    screen.pressReturn()
    // The street's mistake is in a separate form (R12).
    screen.expectLog("pay clicked")
  }

  @Test("focusFirstInvalid looks in the group, but not in a closed popover")
  func whole() {
    let screen = order()
    attach(screen, focus: "card")
    screen["name"].setText("Ada")
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    screen.settle()
    expect(screen.focused, equals: "street")
    screen["street"].setText("Via")
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    screen.settle()
    expect(screen.focused, equals: "street")
    screen.expectLog()
  }

  // "Each popover and each dialog is a separate form".
  @Test("A popover's end goes to its own mistake, not to the window's")
  func popover() {
    let screen = order()
    attach(screen, focus: "card")
    gtk_menu_button_popup(screen["voucher"].opaque)
    Loop.wait { gtk_widget_get_mapped(screen["pin"]) != 0 }
    screen.focus("pin")
    screen.pressReturn()
    expect(screen.focused, equals: "code")
    screen.expectLog()
    screen["code"].setText("42")
    screen.pressReturn()
    screen.expectLog("use clicked")
  }
}

/// A dialog over a window, each with a mistake.
@MainActor
@Suite(
  "Outsider: mistakes in a dialog", .serialized, .inWindows,
  .enabled(if: has_adwaita_dialogs() != 0, "libadwaita 1.5 has them"))
struct DialogMistakeForms {
  private func opened() -> Screen {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let window: Widget = adw_window_new()
    gtk_window_set_default_size(window.window, 400, 600)
    adw_window_set_content(window.cast(to: AdwWindow.self), box)
    let screen = Screen(window: window, box: box)
    screen.add("a", text: "?")
    screen.add("b", text: "x")
    screen.show(focus: "b")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.navigator?.configuration.isInvalid = { $0.text == "?" }
    let dialog: Widget = adwaita_dialog_new()
    let content: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    screen.add("x", text: "?", to: content)
    screen.add("y", text: "x", to: content)
    let ok: Widget = gtk_button_new_with_label("ok")
    screen.add("ok", ok, to: content)
    screen.observe("clicked", of: ok)
    adwaita_set(dialog, "child", content)
    adwaita_set(dialog, "default-widget", ok)
    screen.name(dialog, "dialog")
    adwaita_dialog_present(dialog, screen.window)
    Loop.wait { gtk_widget_get_mapped(screen["x"]) != 0 }
    screen.focus("y")
    screen.settle()
    return screen
  }

  @Test("The dialog's end goes to the dialog's mistake, and ends once mended")
  func dialog() {
    let screen = opened()
    screen.pressReturn()
    expect(screen.focused, equals: "x")
    screen.expectLog()
    screen["x"].setText("42")
    screen.pressReturn()
    screen.expectLog("ok clicked")
  }

  // "of the whole form, wherever focus is": the window's form is behind the
  // dialog, so that its fields can't take focus. The outsider expects the
  // dialog's field or none, and never one behind the dialog.
  @Test("focusFirstInvalid takes no field behind the dialog")
  func behind() {
    let screen = opened()
    _ = screen.navigator?.focusFirstInvalid()
    screen.settle()
    expect(screen.focused != "a")
    screen["x"].setText("42")
    _ = screen.navigator?.focusFirstInvalid()
    screen.settle()
    expect(screen.focused != "a")
  }
}
