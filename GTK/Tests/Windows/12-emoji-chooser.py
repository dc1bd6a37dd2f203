import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A status with an emoji chooser on its entry, and a place below"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    status = Gtk.Entry(placeholder_text="Status", show_emoji_icon=True)
    place = Gtk.Entry(placeholder_text="Place", show_emoji_icon=True)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    box.append(status)
    box.append(place)
    status.connect("changed", lambda entry: log.append(str(len(entry.get_text()))))
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"status": status, "place": place}


# The chooser is a popover with a search entry: "GTK handles Return in search entries."
# So Return there does what it does without the library: nothing.
WITH = [
    ("focus", "status", {"focus": "status", "log": []}),
    ("key", "ctrl+period", {}),
    ("wait", 0.3, {}),
    ("type", "cat", {"log": []}),
    ("wait", 0.6, {"log": []}),  # the search has a delay
    ("key", "Return", {"focus": "status", "log": []}),  # still in the chooser
    ("key", "Tab", {"focus": "status", "log": []}),  # the first emoji found
    ("key", "Return", {"focus": "status", "log": ["1"]}),  # takes it; the chooser closes
    ("key", "Return", {"focus": "place", "log": ["1"]}),
    ("key", "ctrl+period", {}),
    ("wait", 0.3, {}),
    ("key", "Escape", {"focus": "place", "log": ["1"]}),
    ("key", "Return", {"focus": "place", "log": ["1", "finish: window"]}),
]
WITHOUT = [
    ("focus", "status", {"focus": "status", "log": []}),
    ("key", "ctrl+period", {}),
    ("wait", 0.3, {}),
    ("type", "cat", {"log": []}),
    ("wait", 0.6, {"log": []}),  # the search has a delay
    ("key", "Return", {"focus": "status", "log": []}),
    ("key", "Tab", {"focus": "status", "log": []}),
    ("key", "Return", {"focus": "status", "log": ["1"]}),
    ("key", "Return", {"focus": "status", "log": ["1"]}),
    ("key", "Tab", {"focus": "place", "log": ["1"]}),
]
