/*
 * The sign-up form in Vala. Return skips the email address, because it is
 * already filled in. The last Return signs the user up. Run `make gtk-library`
 * in the root folder, then:
 *
 *     export PKG_CONFIG_PATH=.build/gtk/lib/pkgconfig
 *     valac --vapidir=.build/gtk/share/vala/vapi --pkg=field-navigation-gtk \
 *       -o signup Examples/GTK/Vala/signup.vala
 *     LD_LIBRARY_PATH=.build/gtk/lib ./signup
 */
class SignUp : Gtk.ApplicationWindow {
  private Gtk.Grid grid = new Gtk.Grid () {
    row_spacing = 12, column_spacing = 12, margin_top = 24, margin_bottom = 24,
    margin_start = 24, margin_end = 24
  };
  private Gtk.Entry full_name = new Gtk.Entry ();
  private Gtk.Entry email = new Gtk.Entry () { text = "ada@example.com" };
  private Gtk.PasswordEntry password = new Gtk.PasswordEntry ();
  private Gtk.Entry city = new Gtk.Entry ();
  private Gtk.Label status = new Gtk.Label (null);
  private int rows = 0;

  public SignUp (Gtk.Application app) {
    Object (application: app, title: "Sign up", default_width: 360);
    child = grid;
    add_row ("_Name", full_name);
    add_row ("_Email", email);
    add_row ("_Password", password);
    add_row ("_City", city);
    grid.attach (status, 1, rows);

    // The window keeps the navigator alive.
    var navigator = new FieldNavigation.Navigator (this);
    navigator.finish.connect (sign_up);
  }

  private void add_row (string title, Gtk.Widget field) {
    var label = new Gtk.Label.with_mnemonic (title) {
      xalign = 1, mnemonic_widget = field
    };
    field.hexpand = true;
    grid.attach (label, 0, rows);
    grid.attach (field, 1, rows);
    rows++;
  }

  private void sign_up () {
    status.label = @"Welcome, $(full_name.text)!";
    print ("%s, %s, %d letters, %s\n", full_name.text, email.text,
           password.text.char_count (), city.text);
  }
}

int main (string[] args) {
  var app = new Gtk.Application ("com.example.SignUp",
                                 ApplicationFlags.FLAGS_NONE);
  app.activate.connect (() => new SignUp (app).present ());
  return app.run (args);
}
