import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Add account: an AdwDialog with an AdwNavigationView, a form on each page, over a window with a form of its own"
ATTACH = [("window", "finish: window"), ("dialog", "finish: dialog")]


def page(title, tag, rows):
    group = Adw.PreferencesGroup()
    for row in rows:
        group.add(row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    return Adw.NavigationPage(title=title, tag=tag, child=view)


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    note = Adw.EntryRow(title="Note")
    place = Adw.EntryRow(title="Place")
    group = Adw.PreferencesGroup()
    group.add(note)
    group.add(place)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {"note": note, "place": place}

    def add_account():
        dialog = Adw.Dialog(title="Add account", content_width=340, content_height=400)
        server = Adw.EntryRow(title="Server")
        user = Adw.EntryRow(title="User")
        password = Adw.PasswordEntryRow(title="Password")
        again = Adw.PasswordEntryRow(title="Again")
        navigation = Adw.NavigationView()
        where = page("Where", "where", [server, user])
        secret = page("Secret", "secret", [password, again])
        navigation.add(where)
        navigation.add(secret)
        dialog.set_child(navigation)
        dialog.connect("closed", lambda dialog: log.append("closed"))
        names.update(dialog=dialog, server=server, user=user, password=password, again=again)

        def finish():
            log.append("finish: dialog")
            if navigation.get_visible_page() is where:
                navigation.push(secret)
                password.grab_focus()
            else:
                dialog.close()

        def push():
            navigation.push(secret)
            password.grab_focus()
        ACTIONS["push"] = push
        if attach:
            attach(dialog, finish)
        dialog.set_focus(server)
        dialog.present(window)
    ACTIONS["open"] = add_account

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, names


one = ["finish: dialog"]
WITH = [
    ("focus", "note", {"focus": "note", "log": []}),
    ("do", "open", {"focus": "server", "log": []}),
    ("key", "Return", {"focus": "user", "log": []}),
    ("key", "Return", {"focus": "password", "log": one}),
    ("key", "Escape", {"log": one}),  # pops the page, does not close the dialog
    ("focus", "user", {"focus": "user", "log": one}),
    ("key", "Return", {"focus": "password", "log": one * 2}),
    ("key", "Return", {"focus": "again", "log": one * 2}),
    ("key", "Return", {"log": one * 3 + ["closed"]}),
    ("focus", "note", {"focus": "note", "log": one * 3 + ["closed"]}),
    ("key", "Return", {"focus": "place", "log": one * 3 + ["closed"]}),
    ("key", "Return", {"focus": "place", "log": one * 3 + ["closed", "finish: window"]}),
]
WITHOUT = [
    ("focus", "note", {"focus": "note", "log": []}),
    ("do", "open", {"focus": "server", "log": []}),
    ("key", "Return", {"focus": "server", "log": []}),
    ("focus", "user", {"focus": "user"}),
    ("do", "push", {"focus": "password", "log": []}),
    ("key", "Escape", {"focus": "user", "log": []}),
    ("key", "Escape", {"focus": "note", "log": ["closed"]}),
]
