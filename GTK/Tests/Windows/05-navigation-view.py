import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Set up: an AdwNavigationView with a form on each of its two pages; the end of the first pushes the second"
ATTACH = [("window", "finish: window")]


def page(title, tag, rows, button):
    group = Adw.PreferencesGroup()
    for row in rows:
        group.add(row)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
    box.append(group)
    box.append(button)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    return Adw.NavigationPage(title=title, tag=tag, child=view)


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Adw.EntryRow(title="Name")
    email = Adw.EntryRow(title="Email")
    street = Adw.EntryRow(title="Street")
    city = Adw.EntryRow(title="City")
    forward = Gtk.Button(label="Next", css_classes=["pill", "suggested-action"])
    save = Gtk.Button(label="Save", css_classes=["pill", "suggested-action"])
    navigation = Adw.NavigationView()
    account = page("Account", "account", [name, email], forward)
    address = page("Address", "address", [street, city], save)
    navigation.add(account)
    navigation.add(address)
    window.set_content(navigation)

    def go_on(*unused):
        if navigation.get_visible_page() is account:
            log.append("next")
            navigation.push(address)
            street.grab_focus()
        else:
            log.append("save")
    forward.connect("clicked", go_on)
    save.connect("clicked", go_on)
    ACTIONS["next"] = go_on

    def finish():
        log.append("finish: window")
        go_on()
    if attach:
        attach(window, finish)
    return window, {"name": name, "email": email, "street": street, "city": city,
                    "forward": forward, "save": save}


first = ["finish: window", "next"]
WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "email", "log": []}),
    ("key", "Return", {"focus": "street", "log": first}),  # the other page is not visible
    ("key", "Return", {"focus": "city", "log": first}),
    ("type", "x", {"text": {"city": "x"}}),
    ("key", "Return", {"focus": "city", "log": first + ["finish: window", "save"]}),
    ("key", "Escape", {"log": first + ["finish: window", "save"]}),  # pops the page
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "email", "log": first + ["finish: window", "save"]}),
    ("type", "e", {"text": {"email": "e"}}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Return", {"focus": "street",  # street is empty, but on the other page: finish
                       "log": first + ["finish: window", "save"] + first}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("focus", "email", {"focus": "email", "log": []}),
    ("do", "next", {"focus": "street", "log": ["next"]}),
    ("key", "Return", {"focus": "street", "log": ["next"]}),
    ("key", "Escape", {"focus": "email", "log": ["next"]}),
    ("focus", "forward", {"focus": "forward"}),
    ("key", "Return", {"focus": "street", "log": ["next", "next"]}),
]
