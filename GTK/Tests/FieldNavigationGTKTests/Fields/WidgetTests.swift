import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Tests for each widget whether Return moves to it and what Return does in it.
@MainActor @Suite("One test per widget", .serialized, .inWindows)
struct WidgetTests {
  /// A window with one entry before the widget and one after it.
  private func form(_ widget: Widget, text: String = "") -> Screen {
    let screen = Screen()
    screen.add("before")
    screen.add("it", widget, text: text)
    screen.add("after")
    screen.show(focus: "before")
    return screen
  }

  private func path(_ screen: Screen, presses: Int) -> [String] {
    (0..<presses).map { _ in
      screen.pressReturn()
      return screen.focused
    }
  }

  @Test("GtkEntry")
  func entry() {
    expect(path(form(gtk_entry_new()), presses: 2), equals: ["it", "after"])
    expect(
      path(form(gtk_entry_new(), text: "x"), presses: 1), equals: ["after"])
  }

  @Test("GtkPasswordEntry")
  func password() {
    expect(
      path(form(gtk_password_entry_new()), presses: 2), equals: ["it", "after"])
  }

  @Test("GtkText outside an entry is a field")
  func text() {
    let screen = form(gtk_text_new())
    expect(path(screen, presses: 2), equals: ["it", "after"])
    screen.focus("it")
    screen.observe("activate", of: screen["it"])
    screen.pressReturn()
    expect(screen.focused, equals: "it")
  }

  @Test("Return skips a GtkSearchEntry, and does there what GTK does (R14)")
  func search() {
    let screen = form(gtk_search_entry_new())
    screen.observe("activate", of: screen["it"])
    expect(path(screen, presses: 1), equals: ["after"])
    screen.focus("it")
    expect(path(screen, presses: 1), equals: ["it"])
    expect(screen.log, equals: ["it activate"])
    screen.navigator?.setRole(.field, of: screen["it"])
    screen.focus("before")
    expect(path(screen, presses: 1), equals: ["it"])
    screen.navigator = FieldNavigator(
      fields: ["before", "it", "after"].map { screen[$0] })
    screen.focus("before")
    expect(path(screen, presses: 1), equals: ["it"])
  }

  @Test("Return skips the entry of a GtkSearchBar, and stays in it (R14)")
  func searchBar() {
    let screen = Screen()
    screen.add("before")
    let bar: Widget = gtk_search_bar_new()
    let entry: Widget = gtk_entry_new()
    screen.name(entry, "it")
    gtk_search_bar_set_child(bar.opaque, entry)
    screen.add("bar", bar)
    screen.add("after")
    screen.show()
    gtk_search_bar_set_search_mode(bar.opaque, 1)
    screen.waitForLayout()
    screen.focus("before")
    expect(path(screen, presses: 1), equals: ["after"])
    screen.focus("it")
    expect(path(screen, presses: 1), equals: ["it"])
  }

  @Test("GtkSpinButton is never empty, and Return stores its number")
  func spin() {
    let spin: Widget = gtk_spin_button_new_with_range(0, 99, 1)
    let screen = form(spin)
    expect(path(screen, presses: 1), equals: ["after"])
    screen.focus("it")
    screen.type("42\n")
    expect(screen.focused, equals: "after")
    expect(gtk_spin_button_get_value(spin.opaque), equals: 42)
  }

  @Test("GtkComboBox with an entry is a field")
  func comboWithEntry() {
    let combo: Widget = gtk_combo_box_text_new_with_entry()
    gtk_combo_box_text_append_text(combo.opaque, "Paris")
    expect(path(form(combo), presses: 2), equals: ["it", "after"])
  }

  @Test("GtkComboBox without an entry is a field that handles Return itself")
  func combo() {
    let combo: Widget = gtk_combo_box_text_new()
    gtk_combo_box_text_append_text(combo.opaque, "Paris")
    let screen = form(combo)
    expect(path(screen, presses: 1), equals: ["it"])
    gtk_combo_box_set_active(combo.cast(to: GtkComboBox.self), 0)
    screen.focus("before")
    expect(path(screen, presses: 1), equals: ["after"])
  }

  private func dropDown() -> Widget {
    let items = gtk_string_list_new(nil)
    for item in ["Paris", "Rome"] { gtk_string_list_append(items, item) }
    return gtk_drop_down_new(items, nil)
  }

