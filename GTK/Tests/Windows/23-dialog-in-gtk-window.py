import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An AdwDialog over a plain GtkApplicationWindow, where libadwaita shows it as a window of its own"
ATTACH = [("window", "finish: window"), ("dialog", None)]


def build(app, log):
    window = Gtk.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Gtk.Entry(placeholder_text="Name")
    city = Gtk.Entry(placeholder_text="City")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
    box.append(name)
    box.append(city)
    window.set_child(box)
    names = {"name": name, "city": city}

    # A new one each time: here a second present() of the same dialog is a Gtk-CRITICAL.
    def open_dialog():
        dialog = Adw.Dialog(title="Phone", content_width=300)
        home = Adw.EntryRow(title="Home")
        work = Adw.EntryRow(title="Work", activates_default=True)
        group = Adw.PreferencesGroup()
        group.add(home)
        group.add(work)
        done = Gtk.Button(label="Done")
        header = Adw.HeaderBar()
        header.pack_start(done)
        content = Adw.ToolbarView(content=group)
        content.add_top_bar(header)
        dialog.set_child(content)
        dialog.set_default_widget(done)
        names.update(dialog=dialog, home=home, work=work)

        def finish(button):
            log.append("done")
            dialog.close()
        done.connect("clicked", finish)
        dialog.connect("closed", lambda dialog: log.append("closed"))
        if attach:
            attach(dialog, None)
        dialog.present(window)
    ACTIONS["open"] = open_dialog

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, names


# Every dialog gets its own navigator.
WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("do", "open", {"log": []}),
    ("focus", "home", {"focus": "home", "log": []}),
    ("key", "Return", {"focus": "work", "log": []}),
    ("key", "Return", {"focus": "name", "log": ["done", "closed"]}),
    ("key", "Return", {"focus": "city", "log": ["done", "closed"]}),
    ("do", "open", {"log": ["done", "closed"]}),
    ("focus", "home", {"focus": "home", "log": ["done", "closed"]}),
    ("key", "Return", {"focus": "work", "log": ["done", "closed"]}),
    ("key", "Escape", {"focus": "city", "log": ["done", "closed", "closed"]}),
    ("key", "Return", {"focus": "city", "log": ["done", "closed", "closed", "finish: window"]}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("do", "open", {"log": []}),
    ("focus", "home", {"focus": "home", "log": []}),
    ("key", "Return", {"focus": "home", "log": []}),
    ("key", "Tab", {"focus": "work", "log": []}),
    ("key", "Return", {"focus": "name", "log": ["done", "closed"]}),
    ("do", "open", {"log": ["done", "closed"]}),
    ("key", "Escape", {"focus": "name", "log": ["done", "closed", "closed"]}),
    ("key", "Return", {"focus": "name", "log": ["done", "closed", "closed"]}),
]
