import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Fields in dialogs, popovers, pages and collapsed containers.
@MainActor @Suite("Containers", .serialized, .inWindows)
struct ContainerTests {
  private func entries(_ names: [String], in screen: Screen) -> Widget {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for name in names { screen.add(name, to: box) }
    return box
  }

  @Test("A dialog is a separate form")
  func dialog() {
    let screen = Screen.signUp()
    screen.show(focus: "name")
    let dialog = Screen()
    gtk_window_set_transient_for(dialog.window.window, screen.window.window)
    gtk_window_set_modal(dialog.window.window, 1)
    for name in ["x", "y"] { dialog.add(name) }
    dialog.show(focus: "x", navigates: false)
    dialog.pressReturn()
    expect(dialog.focused, equals: "x")
    dialog.navigator = FieldNavigator(in: dialog.window)
    dialog.pressReturn()
    expect(dialog.focused, equals: "y")
    dialog.navigator?.onFinish = { dialog.note("finish") }
    dialog.pressReturn()
    expect(dialog.log, equals: ["finish"])
    expect(screen.focused, equals: "name")
  }

  @Test("While pages change, Return stays on the new page")
  func newPage() {
    let screen = Screen()
    screen.animates = true
    defer { screen.animates = false }
    let stack: Widget = gtk_stack_new()
    screen.add("stack", stack)
    var pages: [Widget] = []
    for page in ["old", "new"] {
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_stack_add_child(stack.opaque, box)
      screen.add(page, to: box)
      pages.append(box)
    }
    gtk_stack_set_transition_type(
      stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_transition_duration(stack.opaque, 60_000)
    screen.show(focus: "old")
    screen.navigator?.configuration.policy.ending = .wrap
    screen.navigator?.onFinish = { screen.note("finish") }
    gtk_stack_set_visible_child(stack.opaque, pages[1])
    screen.focus("new")
    screen.waitForLayout()
    expect(gtk_widget_get_mapped(screen["old"]) != 0, "still fading")
    screen.pressReturn()
    expect(screen.focused, equals: "new")
    expect(screen.log, equals: ["finish"])
  }

  @Test(
    "Return in a popover's last field activates the popover's default widget"
  )
  func popover() {
    let screen = Screen()
    screen.add("a")
    let button: Widget = gtk_menu_button_new()
    screen.add("open", button)
    let popover: Widget = gtk_popover_new()
    let box = entries(["x", "y"], in: screen)
    let ok: Widget = gtk_button_new_with_label("ok")
    screen.name(ok, "ok")
    gtk_box_append(box.box, ok)
    screen.observe("clicked", of: ok)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), box)
    gtk_popover_set_default_widget(popover.cast(to: GtkPopover.self), ok)
    gtk_menu_button_set_popover(button.opaque, popover)
    screen.add("b")
    screen.show(focus: "a")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    gtk_menu_button_popup(button.opaque)
    Loop.wait { gtk_widget_get_mapped(screen["x"]) != 0 }
    screen.focus("x")
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "y")
    screen.pressReturn()
    screen.expectLog("ok clicked")
    expect(screen.navigator?.pressReturn(in: screen["y"]), equals: false)
    expect(screen.log, equals: ["ok clicked"])
  }

  @Test("A popover in a row's suffix is a separate form (R12)")
  func popoverInRow() {
    let screen = Screen()
    let list: Widget = gtk_list_box_new()
    screen.add("list", list)
    for name in ["a", "b"] {
      let row: Widget = adw_entry_row_new()
      screen.name(row, name)
      gtk_list_box_append(list.opaque, row)
    }
    let button: Widget = gtk_menu_button_new()
    let popover: Widget = gtk_popover_new()
    gtk_popover_set_child(
      popover.cast(to: GtkPopover.self), entries(["x", "y"], in: screen))
    gtk_menu_button_set_popover(button.opaque, popover)
    adw_entry_row_add_suffix(screen["a"].cast(to: AdwEntryRow.self), button)
    screen.observe("activate", of: screen["y"])
    screen.show(focus: "a")
    // A navigator for the rows has nothing to do in the popover.
    var rows: FieldNavigator?
    for listed in [false, true] {
      if listed { rows = FieldNavigator(fields: [screen["a"], screen["b"]]) }
      screen.forgetLog()
      screen.navigator?.onFinish = { screen.note("finish") }
      gtk_menu_button_popup(button.opaque)
      Loop.wait { gtk_widget_get_mapped(screen["x"]) != 0 }
      screen.focus("x")
      screen.settle()
      screen.pressReturn()
      expect(screen.focused, equals: "y")
      screen.pressReturn()
      expect(screen.focused, equals: "y")
      expect(screen.log, equals: ["y activate"])
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      screen.focus("a")
      screen.settle()
      screen.pressReturn()
      expect(screen.focused, equals: "b")
    }
    rows?.invalidate()
  }

  @Test("Return in the emoji chooser of an entry leaves the form alone (R12)")
  func emoji() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a")
    screen.keyboard.tap(.period, with: [.control])
    let isOpen = { () -> Bool in
      gtk_root_get_focus(screen.window.opaque).map {
        gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil
      } ?? false
    }
    expect(Loop.wait { isOpen() })
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "a")
  }

  @Test(
    "A navigator on a popover calls its onFinish, or ends it with its default")
  func ownPopover() {
    let screen = Screen()
    screen.add("a")
    let button: Widget = gtk_menu_button_new()
    screen.add("open", button)
    let popover: Widget = gtk_popover_new()
    let box = entries(["x"], in: screen)
    let ok: Widget = gtk_button_new_with_label("ok")
    screen.add("ok", ok, to: box)
    screen.observe("clicked", of: ok)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), box)
    gtk_popover_set_default_widget(popover.cast(to: GtkPopover.self), ok)
    gtk_menu_button_set_popover(button.opaque, popover)
    screen.show(focus: "a")
    screen.navigator?.onFinish = { screen.note("window") }
    let inner = FieldNavigator(in: popover)
    gtk_menu_button_popup(button.opaque)
    Loop.wait { gtk_widget_get_mapped(screen["x"]) != 0 }
    screen.focus("x")
    screen.settle()
    screen.pressReturn()
    screen.expectLog("ok clicked")
    inner.onFinish = { screen.note("popover") }
    screen.pressReturn()
    screen.expectLog("ok clicked", "popover")
    inner.invalidate()
  }

  @Test("Tab follows an explicit order in a popover and in its window")
  func popoverTab() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    let button: Widget = gtk_menu_button_new()
    screen.add("open", button)
    let popover: Widget = gtk_popover_new()
    gtk_popover_set_child(
      popover.cast(to: GtkPopover.self), entries(["x", "y", "z"], in: screen))
    gtk_menu_button_set_popover(button.opaque, popover)
    screen.show(focus: "a")
    screen.navigator?.configuration.order = .explicit(
      ["b", "a", "z", "y", "x"].map { screen[$0] })
    gtk_menu_button_popup(button.opaque)
    Loop.wait { gtk_widget_get_mapped(screen["x"]) != 0 }
    screen.focus("z")
    screen.settle()
    for name in ["y", "x", "z"] {
      screen.pressTab()
      expect(screen.focused, equals: name)
    }
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    screen.focus("b")
    screen.settle()
    screen.pressTab()
    expect(screen.focused == "open" || screen.focused == "a")
  }

  @Test("Return skips the hidden pages of a stack")
  func stack() {
    let screen = Screen()
    screen.add("a")
    let stack: Widget = gtk_stack_new()
    screen.add("stack", stack)
    gtk_stack_add_named(stack.opaque, entries(["x"], in: screen), "first")
    gtk_stack_add_named(stack.opaque, entries(["y"], in: screen), "second")
    screen.add("b")
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "x")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    gtk_stack_set_visible_child_name(stack.opaque, "second")
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "y")
  }

  @Test("Return visits only the visible page of a notebook")
  func notebook() {
    let screen = Screen()
    screen.add("a")
    let notebook: Widget = gtk_notebook_new()
    screen.add("notebook", notebook)
    for (page, name) in [("first", "x"), ("second", "y")] {
      gtk_notebook_append_page(
        notebook.opaque, entries([name], in: screen), gtk_label_new(page))
    }
    screen.add("b")
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "x")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("Return skips a collapsed expander until it is expanded")
  func expander() {
    let screen = Screen()
    screen.add("a")
    let expander: Widget = gtk_expander_new("more")
    gtk_expander_set_child(expander.opaque, entries(["x"], in: screen))
    screen.add("expander", expander)
    screen.add("b")
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    gtk_expander_set_expanded(expander.opaque, 1)
    screen.waitForLayout()
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "x")
  }

  @Test("Return skips a revealer that is closed or closing")
  func revealer() {
    let screen = Screen()
    screen.add("a")
    let revealer: Widget = gtk_revealer_new()
    gtk_revealer_set_child(revealer.opaque, entries(["x"], in: screen))
    screen.add("revealer", revealer)
    screen.add("b")
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    gtk_revealer_set_reveal_child(revealer.opaque, 1)
    Loop.wait { gtk_revealer_get_child_revealed(revealer.opaque) != 0 }
    screen.waitForLayout()
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "x")
    screen.animates = true
    defer { screen.animates = false }
    gtk_revealer_set_transition_duration(revealer.opaque, 60_000)
    gtk_revealer_set_reveal_child(revealer.opaque, 0)
    screen.focus("a")
    screen.settle()
    expect(gtk_widget_get_mapped(screen["x"]) != 0)
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("Return skips hidden, insensitive, locked and unfocusable fields (R1)")
  func obstacles() {
    let screen = Screen()
    screen.add("a")
    gtk_widget_set_visible(screen.add("hidden"), 0)
    gtk_widget_set_sensitive(screen.add("insensitive"), 0)
    gtk_editable_set_editable(screen.add("readonly").opaque, 0)
    gtk_widget_set_can_focus(screen.add("unfocusable"), 0)
    let closed = entries(["inside"], in: screen)
    screen.add("closed", closed)
    gtk_widget_set_can_focus(closed, 0)
    screen.add("excluded")
    screen.add("b")
    screen.show(focus: "a")
    screen.navigator?.setRole(.excluded, of: screen["excluded"])
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("R1: an entry whose text takes no focus isn't reachable")
  func unfocusableText() {
    let screen = Screen()
    for name in ["a", "locked"] { screen.add(name) }
    let text = gtk_editable_get_delegate(screen["locked"].opaque)
    gtk_widget_set_focusable(text.map { Widget($0) }, 0)
    screen.show(focus: "a")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.pressReturn()
    expect(screen.log, equals: ["finish"])
  }

  @Test("isEmpty decides which fields still need input")
  func isEmpty() {
    let screen = Screen()
    screen.add("a")
    screen.add("b")
    screen.add("c", text: "no address")
    screen.show(focus: "a")
    screen.navigator?.configuration.isEmpty = { !$0.text.contains("@") }
    screen["b"].setText("a@b")
    screen.pressReturn()
    expect(screen.focused, equals: "c")
  }

  @Test("isEmpty may decide for one field and leave the others to the default")
  func isEmptyForOne() {
    let screen = Screen()
    screen.add("a")
    screen.add("b")
    screen.add("c", text: "no address")
    screen.add("d")
    screen.show(focus: "a")
    let b = screen["b"]
    screen.navigator?.configuration.isEmpty = { $0 == b ? false : nil }
    screen.pressReturn()
    expect(screen.focused, equals: "d")
  }

  @Test("Return finds a field that the app added after attaching (R11)")
  func late() {
    let screen = Screen()
    screen.add("a")
    screen.show(focus: "a")
    screen.add("b")
    screen.waitForLayout()
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test(
    "A field that becomes hidden or insensitive loses focus, as in GTK (R11)")
  func lost() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "b")
    gtk_widget_set_sensitive(screen["b"], 0)
    screen.settle()
    expect(screen.focused, equals: "nothing")
    gtk_widget_set_sensitive(screen["b"], 1)
    screen.focus("b")
    gtk_widget_set_visible(screen["b"], 0)
    screen.waitForLayout()
    expect(screen.focused != "b")
  }
}