  /// Waits until focus is in a popover, or has left it.
  private func waitForPopover(_ screen: Screen, isOpen: Bool = true) -> Bool {
    defer { screen.settle() }
    return Loop.wait {
      gtk_root_get_focus(screen.window.opaque).map {
        (gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil) == isOpen
      } ?? false
    }
  }

  @Test("GtkDropDown without a selection is empty and handles Return itself")
  func emptyDropDown() {
    let drop = dropDown()
    let screen = form(drop)
    expect(path(screen, presses: 1), equals: ["after"])
    gtk_drop_down_set_selected(drop.opaque, .max)
    if gtk_drop_down_get_selected(drop.opaque) != .max {
      // GTK 4.18 keeps the selection.
      expect(gtk_get_minor_version() > 8)
      screen.navigator?.configuration.isEmpty = { $0 == drop ? true : nil }
    }
    screen.focus("before")
    expect(path(screen, presses: 1), equals: ["it"])
    screen.keyboard.tap(.return)
    expect(waitForPopover(screen))
  }

  @Test("After a choice, Return moves on from a GtkDropDown")
  func chosenInDropDown() {
    let drop = dropDown()
    let screen = form(drop)
    for item in [1, 1, 0] as [guint] {
      screen.focus("it")
      screen.keyboard.tap(.return)
      expect(waitForPopover(screen))
      if gtk_drop_down_get_selected(drop.opaque) != item {
        screen.keyboard.tap(item == 1 ? .down : .up)
        screen.settle()
      }
      screen.keyboard.tap(.return)
      expect(waitForPopover(screen, isOpen: false))
      expect(gtk_drop_down_get_selected(drop.opaque), equals: item)
      expect(screen.focused, equals: "it")
      screen.pressReturn()
      expect(screen.focused, equals: "after")
    }
  }

  @Test("Without a choice, Return opens the list of a GtkDropDown again")
  func escapedDropDown() {
    let screen = form(dropDown())
    screen.focus("it")
    for _ in 0..<2 {
      screen.keyboard.tap(.return)
      expect(waitForPopover(screen))
      screen.keyboard.tap(.escape)
      expect(waitForPopover(screen, isOpen: false))
      expect(screen.focused, equals: "it")
    }
  }

  @Test("After a choice, Return in the last field ends the form")
  func chosenLast() {
    let screen = Screen()
    screen.add("it", dropDown())
    screen.show(focus: "it")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.keyboard.tap(.return)
    expect(waitForPopover(screen))
    screen.keyboard.tap(.down)
    screen.settle()
    // A held Return chooses, and does nothing more.
    screen.keyboard.press(.return)
    expect(waitForPopover(screen, isOpen: false))
    expect(!Loop.wait(atMost: 1) { screen.log != [] })
    screen.keyboard.release(.return)
    screen.settle()
    screen.pressReturn()
    expect(screen.log, equals: ["finish"])
  }

