import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "An AdwDialog presented from an AdwDialog: New task, and from it New list, each with a default widget"
ATTACH = [("window", "finish: window"), ("task dialog", None), ("list dialog", None)]


def form(title, rows, button):
    dialog = Adw.Dialog(title=title, content_width=320)
    header = Adw.HeaderBar()
    header.pack_start(button)
    group = Adw.PreferencesGroup()
    for row in rows:
        group.add(row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(header)
    dialog.set_child(view)
    dialog.set_default_widget(button)
    return dialog


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    quick = Adw.EntryRow(title="Quick task")
    other = Adw.EntryRow(title="Other")
    save_all = Gtk.Button(label="Save all")
    save_all.connect("clicked", lambda button: log.append("save all"))
    group = Adw.PreferencesGroup()
    group.add(quick)
    group.add(other)
    header = Adw.HeaderBar()
    header.pack_start(save_all)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(header)
    window.set_content(view)
    window.set_default_widget(save_all)

    task = Adw.EntryRow(title="Task")
    day = Adw.EntryRow(title="Day", activates_default=True)
    save = Gtk.Button(label="Save")
    tasks = form("New task", [task, day], save)
    list_name = Adw.EntryRow(title="List")
    colour = Adw.EntryRow(title="Colour", activates_default=True)
    create = Gtk.Button(label="Create")
    lists = form("New list", [list_name, colour], create)

    def saved(button):
        log.append("save")
        tasks.close()
    save.connect("clicked", saved)

    def created(button):
        log.append("create")
        lists.close()
    create.connect("clicked", created)

    def open_task():
        tasks.set_focus(task)
        tasks.present(window)

    def open_list():
        lists.set_focus(list_name)
        lists.present(tasks)
    ACTIONS["task"] = open_task
    ACTIONS["list"] = open_list

    if attach:
        attach(window, lambda: log.append("finish: window"))
        attach(tasks, None)
        attach(lists, None)
    return window, {"quick": quick, "other": other, "task": task, "day": day,
                    "list": list_name, "colour": colour,
                    "task dialog": tasks, "list dialog": lists}


WITH = [
    ("focus", "quick", {"focus": "quick", "log": []}),
    ("do", "task", {"log": []}),
    ("focus", "task", {"focus": "task", "log": []}),
    ("key", "Return", {"focus": "day", "log": []}),
    ("do", "list", {"log": []}),
    ("focus", "list", {"focus": "list", "log": []}),
    ("key", "Return", {"focus": "colour", "log": []}),
    ("key", "Return", {"log": ["create"]}),  # the inner dialog's default, no other
    ("focus", "task", {"focus": "task", "log": ["create"]}),
    ("key", "Return", {"focus": "day", "log": ["create"]}),
    ("key", "Return", {"log": ["create", "save"]}),
    ("focus", "quick", {"focus": "quick", "log": ["create", "save"]}),
    ("key", "Return", {"focus": "other", "log": ["create", "save"]}),
    ("key", "Return", {"focus": "other", "log": ["create", "save", "finish: window"]}),
]
WITHOUT = [
    ("focus", "quick", {"focus": "quick", "log": []}),
    ("do", "task", {"focus": "task dialog", "log": []}),  # the button Save
    ("focus", "task", {"focus": "task", "log": []}),
    ("key", "Return", {"focus": "task", "log": []}),
    ("key", "Tab", {"focus": "day", "log": []}),
    ("do", "list", {"focus": "list dialog", "log": []}),
    ("focus", "list", {"focus": "list", "log": []}),
    ("key", "Return", {"focus": "list", "log": []}),
    ("key", "Tab", {"focus": "colour", "log": []}),
    ("key", "Return", {"focus": "day", "log": ["create"]}),
    ("key", "Return", {"focus": "quick", "log": ["create", "save"]}),
    ("key", "Return", {"focus": "quick", "log": ["create", "save"]}),
]
