import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Preferences: an AdwPreferencesDialog with two pages and several groups, no button to end it"
ATTACH = [("dialog", None)]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=400, default_height=500)
    view = Adw.ToolbarView(content=Adw.StatusPage(title="App"))
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    dialog = Adw.PreferencesDialog(search_enabled=True)
    name = Adw.EntryRow(title="Name")
    email = Adw.EntryRow(title="Email", text="a@b.c")
    proxy = Adw.SwitchRow(title="Use a proxy")
    host = Adw.EntryRow(title="Host")
    port = Adw.SpinRow.new_with_range(1, 65535, 1)
    port.set_title("Port")
    server = Adw.EntryRow(title="Server")
    token = Adw.PasswordEntryRow(title="Token")
    general = Adw.PreferencesPage(name="general", title="General",
                                  icon_name="preferences-system-symbolic")
    account = Adw.PreferencesGroup(title="Account")
    network = Adw.PreferencesGroup(title="Network")
    for row in (name, email):
        account.add(row)
    for row in (proxy, host, port):
        network.add(row)
    general.add(account)
    general.add(network)
    sync = Adw.PreferencesPage(name="sync", title="Sync",
                               icon_name="emblem-synchronizing-symbolic")
    service = Adw.PreferencesGroup(title="Service")
    for row in (server, token):
        service.add(row)
    sync.add(service)
    dialog.add(general)
    dialog.add(sync)
    host.connect("changed", lambda row: None)  # real ones bind to GSettings here
    dialog.connect("closed", lambda dialog: log.append("closed"))
    ACTIONS["open"] = lambda: dialog.present(window)
    ACTIONS["sync page"] = lambda: dialog.set_visible_page_name("sync")

    if attach:
        attach(dialog, None)
    return window, {"dialog": dialog, "name": name, "email": email, "proxy": proxy,
                    "host": host, "port": port, "server": server, "token": token}


WITH = [
    ("do", "open", {"log": []}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "host", "log": []}),  # email is filled, a switch no field
    ("key", "Return", {"focus": "host", "log": []}),  # the spin button has a number; the end
    ("focus", "port", {"focus": "port"}),
    ("key", "Return", {"focus": "port", "log": []}),  # not to the other page
    ("do", "sync page", {"log": []}),
    ("focus", "server", {"focus": "server"}),
    ("key", "Return", {"focus": "token", "log": []}),
    ("key", "Return", {"focus": "token", "log": []}),
    ("key", "ctrl+f", {"focus": "dialog"}),  # the search of the dialog itself: a search entry, GTK's
    ("type", "host", {"focus": "dialog", "log": []}),
    ("key", "Return", {"focus": "dialog", "log": []}),
    ("key", "Escape", {"log": []}),
    ("wait", 0.6, {"log": []}),  # the search closes
    ("key", "Escape", {"log": ["closed"]}),
]
WITHOUT = [
    ("do", "open", {"log": []}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("focus", "port", {"focus": "port"}),
    ("key", "Return", {"focus": "port", "log": []}),
    ("do", "sync page", {"log": []}),
    ("focus", "server", {"focus": "server"}),
    ("key", "Return", {"focus": "server", "log": []}),
    ("key", "ctrl+f", {"focus": "dialog"}),
    ("type", "host", {"focus": "dialog", "log": []}),
    ("key", "Return", {"focus": "dialog", "log": []}),
    ("key", "Escape", {"log": []}),
    ("wait", 0.6, {"log": []}),  # the search closes
    ("key", "Escape", {"log": ["closed"]}),
]