  @Test("By default, GtkTextView handles Return and Tab itself")
  func textView() {
    let screen = form(gtk_text_view_new())
    expect(path(screen, presses: 1), equals: ["it"])
    screen.type("x\n")
    screen.pressTab()
    expect(screen.focused, equals: "it")
    expect(screen["it"].text, equals: "x\n\t")
    screen.navigator?.configuration.textViewKeys = [.return, .tab]
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "before")
    screen.focus("it")
    expect(path(screen, presses: 1), equals: ["after"])
    screen.focus("it")
    screen.pressTab()
    expect(screen.focused, equals: "after")
    expect(screen["it"].text, equals: "x\n\t")
  }

  @Test("Return starts and ends the editing of a GtkEditableLabel")
  func editableLabel() {
    let screen = form(gtk_editable_label_new(""))
    expect(path(screen, presses: 1), equals: ["it"])
    expect(gtk_editable_label_get_editing(screen["it"].opaque) != 0)
    screen.type("x\n")
    expect(gtk_editable_label_get_editing(screen["it"].opaque), equals: 0)
    expect(screen["it"].text, equals: "x")
    expect(screen.focused, equals: "after")
    screen.focus("it")
    screen.pressReturn()
    expect(gtk_editable_label_get_editing(screen["it"].opaque) != 0)
    screen.type("y")
    screen.keyboard.tap(.escape)
    screen.settle()
    expect(screen["it"].text, equals: "x")
    expect(screen.focused, equals: "it")
    screen.focus("after")
    expect(Loop.wait { !Screen.hasTimer(screen["it"]) })
  }

  @Test("GtkButton handles Return itself and is not a field")
  func button() {
    let button: Widget = gtk_button_new_with_label("it")
    let screen = form(button)
    screen.observe("clicked", of: button)
    expect(path(screen, presses: 1), equals: ["after"])
    screen.focus("it")
    screen.pressReturn()
    screen.expectLog("it clicked")
  }

  // MARK: libadwaita

  private func rows() -> Screen {
    let screen = Screen()
    let list: Widget = gtk_list_box_new()
    screen.add("list", list)
    for name in ["a", "b", "c"] {
      let row: Widget = adw_entry_row_new()
      screen.name(row, name)
      gtk_list_box_append(list.opaque, row)
    }
    return screen
  }

  @Test("AdwEntryRow")
  func entryRow() {
    let screen = rows()
    screen.show(focus: "a")
    screen.type("x\ny\nz")
    expect(["a", "b", "c"].map { screen[$0].text }, equals: ["x", "y", "z"])
  }

  // The app's handler on the text runs before the navigator's handler.
  @Test(
    "Return in an AdwEntryRow moves on after the app stopped an earlier Return"
  )
  func stoppedInRow() throws {
    let screen = rows()
    let row = screen["a"].cast(to: AdwEntryRow.self)
    adw_entry_row_set_activates_default(row, 1)
    let button: Widget = gtk_button_new()
    screen.add("ok", button)
    screen.observe("activate", of: button)
    gtk_window_set_default_widget(screen.window.window, button)
    screen.show(focus: "b")
    screen.navigator?.setRole(.sharesReturn, of: screen["a"])
    let text = Widget(
      try #require(gtk_editable_get_delegate(screen["a"].opaque)))
    connect("activate", to: text.raw) { [weak screen] in
      guard screen?.log == [] else { return }
      screen?.note("stop")
      g_signal_stop_emission_by_name(text.raw, "activate")
    }
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    expect(screen.log, equals: ["stop"])
    expect(adw_entry_row_get_activates_default(row) != 0)
  }

  @Test(
    "An AdwEntryRow activates the default widget again after focus has left it")
  func stoppedRowLeft() throws {
    let screen = rows()
    let row = screen["a"].cast(to: AdwEntryRow.self)
    adw_entry_row_set_activates_default(row, 1)
    screen.show(focus: "b")
    screen.navigator?.setRole(.sharesReturn, of: screen["a"])
    let text = Widget(
      try #require(gtk_editable_get_delegate(screen["a"].opaque)))
    connect("activate", to: text.raw) {
      g_signal_stop_emission_by_name(text.raw, "activate")
    }
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    screen.focus("b")
    expect(adw_entry_row_get_activates_default(row) != 0)
  }

  @Test(
    "An AdwEntryRow that is no field of the form activates the default widget")
  func otherRow() {
    let screen = rows()
    adw_entry_row_set_activates_default(
      screen["a"].cast(to: AdwEntryRow.self), 1)
    screen.button("ok", isDefault: true)
    screen.show(focus: "a", navigates: false)
    // The app lists the box. The row belongs to a form inside the box.
    screen.navigator = FieldNavigator(fields: [screen.box])
    screen.navigator?.setRole(.group, of: screen["list"])
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    screen.expectLog("ok clicked")
  }

  @Test(
    "The navigator leaves Return to the app when the app handles `entry-activated`"
  )
  func entryActivated() {
    let screen = rows()
    screen.observe("entry-activated", of: screen["a"])
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    expect(screen.log, equals: ["a entry-activated"])
  }

  @Test("Your app's handler of the inner text's `activate` handles Return")
  func delegate() throws {
    let screen = rows()
    screen.add("entry")
    screen.show(focus: "a")
    for name in ["a", "entry"] {
      let text = Widget(
        try #require(gtk_editable_get_delegate(screen[name].opaque)))
      connect("activate", to: text.raw) { screen.note(name) }
      screen.focus(name)
      screen.pressReturn()
      expect(screen.focused, equals: name)
    }
    expect(screen.log, equals: ["a", "entry"])
  }

  @Test("An entry in the suffix of an AdwEntryRow is a field of its own")
  func suffix() {
    let screen = rows()
    let entry: Widget = gtk_entry_new()
    adw_entry_row_add_suffix(screen["a"].cast(to: AdwEntryRow.self), entry)
    screen.name(entry, "suffix")
    screen.observe("activate", of: entry)
    screen.show(focus: "suffix")
    screen.pressReturn()
    expect(screen.focused, equals: "suffix")
    expect(screen.log, equals: ["suffix activate"])
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "suffix")
    screen.navigator?.configuration.sharesReturn = true
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("AdwEntryRow with an apply button handles Return itself")
  func apply() {
    let screen = rows()
    adw_entry_row_set_show_apply_button(
      screen["a"].cast(to: AdwEntryRow.self), 1)
    screen.observe("apply", of: screen["a"])
    screen.show(focus: "a")
    screen.type("x\n")
    expect(screen.focused, equals: "a")
    expect(screen.log, equals: ["a apply"])
  }

  @Test("AdwPasswordEntryRow")
  func passwordRow() {
    let screen = rows()
    let row: Widget = adw_password_entry_row_new()
    screen.name(row, "secret")
    gtk_list_box_insert(screen["list"].opaque, row, 1)
    screen.show(focus: "a")
    expect(path(screen, presses: 2), equals: ["secret", "b"])
  }

  @Test("An entry in AdwActionRow and an AdwComboRow are fields")
  func actionRow() {
    let screen = rows()
    let row: Widget = adw_action_row_new()
    let entry: Widget = gtk_entry_new()
    adw_action_row_add_suffix(row.cast(to: AdwActionRow.self), entry)
    screen.name(entry, "suffix")
    gtk_list_box_insert(screen["list"].opaque, row, 1)
    let combo: Widget = adw_combo_row_new()
    screen.name(combo, "combo")
    let model = gtk_string_list_new(nil)
    // A row with a single item has no list to open.
    for item in ["Paris", "Rome"] { gtk_string_list_append(model, item) }
    adw_combo_row_set_model(combo.cast(to: AdwComboRow.self), model)
    adw_combo_row_set_selected(combo.cast(to: AdwComboRow.self), .max)
    gtk_list_box_insert(screen["list"].opaque, combo, 3)
    screen.show(focus: "a")
    // With libadwaita 1.7 the row keeps its selection.
    screen.navigator?.configuration.isEmpty = { $0 == combo ? true : nil }
    expect(path(screen, presses: 3), equals: ["suffix", "b", "combo"])
    screen.keyboard.tap(.return)
    expect(waitForPopover(screen))
    screen.keyboard.tap(.return)
    expect(waitForPopover(screen, isOpen: false))
    expect(path(screen, presses: 1), equals: ["c"])
  }

  // MARK: Input methods and completions

  @Test("An open completion popup handles Return before the form")
  func completion() {
    let entry: Widget = gtk_entry_new()
    let completion = gtk_entry_completion_new()
    var types = [GType(16 << 2)]
    let store = gtk_list_store_newv(1, &types)
    var row = GtkTreeIter()
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, "paris")
    gtk_list_store_append(store, &row)
    gtk_list_store_set_value(store, &row, 0, &value)
    g_value_unset(&value)
    gtk_entry_completion_set_model(completion, store.map { OpaquePointer($0) })
    gtk_entry_completion_set_text_column(completion, 0)
    gtk_entry_set_completion(entry.cast(to: GtkEntry.self), completion)
    g_object_unref(UnsafeMutableRawPointer(completion))
    g_object_unref(store.map { UnsafeMutableRawPointer($0) })
    let screen = form(entry)
    screen.focus("it")
    screen.type("pa")
    let popup = { () -> Widget? in
      var child = gtk_widget_get_first_child(entry)
      while let widget = child {
        if g_type_check_instance_is_a(
          widget.cast(to: GTypeInstance.self), gtk_popover_get_type()) != 0
        {
          return widget
        }
        child = gtk_widget_get_next_sibling(widget)
      }
      return nil
    }
    expect(
      Loop.wait { popup().map { gtk_widget_get_mapped($0) != 0 } ?? false })
    screen.keyboard.tap(.down)
    screen.settle()
    // The repeats of the Return that chooses do nothing.
    screen.keyboard.press(.return)
    expect(Loop.wait { screen["it"].text == "paris" })
    expect(!Loop.wait(atMost: 1) { screen.focused != "it" })
    screen.keyboard.release(.return)
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "after")
  }

  @Test("An input method that is composing handles Return")
  func preedit() {
    let screen = form(gtk_entry_new())
    screen.focus("it")
    screen.keyboard.tap(.letter("u"), with: [.control, .shift])
    screen.settle()
    screen.keyboard.type("e9")
    screen.pressReturn()
    expect(screen.focused, equals: "it")
    expect(screen["it"].text, equals: "é")
    screen.pressReturn()
    expect(screen.focused, equals: "after")
  }
}
