import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A server with an AdwExpanderRow of options, and another one that a switch enables"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    server = Adw.EntryRow(title="Server")
    options = Adw.ExpanderRow(title="Options")
    port = Adw.EntryRow(title="Port")
    path = Adw.EntryRow(title="Path")
    options.add_row(port)
    options.add_row(path)
    proxy = Adw.ExpanderRow(title="Proxy", show_enable_switch=True, enable_expansion=False)
    host = Adw.EntryRow(title="Host")
    proxy.add_row(host)
    note = Adw.EntryRow(title="Note")
    group = Adw.PreferencesGroup()
    for row in (server, options, proxy, note):
        group.add(row)
    options.connect("notify::expanded", lambda row, spec: log.append(
        "expanded" if row.get_expanded() else "collapsed"))
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    ACTIONS["expand"] = lambda: options.set_expanded(True)
    ACTIONS["collapse"] = lambda: options.set_expanded(False)

    def enable():
        proxy.set_enable_expansion(True)
        proxy.set_expanded(True)
    ACTIONS["enable"] = enable
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"server": server, "options": options, "port": port, "path": path,
                    "proxy": proxy, "host": host, "note": note}


both = ["expanded", "collapsed"]
WITH = [
    ("focus", "server", {"focus": "server", "log": []}),
    ("key", "Return", {"focus": "note", "log": []}),  # both expanders are collapsed
    ("focus", "server", {"focus": "server"}),
    ("do", "expand", {"focus": "server", "log": ["expanded"]}),
    ("key", "Return", {"focus": "port", "log": ["expanded"]}),
    ("key", "Return", {"focus": "path", "log": ["expanded"]}),
    ("key", "Return", {"focus": "note", "log": ["expanded"]}),
    ("focus", "path", {"focus": "path"}),
    ("do", "enable", {"log": ["expanded"]}),
    ("focus", "path", {"focus": "path"}),
    ("key", "Return", {"focus": "host", "log": ["expanded"]}),
    ("key", "Return", {"focus": "note", "log": ["expanded"]}),
    ("do", "collapse", {"log": both}),
    ("focus", "server", {"focus": "server"}),
    ("key", "Return", {"focus": "host", "log": both}),
    ("focus", "note", {"focus": "note"}),
    ("key", "Return", {"focus": "note", "log": both + ["finish: window"]}),
]
WITHOUT = [
    ("focus", "server", {"focus": "server", "log": []}),
    ("key", "Return", {"focus": "server", "log": []}),
    ("key", "Tab", {"focus": "options", "log": []}),
    ("key", "Return", {"focus": "options", "log": ["expanded"]}),
    ("focus", "path", {"focus": "path", "log": ["expanded"]}),
    ("key", "Return", {"focus": "path", "log": ["expanded"]}),
    ("do", "collapse", {"log": both}),
]
