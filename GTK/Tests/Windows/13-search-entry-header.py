import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A GtkSearchEntry in the header bar above a form"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    search = Gtk.SearchEntry(placeholder_text="Search people", hexpand=True)
    search.connect("activate", lambda entry: log.append("search: " + entry.get_text()))
    search.connect("stop-search", lambda entry: log.append("stop"))
    name = Adw.EntryRow(title="Name")
    email = Adw.EntryRow(title="Email")
    group = Adw.PreferencesGroup()
    group.add(name)
    group.add(email)
    header = Adw.HeaderBar(title_widget=search)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(header)
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"search": search, "name": name, "email": email}


WITH = [
    ("focus", "search", {"focus": "search", "log": []}),
    ("key", "Return", {"focus": "search", "log": ["search: "]}),  # GTK's, even if empty
    ("type", "an", {"focus": "search", "text": {"search": "an"}}),
    ("key", "Return", {"focus": "search", "log": ["search: ", "search: an"]}),
    ("key", "Escape", {"focus": "search", "log": ["search: ", "search: an", "stop"]}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "email", "log": ["search: ", "search: an", "stop"]}),
    ("key", "Return", {"focus": "email",
                       "log": ["search: ", "search: an", "stop", "finish: window"]}),
]
WITHOUT = [
    ("focus", "search", {"focus": "search", "log": []}),
    ("key", "Return", {"focus": "search", "log": ["search: "]}),
    ("type", "an", {"focus": "search", "text": {"search": "an"}}),
    ("key", "Return", {"focus": "search", "log": ["search: ", "search: an"]}),
    ("key", "Escape", {"focus": "search", "log": ["search: ", "search: an", "stop"]}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "name", "log": ["search: ", "search: an", "stop"]}),
]
