import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A profile with every kind of row: entry, password, spin, switch, combo, and an entry at the end"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Adw.EntryRow(title="Name")
    password = Adw.PasswordEntryRow(title="Password")
    age = Adw.SpinRow.new_with_range(0, 150, 1)
    age.set_title("Age")
    letters = Adw.SwitchRow(title="News by mail")
    colour = Adw.ComboRow(title="Colour", model=Gtk.StringList.new(["Red", "Green"]))
    city = Adw.EntryRow(title="City")
    group = Adw.PreferencesGroup()
    for row in (name, password, age, letters, colour, city):
        group.add(row)
    letters.connect("notify::active", lambda row, spec: log.append(
        "on" if row.get_active() else "off"))
    colour.connect("notify::selected", lambda row, spec: log.append(
        "colour %d" % row.get_selected()))
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"name": name, "password": password, "age": age, "letters": letters,
                    "colour": colour, "city": city}


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "password", "log": []}),
    ("key", "Return", {"focus": "city", "log": []}),  # over spin, switch, and a selected combo
    ("key", "Return", {"focus": "city", "log": ["finish: window"]}),
    ("focus", "age", {"focus": "age"}),
    ("key", "Return", {"focus": "city", "log": ["finish: window"]}),  # from a spin row
    ("focus", "letters", {"focus": "letters"}),
    ("key", "Return", {"focus": "letters", "log": ["finish: window", "on"]}),  # GTK's
    ("focus", "colour", {"focus": "colour"}),
    ("key", "Return", {"log": ["finish: window", "on"]}),  # GTK's: opens the list
    ("key", "Down", {}),
    ("key", "Return", {"focus": "colour", "log": ["finish: window", "on", "colour 1"]}),
    ("key", "Tab", {"focus": "city"}),
    ("key", "shift+Tab", {"focus": "colour"}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("focus", "age", {"focus": "age"}),
    ("key", "Return", {"focus": "age", "log": []}),
    ("focus", "letters", {"focus": "letters"}),
    ("key", "Return", {"focus": "letters", "log": ["on"]}),
    ("focus", "colour", {"focus": "colour"}),
    ("key", "Return", {"log": ["on"]}),
    ("key", "Down", {}),
    ("key", "Return", {"focus": "colour", "log": ["on", "colour 1"]}),
    ("key", "Tab", {"focus": "city"}),
    ("key", "shift+Tab", {"focus": "colour"}),
]
