import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An AdwViewStack with an AdwInlineViewSwitcher (1.7) between a field above it and one below it"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=400, default_height=500)
    payee = Adw.EntryRow(title="Payee")
    iban = Adw.EntryRow(title="IBAN")
    card = Adw.EntryRow(title="Card number")
    code = Adw.PasswordEntryRow(title="Code")
    note = Adw.EntryRow(title="Note")

    def group(*rows):
        group = Adw.PreferencesGroup()
        for row in rows:
            group.add(row)
        return group
    stack = Adw.ViewStack()
    stack.add_titled(group(iban), "bank", "Bank")
    stack.add_titled(group(card, code), "card", "Card")
    switcher = Adw.InlineViewSwitcher(stack=stack)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
    for widget in (group(payee), switcher, stack, group(note)):
        box.append(widget)
    view = Adw.ToolbarView(content=box)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    stack.connect("notify::visible-child-name", lambda stack, spec: log.append(
        stack.get_visible_child_name()))
    ACTIONS["card"] = lambda: stack.set_visible_child_name("card")
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"payee": payee, "switcher": switcher, "iban": iban, "card": card,
                    "code": code, "note": note}


WITH = [
    ("focus", "payee", {"focus": "payee", "log": []}),
    ("key", "Return", {"focus": "iban", "log": []}),
    ("key", "Return", {"focus": "note", "log": []}),  # not to the page Card
    ("focus", "payee", {"focus": "payee"}),
    ("do", "card", {"focus": "payee", "log": ["card"]}),
    ("key", "Return", {"focus": "card", "log": ["card"]}),
    ("key", "Return", {"focus": "code", "log": ["card"]}),
    ("key", "Return", {"focus": "note", "log": ["card"]}),
    ("key", "Return", {"focus": "note", "log": ["card", "finish: window"]}),
]
WITHOUT = [
    ("focus", "payee", {"focus": "payee", "log": []}),
    ("key", "Return", {"focus": "payee", "log": []}),
    ("key", "Tab", {"focus": "switcher", "log": []}),
    ("key", "Tab", {"focus": "iban", "log": []}),
    ("key", "Tab", {"focus": "note", "log": []}),
    ("do", "card", {"focus": "note", "log": ["card"]}),
    ("key", "shift+Tab", {"focus": "code", "log": ["card"]}),  # its button, to show the text
    ("key", "shift+Tab", {"focus": "code", "log": ["card"]}),
    ("key", "shift+Tab", {"focus": "card", "log": ["card"]}),
]
