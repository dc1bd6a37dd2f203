import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Forms whose app knows the mistakes. They end with a default widget, with
/// `activates-default`, or with `onFinish`.
@MainActor
@Suite("Outsider: the app knows its mistakes", .serialized, .inWindows)
struct LocalMistakeForms {
  private func account(activatesDefault: Int = 0) -> Screen {
    let screen = Screen(
      """
      AdwWindow window default-width=400 default-height=500 default-widget=create
        content: GtkBox orientation=vertical
          AdwHeaderBar
            [end] GtkButton create label=Create
          AdwPreferencesGroup
            AdwEntryRow name title=Name
            AdwEntryRow nick title=Nick
          GtkRevealer more reveal-child=1
            AdwPreferencesGroup
              AdwEntryRow company title=Company
          GtkEntry mail activates-default=\(activatesDefault)
          GtkEntry town activates-default=\(activatesDefault)
      """)
    for name in ["name", "nick", "company", "mail", "town"] {
      screen[name].setText("x")
    }
    screen.observe("clicked", of: screen["create"])
    return screen
  }

  private func wrong(_ screen: Screen, _ texts: String...) {
    screen.navigator?.configuration.isInvalid = { texts.contains($0.text) }
  }

  // "Return at the end goes to the first invalid field instead, by position,
  // from the start of the form, and the form doesn't finish."
  @Test(
    "A mistake keeps Return from the default widget",
    arguments: [0, 1])
  func defaultWidget(activates: Int) {
    let screen = account(activatesDefault: activates)
    screen["nick"].setText("?")
    screen["mail"].setText("?")
    screen.show(focus: "town")
    wrong(screen, "?")
    screen.pressReturn()
    expect(screen.focused, equals: "nick")
    screen.expectLog()
    screen["nick"].setText("ada")
    screen.pressReturn()
    expect(screen.focused, equals: "mail")
    screen.expectLog()
    screen["mail"].setText("a@b")
    screen.pressReturn()
    screen.expectLog("create clicked")
  }

  // "If the field with focus is itself the first invalid one, focus stays and
  // the form doesn't finish."
  @Test("A mistake in the focused field keeps focus, caret and text there")
  func focused() {
    let screen = account()
    screen.show(focus: "town")
    screen["town"].setText("hello")
    wrong(screen, "hello")
    // GTK itself drops a selection that follows a new text in the same turn.
    screen.settle()
    gtk_editable_select_region(screen["town"].opaque, 1, 3)
    screen.pressReturn()
    expect(screen.focused, equals: "town")
    expect(screen["town"].text, equals: "hello")
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(screen["town"].opaque, &start, &end)
    expect(start, equals: 1)
    expect(end, equals: 3)
    screen.expectLog()
  }

  // "Fields that are hidden, disabled, excluded, removed ... are skipped."
  @Test(
    "A mistake out of reach is passed over",
    arguments: ["hidden", "insensitive", "collapsed", "excluded", "read-only"])
  func outOfReach(_ how: String) {
    let screen = account()
    screen["company"].setText("?")
    screen["mail"].setText("?")
    screen.show(focus: "town")
    wrong(screen, "?")
    switch how {
    case "hidden": screen.setVisible("company", false)
    case "insensitive": screen.setSensitive("company", false)
    case "collapsed":
      screen.set("reveal-child", of: "more", to: false)
      screen.waitForLayout()
    case "excluded": screen.navigator?.setRole(.excluded, of: screen["company"])
    default: gtk_editable_set_editable(screen["company"].opaque, 0)
    }
    screen.pressReturn()
    expect(screen.focused, equals: "mail")
    screen["mail"].setText("a@b")
    screen.pressReturn()
    screen.expectLog("create clicked")
  }

  // "If an invalid field refuses focus, the next invalid one is tried; if all
  // refuse, focus stays and the form doesn't finish."
  @Test("A mistake that refuses leads to the next one, and keeps the form open")
  func refuses() {
    let screen = account()
    screen["name"].setText("?")
    screen["mail"].setText("?")
    screen.show(focus: "town")
    wrong(screen, "?")
    // GTK's fields refuse by moving focus back.
    func refuse(_ name: String) {
      connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
        if screen.focused == name { screen.focus("town") }
      }
    }
    refuse("name")
    screen.pressReturn()
    expect(screen.focused, equals: "mail")
    refuse("mail")
    screen.focus("town")
    screen.pressReturn()
    expect(screen.focused, equals: "town")
    screen.pressReturn()
    screen.expectLog()
  }

  // "the app is asked about mistakes only at a press that would finish"
  @Test("Typing, moving and Tab ask no one")
  func asked() {
    let screen = account()
    screen["town"].setText("")
    var asked = 0
    screen.show(focus: "name")
    screen.navigator?.configuration.isInvalid = { _ in
      asked += 1
      return false
    }
    screen.type("ada\n")
    expect(screen.focused, equals: "town")
    screen.pressTab(backward: true)
    expect(asked, equals: 0)
    screen.focus("town")
    screen.type("Rome\n")
    expect(asked > 0)
    screen.expectLog("create clicked")
  }

  // "`stopsAtInvalid` ...: Return in a field that is itself invalid stays there,
  // wherever it is in the form."
  @Test("With stopsAtInvalid a wrong field in the middle keeps Return, not Tab")
  func stops() {
    let screen = account()
    screen["town"].setText("")
    screen["nick"].setText("?")
    screen.show(focus: "nick")
    wrong(screen, "?")
    screen.pressReturn()
    expect(screen.focused, equals: "town", "off by default")
    screen.navigator?.configuration.policy.stopsAtInvalid = true
    screen.focus("nick")
    screen.pressReturn()
    expect(screen.focused, equals: "nick")
    screen.pressTab()
    expect(screen.focused != "nick")
    screen.focus("nick")
    screen["nick"].setText("ada")
    screen.pressReturn()
    expect(screen.focused, equals: "town")
    screen.expectLog()
  }

  // "Your handlers win": the app has Return in this entry.
  @Test("A field whose `activate` the app handles isn't kept by mistakes")
  func handled() {
    let screen = account()
    screen["nick"].setText("?")
    screen.observe("activate", of: screen["town"])
    screen.show(focus: "town")
    wrong(screen, "?")
    screen.pressReturn()
    expect(screen.focused, equals: "town")
    screen.expectLog("town activate")
  }
}
