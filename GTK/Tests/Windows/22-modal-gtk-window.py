import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A modal GtkWindow as dialog, with two entries and OK as default widget, over a form"
ATTACH = [("window", "finish: window"), ("dialog", None)]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Gtk.Entry(placeholder_text="Name")
    city = Gtk.Entry(placeholder_text="City")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    box.append(name)
    box.append(city)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {"name": name, "city": city}

    def ask():
        dialog = Gtk.Window(title="Range", transient_for=window, modal=True,
                            default_width=280)
        begin = Gtk.Entry(placeholder_text="From")
        end = Gtk.Entry(placeholder_text="To")
        ok = Gtk.Button(label="OK")
        rows = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        for widget in (begin, end, ok):
            rows.append(widget)
        dialog.set_child(rows)
        dialog.set_default_widget(ok)

        def done(button):
            log.append("ok")
            dialog.destroy()
        ok.connect("clicked", done)
        keys = Gtk.ShortcutController()  # a GtkWindow does not close on Escape by itself
        keys.add_shortcut(Gtk.Shortcut(
            trigger=Gtk.ShortcutTrigger.parse_string("Escape"),
            action=Gtk.NamedAction.new("window.close")))
        dialog.add_controller(keys)
        names.update(begin=begin, end=end, ok=ok, dialog=dialog)
        if attach:
            attach(dialog, None)
        dialog.present()
        begin.grab_focus()
    ACTIONS["open"] = ask

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, names


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("do", "open", {"focus": "begin", "log": []}),
    ("key", "Return", {"focus": "end", "log": []}),
    ("key", "Return", {"focus": "name", "log": ["ok"]}),  # one press, one dialog
    ("key", "Return", {"focus": "city", "log": ["ok"]}),
    ("do", "open", {"focus": "begin", "log": ["ok"]}),
    ("key", "Return", {"focus": "end", "log": ["ok"]}),
    ("key", "Escape", {"focus": "city", "log": ["ok"]}),
    ("key", "Return", {"focus": "city", "log": ["ok", "finish: window"]}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("do", "open", {"focus": "begin", "log": []}),
    ("key", "Return", {"focus": "begin", "log": []}),
    ("key", "Tab", {"focus": "end", "log": []}),
    ("key", "Tab", {"focus": "ok", "log": []}),
    ("key", "Return", {"focus": "name", "log": ["ok"]}),
    ("do", "open", {"focus": "begin", "log": ["ok"]}),
    ("key", "Escape", {"focus": "name", "log": ["ok"]}),
    ("key", "Return", {"focus": "name", "log": ["ok"]}),
]
