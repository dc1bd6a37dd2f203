/*
 * The sign-up form in C. Return skips the email address, because it is already
 * filled in. The last Return signs the user up. Run `make gtk-library` in the
 * root folder, then:
 *
 *     export PKG_CONFIG_PATH=.build/gtk/lib/pkgconfig
 *     cc -o signup Examples/GTK/C/signup.c \
 *       $(pkg-config --cflags --libs field-navigation-gtk)
 *     LD_LIBRARY_PATH=.build/gtk/lib ./signup
 */
#include <field_navigation.h>

typedef struct {
  GtkWidget *grid, *name, *email, *password, *city, *status;
  int rows;
} Form;

static GtkWidget *add_row(Form *form, const char *title, GtkWidget *field) {
  GtkWidget *label = gtk_label_new_with_mnemonic(title);
  gtk_label_set_xalign(GTK_LABEL(label), 1);
  gtk_label_set_mnemonic_widget(GTK_LABEL(label), field);
  gtk_widget_set_hexpand(field, TRUE);
  gtk_grid_attach(GTK_GRID(form->grid), label, 0, form->rows, 1, 1);
  gtk_grid_attach(GTK_GRID(form->grid), field, 1, form->rows, 1, 1);
  form->rows++;
  return field;
}

static void sign_up(FieldNavigation *navigation, gpointer data) {
  Form *form = data;
  const char *name = gtk_editable_get_text(GTK_EDITABLE(form->name));
  const char *email = gtk_editable_get_text(GTK_EDITABLE(form->email));
  const char *password = gtk_editable_get_text(GTK_EDITABLE(form->password));
  const char *city = gtk_editable_get_text(GTK_EDITABLE(form->city));
  char *message = g_strdup_printf("Welcome, %s!", name);
  gtk_label_set_text(GTK_LABEL(form->status), message);
  g_free(message);
  g_print("%s, %s, %ld letters, %s\n", name, email,
          g_utf8_strlen(password, -1), city);
}

static void activate(GtkApplication *app, gpointer data) {
  Form *form = g_new0(Form, 1);
  form->grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(form->grid), 12);
  gtk_grid_set_column_spacing(GTK_GRID(form->grid), 12);
  gtk_widget_set_margin_top(form->grid, 24);
  gtk_widget_set_margin_bottom(form->grid, 24);
  gtk_widget_set_margin_start(form->grid, 24);
  gtk_widget_set_margin_end(form->grid, 24);
  form->name = add_row(form, "_Name", gtk_entry_new());
  form->email = add_row(form, "_Email", gtk_entry_new());
  form->password = add_row(form, "_Password", gtk_password_entry_new());
  form->city = add_row(form, "_City", gtk_entry_new());
  form->status = gtk_label_new("");
  gtk_grid_attach(GTK_GRID(form->grid), form->status, 1, form->rows, 1, 1);
  gtk_editable_set_text(GTK_EDITABLE(form->email), "ada@example.com");

  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_title(GTK_WINDOW(window), "Sign up");
  gtk_window_set_default_size(GTK_WINDOW(window), 360, -1);
  gtk_window_set_child(GTK_WINDOW(window), form->grid);

  // The navigation ends when the window is destroyed. The navigation then frees
  // the form.
  FieldNavigation *navigation = field_navigation_attach(window);
  field_navigation_set_finish_callback(navigation, sign_up, form, g_free);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("com.example.SignUp", 0);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
