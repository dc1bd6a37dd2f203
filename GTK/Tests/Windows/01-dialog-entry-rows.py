import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "New contact: an AdwDialog with three entry rows, whose Add button is the dialog's default widget"
# A navigator on the dialog, too. The innermost one handles Return.
ATTACH = [("window", "finish: window"), ("dialog", None)]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    filter_row = Adw.EntryRow(title="Filter")
    group = Adw.PreferencesGroup()
    group.add(filter_row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    # The app has one dialog and presents it again and again.
    dialog = Adw.Dialog(title="New contact", content_width=340)
    add = Gtk.Button(label="Add", sensitive=False, css_classes=["suggested-action"])
    cancel = Gtk.Button(label="Cancel")
    header = Adw.HeaderBar(show_start_title_buttons=False, show_end_title_buttons=False)
    header.pack_start(cancel)
    header.pack_end(add)
    name = Adw.EntryRow(title="Name", activates_default=True)
    email = Adw.EntryRow(title="Email", activates_default=True)
    phone = Adw.EntryRow(title="Phone", activates_default=True)
    form = Adw.PreferencesGroup()
    for row in (name, email, phone):
        form.add(row)
    content = Adw.ToolbarView(content=form)
    content.add_top_bar(header)
    dialog.set_child(content)
    dialog.set_default_widget(add)
    name.connect("changed", lambda row: add.set_sensitive(bool(row.get_text())))
    cancel.connect("clicked", lambda button: dialog.close())

    def added(button):
        log.append("add")
        dialog.close()
    add.connect("clicked", added)

    def present():
        for row in (name, email, phone):
            row.set_text("")
        # libadwaita 1.7.6 prefers the first button of the header bar, though; and
        # name.grab_focus() after the first present() ends up in the second field.
        dialog.set_focus(name)
        dialog.present(window)
    ACTIONS["open"] = present

    if attach:
        attach(window, lambda: log.append("finish: window"))
        attach(dialog, None)
    return window, {"filter": filter_row, "dialog": dialog, "name": name,
                    "email": email, "phone": phone}


# The dialog has its own default widget.
WITH = [
    ("do", "open", {"log": []}),
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "email", "log": []}),  # activates-default, but a field follows
    ("key", "Return", {"focus": "phone", "log": []}),
    ("key", "Return", {"focus": "phone", "log": []}),  # Add is insensitive: name is empty
    ("focus", "name", {"focus": "name"}),
    ("type", "ann", {"focus": "name", "text": {"name": "ann"}}),
    ("key", "Return", {"focus": "email", "log": []}),
    ("type", "a", {"text": {"email": "a"}}),
    ("key", "Return", {"focus": "phone", "log": []}),
    ("key", "Return", {"log": ["add"]}),  # an empty last field ends the form, too
    ("focus", "filter", {"focus": "filter", "log": ["add"]}),
    ("key", "Return", {"focus": "filter", "log": ["add", "finish: window"]}),
    ("do", "open", {"log": ["add", "finish: window"]}),  # the second time
    ("focus", "name", {"focus": "name"}),
    ("type", "bo", {"text": {"name": "bo"}}),
    ("key", "Return", {"focus": "email", "log": ["add", "finish: window"]}),
    ("focus", "phone", {"focus": "phone"}),
    ("key", "Return", {"log": ["add", "finish: window", "add"]}),
]
WITHOUT = [
    ("do", "open", {"focus": "dialog", "log": []}),  # Cancel, in spite of set_focus(name)
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),  # Add is insensitive
    ("type", "ann", {"focus": "name", "text": {"name": "ann"}}),
    ("key", "Return", {"log": ["add"]}),
    ("focus", "filter", {"focus": "filter", "log": ["add"]}),
    ("key", "Return", {"focus": "filter", "log": ["add"]}),
    ("do", "open", {"focus": "dialog", "log": ["add"]}),
    ("focus", "name", {"focus": "name"}),
    ("key", "Tab", {"focus": "email", "log": ["add"]}),
    ("key", "shift+Tab", {"focus": "name", "log": ["add"]}),
    ("type", "bo", {"text": {"name": "bo"}}),
    ("key", "Return", {"log": ["add", "add"]}),
]
