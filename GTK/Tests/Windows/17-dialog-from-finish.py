import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Return in the last field presents an AdwAlertDialog with an entry and a default response"
ATTACH = [("window", "finish: window")]  # the alert has one field with activates-default


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Adw.EntryRow(title="Name")
    city = Adw.EntryRow(title="City")
    group = Adw.PreferencesGroup()
    group.add(name)
    group.add(city)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {"name": name, "city": city}

    def ask():
        dialog = Adw.AlertDialog(heading="Save as")
        dialog.add_response("cancel", "Cancel")
        dialog.add_response("save", "Save")
        dialog.set_default_response("save")
        dialog.set_close_response("cancel")
        file = Gtk.Entry(text="contact.vcf", activates_default=True)
        dialog.set_extra_child(file)
        dialog.connect("response", lambda dialog, response: log.append(response))
        names["file"] = file
        dialog.present(window)
        file.grab_focus()
    ACTIONS["open"] = ask

    def finish():
        log.append("finish: window")
        ask()
    if attach:
        attach(window, finish)
    return window, names


one = ["finish: window", "save"]
WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "city", "log": []}),
    ("type", "b", {"text": {"city": "b"}}),
    # One press opens the dialog; it does not answer it as well.
    ("key", "Return", {"focus": "file", "log": ["finish: window"]}),
    ("key", "Return", {"log": one}),
    ("focus", "city", {"focus": "city", "log": one}),
    ("key", "Return", {"focus": "file", "log": one + ["finish: window"]}),  # again
    ("key", "Escape", {"log": one + ["finish: window", "cancel"]}),
    ("focus", "name", {"focus": "name"}),
    ("type", "a", {"text": {"name": "a"}}),
    ("key", "Return", {"focus": "file",  # nothing is empty any more
                       "log": one + ["finish: window", "cancel", "finish: window"]}),
    ("key", "Return", {"log": one + ["finish: window", "cancel"] + one}),
]
WITHOUT = [
    ("focus", "city", {"focus": "city", "log": []}),
    ("key", "Return", {"focus": "city", "log": []}),
    ("do", "open", {"focus": "file", "log": []}),
    ("key", "Return", {"focus": "city", "log": ["save"]}),
    ("do", "open", {"focus": "file", "log": ["save"]}),
    ("key", "Escape", {"focus": "city", "log": ["save", "cancel"]}),
]
