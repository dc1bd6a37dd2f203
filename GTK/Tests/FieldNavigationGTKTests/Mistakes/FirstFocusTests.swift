import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// `focusFirst()` and what GTK focuses by itself.
@MainActor
@Suite("The first empty field (R16)", .serialized, .inWindows)
struct FirstFocusTests {
  private func form() -> Screen {
    let screen = Screen()
    screen.add("menu", gtk_button_new_with_label("menu"))
    screen.add("a", text: "x")
    screen.add("b")
    screen.add("c")
    return screen
  }

  /// Shows the window after the call.
  private func open(_ screen: Screen) {
    screen.navigator = FieldNavigator(in: screen.window)
    screen.navigator?.focusFirst()
    screen.show()
    screen.waitForLayout()
  }

  // When GTK maps the window nothing has a frame yet.
  @Test("R3: the first field is the first by position, not by hierarchy")
  func position() {
    let screen = Screen()
    let grid: Widget = gtk_grid_new()
    screen.add("grid", grid)
    for (name, row) in [("last", 1), ("first", 0)] as [(String, Int32)] {
      let entry: Widget = gtk_entry_new()
      screen.name(entry, name)
      gtk_grid_attach(grid.cast(to: GtkGrid.self), entry, 0, row, 1, 1)
    }
    open(screen)
    expect(screen.focused, equals: "first")
  }

  @Test("What the app focuses between the presentation and the layout stays")
  func appFocus() {
    let screen = form()
    screen.navigator = FieldNavigator(in: screen.window)
    screen.navigator?.focusFirst()
    gtk_window_present(screen.window.window)
    screen.focus("c")
    screen.show()
    screen.waitForLayout()
    expect(screen.focused, equals: "c")
  }

  @Test("What the app focuses before the presentation stays")
  func chosenBefore() {
    for name in ["menu", "c"] {
      let screen = form()
      screen.focus(name)
      open(screen)
      expect(screen.focused, equals: name)
    }
  }

  @Test("R16: the call right after the presentation is the same")
  func afterPresenting() {
    let screen = form()
    gtk_window_present(screen.window.window)
    screen.navigator = FieldNavigator(in: screen.window)
    screen.navigator?.focusFirst()
    screen.show()
    screen.waitForLayout()
    expect(screen.focused, equals: "b")
  }

  @Test("R16: a late call takes no focus from a user who types")
  func typing() {
    let screen = Screen()
    screen.add("a")
    screen.add("b")
    screen.show()
    expect(screen.focused, equals: "a")
    screen.type("x")
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "a")
    screen.type("y")
    expect(screen["a"].text, equals: "xy")
    expect(screen["b"].text, equals: "")
  }

  @Test("R16: a late call after the app has filled in the first field moves on")
  func loaded() {
    let screen = Screen()
    screen.add("a")
    screen.add("b")
    screen.show()
    screen["a"].setText("loaded")
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "b")
  }

  @Test("R16: the second call leaves any focus alone")
  func second() {
    let screen = form()
    open(screen)
    expect(screen.focused, equals: "b")
    screen.focus("menu")
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "menu")
    gtk_window_set_focus(screen.window.window, nil)
    screen.navigator?.focusFirst()
    expect(screen.focused, equals: "b")
  }

  @Test("R16: a form that enters a window later is focused with the window")
  func laterWindow() {
    let screen = Screen()
    screen.add("menu", gtk_button_new_with_label("menu"))
    let page: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    g_object_ref_sink(page.raw)
    screen.navigator = FieldNavigator(in: page)
    screen.navigator?.focusFirst()
    screen.add("page", page)
    screen.add("a", text: "x", to: page)
    screen.add("b", to: page)
    screen.show()
    screen.waitForLayout()
    expect(screen.focused, equals: "b")
    g_object_unref(page.raw)
  }

  @Test("R16: a form of listed fields counts as shown with its window")
  func listed() {
    let screen = form()
    screen.setVisible("c", false)
    screen.navigator = FieldNavigator(
      fields: ["c", "b", "a"].map { Optional(screen[$0]) })
    screen.navigator?.focusFirst()
    screen.show()
    screen.waitForLayout()
    expect(screen.focused, equals: "b")
  }

  @Test("R16: what is below the title bar comes first, as in GTK")
  func titleBar() {
    let screen = Screen()
    let bar: Widget = gtk_header_bar_new()
    let button: Widget = gtk_button_new_with_label("back")
    gtk_header_bar_pack_start(bar.opaque, button)
    gtk_window_set_titlebar(screen.window.window, bar)
    screen.add("a", text: "x")
    screen.add("b")
    screen.show()
    expect(screen.focused, equals: "a")
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "b")
  }

  @Test("R16: behind a modal window the form takes no focus, not even later")
  func modal() throws {
    let screen = form()
    screen.show()
    gtk_window_set_focus(screen.window.window, nil)
    let dialog: Widget = try #require(gtk_window_new())
    gtk_window_set_modal(dialog.window, 1)
    gtk_window_set_transient_for(dialog.window, screen.window.window)
    gtk_window_present(dialog.window)
    screen.navigator?.configuration.isInvalid = { _ in true }
    screen.navigator?.focusFirst()
    expect(screen.focused, equals: "nothing")
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    gtk_window_destroy(dialog.window)
    screen.waitForLayout()
    expect(screen.focused, equals: "nothing")
    screen.navigator?.focusFirst()
    expect(screen.focused, equals: "b")
  }

  @Test("R12, R16: a popover opens on its first empty field")
  func popover() {
    let screen = form()
    let button: Widget = gtk_menu_button_new()
    screen.add("more", button)
    let popover: Widget = gtk_popover_new()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), box)
    screen.add("x", text: "filled", to: box)
    screen.add("y", to: box)
    gtk_menu_button_set_popover(button.opaque, popover)
    screen.show(focus: "c")
    let navigator = FieldNavigator(in: popover)
    navigator.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "c")
    gtk_menu_button_popup(button.opaque)
    expect(Loop.wait { screen.focused == "y" })
    navigator.invalidate()
  }

  @Test("A navigator that ends while it waits leaves nothing behind")
  func ends() {
    final class Owner {}
    for isMapped in [false, true] {
      let screen = form()
      weak var owner: Owner?
      do {
        let strong = Owner()
        owner = strong
        screen.navigator = FieldNavigator(in: screen.window)
        screen.navigator?.onFinish = { _ = strong }
      }
      screen.navigator?.focusFirst()
      if isMapped { gtk_window_present(screen.window.window) }
      expect(owner != nil)
      screen.navigator = nil
      expectNil(owner)
      expect(!Screen.hasHandler("map", on: screen.window))
      screen.show(navigates: false)
      screen.waitForLayout()
      expect(screen.focused, equals: "menu")
    }
  }

  @Test("Without the call, a window that is shown has GTK's own focus")
  func withoutCall() {
    let screen = form()
    screen.navigator = FieldNavigator(in: screen.window)
    expect(!Screen.hasHandler("map", on: screen.window))
    screen.show()
    screen.waitForLayout()
    expect(screen.focused, equals: "menu")
  }
}
