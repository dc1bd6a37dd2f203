import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "New folder: an AdwAlertDialog with one entry that activates the default response, over a window with a form"
ATTACH = [("window", "finish: window")]  # one field and activates-default: nothing to attach


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    path = Adw.EntryRow(title="Path")
    label = Adw.EntryRow(title="Label")
    group = Adw.PreferencesGroup()
    group.add(path)
    group.add(label)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {"path": path, "label": label}

    def new_folder():
        dialog = Adw.AlertDialog(heading="New folder")
        dialog.add_response("cancel", "Cancel")
        dialog.add_response("create", "Create")
        dialog.set_response_appearance("create", Adw.ResponseAppearance.SUGGESTED)
        dialog.set_response_enabled("create", False)
        dialog.set_default_response("create")
        dialog.set_close_response("cancel")
        folder = Gtk.Entry(placeholder_text="Name", activates_default=True)
        folder.connect("changed", lambda entry: dialog.set_response_enabled(
            "create", bool(entry.get_text())))
        dialog.set_extra_child(folder)
        dialog.connect("response", lambda dialog, response: log.append(response))
        names["folder"] = folder
        dialog.present(window)
        folder.grab_focus()
    ACTIONS["open"] = new_folder

    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, names


# Neither this window's end, nor a move out of the dialog.
WITH = [
    ("focus", "path", {"focus": "path", "log": []}),
    ("key", "Return", {"focus": "label", "log": []}),
    ("focus", "path", {"focus": "path", "log": []}),
    ("do", "open", {"focus": "folder", "log": []}),
    ("key", "Return", {"focus": "folder", "log": []}),  # Create is disabled
    ("type", "ab", {"focus": "folder", "text": {"folder": "ab"}}),
    ("key", "Return", {"log": ["create"]}),
    ("focus", "path", {"focus": "path", "log": ["create"]}),
    ("key", "Return", {"focus": "label", "log": ["create"]}),
    ("do", "open", {"focus": "folder", "log": ["create"]}),
    ("key", "Escape", {"log": ["create", "cancel"]}),
    ("focus", "label", {"focus": "label"}),
    ("key", "Return", {"focus": "label", "log": ["create", "cancel", "finish: window"]}),
]
WITHOUT = [
    ("focus", "path", {"focus": "path", "log": []}),
    ("key", "Return", {"focus": "path", "log": []}),
    ("do", "open", {"focus": "folder", "log": []}),
    ("key", "Return", {"focus": "folder", "log": []}),
    ("type", "ab", {"focus": "folder", "text": {"folder": "ab"}}),
    ("key", "Return", {"focus": "path", "log": ["create"]}),
    ("do", "open", {"focus": "folder", "log": ["create"]}),
    ("key", "Escape", {"focus": "path", "log": ["create", "cancel"]}),
    ("key", "Return", {"focus": "path", "log": ["create", "cancel"]}),
]
