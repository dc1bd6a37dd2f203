import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A dialog opened in the middle of a form and closed with Escape, then Return goes on in the window"
ATTACH = [("window", "finish: window")]  # and, on purpose, no navigator for the dialog


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Adw.EntryRow(title="Name")
    email = Adw.EntryRow(title="Email")
    city = Adw.EntryRow(title="City")
    group = Adw.PreferencesGroup()
    for row in (name, email, city):
        group.add(row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {"name": name, "email": email, "city": city}

    def look_up():
        dialog = Adw.Dialog(title="Look up", content_width=320)
        first = Adw.EntryRow(title="First")
        second = Adw.EntryRow(title="Second")
        rows = Adw.PreferencesGroup()
        rows.add(first)
        rows.add(second)
        content = Adw.ToolbarView(content=rows)
        content.add_top_bar(Adw.HeaderBar())
        dialog.set_child(content)
        dialog.set_focus(first)
        dialog.connect("closed", lambda dialog: log.append("closed"))
        names.update(first=first, second=second, dialog=dialog)
        dialog.present(window)
    ACTIONS["open"] = look_up

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, names


# The dialog has no navigator. Its writer, who had read that a dialog is a
# separate window, expected that Return does nothing there, and accepted that it moves to
# the second entry: AdwDialog is a widget of the window. Return never leaves the dialog or
# ends the window's form.
WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "email", "log": []}),
    ("do", "open", {"focus": "first", "log": []}),
    ("key", "Return", {"focus": "second", "log": []}),
    ("key", "Return", {"focus": "second", "log": []}),
    ("key", "Escape", {"focus": "email", "log": ["closed"]}),
    ("key", "Return", {"focus": "city", "log": ["closed"]}),
    ("do", "open", {"focus": "first", "log": ["closed"]}),
    ("key", "Escape", {"focus": "city", "log": ["closed", "closed"]}),
    ("key", "Return", {"focus": "city", "log": ["closed", "closed", "finish: window"]}),
]
WITHOUT = [
    ("focus", "email", {"focus": "email", "log": []}),
    ("key", "Return", {"focus": "email", "log": []}),
    ("do", "open", {"focus": "first", "log": []}),
    ("key", "Return", {"focus": "first", "log": []}),
    ("key", "Tab", {"focus": "second", "log": []}),
    ("key", "Escape", {"focus": "email", "log": ["closed"]}),
    ("key", "Return", {"focus": "email", "log": ["closed"]}),
]
