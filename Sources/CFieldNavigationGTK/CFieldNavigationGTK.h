#pragma once
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

// Written in C, because Swift can't call functions with variable arguments, or
// macros.

// The hardware key that a widget is handling now; 0 if there is none, for
// example if the app activated the widget. Only the widget's own controllers
// are searched, because GTK handles key bindings such as Return there.
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

// The same, but 0 for another key than Return.
static inline guint field_navigation_pressed_return(GtkWidget *widget) {
  guint code = field_navigation_pressed_key(widget);
  guint *keys = NULL;
  int count = 0;
  gboolean is_return = FALSE;
  if (code != 0 &&
      gdk_display_map_keycode(gtk_widget_get_display(widget), code, NULL, &keys,
                              &count)) {
    for (int i = 0; i < count; i++)
      is_return |= keys[i] == GDK_KEY_Return || keys[i] == GDK_KEY_KP_Enter ||
                   keys[i] == GDK_KEY_ISO_Enter;
    g_free(keys);
  }
  return is_return ? code : 0;
}

// A function that the GTK of the run may have, but not the headers of GTK 4.8,
// which suffice for compiling.
static inline gpointer field_navigation_later_function(const char *name) {
  static gpointer library = NULL;
  if (!library) library = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
  return library ? dlsym(library, name) : NULL;
}

// Whether a widget keeps events from the widgets around it, as a dialog of
// libadwaita 1.7 does. GTK has such widgets from 4.18.
static inline gboolean field_navigation_limits_events(GtkWidget *widget) {
  static gboolean (*get)(GtkWidget *) = NULL;
  static gboolean is_known = FALSE;
  if (!is_known)
    get = (gboolean(*)(GtkWidget *))field_navigation_later_function(
        "gtk_widget_get_limit_events");
  is_known = TRUE;
  return get ? get(widget) : FALSE;
}

// Scrolls a GtkListView or a GtkGridView to a row, whose widget then exists.
// GTK has functions for this from 4.12, and before an action, which isn't
// documented.
static inline void field_navigation_scroll_to(GtkWidget *list, guint position) {
  typedef void (*ScrollTo)(GtkWidget *, guint, int, gpointer);
  ScrollTo scroll = (ScrollTo)field_navigation_later_function(
      GTK_IS_GRID_VIEW(list) ? "gtk_grid_view_scroll_to"
                             : "gtk_list_view_scroll_to");
  if (scroll)
    scroll(list, position, 0, NULL);
  else
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", position);
}

static inline gboolean field_navigation_is_first_thread(void) {
  return syscall(SYS_gettid) == getpid();
}

// GTK 4.10 deprecates completions.
static inline gpointer field_navigation_completion(GtkWidget *entry) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_entry_get_completion(GTK_ENTRY(entry));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static inline gboolean field_navigation_remove_controller(gpointer controller) {
  GtkWidget *widget =
      gtk_event_controller_get_widget((GtkEventController *)controller);
  if (widget)
    gtk_widget_remove_controller(widget, (GtkEventController *)controller);
  return G_SOURCE_REMOVE;
}

// Stops a controller immediately, but removes it when no handler is running:
// GTK looks up a widget's next controller before it calls a handler, and then
// uses it even if the handler removes it.
static inline void field_navigation_end_controller(gpointer controller) {
  gtk_event_controller_set_propagation_phase((GtkEventController *)controller,
                                             GTK_PHASE_NONE);
  g_idle_add_full(G_PRIORITY_HIGH, field_navigation_remove_controller,
                  g_object_ref(controller), g_object_unref);
}

// The widget keeps the result alive; NULL if it has no such property.
static inline GtkWidget *field_navigation_widget_property(GtkWidget *widget,
                                                          const char *name) {
  GtkWidget *value = NULL;
  if (!g_object_class_find_property(G_OBJECT_GET_CLASS(widget), name))
    return NULL;
  g_object_get(widget, name, &value, NULL);
  if (value) g_object_unref(value);
  return value;
}

