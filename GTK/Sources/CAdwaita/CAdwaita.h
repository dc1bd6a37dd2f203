#pragma once
#include <adwaita.h>
#include <dlfcn.h>

// Dialogs of libadwaita 1.5. The headers of libadwaita 1.2, which suffice for
// compiling the tests, don't have these functions.
static inline gpointer later_adwaita_function(const char *name) {
  return dlsym(dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD), name);
}

static inline gboolean has_adwaita_dialogs(void) {
  return later_adwaita_function("adw_dialog_present") != NULL;
}

static inline GtkWidget *adwaita_dialog_new(void) {
  return ((GtkWidget * (*)(void)) later_adwaita_function("adw_dialog_new"))();
}

static inline void adwaita_dialog_present(GtkWidget *dialog,
                                          GtkWidget *parent) {
  ((void (*)(GtkWidget *, GtkWidget *))later_adwaita_function(
      "adw_dialog_present"))(dialog, parent);
}

static inline void adwaita_dialog_close(GtkWidget *dialog) {
  ((gboolean(*)(GtkWidget *))later_adwaita_function("adw_dialog_close"))(
      dialog);
}

// An AdwAlertDialog with the responses `cancel` and `create`, the default.
static inline GtkWidget *adwaita_alert_new(GtkWidget *child) {
  GtkWidget *dialog = ((GtkWidget * (*)(const char *, const char *))
                           later_adwaita_function("adw_alert_dialog_new"))(
      "New folder", NULL);
  void (*add)(GtkWidget *, const char *, const char *) =
      (void (*)(GtkWidget *, const char *, const char *))later_adwaita_function(
          "adw_alert_dialog_add_response");
  add(dialog, "cancel", "Cancel");
  add(dialog, "create", "Create");
  g_object_set(dialog, "extra-child", child, "default-response", "create",
               NULL);
  return dialog;
}

static inline void adwaita_set(GtkWidget *object, const char *name,
                               GtkWidget *value) {
  g_object_set(object, name, value, NULL);
}
