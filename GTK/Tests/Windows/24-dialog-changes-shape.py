import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An AdwDialog that turns from floating into a bottom sheet while the user fills it in"
ATTACH = [("window", "finish: window"), ("dialog", None)]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=600, default_height=500)
    quick = Adw.EntryRow(title="Quick")
    group = Adw.PreferencesGroup()
    group.add(quick)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    dialog = Adw.Dialog(title="Event", content_width=340,
                        presentation_mode=Adw.DialogPresentationMode.FLOATING)
    title = Adw.EntryRow(title="Title", activates_default=True)
    place = Adw.EntryRow(title="Place", activates_default=True)
    guests = Adw.EntryRow(title="Guests", activates_default=True)
    rows = Adw.PreferencesGroup()
    for row in (title, place, guests):
        rows.add(row)
    save = Gtk.Button(label="Save")
    header = Adw.HeaderBar()
    header.pack_end(save)
    content = Adw.ToolbarView(content=rows)
    content.add_top_bar(header)
    dialog.set_child(content)
    dialog.set_default_widget(save)

    def saved(button):
        log.append("save")
        dialog.close()
    save.connect("clicked", saved)
    ACTIONS["open"] = lambda: dialog.present(window)
    # What happens when the user makes the window narrow.
    ACTIONS["narrow"] = lambda: dialog.set_presentation_mode(
        Adw.DialogPresentationMode.BOTTOM_SHEET)
    if attach:
        attach(window, lambda: log.append("finish: window"))
        attach(dialog, None)
    return window, {"quick": quick, "dialog": dialog, "title": title, "place": place,
                    "guests": guests}


WITH = [
    ("do", "open", {"log": []}),
    ("focus", "title", {"focus": "title", "log": []}),
    ("key", "Return", {"focus": "place", "log": []}),
    ("do", "narrow", {"log": []}),
    ("focus", "place", {"focus": "place", "log": []}),
    ("key", "Return", {"focus": "guests", "log": []}),
    ("key", "Return", {"focus": "quick", "log": ["save"]}),
    ("key", "Return", {"focus": "quick", "log": ["save", "finish: window"]}),
]
WITHOUT = [
    ("focus", "quick", {"focus": "quick", "log": []}),
    ("do", "open", {"log": []}),
    ("focus", "title", {"focus": "title", "log": []}),
    ("key", "Tab", {"focus": "place", "log": []}),
    ("do", "narrow", {"log": []}),
    ("focus", "place", {"focus": "place", "log": []}),
    ("key", "Return", {"focus": "quick", "log": ["save"]}),
    ("key", "Return", {"focus": "quick", "log": ["save"]}),
]
