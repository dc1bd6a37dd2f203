import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Two GtkEditableLabels, one empty and one not, among entries"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    title = Gtk.EditableLabel(text="Untitled")
    author = Gtk.Entry(placeholder_text="Author")
    nick = Gtk.EditableLabel(text="")
    list_name = Gtk.EditableLabel(text="Inbox")
    tags = Gtk.Entry(placeholder_text="Tags")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    for widget in (title, author, nick, list_name, tags):
        box.append(widget)
    nick.connect("notify::editing", lambda label, spec: log.append(
        "edit" if label.get_editing() else "commit " + label.get_text()))
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"title": title, "author": author, "nick": nick, "list": list_name,
                    "tags": tags}


WITH = [
    ("focus", "author", {"focus": "author", "log": []}),
    # The writer of these windows knew only that the label is a field, and expected that
    # arriving doesn't start the editing, as Tab doesn't, and that focus stays after the
    # Return that ends it. But letters typed into the label would be lost, and each later
    # Return would only start the editing again.
    ("key", "Return", {"focus": "nick", "log": ["edit"]}),
    ("type", "joe", {"focus": "nick"}),
    ("key", "Return", {"focus": "tags", "log": ["edit", "commit joe"]}),
    ("focus", "author", {"focus": "author"}),
    ("key", "Return", {"focus": "tags", "log": ["edit", "commit joe"]}),  # both labels have text
    ("focus", "nick", {"focus": "nick"}),
    ("key", "Return", {"focus": "nick", "log": ["edit", "commit joe", "edit"]}),
    ("type", "x", {"focus": "nick"}),
    ("key", "Escape", {"focus": "nick", "log": ["edit", "commit joe", "edit", "commit joe"]}),
    ("focus", "tags", {"focus": "tags"}),
    ("key", "Return", {"focus": "tags", "log": ["edit", "commit joe", "edit", "commit joe",
                                                "finish: window"]}),
]
WITHOUT = [
    ("focus", "author", {"focus": "author", "log": []}),
    ("key", "Return", {"focus": "author", "log": []}),
    ("key", "Tab", {"focus": "nick", "log": []}),
    ("key", "Return", {"focus": "nick", "log": ["edit"]}),
    ("type", "joe", {"focus": "nick"}),
    ("key", "Return", {"focus": "nick", "log": ["edit", "commit joe"]}),
    ("key", "Return", {"focus": "nick", "log": ["edit", "commit joe", "edit"]}),
    ("type", "x", {"focus": "nick"}),
    ("key", "Escape", {"focus": "nick", "log": ["edit", "commit joe", "edit", "commit joe"]}),
    ("key", "Tab", {"focus": "list"}),
]
