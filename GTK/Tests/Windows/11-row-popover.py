import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Opening hours: a row whose suffix is a menu button, its popover has two entries and Apply as default widget"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    shop = Adw.EntryRow(title="Shop")
    hours = Adw.ActionRow(title="Hours")
    phone = Adw.EntryRow(title="Phone")
    begin = Gtk.Entry(placeholder_text="From")
    end = Gtk.Entry(placeholder_text="To")
    apply = Gtk.Button(label="Apply", css_classes=["suggested-action"])
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    for widget in (begin, end, apply):
        box.append(widget)
    popover = Gtk.Popover(child=box)
    popover.set_default_widget(apply)
    button = Gtk.MenuButton(icon_name="document-edit-symbolic", popover=popover,
                            valign=Gtk.Align.CENTER, css_classes=["flat"])
    hours.add_suffix(button)
    hours.set_activatable_widget(button)

    def applied(button):
        log.append("apply")
        popover.popdown()
    apply.connect("clicked", applied)
    popover.connect("closed", lambda popover: log.append("popover closed"))
    group = Adw.PreferencesGroup()
    for row in (shop, hours, phone):
        group.add(row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    def popup():
        button.popup()
        begin.grab_focus()
    ACTIONS["open"] = popup
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"shop": shop, "hours": hours, "phone": phone, "begin": begin,
                    "end": end, "apply": apply, "popover": popover}


closed = ["apply", "popover closed"]
WITH = [
    ("focus", "shop", {"focus": "shop", "log": []}),
    ("key", "Return", {"focus": "phone", "log": []}),  # not into the closed popover
    ("do", "open", {"focus": "begin", "log": []}),
    ("key", "Return", {"focus": "end", "log": []}),
    ("key", "Return", {"log": closed}),  # the popover's default widget, never onFinish
    ("focus", "phone", {"focus": "phone", "log": closed}),
    ("key", "Return", {"focus": "phone", "log": closed + ["finish: window"]}),
    ("do", "open", {"focus": "begin"}),
    ("type", "8", {"text": {"begin": "8"}}),
    ("key", "Return", {"focus": "end", "log": closed + ["finish: window"]}),
    ("key", "Escape", {"log": closed + ["finish: window", "popover closed"]}),
    ("focus", "shop", {"focus": "shop"}),
    ("key", "Return", {"focus": "phone", "log": closed + ["finish: window", "popover closed"]}),
]
WITHOUT = [
    ("focus", "shop", {"focus": "shop", "log": []}),
    ("key", "Return", {"focus": "shop", "log": []}),
    ("do", "open", {"focus": "begin", "log": []}),
    ("key", "Return", {"focus": "begin", "log": []}),
    ("key", "Tab", {"focus": "end", "log": []}),
    ("key", "Tab", {"focus": "apply", "log": []}),
    ("key", "Return", {"log": closed}),
    ("focus", "hours", {}),
    ("do", "open", {"focus": "begin"}),
    ("key", "Escape", {"log": closed + ["popover closed"]}),
]