// GtkPopover has no function for this property, and libadwaita isn't linked.
static inline GtkWidget *field_navigation_default_widget(GtkWidget *surface) {
  return field_navigation_widget_property(surface, "default-widget");
}

// Of a GtkStack or an AdwViewStack, or else of an AdwNavigationView.
static inline GtkWidget *field_navigation_visible_page(GtkWidget *stack) {
  GtkWidget *page = field_navigation_widget_property(stack, "visible-child");
  return page ? page : field_navigation_widget_property(stack, "visible-page");
}

// Of an AdwBottomSheet.
static inline GtkWidget *field_navigation_sheet(GtkWidget *widget) {
  return field_navigation_widget_property(widget, "sheet");
}

// A dialog of libadwaita.
static inline GtkWidget *field_navigation_visible_dialog(GtkWidget *window) {
  return field_navigation_widget_property(window, "visible-dialog");
}

// Without the title bar.
static inline GtkWidget *field_navigation_content(GtkWidget *root) {
  return GTK_IS_WINDOW(root) ? gtk_window_get_child(GTK_WINDOW(root)) : NULL;
}

static inline gboolean field_navigation_has_modal_in_front(GtkWidget *root) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWindow *window = g_list_model_get_item(windows, i);
    GtkWindow *parent = window;
    g_object_unref(window);
    if (!gtk_window_get_modal(window) ||
        !gtk_widget_get_mapped(GTK_WIDGET(window)))
      continue;
    while ((parent = gtk_window_get_transient_for(parent)))
      if (GTK_WIDGET(parent) == root) return TRUE;
  }
  return FALSE;
}

static inline int field_navigation_caret(GtkTextView *view) {
  int offset = 0;
  g_object_get(gtk_text_view_get_buffer(view), "cursor-position", &offset,
               NULL);
  return offset;
}

// Of a GtkDropDown or an AdwComboRow.
static inline guint field_navigation_selected(GtkWidget *widget) {
  guint selected = GTK_INVALID_LIST_POSITION;
  g_object_get(widget, "selected", &selected, NULL);
  return selected;
}

// Of a GtkListView or a GtkGridView.
static inline guint field_navigation_item_count(GtkWidget *list) {
  GListModel *model = NULL;
  g_object_get(list, "model", &model, NULL);
  if (!model) return 0;
  guint count = g_list_model_get_n_items(model);
  g_object_unref(model);
  return count;
}

static inline void field_navigation_note_position(GSimpleAction *action,
                                                  GVariant *value,
                                                  gpointer position) {
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32))
    *(guint *)position = g_variant_get_uint32(value);
  else
    g_variant_get_child(value, 0, "u", (guint *)position);
}

// The position of a row in its list's model; GTK_INVALID_LIST_POSITION if the
// row doesn't tell. GTK has no function for this, but a row passes its position
// to the actions of its list, so other actions take their place while the row
// activates them, and nothing is scrolled, selected or activated. GTK 4.8 has
// no `listitem.scroll-to`; there the row has to be selectable or activatable,
// as it is by default.
static inline guint field_navigation_row_position(GtkWidget *row) {
  guint position = GTK_INVALID_LIST_POSITION;
  const GActionEntry actions[] = {
      {"scroll-to-item", field_navigation_note_position, "u"},
      {"select-item", field_navigation_note_position, "(ubb)"},
      {"activate-item", field_navigation_note_position, "u"}};
  GSimpleActionGroup *group = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(group), actions,
                                  G_N_ELEMENTS(actions), &position);
  gtk_widget_insert_action_group(row, "list", G_ACTION_GROUP(group));
  gtk_widget_activate_action(row, "listitem.scroll-to", NULL);
  if (position == GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action(row, "listitem.select", "(bb)", FALSE, FALSE);
  if (position == GTK_INVALID_LIST_POSITION &&
      g_signal_lookup("activate-keybinding", G_OBJECT_TYPE(row)))
    g_signal_emit_by_name(row, "activate-keybinding");
  gtk_widget_insert_action_group(row, "list", NULL);
  g_object_unref(group);
  return position;
}

