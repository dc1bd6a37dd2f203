import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A note and, in an AdwBottomSheet over it, the form of a link"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=400, default_height=500)
    title = Adw.EntryRow(title="Title")
    tag = Adw.EntryRow(title="Tag")
    top = Adw.PreferencesGroup()
    top.add(title)
    top.add(tag)
    name = Adw.EntryRow(title="Name of the link")
    url = Adw.EntryRow(title="Address")
    link = Adw.PreferencesGroup(margin_top=24, margin_bottom=24)
    link.add(name)
    link.add(url)
    sheet = Adw.BottomSheet(content=top, sheet=link)
    view = Adw.ToolbarView(content=sheet)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    def slide():
        sheet.set_open(True)
        name.grab_focus()
    ACTIONS["open"] = slide

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"title": title, "tag": tag, "name": name, "url": url}


# The sheet keeps Return inside, as a group does, and its end is the navigator's.
WITH = [
    ("focus", "title", {"focus": "title", "log": []}),
    ("key", "Return", {"focus": "tag", "log": []}),
    ("key", "Return", {"focus": "tag", "log": ["finish: window"]}),  # the closed sheet is hidden
    ("focus", "title", {"focus": "title"}),
    ("do", "open", {"focus": "name", "log": ["finish: window"]}),
    ("key", "Return", {"focus": "url", "log": ["finish: window"]}),
    ("key", "Return", {"focus": "url", "log": ["finish: window"] * 2}),  # never tag, behind it
    ("key", "Escape", {"log": ["finish: window"] * 2}),
    ("focus", "title", {"focus": "title"}),
    ("key", "Return", {"focus": "tag", "log": ["finish: window"] * 2}),
    ("key", "Return", {"focus": "tag", "log": ["finish: window"] * 3}),
]
WITHOUT = [
    ("focus", "title", {"focus": "title", "log": []}),
    ("key", "Return", {"focus": "title", "log": []}),
    ("do", "open", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("key", "Tab", {"focus": "url", "log": []}),
    ("key", "Escape", {"focus": "title", "log": []}),
    ("key", "Return", {"focus": "title", "log": []}),
]
