import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Forms of published apps for events, alarms and files. The widgets and their
/// nesting match the app. The labels don't.
@MainActor @Suite("Forms: events and files", .serialized, .inWindows)
struct EventForms {
  // From GNOME Calendar, src/gui/gcal-quick-add-popover.ui.
  private func quickAdd() -> Screen {
    let screen = Screen(
      """
      GtkWindow window default-width=400
        GtkBox orientation=vertical
          GtkEntry search
          GtkMenuButton day label=Day
            popover: GtkPopover popover width-request=350
              GtkStack hexpand=1
                GtkGrid row-spacing=12 column-spacing=12
                  GtkLabel label="New event" at=0,0,3
                  GtkEntry title hexpand=1 at=0,1,3
                  GtkButton calendar label=Calendar at=0,2,3
                  GtkButton details label=Details at=0,3
                  GtkButton add label=Add sensitive=0 at=2,3
                GtkBox orientation=vertical
                  GtkButton back label=Back
                  GtkListBox
      """)
    screen.enable("add", whenFilled: "title")
    screen.observe("activate", of: screen["title"]) {
      guard gtk_widget_get_sensitive(screen["add"]) != 0 else { return }
      screen.note("adds \(screen["title"].text)")
      gtk_popover_popdown(screen["popover"].cast(to: GtkPopover.self))
    }
    return screen
  }

  @Test(
    "In a popover, the navigator leaves Return to the app's handler (R12, R14)")
  func quickEvent() {
    let logs = logs(quickAdd, focus: "search") { screen in
      gtk_menu_button_popup(screen["day"].opaque)
      Loop.wait { gtk_widget_get_mapped(screen["title"]) != 0 }
      screen.focus("title")
      screen.type("tea\n")
      Loop.wait { gtk_widget_get_mapped(screen["popover"]) == 0 }
      screen.settle()
    }
    expect(logs.with.contains("adds tea"))
    expect(logs.with, equals: logs.without)
  }

  // From GNOME Calendar, src/gui/calendar-management/gcal-new-calendar-page.ui.
  // The app's handler of `activate` looks up the address. The handler may open
  // a window that asks for a password.
  @Test("A handler may open a window on Return (R12, R14)")
  func newCalendar() {
    let screen = Screen(
      """
      GtkWindow window default-width=500 default-height=400 default-widget=add
        titlebar: GtkHeaderBar
          GtkButton cancel label=Cancel
          [end] GtkButton add label=Add sensitive=0
        AdwPreferencesPage
          AdwPreferencesGroup
            AdwEntryRow name title=Name
            AdwActionRow title=Color activatable-widget=color
              GtkColorButton color valign=center
          AdwPreferencesGroup
            GtkLabel label=Import
            GtkGrid row-spacing=12 column-spacing=12
              GtkEntry address hexpand=1 at=0,1
              GtkButton open label=Open at=1,1
              GtkRevealer sources at=0,2,2
                GtkListBox selection-mode=none
      """)
    let credentials = Screen(
      """
      GtkWindow credentials modal=1 hide-on-close=1 default-width=350
        titlebar: GtkHeaderBar show-title-buttons=0
          GtkButton cancel_credentials label=Cancel
          [end] GtkButton connect label=Connect
        GtkGrid row-spacing=6 column-spacing=12
          GtkLabel label=User at=0,0
          GtkLabel label=Password at=0,1
          GtkEntry user hexpand=1 at=1,0
          GtkEntry password hexpand=1 visibility=0 at=1,1
      """)
    screen.enable("add", whenFilled: "name")
    screen.observe("clicked", of: screen["add"])
    screen.observe("activate", of: screen["address"]) {
      gtk_window_present(credentials.window.window)
    }
    credentials.observe("activate", of: credentials["password"])
    screen.show(focus: "name")
    screen.type("work\nhost")
    screen.keyboard.tap(.return)
    Loop.wait { gtk_widget_get_mapped(credentials.window) != 0 }
    credentials.show(focus: "user")
    expect(screen.texts("name", "address"), equals: ["work", "host"])
    credentials.type("ada\nsecret\n")
    expect(credentials.texts("user", "password"), equals: ["ada", "secret"])
    expect(credentials.log, equals: ["password activate"])
    expect(screen.log, equals: ["address activate"])
  }

