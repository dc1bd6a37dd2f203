import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A form whose window's default widget is Save, in the header bar, insensitive until the name is there"
ATTACH = [("window", None)]  # no finish callback: the default widget ends the form


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    save = Gtk.Button(label="Save", sensitive=False, css_classes=["suggested-action"])
    save.connect("clicked", lambda button: log.append("save"))
    name = Adw.EntryRow(title="Name", activates_default=True)
    email = Gtk.Entry(placeholder_text="Email", activates_default=True)
    notes = Adw.EntryRow(title="Notes")
    name.connect("changed", lambda row: save.set_sensitive(bool(row.get_text())))
    names_group = Adw.PreferencesGroup()
    names_group.add(name)
    notes_group = Adw.PreferencesGroup()
    notes_group.add(notes)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    for widget in (names_group, email, notes_group):
        box.append(widget)
    header = Adw.HeaderBar()
    header.pack_end(save)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(header)
    window.set_content(view)
    window.set_default_widget(save)
    if attach:
        attach(window, None)
    return window, {"name": name, "email": email, "notes": notes, "save": save}


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "email", "log": []}),
    ("key", "Return", {"focus": "notes", "log": []}),
    ("key", "Return", {"focus": "notes", "log": []}),  # Save is insensitive
    ("focus", "name", {"focus": "name"}),
    ("type", "a", {"text": {"name": "a"}}),
    ("key", "Return", {"focus": "email", "log": []}),  # activates-default, but a field follows
    ("type", "e", {"text": {"email": "e"}}),
    ("key", "Return", {"focus": "notes", "log": []}),
    ("type", "n", {"text": {"notes": "n"}}),
    ("key", "Return", {"focus": "notes", "log": ["save"]}),  # without activates-default, too
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "name", "log": ["save", "save"]}),  # once, not twice
    ("focus", "email", {"focus": "email"}),
    ("key", "Return", {"focus": "email", "log": ["save"] * 3}),
    ("focus", "save", {"focus": "save"}),
    ("key", "Return", {"focus": "save", "log": ["save"] * 4}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("type", "a", {"text": {"name": "a"}}),
    ("key", "Return", {"focus": "name", "log": ["save"]}),
    ("focus", "notes", {"focus": "notes"}),
    ("key", "Return", {"focus": "notes", "log": ["save"]}),
    ("focus", "email", {"focus": "email"}),
    ("key", "Return", {"focus": "email", "log": ["save"] * 2}),
]
