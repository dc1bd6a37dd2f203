#pragma once
#include <gtk/gtk.h>

// What takes C to say: functions with variable arguments, and macros.

// The hardware key that a widget handles at this moment; 0 for none, as where
// the app itself has activated the widget. Bindings such as that of Return run
// in the widget's own controllers.
static inline guint field_navigation_pressed_key(GtkWidget *widget) {
  guint code = 0;
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  guint count = g_list_model_get_n_items(controllers);
  for (guint i = 0; i < count && code == 0; i++) {
    GtkEventController *controller =
        (GtkEventController *)g_list_model_get_item(controllers, i);
    GdkEvent *event = gtk_event_controller_get_current_event(controller);
    if (event && gdk_event_get_event_type(event) == GDK_KEY_PRESS)
      code = gdk_key_event_get_keycode(event);
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return code;
}

// GtkPopover has no function that returns it.
static inline GtkWidget *field_navigation_default_widget(GtkWidget *popover) {
  GtkWidget *widget = NULL;
  g_object_get(popover, "default-widget", &widget, NULL);
  // The popover keeps it alive.
  if (widget) g_object_unref(widget);
  return widget;
}

// The item that a GtkDropDown or an AdwComboRow has selected.
static inline guint field_navigation_selected(GtkWidget *widget) {
  guint selected = GTK_INVALID_LIST_POSITION;
  g_object_get(widget, "selected", &selected, NULL);
  return selected;
}

// How many items the model of a GtkListView or a GtkGridView has.
static inline guint field_navigation_item_count(GtkWidget *list) {
  GListModel *model = NULL;
  g_object_get(list, "model", &model, NULL);
  if (!model) return 0;
  guint count = g_list_model_get_n_items(model);
  g_object_unref(model);
  return count;
}

static inline GType field_navigation_type(gpointer instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline gpointer field_navigation_class(gpointer instance) {
  return ((GTypeInstance *)instance)->g_class;
}

// GTK 4.12 has deprecated the function and has none that is as fast.
static inline GdkRectangle field_navigation_frame(GtkWidget *widget) {
  GdkRectangle frame;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_widget_get_allocation(widget, &frame);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return frame;
}

static inline void field_navigation_warn(const char *message) {
  g_log("FieldNavigation", G_LOG_LEVEL_WARNING, "%s", message);
}
