import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "Log in: an AdwAlertDialog with a user name and a password, and Log in as its default response"
ATTACH = [("dialog", None)]  # two fields: the dialog gets "its own navigator"


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    view = Adw.ToolbarView(content=Adw.StatusPage(title="Welcome"))
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)
    names = {}

    def log_in():
        dialog = Adw.AlertDialog(heading="Log in", body="The server wants to know you.")
        dialog.add_response("cancel", "Cancel")
        dialog.add_response("login", "Log in")
        dialog.set_response_appearance("login", Adw.ResponseAppearance.SUGGESTED)
        dialog.set_default_response("login")
        dialog.set_close_response("cancel")
        user = Gtk.Entry(placeholder_text="User", activates_default=True)
        password = Gtk.PasswordEntry(placeholder_text="Password", show_peek_icon=True,
                                     activates_default=True)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        box.append(user)
        box.append(password)
        dialog.set_extra_child(box)
        dialog.connect("response", lambda dialog, response: log.append(response))
        names.update(dialog=dialog, user=user, password=password)
        if attach:
            attach(dialog, None)
        dialog.present(window)
        user.grab_focus()
    ACTIONS["open"] = log_in
    return window, names


WITH = [
    ("do", "open", {"focus": "user", "log": []}),
    ("type", "me", {"focus": "user", "text": {"user": "me"}}),
    ("key", "Return", {"focus": "password", "log": []}),
    ("type", "pw", {"focus": "password", "text": {"password": "pw"}}),
    ("key", "Return", {"log": ["login"]}),  # the alert's default response
    ("do", "open", {"focus": "user", "log": ["login"]}),  # a new dialog, a new navigator
    ("focus", "password", {"focus": "password"}),
    ("type", "pw", {"text": {"password": "pw"}}),
    ("focus", "user", {"focus": "user"}),
    ("key", "Return", {"log": ["login", "login"]}),  # no empty field follows
    ("do", "open", {"focus": "user"}),
    ("key", "Return", {"focus": "password", "log": ["login", "login"]}),
    ("key", "Escape", {"log": ["login", "login", "cancel"]}),
]
WITHOUT = [
    ("do", "open", {"focus": "user", "log": []}),
    ("type", "me", {"focus": "user", "text": {"user": "me"}}),
    ("key", "Return", {"log": ["login"]}),  # too early
    ("do", "open", {"focus": "user", "log": ["login"]}),
    ("key", "Tab", {"focus": "password", "log": ["login"]}),
    ("key", "Return", {"log": ["login", "login"]}),
    ("do", "open", {"focus": "user"}),
    ("key", "Escape", {"log": ["login", "login", "cancel"]}),
]
