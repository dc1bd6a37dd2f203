import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A GtkSearchBar below a form, which any letter typed outside the entries opens"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Gtk.Entry(placeholder_text="Name")
    city = Gtk.Entry(placeholder_text="City")
    help_button = Gtk.Button(label="Help")
    help_button.connect("clicked", lambda button: log.append("help"))
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=12,
                  margin_end=12)
    for widget in (name, city, help_button):
        box.append(widget)
    search = Gtk.SearchEntry()
    search.connect("activate", lambda entry: log.append("search: " + entry.get_text()))
    bar = Gtk.SearchBar(child=search, key_capture_widget=window)
    bar.connect_entry(search)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    view.add_bottom_bar(bar)
    window.set_content(view)
    ACTIONS["search"] = lambda: bar.set_search_mode(True)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"name": name, "city": city, "help": help_button, "search": search}


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "city", "log": []}),
    ("key", "Return", {"focus": "city", "log": ["finish: window"]}),  # the bar is closed
    ("focus", "help", {"focus": "help"}),
    ("type", "ab", {"focus": "search", "text": {"search": "ab"}}),  # captured by the bar
    ("key", "Return", {"focus": "search", "log": ["finish: window", "search: ab"]}),
    ("key", "BackSpace", {"focus": "search"}),
    ("key", "BackSpace", {"focus": "search", "text": {"search": ""}}),
    ("focus", "city", {"focus": "city"}),
    # The bar is open, and its entry is empty: but a search entry isn't a field of the form.
    ("key", "Return", {"focus": "city", "log": ["finish: window", "search: ab", "finish: window"]}),
    ("focus", "search", {"focus": "search"}),
    ("key", "Escape", {"log": ["finish: window", "search: ab", "finish: window"]}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "city",
                       "log": ["finish: window", "search: ab", "finish: window"]}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("focus", "help", {"focus": "help"}),
    ("type", "ab", {"focus": "search", "text": {"search": "ab"}}),
    ("key", "Return", {"focus": "search", "log": ["search: ab"]}),
    ("key", "Escape", {"log": ["search: ab"]}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "name", "log": ["search: ab"]}),
]
