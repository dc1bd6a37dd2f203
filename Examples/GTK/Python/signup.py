"""The sign-up form in Python. Return skips the email address, because it is
already filled in. The last Return signs the user up. Run `make gtk-library` in
the root folder, then:

    export GI_TYPELIB_PATH=.build/gtk/lib/girepository-1.0
    LD_LIBRARY_PATH=.build/gtk/lib python3 Examples/GTK/Python/signup.py

The example needs PyGObject and GTK 4 (Debian: python3-gi, gir1.2-gtk-4.0).
"""

import gi

gi.require_version("FieldNavigation", "0")
gi.require_version("Gtk", "4.0")
from gi.repository import FieldNavigation, Gtk  # noqa: E402: after versions


class SignUp(Gtk.ApplicationWindow):
    def __init__(self, app):
        super().__init__(application=app, title="Sign up", default_width=360)
        self.grid = Gtk.Grid(
            row_spacing=12, column_spacing=12, margin_top=24, margin_bottom=24,
            margin_start=24, margin_end=24)
        self.set_child(self.grid)
        self.rows = 0
        self.name = self.add_row("_Name", Gtk.Entry())
        self.email = self.add_row("_Email", Gtk.Entry(text="ada@example.com"))
        self.password = self.add_row("_Password", Gtk.PasswordEntry())
        self.city = self.add_row("_City", Gtk.Entry())
        self.status = Gtk.Label()
        self.grid.attach(self.status, 1, self.rows, 1, 1)

        # The window keeps the navigator alive.
        navigator = FieldNavigation.Navigator(container=self)
        navigator.connect("finish", lambda navigator: self.sign_up())

    def add_row(self, title, field):
        label = Gtk.Label(
            label=title, use_underline=True, xalign=1, mnemonic_widget=field)
        field.set_hexpand(True)
        self.grid.attach(label, 0, self.rows, 1, 1)
        self.grid.attach(field, 1, self.rows, 1, 1)
        self.rows += 1
        return field

    def sign_up(self):
        self.status.set_text(f"Welcome, {self.name.get_text()}!")
        print(f"{self.name.get_text()}, {self.email.get_text()},"
              f" {len(self.password.get_text())} letters,"
              f" {self.city.get_text()}", flush=True)


app = Gtk.Application(application_id="com.example.SignUp")
app.connect("activate", lambda app: SignUp(app).present())
app.run()
