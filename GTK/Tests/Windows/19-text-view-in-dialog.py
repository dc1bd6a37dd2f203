import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, Gtk

attach = None  # attach(widget, on_finish), set by the harness before build; None without
ACTIONS = {}
TITLE = "A message in an AdwDialog: subject, a multi-line body, tags, and Send as default widget"
ATTACH = [("dialog", None)]


def build(app, log):
    window = Adw.ApplicationWindow(application=app, default_width=360, default_height=500)
    view = Adw.ToolbarView(content=Adw.StatusPage(title="Mail"))
    view.add_top_bar(Adw.HeaderBar())
    window.set_content(view)

    dialog = Adw.Dialog(title="New message", content_width=340, content_height=420)
    send = Gtk.Button(label="Send", css_classes=["suggested-action"])
    subject = Gtk.Entry(placeholder_text="Subject", activates_default=True)
    body = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD_CHAR, accepts_tab=False)
    scrolled = Gtk.ScrolledWindow(child=body, vexpand=True)
    tags = Gtk.Entry(placeholder_text="Tags", activates_default=True)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin_start=12,
                  margin_end=12)
    for widget in (subject, scrolled, tags):
        box.append(widget)
    header = Adw.HeaderBar()
    header.pack_start(send)
    content = Adw.ToolbarView(content=box)
    content.add_top_bar(header)
    dialog.set_child(content)
    dialog.set_default_widget(send)
    dialog.set_focus(subject)

    def sent(button):
        log.append("send")
        dialog.close()
    send.connect("clicked", sent)
    ACTIONS["open"] = lambda: dialog.present(window)
    if attach:
        attach(dialog, None)
    return window, {"dialog": dialog, "subject": subject, "body": body, "tags": tags}


WITH = [
    ("do", "open", {"log": []}),
    ("focus", "subject", {"focus": "subject", "log": []}),
    ("type", "hi", {"text": {"subject": "hi"}}),
    ("key", "Return", {"focus": "body", "log": [], "text": {"body": ""}}),
    ("type", "a", {"text": {"body": "a"}}),
    ("key", "Return", {"focus": "body", "log": [], "text": {"body": "a\n"}}),
    ("key", "Tab", {"focus": "tags", "log": []}),
    ("key", "shift+Tab", {"focus": "body"}),
    ("focus", "subject", {"focus": "subject"}),
    ("key", "Return", {"focus": "tags", "log": []}),  # the body has text
    ("key", "Return", {"log": ["send"]}),
]
WITHOUT = [
    ("do", "open", {"focus": "dialog", "log": []}),  # the button Send
    ("focus", "subject", {"focus": "subject", "log": []}),
    ("key", "Tab", {"focus": "body", "log": []}),
    ("type", "a", {"text": {"body": "a"}}),
    ("key", "Return", {"focus": "body", "log": [], "text": {"body": "a\n"}}),
    ("key", "Tab", {"focus": "tags", "log": []}),
    ("key", "shift+Tab", {"focus": "body", "log": []}),
    ("key", "shift+Tab", {"focus": "subject", "log": []}),
    ("key", "Return", {"log": ["send"]}),  # the other fields were not visited
]