// By name, because libadwaita isn't linked.
static inline gboolean field_navigation_row_activates_default(GtkWidget *row) {
  gboolean activates = FALSE;
  g_object_get(row, "activates-default", &activates, NULL);
  return activates;
}

static inline void field_navigation_set_row_activates_default(
    GtkWidget *row, gboolean activates) {
  g_object_set(row, "activates-default", activates, NULL);
}

static inline GType field_navigation_type(gpointer instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline gpointer field_navigation_class(gpointer instance) {
  return ((GTypeInstance *)instance)->g_class;
}

// GTK 4.12 deprecates `gtk_widget_get_allocation`, but no other function is as
// fast.
static inline GdkRectangle field_navigation_frame(GtkWidget *widget) {
  GdkRectangle frame;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_widget_get_allocation(widget, &frame);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return frame;
}

// Whether the app has called gtk_window_destroy() for the window around a
// widget: GTK then takes it off this list.
static inline gboolean field_navigation_window_is_gone(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  if (!GTK_IS_WINDOW(root)) return FALSE;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    gpointer window = g_list_model_get_item(windows, i);
    g_object_unref(window);
    if (window == root) return FALSE;
  }
  return TRUE;
}

// Identifies a widget in warnings by its class and the name that the app gave
// it, or without a name by its place in the window, but never by text that the
// user has typed. The caller frees the string.
static inline char *field_navigation_label(GtkWidget *widget) {
  const char *type = G_OBJECT_TYPE_NAME(widget);
  const char *names[] = {
      gtk_widget_get_name(widget),
      gtk_buildable_get_buildable_id(GTK_BUILDABLE(widget)),
      GTK_IS_ENTRY(widget) ? gtk_entry_get_placeholder_text(GTK_ENTRY(widget))
                           : NULL,
      GTK_IS_WINDOW(widget) ? gtk_window_get_title(GTK_WINDOW(widget)) : NULL};
  for (gsize i = 0; i < G_N_ELEMENTS(names); i++) {
    // Without a name, `gtk_widget_get_name` returns the class name.
    if (names[i] && *names[i] && g_strcmp0(names[i], type) != 0)
      return g_strdelimit(g_strdup_printf("%s '%s'", type, names[i]), "\r\n",
                          ' ');
  }
  GtkWidget *root = (GtkWidget *)gtk_widget_get_root(widget);
  graphene_rect_t frame;
  if (root && root != widget && gtk_widget_compute_bounds(widget, root, &frame))
    return g_strdup_printf("%s at (%.0f, %.0f)", type, frame.origin.x,
                           frame.origin.y);
  return g_strdup(type);
}

// Runs a Swift closure in a box, which returns whether to stop the event.
typedef gboolean (*FieldNavigationHandler)(gpointer box, guint key);

// Calls a handler for any signal. The third value of a key signal is the
// hardware key; without one, the key is 0.
static inline void field_navigation_marshal(GClosure *closure, GValue *result,
                                            guint count, const GValue *values,
                                            gpointer hint, gpointer handler) {
  guint key = count > 2 && G_VALUE_HOLDS_UINT(&values[2])
                  ? g_value_get_uint(&values[2])
                  : 0;
  gboolean stops = ((FieldNavigationHandler)handler)(closure->data, key);
  // A signal that returns nothing may have a result without a type.
  if (result && G_VALUE_HOLDS_BOOLEAN(result))
    g_value_set_boolean(result, stops);
}

static inline gulong field_navigation_connect(gpointer object,
                                              const char *signal,
                                              FieldNavigationHandler handler,
                                              gpointer box,
                                              GClosureNotify release,
                                              gboolean after) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), box);
  g_closure_add_finalize_notifier(closure, box, release);
  g_closure_set_meta_marshal(closure, (gpointer)handler,
                             field_navigation_marshal);
  return g_signal_connect_closure(object, signal, closure, after);
}

