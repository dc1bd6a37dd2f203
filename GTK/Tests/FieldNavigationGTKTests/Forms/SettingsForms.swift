import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Settings pages of published apps. The widgets and their nesting match the
/// app. The labels don't.
@MainActor @Suite("Forms: settings", .serialized, .inWindows)
struct SettingsForms {
  // From GNOME Settings, panels/network/connection-editor/ip4-page.ui. An empty
  // row appears when the user types an address in the row above, as in the app.
  @Test("Return moves through rows that appear while the user types (R3, R4)")
  func addresses() {
    let screen = Screen(
      """
      GtkWindow window default-width=560 default-height=500 default-widget=apply
        titlebar: GtkHeaderBar
          [end] GtkButton apply label=Apply
        GtkScrolledWindow propagate-natural-height=1
          GtkViewport
            GtkGrid row-spacing=6 column-spacing=6
              GtkLabel label=Method at=0,0
              GtkCheckButton dhcp label=Automatic at=1,0
              GtkCheckButton manual label=Manual group=dhcp at=1,1
              GtkBox orientation=vertical spacing=6 at=0,3,3
                GtkLabel label=Addresses
                GtkBox rows orientation=vertical
                GtkBox
                  GtkLabel label=DNS hexpand=1
                  GtkSwitch dns_switch halign=end
                GtkEntry dns
                GtkLabel label="Separated by commas"
                GtkBox
                  GtkLabel label=Routes hexpand=1
                  GtkSwitch routes_switch halign=end
                GtkCheckButton only label="Only for these"
      """)
    var rows = 0
    func addRow() {
      rows += 1
      let row = rows
      screen.build(
        """
        GtkBox row\(row)
          GtkEntry address\(row)
          GtkEntry mask\(row)
          GtkEntry gateway\(row)
          GtkButton remove\(row) label=Remove
        """, into: screen["rows"])
      connect("changed", to: screen["address\(row)"].raw) {
        if rows == row { addRow() }
      }
    }
    addRow()
    screen.observe("clicked", of: screen["apply"])
    screen.show(focus: "address1")
    screen.type("10.0.0.7\n24\n10.0.0.1\n")
    expect(
      screen.texts("address1", "mask1", "gateway1"),
      equals: ["10.0.0.7", "24", "10.0.0.1"])
    expect(screen.focused, equals: "address2")
    // An app can exclude the empty row.
    for name in ["address2", "mask2", "gateway2"] {
      screen.navigator?.setRole(.excluded, of: screen[name])
    }
    screen.focus("gateway1")
    screen.type("\n1.1.1.1\n")
    expect(screen["dns"].text, equals: "1.1.1.1")
    screen.expectLog("apply clicked")
  }

  // From GNOME Settings, panels/network/connection-editor/wireguard-page.ui.
  @Test("Return skips spin buttons, because they always have a number (R4)")
  func tunnel() {
    let screen = Screen(
      """
      GtkWindow window default-width=460 default-height=400
        GtkScrolledWindow hscrollbar-policy=never
          GtkViewport
            GtkGrid row-spacing=6 column-spacing=6
              GtkLabel label=Name at=0,0
              GtkEntry name at=1,0
              GtkLabel label=Interface at=0,1
              GtkEntry interface hexpand=1 at=1,1
              GtkLabel label=Key at=0,2
              GtkEntry key visibility=0 at=1,2
              GtkLabel label=Port at=0,3
              GtkSpinButton port climb-rate=1 at=1,3
                adjustment: GtkAdjustment upper=65535 value=51820
              GtkLabel label=MTU at=0,5
              GtkSpinButton mtu at=1,5
                adjustment: GtkAdjustment upper=65536
              GtkLabel label=bytes at=2,5
              GtkCheckButton routes label=Routes at=1,6
              GtkBox orientation=vertical at=0,7,3
                GtkBox
                  GtkLabel label=Peers hexpand=1
                  GtkButton peer label=Add
                GtkFrame
                  GtkListBox selection-mode=none
                    AdwActionRow title="No peers"
      """)
    screen.show(focus: "name")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.type("home\nwg0\nsecret\n")
    expect(
      screen.texts("name", "interface", "key"),
      equals: ["home", "wg0", "secret"])
    expect(screen.log, equals: ["finish"])
    screen.focus("port")
    screen.settle()
    screen.forgetLog()
    screen.navigator?.configuration.policy.destination = .next
    screen.pressReturn()
    expect(screen.focused, equals: "mtu")
  }

