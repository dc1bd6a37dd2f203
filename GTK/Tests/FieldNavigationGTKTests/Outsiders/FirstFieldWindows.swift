import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// `focusFirst()` in windows. GTK itself focuses the first focusable widget when
/// a window without a focus widget is shown: a button of the header bar, or an
/// entry that is filled. That focus doesn't count. A focus that the app or the
/// user has set does.
@MainActor
@Suite(
  "Outsider: the first field of a window", .serialized, .inWindows)
struct FirstFieldWindows {
  private func account(name: String = "", mail: String = "") -> Screen {
    let screen = Screen(
      """
      AdwWindow window default-width=400 default-height=400
        content: GtkBox orientation=vertical
          AdwHeaderBar
            [start] GtkButton menu label=Menu
            [end] GtkButton save label=Save
          GtkSearchEntry search
          AdwPreferencesGroup
            AdwEntryRow name title=Name
            AdwEntryRow mail title=Mail
            AdwEntryRow town title=Town
      """)
    screen["name"].setText(name)
    screen["mail"].setText(mail)
    return screen
  }

  /// Logs each widget that gets focus.
  private func watch(_ screen: Screen) {
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak screen] in
      guard let screen, screen.focused != "nothing" else { return }
      screen.note(screen.focused)
    }
  }

  private func opened(_ screen: Screen) {
    screen.navigator = FieldNavigator(in: screen.window)
    screen.navigator?.focusFirst()
    screen.show()
    screen.waitForLayout()
  }

  // "focuses the first empty reachable field of the form ... after the window is
  // mapped"
  @Test("The first empty field has focus, not the header bar or the search")
  func first() {
    let screen = account(name: "Ada")
    opened(screen)
    expect(Loop.wait { screen.focused == "mail" })
    screen.type("ada\n")
    expect(screen.focused, equals: "town")
    expect(screen["mail"].text, equals: "ada")
  }

  @Test("The call before the window is shown and after it is the same")
  func late() {
    let screen = account(name: "Ada")
    screen.show()
    screen.navigator?.focusFirst()
    expect(Loop.wait { screen.focused == "mail" })
  }

  @Test("A field is focused once, and stays")
  func once() {
    let screen = account()
    watch(screen)
    opened(screen)
    expect(Loop.wait { screen.focused == "name" })
    Loop.settleButtons()
    expect(screen.log.filter { $0 == "name" }.count, equals: 1)
    expect(!screen.log.contains("mail"))
    expect(!screen.log.contains("town"))
  }

  // "If every field is filled, nothing gets focus."
  @Test("In a form that is filled focus is where GTK puts it")
  func filled() {
    let screen = account(name: "Ada", mail: "a@b")
    screen["town"].setText("Rome")
    let without = account(name: "Ada", mail: "a@b")
    without["town"].setText("Rome")
    without.show(navigates: false)
    opened(screen)
    expect(screen.focused, equals: without.focused)
  }

  // "It does nothing if anything already has focus in the window"
  @Test("A focus that the app has set stays")
  func ownFocus() {
    let screen = account(name: "Ada")
    screen.focus("town")
    opened(screen)
    expect(screen.focused, equals: "town")
    screen.focus("search")
    screen.navigator?.focusFirst()
    screen.settle()
    expect(screen.focused, equals: "search")
  }

  // "or if the screen only reappears"
  @Test("A window that is hidden and shown again keeps the user's place")
  func reappears() {
    let screen = account()
    opened(screen)
    expect(Loop.wait { screen.focused == "name" })
    screen.focus("town")
    screen.setVisible("window", false)
    screen.settle()
    gtk_window_present(screen.window.window)
    Loop.wait { gtk_widget_get_mapped(screen.window) != 0 }
    screen.waitForLayout()
    expect(screen.focused, equals: "town")
  }
}