// The last of a widget's controllers of a type, which is the widget's own: GTK
// lists an app's controllers first. For key controllers, the last one with an
// input method.
static inline gpointer field_navigation_controller(GtkWidget *widget,
                                                   GType type) {
  gpointer found = NULL;
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    if (G_TYPE_CHECK_INSTANCE_TYPE(controller, type) &&
        (type != GTK_TYPE_EVENT_CONTROLLER_KEY ||
         gtk_event_controller_key_get_im_context(controller)))
      found = controller;
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return found;
}

// NULL while the text isn't editable.
static inline gpointer field_navigation_input_method(GtkWidget *text) {
  gpointer keys =
      field_navigation_controller(text, GTK_TYPE_EVENT_CONTROLLER_KEY);
  return keys ? gtk_event_controller_key_get_im_context(keys) : NULL;
}

// Whether an object is emitting a signal now, and no other one inside of it.
static inline gboolean field_navigation_is_emitting(gpointer object,
                                                    const char *signal) {
  GSignalInvocationHint *hint =
      object ? g_signal_get_invocation_hint(object) : NULL;
  return hint && g_strcmp0(g_signal_name(hint->signal_id), signal) == 0;
}

// Like Return in a text, for the app's handlers.
static inline void field_navigation_activate(GtkWidget *text) {
  g_signal_emit_by_name(text, "activate");
}

// Whether a click on a text pastes the primary selection.
static inline gboolean field_navigation_pastes_primary(gpointer gesture) {
  gboolean pastes = FALSE;
  GtkWidget *widget = gtk_event_controller_get_widget(gesture);
  if (gtk_gesture_single_get_current_button(gesture) == GDK_BUTTON_MIDDLE)
    g_object_get(gtk_widget_get_settings(widget), "gtk-enable-primary-paste",
                 &pastes, NULL);
  return pastes;
}

// Whether a paste will insert text.
static inline gboolean field_navigation_has_text(GdkClipboard *clipboard) {
  GdkContentFormats *formats = gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard)));
  gboolean has_text = gdk_content_formats_contain_gtype(formats, G_TYPE_STRING);
  gdk_content_formats_unref(formats);
  return has_text;
}

// Runs a Swift closure in a box, with what a text is about to insert or to
// delete, or with what an input method commits.
typedef void (*FieldNavigationEdit)(gpointer box, const char *text, int length,
                                    int position);

static inline void field_navigation_marshal_edit(GClosure *closure,
                                                 GValue *result, guint count,
                                                 const GValue *values,
                                                 gpointer hint,
                                                 gpointer handler) {
  const char *text =
      G_VALUE_HOLDS_STRING(&values[1]) ? g_value_get_string(&values[1]) : NULL;
  int length = -1, position = 0;
  if (G_VALUE_HOLDS_INT(&values[1])) position = g_value_get_int(&values[1]);
  if (count > 2) length = g_value_get_int(&values[2]);
  if (count > 3) position = *(int *)g_value_get_pointer(&values[3]);
  ((FieldNavigationEdit)handler)(closure->data, text, length, position);
}

static inline gulong field_navigation_connect_edit(gpointer object,
                                                   const char *signal,
                                                   FieldNavigationEdit handler,
                                                   gpointer box,
                                                   GClosureNotify release) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), box);
  g_closure_add_finalize_notifier(closure, box, release);
  g_closure_set_meta_marshal(closure, (gpointer)handler,
                             field_navigation_marshal_edit);
  return g_signal_connect_closure(object, signal, closure, FALSE);
}

static inline void field_navigation_warn(const char *message) {
  if (g_strcmp0(g_getenv("FIELDNAVIGATION_WARNINGS"), "off") != 0)
    g_log("FieldNavigation", G_LOG_LEVEL_WARNING, "%s", message);
}