  // From GNOME Settings, panels/system/users/cc-user-page.ui. Return, or a
  // button in the row, applies the name.
  @Test("A row with an apply button handles Return itself (R14)")
  func user() {
    let form = {
      let screen = Screen(
        """
        AdwPreferencesWindow window default-width=460 default-height=500
          AdwPreferencesPage
            AdwPreferencesGroup
              AdwAvatar size=64
              GtkButton picture label=Picture halign=center
            AdwPreferencesGroup
              AdwEntryRow name title=Name text=Ada show-apply-button=1
              AdwActionRow title=Password activatable=1
                [suffix] GtkLabel label=none
            AdwPreferencesGroup
              AdwActionRow title="Sign in by itself" activatable-widget=auto
                [suffix] GtkSwitch auto valign=center
              AdwComboRow language title=Language items=English,French
              AdwEntryRow nickname title=Nickname
        """)
      screen.observe("apply", of: screen["name"])
      return screen
    }
    let logs = logs(form, focus: "name") { $0.type("Grace\n\n") }
    expect(logs.with.filter { $0 == "name apply" }.count, equals: 1)
    expect(logs.with, equals: logs.without)
  }

  // From GNOME Disks, src/disks/ui/gdu-mount-options-dialog.ui. Most rows are
  // filled in. The rows are insensitive while the defaults are on.
  @Test("Return skips insensitive groups wherever they are (R1)")
  func mountOptions() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-height=600 default-widget=done
        content: GtkBox orientation=vertical
          AdwHeaderBar show-end-title-buttons=0
            GtkButton cancel label=Cancel
            [end] GtkButton done label=Done
          AdwPreferencesPage vexpand=1
            AdwPreferencesGroup
              AdwEntryRow label title=Label
              AdwActionRow title=Automatic activatable-widget=automatic
                [suffix] GtkSwitch automatic active=1 valign=center
            AdwPreferencesGroup general title=General sensitive=0
              AdwActionRow title=Startup activatable-widget=startup
                [suffix] GtkSwitch startup valign=center
            AdwPreferencesGroup appearance title=Appearance sensitive=0
              AdwEntryRow name title=Name
              AdwEntryRow icon title=Icon
              AdwEntryRow symbolic title="Symbolic icon"
            AdwPreferencesGroup options title=Options sensitive=0
              AdwEntryRow fstab title=Options text=nosuid
              AdwEntryRow point title="Mount point"
              AdwEntryRow type title=Type text=auto
            AdwPreferencesGroup
              AdwComboRow device title=Device items=uuid,label
      """)
    screen.observe("clicked", of: screen["done"])
    connect("notify::active", to: screen["automatic"].raw, pspec: true) {
      for group in ["general", "appearance", "options"] {
        screen.setSensitive(
          group, gtk_switch_get_active(screen["automatic"].opaque) == 0)
      }
    }
    screen.show(focus: "label")
    screen.type("disk\n")
    screen.expectLog("done clicked")
    screen.set("active", of: "automatic", to: false)
    screen.focus("label")
    screen.type("\nData\nred\ngrey\nhome\n")
    expect(
      screen.texts("name", "icon", "symbolic", "fstab", "point", "type"),
      equals: ["Data", "red", "grey", "nosuid", "home", "auto"])
    screen.expectLog("done clicked", "done clicked")
  }

  // From GNOME Disks, src/disks/ui/gdu-create-password-page.ui.
  @Test("Return moves to a field that became sensitive during typing (R11)")
  func diskPassword() {
    let screen = Screen(
      """
      AdwWindow window default-width=460
        content: AdwPreferencesPage
          AdwPreferencesGroup description="Remember it"
            AdwPasswordEntryRow password title=Password
            AdwPasswordEntryRow again title=Again sensitive=0
            GtkLabel different visible=0 label=Different
            GtkLevelBar max-value=5
      """)
    connect("changed", to: screen["password"].raw) {
      screen.setSensitive("again", !screen["password"].text.isEmpty)
    }
    screen.show(focus: "password")
    screen.pressReturn()
    expect(screen.focused, equals: "password")
    screen.type("secret\nsecret")
    expect(screen.texts("password", "again"), equals: ["secret", "secret"])
  }

  // From Tuba, data/ui/dialogs/filter_edit.ui: a button adds keywords.
  @Test("Return reaches keywords that the user adds to a list (R4, R11)")
  func filter() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-height=500 default-widget=save
        content: GtkBox orientation=vertical
          AdwHeaderBar
            GtkButton cancel label=Cancel
            [end] GtkButton save label=Save sensitive=0
          GtkScrolledWindow vexpand=1
            AdwClamp valign=start
              GtkBox orientation=vertical spacing=24
                GtkListBox selection-mode=none
                  AdwEntryRow title title=Title
                  AdwComboRow expires title=Expires items=never,soon
                  AdwActionRow title=Hide activatable-widget=hide
                    [suffix] GtkSwitch hide valign=center
                GtkBox words orientation=vertical
                GtkButton more label="Add a word"
      """)
    var count = 0
    screen.enable("save", whenFilled: "title")
    screen.observe("clicked", of: screen["save"])
    connect("clicked", to: screen["more"].raw) {
      count += 1
      screen.build(
        """
        GtkListBox list\(count)
          AdwEntryRow word\(count) title=Word
            [suffix] GtkButton label=Remove valign=center
        """, into: screen["words"])
    }
    screen.show(focus: "more")
    for clicks in 1...2 {
      screen.pressReturn()
      Loop.wait { count == clicks }
    }
    screen.waitForLayout()
    screen.focus("title")
    screen.type("spoilers\none\ntwo\n")
    expect(
      screen.texts("title", "word1", "word2"),
      equals: ["spoilers", "one", "two"])
    screen.expectLog("save clicked")
  }

  // From Tuba, data/ui/dialogs/profile_edit.ui. An expander row contains a text
  // view. The fields are in pairs.
  @Test("Return skips the text view in a closed expander row (R1, R14)")
  func profile() {
    let screen = Screen(
      """
      AdwWindow window default-width=460 default-height=520
        content: GtkBox orientation=vertical
          AdwHeaderBar
            [end] GtkButton save label=Save
          GtkScrolledWindow vexpand=1
            AdwClamp valign=start
              GtkBox orientation=vertical spacing=24
                GtkOverlay
                  child: GtkPicture height-request=64
                  [overlay] GtkButton picture label=Edit halign=start
                GtkListBox selection-mode=none
                  AdwEntryRow name title=Name
                  AdwExpanderRow bio_row title=Bio
                    [action] GtkMenuButton emoji valign=center
                    GtkTextView bio accepts-tab=0
                AdwPreferencesGroup title=Fields
                  AdwExpanderRow first_row title=First expanded=1
                    AdwEntryRow label title=Label
                    AdwEntryRow content title=Content
      """)
    screen.show(focus: "name")
    screen.type("Ada\nsite\nhere")
    expect(screen.texts("label", "content"), equals: ["site", "here"])
    screen.set("expanded", of: "bio_row", to: true)
    screen.waitForLayout()
    screen.focus("name")
    screen.type("\none\ntwo")
    expect(screen["bio"].text, equals: "one\ntwo")
  }

  // From Dino, main/data/add_conversation/conference_details_fragment.ui. Each
  // row is a stack with an entry and a button. The button shows the value.
  @Test(
    "Return visits only visible entries when rows are stacks (R1)"
  )
  func room() {
    let screen = Screen(
      """
      GtkWindow window default-width=400 default-widget=join
        titlebar: GtkHeaderBar
          [end] GtkButton join label=Join
        GtkOverlay
          child: GtkGrid row-spacing=7 column-spacing=10
            GtkLabel label=Room at=0,1
            GtkStack room_stack at=1,1
              GtkButton room_button label=lounge
              GtkEntry room hexpand=1
            GtkLabel label=Nick at=0,2
            GtkStack nick_stack at=1,2
              GtkButton nick_button label=ada
              GtkEntry nick hexpand=1
            GtkLabel label=Password at=0,3
            GtkStack password_stack at=1,3
              GtkButton password_button label=none
              GtkEntry password visibility=0
          [overlay] GtkRevealer
            GtkFrame
              GtkButton dismiss label=Dismiss
      """)
    for row in ["room", "nick", "password"] {
      connect("clicked", to: screen["\(row)_button"].raw) {
        gtk_stack_set_visible_child(
          screen["\(row)_stack"].opaque, screen[row])
        screen.focus(row)
      }
    }
    screen.observe("clicked", of: screen["join"])
    screen.show(focus: "room_button")
    screen.pressReturn()
    expect(Loop.wait { screen.focused == "room" })
    gtk_stack_set_visible_child(
      screen["password_stack"].opaque, screen["password"])
    screen.waitForLayout()
    screen.type("hall\nsecret\n")
    expect(
      screen.texts("room", "nick", "password"), equals: ["hall", "", "secret"])
    screen.expectLog("join clicked")
  }
}
