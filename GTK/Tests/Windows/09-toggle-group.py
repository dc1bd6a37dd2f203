import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An address with an AdwToggleGroup between its entries"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Gtk.Entry(placeholder_text="Name")
    kind = Adw.ToggleGroup()
    for tag, label in (("home", "Home"), ("work", "Work"), ("other", "Other")):
        kind.add(Adw.Toggle(name=tag, label=label))
    street = Gtk.Entry(placeholder_text="Street")
    city = Gtk.Entry(placeholder_text="City")
    kind.connect("notify::active-name", lambda group, spec: log.append(
        group.get_active_name()))
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    for widget in (name, kind, street, city):
        box.append(widget)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"name": name, "kind": kind, "street": street, "city": city}


# "Switches, check buttons and other buttons aren't fields": nor is a toggle.
WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "street", "log": []}),
    ("key", "shift+Tab", {"focus": "kind", "log": []}),
    ("key", "Right", {"focus": "kind"}),
    ("key", "Return", {"focus": "kind", "log": ["work"]}),  # GTK's, as for a button
    ("key", "Tab", {"focus": "street", "log": ["work"]}),
    ("key", "Return", {"focus": "city", "log": ["work"]}),
    ("key", "Return", {"focus": "city", "log": ["work", "finish: window"]}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("key", "Tab", {"focus": "kind", "log": []}),
    ("key", "Right", {"focus": "kind"}),
    ("key", "Return", {"focus": "kind", "log": ["work"]}),
    ("key", "Tab", {"focus": "street", "log": ["work"]}),
]
