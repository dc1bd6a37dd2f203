import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Forms of published apps in which users create or change an account. The
/// widgets and their nesting match the app. The labels don't.
@MainActor @Suite("Forms: accounts", .serialized, .inWindows)
struct AccountForms {
  // From GNOME Settings, panels/system/users/cc-add-user-dialog.ui.
  private func addUser() -> Screen {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-widget=add
        content: GtkBox orientation=vertical
          AdwHeaderBar show-end-title-buttons=0
            GtkButton cancel label=Cancel
            [end] GtkButton add label=Add sensitive=0
          AdwPreferencesPage vexpand=1
            AdwPreferencesGroup
              AdwActionRow title=Name activatable-widget=name
                GtkEntry name valign=center hexpand=1 activates-default=1
                [suffix] GtkImage icon-name=dialog-warning-symbolic
              AdwActionRow title=Login activatable-widget=login
                GtkComboBoxText login valign=center has-entry=1
                  [internal entry] GtkEntry login_entry activates-default=1
            AdwPreferencesGroup
              AdwActionRow title=Administrator activatable-widget=admin
                [suffix] GtkSwitch admin valign=center
            AdwPreferencesGroup title=Password
              AdwActionRow title=Later activatable-widget=later
                [prefix] GtkCheckButton later active=1
              AdwActionRow title=Now activatable-widget=now
                [prefix] GtkCheckButton now group=later
            AdwPreferencesGroup passwords sensitive=0
              AdwActionRow title=Password activatable-widget=password
                GtkPasswordEntry password hexpand=1 valign=center
              AdwActionRow title=Again activatable-widget=again
                GtkPasswordEntry again hexpand=1 valign=center sensitive=0
              GtkLevelBar max-value=5
      """)
    for entry in ["name", "login_entry", "password", "again"] {
      screen.observe("activate", of: screen[entry])
    }
    screen.observe("clicked", of: screen["add"])
    screen.observe("changed", of: screen["name"]) {
      let login = screen["name"].text.lowercased()
      screen["login_entry"].setText(login)
      screen.setSensitive("add", !login.isEmpty)
    }
    connect("toggled", to: screen["now"].raw) {
      screen.setSensitive("passwords", true)
    }
    connect("changed", to: screen["password"].raw) {
      screen.setSensitive("again", !screen["password"].text.isEmpty)
    }
    return screen
  }

  @Test(
    "The Add User dialog handles Return and checks the name on `activate` (R14)"
  )
  func addUserAsItIs() {
    let logs = logs(addUser, focus: "name") { screen in
      for field in ["name", "login_entry"] {
        screen.focus(field)
        screen.type("a\n")
        // GTK emits a button's `clicked` some time after the button is
        // activated.
        Loop.wait { screen.log.last == "add clicked" }
        screen.note(field)
      }
    }
    expect(logs.with.contains("name activate"))
    expect(logs.with, equals: logs.without)
  }

  @Test(
    "With sharesReturn, the app checks the name and focus moves (R4, R5, R11)")
  func addUserShared() {
    let screen = addUser()
    screen.show(focus: "name")
    screen.navigator?.configuration.sharesReturn = true
    set("active", of: "now", in: screen)
    screen.type("Ada\nsecret\nsecret")
    expect(
      screen.texts("name", "login_entry", "password", "again"),
      equals: ["Ada", "ada", "secret", "secret"])
    expect(!screen.log.contains("add clicked"))
    screen.pressReturn()
    Loop.wait { screen.log.contains("add clicked") }
    Loop.settleButtons()
    expect(screen.log.filter { $0 == "add clicked" }.count, equals: 1)
    expect(screen.log.filter { $0.hasSuffix(" activate") }.count, equals: 3)
  }

  private func set(_ property: String, of name: String, in screen: Screen) {
    screen.set(property, of: name, to: true)
    screen.settle()
  }

  // From GNOME Settings, panels/system/users/cc-password-dialog.ui. The app
  // handles the row's `activate`. The row emits it for a click but not for
  // Return.
  @Test(
    "Return moves on in a dialog that handles only clicks on a row"
  )
  func changePassword() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-widget=ok
        content: GtkBox orientation=vertical
          AdwHeaderBar show-end-title-buttons=0
            GtkButton cancel label=Cancel
            [end] GtkButton ok label=Change sensitive=0
          AdwPreferencesPage vexpand=1
            AdwPreferencesGroup
              AdwPasswordEntryRow old title=Current
            AdwPreferencesGroup
              AdwPasswordEntryRow new title=New
                [suffix] GtkButton generate label=Make valign=center
              AdwPasswordEntryRow again title=Again
              GtkLevelBar max-value=5
            AdwPreferencesGroup visible=0
              AdwActionRow title="At the next login"
                [prefix] GtkCheckButton
      """)
    for row in ["old", "new", "again"] {
      screen.observe("activate", of: screen[row])
    }
    screen.observe("clicked", of: screen["ok"])
    screen.enable("ok", whenFilled: "old", "new", "again")
    screen.show(focus: "old")
    screen.type("one\ntwo\ntwo\n")
    expect(screen.texts("old", "new", "again"), equals: ["one", "two", "two"])
    screen.expectLog("ok clicked")
  }

  // From Dino, main/data/preferences_window/change_password_dialog.ui.
  @Test("The last Return doesn't press an insensitive button (R5)")
  func changePasswordInDino() {
    let screen = Screen(
      """
      AdwWindow window default-width=430 default-widget=change
        content: GtkBox orientation=vertical
          AdwHeaderBar show-end-title-buttons=0
            GtkButton cancel label=Cancel
            [end] GtkButton change sensitive=0
              GtkStack
                GtkLabel label=Change
                GtkSpinner
          AdwPreferencesPage vexpand=1
            AdwPreferencesGroup
              AdwPasswordEntryRow current title=Current
              AdwPasswordEntryRow new title=New
              AdwPasswordEntryRow again title=Again
              GtkLabel error
      """)
    screen.observe("clicked", of: screen["change"])
    for row in ["current", "new", "again"] {
      connect("changed", to: screen[row].raw) {
        screen.setSensitive(
          "change",
          !screen["current"].text.isEmpty
            && screen["new"].text == screen["again"].text)
      }
    }
    screen.show(focus: "current")
    screen.type("one\ntwo\ntw\n")
    expect(screen.focused, equals: "again")
    expect(screen.log, equals: [])
    screen.type("o\n")
    screen.expectLog("change clicked")
  }

  // From GNOME Initial Setup, pages/account/gis-account-page-local.ui. The file
  // describes a page of an assistant. Return in the last field opens the next
  // page.
  @Test("Return skips a login name that the app suggested (R4)")
  func fullName() {
    let screen = Screen(
      """
      GtkWindow window default-width=460
        GtkBox orientation=vertical halign=center
          GtkToggleButton avatar halign=center label=Picture
          GtkLabel label="About you"
          GtkGrid column-spacing=12 row-spacing=12
            GtkLabel label=_Name use-underline=1 mnemonic-widget=name at=0,3
            GtkEntry name at=1,3 max-length=255 width-chars=25
            GtkLabel label=_Login use-underline=1 mnemonic-widget=login at=0,4
            GtkComboBoxText combo has-entry=1 at=1,4
              [internal entry] GtkEntry login width-chars=25
            GtkLabel at=1,5 label="Cannot be changed"
      """)
    connect("changed", to: screen["name"].raw) {
      screen["login"].setText(screen["name"].text.lowercased())
    }
    screen.show(focus: "name")
    screen.navigator?.onFinish = { screen.note("next page") }
    screen.type("Ada\n")
    expect(screen.texts("name", "login"), equals: ["Ada", "ada"])
    expect(screen.log, equals: ["next page"])
    screen["login"].setText("")
    screen.pressReturn()
    expect(screen.focused, equals: "login")
  }

  // From GNOME Initial Setup, pages/password/gis-password-page.ui. The app's
  // handler of `activate` opens the next page if both passwords are equal.
  @Test("The app handles Return only in the last field of a page")
  func passwordPage() {
    let screen = Screen(
      """
      GtkWindow window default-width=460
        GtkBox orientation=vertical halign=center
          GtkLabel label="Set a password"
          GtkGrid column-spacing=12 row-spacing=6
            GtkLabel label=_Password use-underline=1 at=0,0
            GtkEntry password visibility=0 at=1,0
            GtkLabel label=_Again use-underline=1 at=0,3
            GtkEntry again visibility=0 at=1,3
            GtkLevelBar at=1,1
            GtkLabel label=Short at=1,2
            GtkCheckButton show label=Show at=2,0
      """)
    screen.observe("activate", of: screen["again"])
    screen.show(focus: "password")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.type("secret\nsecret\n")
    expect(screen.texts("password", "again"), equals: ["secret", "secret"])
    expect(screen.log, equals: ["again activate"])
  }

  // From GNOME Initial Setup, pages/account/gis-account-page-enterprise.ui. The
  // order of the grid's rows differs between the file and the screen.
  @Test(
    "Return visits a grid's rows in their order on the screen (R3)"
  )
  func enterprise() {
    let screen = Screen(
      """
      GtkWindow window default-width=460
        GtkBox orientation=vertical
          GtkLabel label="Enterprise login"
          GtkGrid row-spacing=12 column-spacing=12
            GtkEntry login hexpand=1 width-chars=25 at=1,3
            GtkPasswordEntry password hexpand=1 width-chars=25 at=1,4
            GtkComboBoxText hexpand=1 has-entry=1 at=1,1 items=example
              [internal entry] GtkEntry domain
            GtkLabel label=Realm at=1,2
      """)
    screen.show(focus: "domain")
    screen.type("corp\nada\nsecret")
    expect(
      screen.texts("domain", "login", "password"),
      equals: ["corp", "ada", "secret"])
  }

  // From the dialog in the same file. The dialog is a GtkDialog, and its
  // buttons send responses.
  @Test("The last Return in a GtkDialog activates the default response (R5)")
  func joinDialog() {
    let screen = Screen(
      """
      GtkDialog window resizable=0 default-widget=ok
        [internal content_area] GtkBox orientation=vertical spacing=10
          GtkLabel label="Join the domain"
          GtkGrid row-spacing=6 column-spacing=12
            GtkLabel label=Domain at=0,0
            GtkLabel label=example.com at=1,0
            GtkEntry computer hexpand=1 at=1,1
            GtkEntry name hexpand=1 at=1,2
            GtkPasswordEntry password hexpand=1 at=1,3
        [action] GtkButton cancel label=Cancel
        [action] GtkButton ok label=Continue
      """)
    screen.observe("clicked", of: screen["ok"])
    screen["computer"].setText("engine")
    screen.show(focus: "computer")
    screen.type("\nada\nsecret\n")
    expect(screen.texts("name", "password"), equals: ["ada", "secret"])
    screen.expectLog("ok clicked")
  }
}
