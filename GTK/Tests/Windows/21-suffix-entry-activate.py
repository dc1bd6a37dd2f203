import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Rows with handlers of their own: a suffix entry with `activate`, rows with `entry-activated`, `apply` and `activate`"
ATTACH = [("window", "finish: window")]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    name = Adw.EntryRow(title="Name")
    coupon = Gtk.Entry(placeholder_text="Code", valign=Gtk.Align.CENTER)
    coupon_row = Adw.ActionRow(title="Coupon", activatable_widget=coupon)
    coupon_row.add_suffix(coupon)
    coupon.connect("activate", lambda entry: log.append("coupon"))
    plain = Gtk.Entry(placeholder_text="Number", valign=Gtk.Align.CENTER)
    plain_row = Adw.ActionRow(title="Member", activatable_widget=plain)
    plain_row.add_suffix(plain)
    search = Adw.EntryRow(title="Tag")
    search.connect("entry-activated", lambda row: log.append("tag"))
    alias = Adw.EntryRow(title="Alias", show_apply_button=True)
    alias.connect("apply", lambda row: log.append("apply"))
    clicked = Adw.EntryRow(title="Clicked")
    clicked.connect("activate", lambda row: log.append("row"))
    city = Adw.EntryRow(title="City")
    group = Adw.PreferencesGroup()
    for row in (name, coupon_row, plain_row, search, alias, clicked, city):
        group.add(row)
    view = Adw.ToolbarView(content=group)
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    if attach:
        attach(window, lambda: log.append("finish: window"))
    return window, {"name": name, "coupon": coupon, "plain": plain, "tag": search,
                    "alias": alias, "clicked": clicked, "city": city}


WITH = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "coupon", "log": []}),  # a field, though only a suffix
    ("key", "Return", {"focus": "coupon", "log": ["coupon"]}),  # the app's handler wins
    ("focus", "plain", {"focus": "plain"}),
    ("key", "Return", {"focus": "tag", "log": ["coupon"]}),
    ("key", "Return", {"focus": "tag", "log": ["coupon", "tag"]}),  # entry-activated
    ("focus", "alias", {"focus": "alias"}),
    ("type", "q", {"text": {"alias": "q"}}),
    ("key", "Return", {"focus": "alias", "log": ["coupon", "tag", "apply"]}),
    # Unchanged text: GTK emits no `apply`, but the app is connected to it.
    ("key", "Return", {"focus": "alias", "log": ["coupon", "tag", "apply"]}),
    ("focus", "clicked", {"focus": "clicked"}),
    ("key", "Return", {"focus": "city", "log": ["coupon", "tag", "apply"]}),  # the row's activate is the click
    ("key", "Return", {"focus": "city", "log": ["coupon", "tag", "apply", "finish: window"]}),
]
WITHOUT = [
    ("focus", "name", {"focus": "name", "log": []}),
    ("key", "Return", {"focus": "name", "log": []}),
    ("focus", "coupon", {"focus": "coupon"}),
    ("key", "Return", {"focus": "coupon", "log": ["coupon"]}),
    ("focus", "plain", {"focus": "plain"}),
    ("key", "Return", {"focus": "plain", "log": ["coupon"]}),
    ("focus", "tag", {"focus": "tag"}),
    ("key", "Return", {"focus": "tag", "log": ["coupon", "tag"]}),
    ("focus", "alias", {"focus": "alias"}),
    ("type", "q", {"text": {"alias": "q"}}),
    ("key", "Return", {"focus": "alias", "log": ["coupon", "tag", "apply"]}),
    ("key", "Return", {"focus": "alias", "log": ["coupon", "tag", "apply"]}),
    ("focus", "clicked", {"focus": "clicked"}),
    ("key", "Return", {"focus": "clicked", "log": ["coupon", "tag", "apply"]}),
]