  // From GNOME Calendar, src/gui/event-editor: gcal-summary-section.ui,
  // gcal-schedule-section.ui and gcal-notes-section.ui.
  private func event() -> Screen {
    Screen(
      """
      AdwWindow window default-width=500 default-height=600 default-widget=done
        content: GtkBox orientation=vertical
          AdwHeaderBar
            GtkButton cancel label=Cancel
            [end] GtkButton done label=Done
          GtkScrolledWindow vexpand=1
            GtkBox orientation=vertical
              GtkListBox selection-mode=none
                AdwActionRow title=Title activatable-widget=title
                  GtkEntry title valign=center
                AdwActionRow title=Place activatable-widget=place
                  GtkEntry place valign=center
              GtkListBox selection-mode=none
                AdwActionRow title="All day" activatable-widget=all_day
                  GtkSwitch all_day valign=center
                AdwExpanderRow starts title=Starts
                  [action] GtkLabel label=today
                  GtkBox halign=center spacing=6
                    GtkEntry date valign=center
                    GtkEntry time valign=center
                AdwActionRow title=Repeat activatable-widget=repeat
                  GtkComboBoxText repeat valign=center items=never,daily \
      active=0
                AdwActionRow title=Times activatable-widget=times
                  GtkSpinButton times valign=center numeric=1
                    adjustment: GtkAdjustment lower=2 upper=99 value=2
              GtkFrame
                GtkTextView notes height-request=80
      """)
  }

  @Test(
    "Return skips a closed expander and chosen values in an event editor (R4)"
  )
  func eventEditor() {
    let screen = event()
    screen.show(focus: "title")
    screen.type("Tea\nhome\nfirst\nsecond")
    expect(
      screen.texts("title", "place", "notes"),
      equals: ["Tea", "home", "first\nsecond"])
  }

  @Test(
    "In an open expander, Return visits date and time as one row (R3)")
  func eventEditorExpanded() {
    let screen = event()
    screen.observe("clicked", of: screen["done"])
    screen.show(focus: "title")
    screen.set("expanded", of: "starts", to: true)
    screen.waitForLayout()
    screen.type("Tea\nhome\nmonday\nnoon\nkettle")
    expect(
      screen.texts("place", "date", "time", "notes"),
      equals: ["home", "monday", "noon", "kettle"])
    screen.keyboard.tap(.return, with: [.control])
    screen.settle()
    expect(screen.log, equals: [])
  }

  // From GNOME Clocks, data/ui/alarm-setup-dialog.ui. The file lists the
  // minutes before the hours. Each spin button is in a box, between its two
  // buttons.
  @Test(
    "Return visits filled spin buttons when the destination is `.next` (R3, R4)"
  )
  func alarm() {
    let screen = Screen(
      """
      GtkDialog window default-height=350 default-widget=add
        [internal content_area] GtkBox orientation=vertical
          AdwClamp maximum-size=450
            GtkBox orientation=vertical spacing=12
              GtkGrid halign=center column-spacing=6
                GtkLabel label=: at=2,0
                GtkSpinButton minutes orientation=vertical numeric=1 wrap=1 \
      at=3,0
                  adjustment: GtkAdjustment upper=59 step-increment=1
                GtkSpinButton hours orientation=vertical numeric=1 wrap=1 at=1,0
                  adjustment: GtkAdjustment upper=23 step-increment=1
              GtkListBox selection-mode=none
                AdwActionRow title=Name activatable=0
                  GtkEntry name valign=center hexpand=1 activates-default=1
                AdwComboRow rings title=Rings items=short,long
              GtkButton remove label=Remove halign=start
        [action] GtkButton cancel label=Cancel
        [action] GtkButton add label=Add
      """)
    screen.observe("clicked", of: screen["add"])
    screen.show(focus: "hours")
    screen.navigator?.configuration.policy.destination = .next
    screen.type("7\n30\nTea")
    expect(
      screen.texts("hours", "minutes", "name"), equals: ["7", "30", "Tea"])
    screen.pressReturn()
    // With the destination `.next`, Return also visits a combo row with a
    // selection.
    expect(screen.focused, equals: "rings")
    screen.navigator?.configuration.policy.destination = .nextEmpty
    screen.focus("name")
    screen.pressReturn()
    screen.expectLog("add clicked")
  }

