import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Sign-in forms of published apps. The widgets and their nesting match the
/// app. The labels don't.
@MainActor @Suite("Forms: signing in", .serialized, .inWindows)
struct SignInForms {
  // From GNOME Settings, panels/system/users/cc-enterprise-login-dialog.ui. The
  // dialog is a stack of two pages. Each page has its own button.
  @Test(
    "The last Return activates the button of the visible page (R1, R5)"
  )
  func enterpriseLogin() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-height=400 default-widget=add
        content: GtkStack stack
          GtkBox main orientation=vertical
            AdwHeaderBar
              GtkButton cancel label=Cancel
              [end] GtkButton add label=Add sensitive=0
              [end] GtkSpinner visible=0
            AdwPreferencesPage vexpand=1
              AdwPreferencesGroup
                AdwEntryRow domain title=Domain
                GtkLabel label="As on the web"
              AdwPreferencesGroup
                AdwEntryRow login title=Login
                AdwPasswordEntryRow password title=Password
          GtkBox enroll orientation=vertical
            AdwHeaderBar
              [end] GtkButton enroll_button label=Enroll sensitive=0
            AdwPreferencesPage vexpand=1
              AdwPreferencesGroup
                AdwEntryRow admin title="Administrator"
                AdwPasswordEntryRow admin_password title=Password
      """)
    screen.enable("add", whenFilled: "domain", "login", "password")
    screen.enable("enroll_button", whenFilled: "admin", "admin_password")
    screen.observe("clicked", of: screen["add"]) {
      gtk_stack_set_visible_child(screen["stack"].opaque, screen["enroll"])
      gtk_window_set_default_widget(
        screen.window.window, screen["enroll_button"])
      screen.focus("admin")
    }
    screen.observe("clicked", of: screen["enroll_button"])
    screen.show(focus: "domain")
    screen.type("corp\nada\nsecret\n")
    expect(Loop.wait { screen.focused == "admin" })
    screen.type("root\nword\n")
    expect(
      screen.texts("domain", "login", "password", "admin", "admin_password"),
      equals: ["corp", "ada", "secret", "root", "word"])
    screen.expectLog("add clicked", "enroll_button clicked")
  }

  // From Dino, main/data/preferences_window/add_account_dialog.ui. The app asks
  // for the password after the server has answered. The server sends the fields
  // for registration.
  @Test("Fields that the app shows or creates later belong to the form (R11)")
  func addAccount() {
    let screen = Screen(
      """
      AdwWindow window default-width=450 default-widget=login
        content: GtkBox orientation=vertical spacing=20
          AdwHeaderBar
          AdwClamp maximum-size=400
            GtkOverlay
              child: GtkStack stack hexpand=1 vexpand=1
                GtkBox sign_in orientation=vertical spacing=20
                  AdwPreferencesGroup
                    AdwEntryRow address title=Address activates-default=1
                  AdwPreferencesGroup password_group visible=0
                    AdwPasswordEntryRow password title=Password \
      activates-default=1
                  GtkLabel error visible=0
                  GtkButton login label="Sign in" sensitive=0
                  GtkButton create label="Create an account"
                GtkBox register orientation=vertical spacing=30
                  GtkBox form orientation=vertical spacing=12
                  GtkButton register_button label=Register
              [overlay] GtkRevealer
                GtkButton dismiss label=Dismiss
      """)
    screen.enable("login", whenFilled: "address")
    screen.observe("clicked", of: screen["login"]) {
      guard gtk_widget_get_visible(screen["password_group"]) == 0 else {
        return
      }
      screen.setVisible("password_group", true)
      screen.focus("password")
    }
    screen.observe("clicked", of: screen["create"]) {
      gtk_stack_set_visible_child(screen["stack"].opaque, screen["register"])
      screen.build("GtkEntry user", into: screen["form"])
      screen.build("GtkPasswordEntry secret", into: screen["form"])
      gtk_window_set_default_widget(
        screen.window.window, screen["register_button"])
    }
    screen.observe("clicked", of: screen["register_button"])
    screen.show(focus: "address")
    screen.type("ada\n")
    expect(Loop.wait { screen.focused == "password" })
    screen.type("secret\n")
    screen.expectLog("login clicked", "login clicked")
    screen.forgetLog()
    screen.focus("create")
    screen.pressReturn()
    Loop.wait { gtk_widget_get_mapped(screen["register"]) != 0 }
    screen.focus("user")
    screen.type("ada\nword\n")
    expect(screen.texts("address", "password"), equals: ["ada", "secret"])
    expect(screen.texts("user", "secret"), equals: ["ada", "word"])
    expect(
      Loop.wait {
        screen.log == ["create clicked", "register_button clicked"]
      })
  }

  // From Planify, src/Dialogs/Preferences/Pages/Accounts/CalDAVSetup.vala.
  private func calDAV() -> Screen {
    let screen = Screen(
      """
      AdwWindow window default-width=450 default-height=500
        content: GtkBox orientation=vertical
          AdwHeaderBar
          GtkStack vexpand=1
            GtkScrolledWindow hscrollbar-policy=never
              GtkBox orientation=vertical
                GtkLabel label="A calendar"
                AdwPreferencesGroup
                  AdwEntryRow server title=Server
                  AdwEntryRow user title=User
                  AdwPasswordEntryRow password title=Password
                GtkButton more label=More halign=center
                GtkRevealer advanced
                  AdwPreferencesGroup title=Advanced
                    AdwEntryRow home title=Home
                    AdwActionRow title="Any certificate"
                      [suffix] GtkSwitch ssl
                GtkButton login label="Sign in" sensitive=0 halign=center
                GtkButton cancel label=Cancel visible=0
            GtkBox loading orientation=vertical
              GtkSpinner
      """)
    screen.enable("login", whenFilled: "server", "user", "password")
    screen.observe("entry-activated", of: screen["password"]) {
      if gtk_widget_get_sensitive(screen["login"]) != 0 {
        screen.note("signs in")
      }
    }
    return screen
  }

  @Test("The app handles Return only in the password row")
  func calendarAccount() {
    let screen = calDAV()
    screen.show(focus: "server")
    screen.type("host\nada\nsecret\n")
    expect(
      screen.texts("server", "user", "password"),
      equals: ["host", "ada", "secret"])
    expect(screen.log, equals: ["password entry-activated", "signs in"])
  }

  @Test("Return in a row with `sharesReturn` moves to a revealed field (R1)")
  func calendarAccountRevealed() {
    let screen = calDAV()
    screen.show(focus: "server")
    screen.navigator?.setRole(.sharesReturn, of: screen["password"])
    screen.set("reveal-child", of: "advanced", to: true)
    screen.waitForLayout()
    screen.type("host\nada\nsecret\nhome")
    expect(screen.texts("password", "home"), equals: ["secret", "home"])
  }

  // From GNOME Settings, panels/printers/authentication-dialog.ui.
  @Test(
    "Return finishes only in the last field when all fields have `activates-default` (R4, R5)"
  )
  func printer() {
    let screen = Screen(
      """
      GtkDialog window default-widget=sign_in
        [internal content_area] GtkBox orientation=vertical
          GtkGrid row-spacing=5 column-spacing=15
            GtkLabel label="Sign in to print" at=1,0
            GtkLabel label=User at=0,2
            GtkLabel label=Password at=0,3
            GtkEntry user hexpand=1 activates-default=1 at=1,2
            GtkEntry password hexpand=1 activates-default=1 visibility=0 at=1,3
        [action] GtkButton cancel label=Cancel
        [action] GtkButton sign_in label="Sign in" sensitive=0
      """)
    screen.enable("sign_in", whenFilled: "user", "password")
    screen.observe("clicked", of: screen["sign_in"])
    screen.show(focus: "user")
    screen.type("ada\nsecret\n")
    expect(screen.texts("user", "password"), equals: ["ada", "secret"])
    screen.expectLog("sign_in clicked")
  }

  // The rows of Dino's dialogs activate the default widget themselves. The rows
  // activate the widget before the navigator's handlers run.
  @Test(
    "Return finishes only in the last row when all rows have `activates-default` (R4, R5)"
  )
  func rowsThatActivateDefault() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-widget=sign_in
        content: GtkBox orientation=vertical
          AdwHeaderBar
            [end] GtkButton sign_in label="Sign in"
          AdwPreferencesGroup
            AdwEntryRow user title=User activates-default=1
            AdwPasswordEntryRow password title=Password activates-default=1
      """)
    screen.observe("activate", of: screen["sign_in"])
    screen.show(focus: "user")
    screen.type("ada\nsecret")
    expect(screen.texts("user", "password"), equals: ["ada", "secret"])
    expect(screen.log, equals: [])
    screen.pressReturn()
    expect(screen.log, equals: ["sign_in activate"])
    screen.forgetLog()
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.pressReturn()
    expect(screen.log, equals: ["finish"])
    screen.forgetLog()
    screen.navigator?.setRole(.handlesReturn, of: screen["password"])
    screen.pressReturn()
    expect(screen.log, equals: ["sign_in activate"])
  }

  @Test("A row remains unchanged when its handler closes the window (R14)")
  func rowThatCloses() {
    let screen = Screen(
      """
      AdwWindow window
        content: AdwPreferencesGroup
          AdwEntryRow user title=User activates-default=1
          AdwPasswordEntryRow password title=Password
      """)
    screen.observe("entry-activated", of: screen["user"]) {
      gtk_window_destroy(screen.window.window)
    }
    screen.show(focus: "user")
    screen.navigator?.configuration.sharesReturn = true
    g_object_ref(screen["user"].raw)
    defer { g_object_unref(screen["user"].raw) }
    screen.keyboard.tap(.return)
    screen.expectLog("user entry-activated")
    let row = screen["user"].cast(to: AdwEntryRow.self)
    expect(adw_entry_row_get_activates_default(row) != 0)
  }

  // From GNOME Settings, panels/system/remote-desktop/cc-remote-login-page.ui.
  // The file describes a settings page without a default button.
  @Test("The last Return does nothing in a form without a default widget (R5)")
  func remoteLogin() {
    let screen = Screen(
      """
      AdwPreferencesWindow window default-width=460 default-height=500
        AdwPreferencesPage
          AdwPreferencesGroup
            AdwActionRow title="Remote login" activatable-widget=on
              [suffix] GtkSwitch on valign=center
          AdwPreferencesGroup title=Connect
            AdwActionRow host title=Host subtitle=engine
              [suffix] GtkButton copy_host label=Copy valign=center
          AdwPreferencesGroup title=Login
            AdwEntryRow user title=User
              [suffix] GtkButton copy_user label=Copy valign=center
            AdwPasswordEntryRow password title=Password
              [suffix] GtkButton copy_password label=Copy valign=center
            GtkBox spacing=10
              GtkButton make label="Make a password" sensitive=0
      """)
    for button in ["copy_host", "copy_user", "copy_password"] {
      screen.observe("clicked", of: screen[button])
    }
    screen.show(focus: "user")
    screen.type("ada\nsecret\n")
    expect(screen.texts("user", "password"), equals: ["ada", "secret"])
    expect(screen.focused, equals: "password")
    expect(screen.log, equals: [])
  }
}
