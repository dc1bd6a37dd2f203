/*
 * The sign-up form in JavaScript. Return skips the email address, because it is
 * already filled in. The last Return signs the user up. Run `make gtk-library`
 * in the root folder, then:
 *
 *     export GI_TYPELIB_PATH=.build/gtk/lib/girepository-1.0
 *     LD_LIBRARY_PATH=.build/gtk/lib gjs -m Examples/GTK/GJS/signup.js
 *
 * The example needs GJS and GTK 4 (Debian: gjs, gir1.2-gtk-4.0).
 */
import FieldNavigation from 'gi://FieldNavigation?version=0';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';

const SignUp = GObject.registerClass(class extends Gtk.ApplicationWindow {
  constructor(application) {
    super({application, title: 'Sign up', default_width: 360});
    this.grid = new Gtk.Grid({
      row_spacing: 12, column_spacing: 12, margin_top: 24, margin_bottom: 24,
      margin_start: 24, margin_end: 24,
    });
    this.set_child(this.grid);
    this.rows = 0;
    this.fullName = this.addRow('_Name', new Gtk.Entry());
    this.email = this.addRow(
      '_Email', new Gtk.Entry({text: 'ada@example.com'}));
    this.password = this.addRow('_Password', new Gtk.PasswordEntry());
    this.city = this.addRow('_City', new Gtk.Entry());
    this.status = new Gtk.Label();
    this.grid.attach(this.status, 1, this.rows, 1, 1);

    // The window keeps the navigator alive.
    const navigator = new FieldNavigation.Navigator({container: this});
    navigator.connect('finish', () => this.signUp());
  }

  addRow(title, field) {
    const label = new Gtk.Label({
      label: title, use_underline: true, xalign: 1, mnemonic_widget: field,
    });
    field.hexpand = true;
    this.grid.attach(label, 0, this.rows, 1, 1);
    this.grid.attach(field, 1, this.rows, 1, 1);
    this.rows += 1;
    return field;
  }

  signUp() {
    this.status.label = `Welcome, ${this.fullName.text}!`;
    print(`${this.fullName.text}, ${this.email.text}, ` +
      `${this.password.text.length} letters, ${this.city.text}`);
  }
});

const app = new Gtk.Application({application_id: 'com.example.SignUp'});
app.connect('activate', () => new SignUp(app).present());
app.run([]);