  // From Files (Nautilus), src/resources/ui/nautilus-compress-dialog.ui. If the
  // archive needs a password, the app's handler focuses the password. If not,
  // the handler creates the archive.
  @Test("An app's handler may move focus to a later field (R14)")
  func compress() {
    let screen = Screen(
      """
      AdwWindow window resizable=0 default-width=500 default-widget=create
        content: GtkBox orientation=vertical
          GtkHeaderBar show-title-buttons=0
            GtkButton cancel label=Cancel
            [end] GtkButton create label=Create sensitive=0
          GtkBox orientation=vertical width-request=390 spacing=6
            GtkLabel label=Name
            GtkBox spacing=12
              GtkEntry name hexpand=1 width-chars=30
              GtkDropDown format items=zip,encrypted
            GtkRevealer
              child: GtkLabel label=Taken
            GtkPasswordEntry password visible=0
            GtkPasswordEntry again visible=0
      """)
    screen.enable("create", whenFilled: "name")
    screen.observe("clicked", of: screen["create"])
    screen.observe("activate", of: screen["name"]) {
      if gtk_widget_get_visible(screen["password"]) != 0 {
        screen.focus("password")
      } else {
        gtk_widget_activate(screen["create"])
      }
    }
    screen.show(focus: "name")
    screen.type("data\n")
    screen.expectLog("name activate", "create clicked")
    screen.forgetLog()
    for field in ["password", "again"] { screen.setVisible(field, true) }
    screen.waitForLayout()
    screen.focus("name")
    screen.type("\nsecret\nsecret\n")
    expect(
      screen.texts("name", "password", "again"),
      equals: ["data", "secret", "secret"])
    screen.expectLog("name activate", "create clicked")
  }

  // From Files (Nautilus), src/resources/ui/nautilus-rename-file-popover.ui.
  @Test(
    "Return presses a popover's button when the button is sensitive (R5, R12)"
  )
  func rename() {
    let screen = Screen(
      """
      GtkWindow window default-width=400
        GtkBox orientation=vertical
          GtkEntry path
          GtkMenuButton file label=File
            popover: GtkPopover popover default-widget=rename
              child: GtkBox orientation=vertical
                GtkLabel label="A new name"
                GtkEntry name
                GtkRevealer
                  child: GtkLabel label=Taken
                GtkButton rename label=Rename sensitive=0 halign=end
      """)
    screen.observe("clicked", of: screen["rename"]) {
      gtk_popover_popdown(screen["popover"].cast(to: GtkPopover.self))
    }
    screen.enable("rename", whenFilled: "name")
    screen.show(focus: "path")
    screen.navigator?.onFinish = { screen.note("finish") }
    gtk_menu_button_popup(screen["file"].opaque)
    Loop.wait { gtk_widget_get_mapped(screen["name"]) != 0 }
    screen.focus("name")
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "name")
    screen.type("tea\n")
    screen.expectLog("rename clicked")
    expect(screen.texts("path", "name"), equals: ["", "tea"])
  }

  // From GNOME Builder, src/plugins/git/gbp-git-commit-dialog.ui.
  @Test("The text view of a commit message handles all its keys (R14)")
  func commit() {
    let form = {
      let screen = Screen(
        """
        AdwWindow window default-width=460 default-widget=commit
          content: GtkBox orientation=vertical
            AdwHeaderBar
              GtkButton cancel label=Cancel
              [end] GtkButton commit label=Commit
            GtkScrolledWindow propagate-natural-height=1
              GtkTextView message height-request=80
            GtkBox spacing=12
              GtkDropDown author valign=center items=ada,grace
              GtkToggleButton signed label=Sign
              GtkToggleButton push label=Push
            GtkScrolledWindow min-content-height=80
              GtkListBox
        """)
      screen.observe("clicked", of: screen["commit"])
      return screen
    }
    let logs = logs(form, focus: "message") {
      $0.type("Boil water\n\nIt was cold.")
      $0.pressTab()
      $0.keyboard.tap(.return, with: [.control])
      $0.settle()
      $0.note($0["message"].text)
    }
    expect(logs.with, equals: ["Boil water\n\nIt was cold.\t\n"])
    expect(logs.with, equals: logs.without)
  }

  // From Dino, main/data/chat_input.ui, and from GNOME Settings. Dino's key
  // controller handles Return. The key controller of an entry in GNOME Settings
  // only observes keys.
  @Test(
    "The navigator leaves Return to a key controller that handles the key")
  func keyControllers() {
    let form = {
      let screen = Screen(
        """
        GtkWindow window default-width=400
          GtkBox orientation=vertical
            GtkEntry to
            GtkEntry subject
            GtkScrolledWindow
              GtkTextView message height-request=60
        """)
      screen.onReturn(in: "to", handles: true)
      screen.onReturn(in: "message", handles: true)
      return screen
    }
    let logs = logs(form, focus: "to") {
      $0.type("ada\n")
      $0.focus("message")
      $0.type("tea\n")
    }
    expect(logs.with.contains("message Return"))
    expect(logs.with, equals: logs.without)

    let screen = form()
    screen.onReturn(in: "subject", handles: false)
    screen.show(focus: "subject")
    screen.type("tea\nnow")
    expect(screen.texts("subject", "message"), equals: ["tea", "now"])
    expect(screen.log, equals: ["subject Return"])
  }
}
