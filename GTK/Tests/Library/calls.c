// Calls the C library correctly and incorrectly under AddressSanitizer. The
// program ends if an unexpected warning appears. The program also ends if an
// expected warning is missing.
#include <field_navigation.h>
#include <math.h>
#include <sanitizer/allocator_interface.h>

typedef struct {
  GtkWidget *window, *box, *first, *last;
} Screen;

static Screen screen_new(void) {
  Screen screen = {gtk_window_new(), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
                   gtk_entry_new(), gtk_entry_new()};
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_window_set_default_size(GTK_WINDOW(screen.window), 200, 200);
  gtk_window_set_child(GTK_WINDOW(screen.window), scroller);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), screen.box);
  gtk_box_append(GTK_BOX(screen.box), screen.first);
  gtk_box_append(GTK_BOX(screen.box), screen.last);
  gtk_window_present(GTK_WINDOW(screen.window));
  while (!gtk_widget_get_mapped(screen.last))
    g_main_context_iteration(NULL, TRUE);
  gtk_widget_grab_focus(screen.first);
  return screen;
}

static gboolean has_focus(Screen screen, GtkWidget *field) {
  GtkWidget *focus = gtk_root_get_focus(GTK_ROOT(screen.window));
  return focus && gtk_widget_is_ancestor(focus, field);
}

static void expect(const char *pattern) {
  g_test_expect_message("FieldNavigation", G_LOG_LEVEL_WARNING, pattern);
}

static void count(gpointer number) { ++*(int *)number; }

static gboolean is_invalid(FieldNavigation *navigation, GtkWidget *field,
                           gpointer invalid) {
  g_assert_nonnull(navigation);
  return field == *(GtkWidget **)invalid;
}

static void finished(FieldNavigation *navigation, gpointer number) {
  g_assert_nonnull(navigation);
  count(number);
}

typedef struct {
  Screen screen;
  int finished, freed;
} Closing;

static void free_closing(gpointer data) { ((Closing *)data)->freed++; }

static void close_window(FieldNavigation *navigation, gpointer data) {
  Closing *closing = data;
  closing->finished++;
  field_navigation_detach(navigation);
  // The library frees no data while its callback runs.
  g_assert_cmpint(closing->freed, ==, 0);
  gtk_window_destroy(GTK_WINDOW(closing->screen.window));
}

static void moves(void) {
  Screen screen = screen_new();
  int ends = 0, frees = 0;
  FieldNavigation *navigation = field_navigation_attach(screen.box);
  field_navigation_set_finish_callback(navigation, finished, &ends, NULL);
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.last));
  g_assert_true(field_navigation_focus_previous(navigation));
  g_assert_true(has_focus(screen, screen.first));
  g_assert_true(field_navigation_focus_next(navigation));
  g_assert_false(field_navigation_press_return(navigation, screen.first));
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_cmpint(ends, ==, 1);

  // The calls for order, roles, policy and options (R1, R2, R4, R5).
  GtkWidget *order[] = {screen.last, screen.first};
  field_navigation_set_order(navigation, order, 2);
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_true(has_focus(screen, screen.first));
  field_navigation_set_order(navigation, NULL, 0);
  field_navigation_set_role(navigation, screen.last,
                            FIELD_NAVIGATION_ROLE_EXCLUDED);
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_cmpint(ends, ==, 2);
  field_navigation_set_role(navigation, screen.last,
                            FIELD_NAVIGATION_ROLE_DEFAULT);
  gtk_editable_set_text(GTK_EDITABLE(screen.last), "full");
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_cmpint(ends, ==, 3);
  field_navigation_set_policy(navigation, FIELD_NAVIGATION_NEXT,
                              FIELD_NAVIGATION_WRAP);
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.last));
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_true(has_focus(screen, screen.first));
  field_navigation_set_options(navigation, FIELD_NAVIGATION_SHARES_RETURN |
                                               FIELD_NAVIGATION_STOPS_AT_INVALID);
  field_navigation_set_keyboard_distance(navigation, 0);

  // The library frees a callback's data once. The library frees the data when
  // the callback is replaced or the navigation ends. If the callback can't be
  // set, the library frees the data immediately.
  field_navigation_set_finish_callback(navigation, finished, &frees, count);
  field_navigation_set_finish_callback(navigation, NULL, NULL, NULL);
  g_assert_cmpint(frees, ==, 1);
  field_navigation_set_finish_callback(navigation, finished, &frees, count);
  field_navigation_detach(navigation);
  g_assert_cmpint(frees, ==, 2);
  expect("field_navigation_set_finish_callback() was given a navigation that "
         "has ended*set your pointer to NULL there.");
  field_navigation_set_finish_callback(navigation, finished, &frees, count);
  g_assert_cmpint(frees, ==, 3);
  g_test_assert_expected_messages();
  gtk_window_destroy(GTK_WINDOW(screen.window));

  Closing closing = {.screen = screen_new()};
  navigation = field_navigation_attach(closing.screen.window);
  field_navigation_set_finish_callback(navigation, close_window, &closing,
                                       free_closing);
  gtk_widget_grab_focus(closing.screen.last);
  g_assert_true(
      field_navigation_press_return(navigation, closing.screen.last));
  g_assert_cmpint(closing.finished, ==, 1);
  g_assert_cmpint(closing.freed, ==, 1);
}

static FieldNavigationEmptiness answer(FieldNavigation *navigation,
                                       GtkWidget *field, gpointer asked) {
  g_assert_nonnull(navigation);
  count(asked);
  return gtk_editable_get_text(GTK_EDITABLE(field))[0] == '!'
             ? FIELD_NAVIGATION_EMPTINESS_EMPTY
             : FIELD_NAVIGATION_EMPTINESS_DEFAULT;
}

// The app decides which fields are empty (R1).
static void is_empty(void) {
  Screen screen = screen_new();
  int asked = 0, frees = 0;
  FieldNavigation *navigation = field_navigation_attach(screen.window);
  field_navigation_set_is_empty_callback(navigation, answer, &asked, NULL);
  gtk_editable_set_text(GTK_EDITABLE(screen.last), "!");
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.last));
  g_assert_cmpint(asked, >, 0);
  gtk_widget_grab_focus(screen.first);
  field_navigation_set_is_empty_callback(navigation, answer, &frees, count);
  field_navigation_set_is_empty_callback(navigation, NULL, NULL, NULL);
  g_assert_cmpint(frees, ==, 1);
  g_assert_false(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.first));
  field_navigation_set_is_empty_callback(navigation, answer, &frees, count);
  gtk_window_destroy(GTK_WINDOW(screen.window));
  g_assert_cmpint(frees, ==, 2);
  expect("field_navigation_set_is_empty_callback() was given a navigation*");
  field_navigation_set_is_empty_callback(navigation, answer, &frees, count);
  g_assert_cmpint(frees, ==, 3);
  g_test_assert_expected_messages();
}

// The app lists the fields, and whether Tab has a field to go to (R2, R8).
static void listed_fields(void) {
  Screen screen = screen_new();
  int frees = 0;
  GtkWidget *fields[] = {screen.last, screen.first};
  FieldNavigation *navigation = field_navigation_attach_fields(fields, 2);
  field_navigation_set_finish_callback(navigation, finished, &frees, count);
  gtk_widget_grab_focus(screen.last);
  g_assert_false(field_navigation_can_focus_previous(navigation));
  g_assert_true(field_navigation_can_focus_next(navigation));
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_true(has_focus(screen, screen.first));
  g_assert_true(field_navigation_can_focus_previous(navigation));
  field_navigation_set_role(navigation, screen.first,
                            FIELD_NAVIGATION_ROLE_HANDLES_RETURN);
  g_assert_cmpint(field_navigation_get_role(navigation, screen.first), ==,
                  FIELD_NAVIGATION_ROLE_HANDLES_RETURN);
  g_assert_cmpint(field_navigation_get_role(navigation, screen.last), ==,
                  FIELD_NAVIGATION_ROLE_DEFAULT);
  // The navigation ends with the last of its fields.
  gtk_box_remove(GTK_BOX(screen.box), screen.last);
  g_assert_cmpint(frees, ==, 0);
  gtk_box_remove(GTK_BOX(screen.box), screen.first);
  // GTK keeps a field for a moment after it had focus.
  while (frees == 0) g_main_context_iteration(NULL, TRUE);
  gtk_window_destroy(GTK_WINDOW(screen.window));
}

static void emitted(FieldNavigationNavigator *navigator, gpointer number) {
  g_assert_true(FIELD_NAVIGATION_IS_NAVIGATOR(navigator));
  count(number);
}

static void close_in_signal(FieldNavigationNavigator *navigator,
                            gpointer window) {
  field_navigation_navigator_detach(navigator);
  field_navigation_navigator_detach(navigator);
  gtk_window_destroy(window);
}

static void forget(gpointer pointer, GObject *object) {
  *(gpointer *)pointer = NULL;
}

// A navigator lives as long as its container, whatever the app does with its
// references.
static void navigators(void) {
  int ends = 0;
  Screen screen = screen_new();
  FieldNavigationNavigator *seen =
      field_navigation_navigator_new(screen.window);
  g_object_weak_ref(G_OBJECT(seen), forget, &seen);
  g_object_unref(seen);
  g_assert_nonnull(seen);
  g_signal_connect(seen, "finish", G_CALLBACK(emitted), &ends);
  GListStore *order = g_list_store_new(GTK_TYPE_WIDGET);
  field_navigation_navigator_set_order(seen, G_LIST_MODEL(order));
  g_list_store_append(order, screen.last);
  g_list_store_append(order, screen.first);
  g_assert_true(field_navigation_navigator_press_return(seen, screen.first));
  g_assert_cmpint(ends, ==, 1);
  GtkWidget *last = screen.last;
  g_object_weak_ref(G_OBJECT(last), forget, &last);
  gtk_window_destroy(GTK_WINDOW(screen.window));
  g_assert_null(seen);
  // The list outlives the navigator, which keeps no field alive.
  g_list_store_remove_all(order);
  g_object_unref(order);
  while (last) g_main_context_iteration(NULL, TRUE);

  screen = screen_new();
  GListStore *fields = g_list_store_new(GTK_TYPE_WIDGET);
  g_list_store_append(fields, screen.last);
  seen = field_navigation_navigator_new_for_fields(G_LIST_MODEL(fields));
  g_object_weak_ref(G_OBJECT(seen), forget, &seen);
  g_object_unref(seen);
  g_object_unref(fields);
  g_assert_nonnull(seen);
  gtk_box_remove(GTK_BOX(screen.box), screen.last);
  while (seen) g_main_context_iteration(NULL, TRUE);
  gtk_window_destroy(GTK_WINDOW(screen.window));

  screen = screen_new();
  seen = field_navigation_navigator_new(screen.box);
  g_object_weak_ref(G_OBJECT(seen), forget, &seen);
  g_signal_connect(seen, "finish", G_CALLBACK(close_in_signal), screen.window);
  gtk_widget_grab_focus(screen.last);
  g_object_unref(seen);
  g_assert_true(field_navigation_navigator_press_return(seen, screen.last));
  g_assert_null(seen);

  screen = screen_new();
  {
    g_autoptr(FieldNavigationNavigator) navigator =
        field_navigation_navigator_new(screen.window);
    g_object_run_dispose(G_OBJECT(navigator));
    g_assert_null(field_navigation_navigator_get_container(navigator));
    expect("field_navigation_press_return() was given a navigation that has*");
    g_assert_false(
        field_navigation_navigator_press_return(navigator, screen.first));
    g_test_assert_expected_messages();
  }
  gtk_window_destroy(GTK_WINDOW(screen.window));

  expect("field_navigation_attach() was given NULL*");
  g_autoptr(FieldNavigationNavigator) none =
      field_navigation_navigator_new(NULL);
  field_navigation_navigator_set_ending(none, FIELD_NAVIGATION_WRAP);
  g_assert_cmpint(field_navigation_navigator_get_ending(none), ==,
                  FIELD_NAVIGATION_WRAP);
  expect("field_navigation_attach_fields() was given no fields*");
  g_autoptr(GListStore) empty = g_list_store_new(GTK_TYPE_WIDGET);
  g_object_unref(
      field_navigation_navigator_new_for_fields(G_LIST_MODEL(empty)));
  g_test_assert_expected_messages();
  G_STATIC_ASSERT(FIELD_NAVIGATION_CHECK_VERSION(0, 1, 0));
  G_STATIC_ASSERT(!FIELD_NAVIGATION_CHECK_VERSION(0, 1, 1));
  G_STATIC_ASSERT(!FIELD_NAVIGATION_CHECK_VERSION(1, 0, 0));
}

static gpointer attach_elsewhere(gpointer window) {
  g_assert_null(field_navigation_attach(window));
  return NULL;
}

static void mistakes(void) {
  Screen screen = screen_new();
  FieldNavigation *navigation = field_navigation_attach(screen.window);
  expect("field_navigation_attach() was given NULL*Pass the window*");
  g_assert_null(field_navigation_attach(NULL));
  GtkStringList *list = gtk_string_list_new(NULL);
  expect("field_navigation_attach() was given GtkStringList, which is not a "
         "GtkWidget*");
  g_assert_null(field_navigation_attach((GtkWidget *)list));
  expect("field_navigation_set_role() was given GtkStringList, which is not*");
  field_navigation_set_role(navigation, (GtkWidget *)list,
                            FIELD_NAVIGATION_ROLE_EXCLUDED);
  g_object_unref(list);
  expect("field_navigation_focus_next() was given NULL*field_navigation_attach*");
  g_assert_false(field_navigation_focus_next(NULL));
  expect("field_navigation_set_policy() was given a value that is not a policy*");
  field_navigation_set_policy(navigation, FIELD_NAVIGATION_NEXT, 256);
  expect("field_navigation_set_keyboard_distance() was given a distance that*");
  field_navigation_set_keyboard_distance(navigation, -1);
  expect("field_navigation_set_keyboard_distance() was given a distance that*");
  field_navigation_set_keyboard_distance(navigation, NAN);
  GtkWidget *order[] = {screen.last, NULL, screen.first};
  expect("field_navigation_set_order() was given NULL*");
  field_navigation_set_order(navigation, order, 3);
  g_assert_true(field_navigation_focus_previous(navigation));
  g_assert_true(has_focus(screen, screen.last));

  // The warning names each widget by the first name that the app set. The name
  // has no line breaks.
  gtk_entry_set_placeholder_text(GTK_ENTRY(screen.last), "the first");
  gtk_window_set_title(GTK_WINDOW(screen.window), "two\nlines");
  expect("Two navigators share GtkEntry 'the first' in GtkWindow 'two lines'. "
         "It stays with the first. Call invalidate() or "
         "field_navigation_detach() on*");
  FieldNavigation *second = field_navigation_attach(screen.window);
  field_navigation_detach(second);
  // The innermost navigation handles the field.
  second = field_navigation_attach(screen.box);
  field_navigation_detach(second);

  expect("field_navigation_set_options() was given a value that is not an "
         "option*");
  field_navigation_set_options(navigation, 1 << 5);
  for (int bit = 2; bit < 32; bit += 4) {
    expect("field_navigation_set_role() was given a value that is not a role*");
    field_navigation_set_role(navigation, screen.last, 1u << bit);
  }
  expect("field_navigation_set_order() was given NULL as the fields*");
  field_navigation_set_order(navigation, NULL, 2);

  expect("field_navigation_attach() was called on another thread*g_idle_add()*");
  g_assert_true(g_main_context_acquire(NULL));
  g_thread_join(g_thread_new("other", attach_elsewhere, screen.window));
  g_main_context_release(NULL);
  // No thread runs the loop now, but this one will.
  expect("field_navigation_attach() was called on another thread*g_idle_add()*");
  g_thread_join(g_thread_new("other", attach_elsewhere, screen.window));

  // The test expects no warning. Any warning would end the program.
  g_setenv("FIELDNAVIGATION_WARNINGS", "off", TRUE);
  g_assert_null(field_navigation_attach(NULL));
  g_unsetenv("FIELDNAVIGATION_WARNINGS");

  // The window is destroyed while the navigation is attached.
  gtk_window_destroy(GTK_WINDOW(screen.window));
  expect("field_navigation_detach() was given a navigation that has ended*");
  field_navigation_detach(navigation);
  g_test_assert_expected_messages();
}

// If a widget isn't in a window, its navigation ends when the widget is
// destroyed.
static void no_window_yet(void) {
  int ends = 0, frees = 0;
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  FieldNavigation *navigation = field_navigation_attach(box);
  field_navigation_set_finish_callback(navigation, finished, &ends, count);
  field_navigation_set_finish_callback(navigation, finished, &frees, count);
  g_assert_false(field_navigation_focus_next(navigation));
  g_object_unref(box);
  g_assert_cmpint(frees, ==, 1);
}

static void close_now(GObject *window, GParamSpec *change, gpointer count) {
  if (++*(int *)count == 1) gtk_window_destroy(GTK_WINDOW(window));
}

// A handler of the app destroys the window while focus moves.
static void window_closes_in_a_press(void) {
  for (int way = 0; way < 3; way++) {
    int changes = 0;
    Screen screen = screen_new();
    FieldNavigation *navigation = field_navigation_attach(screen.box);
    GtkWidget *focus = gtk_root_get_focus(GTK_ROOT(screen.window));
    g_signal_connect(screen.window, "notify::focus-widget",
                     G_CALLBACK(close_now), &changes);
    if (way == 0)
      g_assert_true(field_navigation_press_return(navigation, screen.first));
    else if (way == 1)
      g_assert_true(field_navigation_focus_next(navigation));
    else
      g_signal_emit_by_name(focus, "activate");
    g_assert_cmpint(changes, >, 0);
    expect("field_navigation_detach() was given a navigation that has ended*");
    field_navigation_detach(navigation);
    g_test_assert_expected_messages();
  }
}


// R16: the form doesn't finish past a mistake.
static void invalid_fields(void) {
  Screen screen = screen_new();
  int ends = 0, frees = 0;
  GtkWidget *invalid = screen.first;
  gtk_editable_set_text(GTK_EDITABLE(screen.first), "full");
  FieldNavigation *navigation = field_navigation_attach(screen.window);
  field_navigation_set_finish_callback(navigation, finished, &ends, NULL);
  field_navigation_set_is_invalid_callback(navigation, is_invalid, &invalid,
                                           NULL);
  gtk_widget_grab_focus(screen.last);
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_true(has_focus(screen, screen.first));
  g_assert_cmpint(ends, ==, 0);

  // The option and the policy leave each other alone.
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.last));
  field_navigation_set_options(navigation, FIELD_NAVIGATION_STOPS_AT_INVALID);
  field_navigation_set_policy(navigation, FIELD_NAVIGATION_NEXT,
                              FIELD_NAVIGATION_WRAP);
  gtk_widget_grab_focus(screen.first);
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.first));
  field_navigation_set_options(navigation, FIELD_NAVIGATION_OPTIONS_NONE);
  g_assert_true(field_navigation_press_return(navigation, screen.first));
  g_assert_true(has_focus(screen, screen.last));
  field_navigation_set_policy(navigation, FIELD_NAVIGATION_NEXT_EMPTY,
                              FIELD_NAVIGATION_FINISH);

  g_assert_true(field_navigation_focus_first_invalid(navigation));
  g_assert_true(has_focus(screen, screen.first));
  invalid = NULL;
  g_assert_false(field_navigation_focus_first_invalid(navigation));
  gtk_widget_grab_focus(screen.last);
  g_assert_true(field_navigation_press_return(navigation, screen.last));
  g_assert_cmpint(ends, ==, 1);

  gtk_window_set_focus(GTK_WINDOW(screen.window), NULL);
  field_navigation_focus_first(navigation);
  for (int i = 0; i < 1000 && !has_focus(screen, screen.last); i++)
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(has_focus(screen, screen.last));

  field_navigation_set_is_invalid_callback(navigation, is_invalid, &frees,
                                           count);
  field_navigation_set_is_invalid_callback(navigation, NULL, NULL, NULL);
  g_assert_cmpint(frees, ==, 1);
  field_navigation_detach(navigation);
  expect("field_navigation_focus_first_invalid() was given a navigation that "
         "has ended*");
  g_assert_false(field_navigation_focus_first_invalid(navigation));
  expect("field_navigation_focus_first() was given a navigation that has "
         "ended*");
  field_navigation_focus_first(navigation);
  expect("field_navigation_set_is_invalid_callback() was given a navigation "
         "that has ended*");
  field_navigation_set_is_invalid_callback(navigation, is_invalid, &frees,
                                           count);
  g_assert_cmpint(frees, ==, 2);
  g_test_assert_expected_messages();
  gtk_window_destroy(GTK_WINDOW(screen.window));
}

// The input method commits letters, as it does after a key.
static void commit(GtkWidget *entry, const char *letters) {
  GtkWidget *text = GTK_WIDGET(gtk_editable_get_delegate(GTK_EDITABLE(entry)));
  GListModel *controllers = gtk_widget_observe_controllers(text);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    g_object_unref(controller);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(
          gtk_event_controller_key_get_im_context(controller), "commit",
          letters);
  }
  g_object_unref(controllers);
}

static const char *text_of(GtkWidget *entry) {
  return gtk_editable_get_text(GTK_EDITABLE(entry));
}

// Codes (R15).
static void codes(void) {
  Screen screen = screen_new();
  int ends = 0;
  FieldNavigation *navigation = field_navigation_attach(screen.window);
  field_navigation_set_finish_callback(navigation, finished, &ends, NULL);
  GtkWidget *fields[] = {screen.first, screen.last, screen.window};
  guint lengths[] = {1, 1, 0};
  gtk_entry_set_max_length(GTK_ENTRY(screen.first), 1);

  // Wrong calls change nothing.
  expect("field_navigation_set_code() was given GtkWindow*which is no entry*");
  guint ones[] = {1, 1, 1};
  field_navigation_set_code(navigation, fields, 3, ones,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  expect("field_navigation_set_code() was given a length below 1*");
  fields[2] = screen.first;
  field_navigation_set_code(navigation, fields, 3, lengths,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  expect("GtkEntry*is twice in codes*");
  field_navigation_set_code(navigation, fields, 3, ones,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  expect("field_navigation_set_code() was not given as many lengths as*");
  field_navigation_set_code(navigation, fields, 2, NULL,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  expect("field_navigation_set_code() was not given as many lengths as*");
  field_navigation_set_code(navigation, NULL, 2, lengths,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  expect("field_navigation_set_code() was given a value that is not an option*");
  field_navigation_set_code(navigation, fields, 2, lengths, 1 << 2);
  g_test_assert_expected_messages();
  g_assert_cmpint(gtk_entry_get_max_length(GTK_ENTRY(screen.first)), ==, 1);

  field_navigation_set_code(navigation, fields, 2, lengths,
                            FIELD_NAVIGATION_CODE_FINISHES_WHEN_FULL);
  g_assert_cmpint(gtk_entry_get_max_length(GTK_ENTRY(screen.first)), ==, 0);
  commit(screen.first, "12-3");
  g_assert_cmpstr(text_of(screen.first), ==, "1");
  g_assert_cmpstr(text_of(screen.last), ==, "2");
  g_assert_true(has_focus(screen, screen.last));
  g_assert_cmpint(ends, ==, 1);

  // The same first field: another declaration.
  gtk_editable_set_text(GTK_EDITABLE(screen.first), "");
  gtk_editable_set_text(GTK_EDITABLE(screen.last), "");
  gtk_widget_grab_focus(screen.first);
  field_navigation_set_code(navigation, fields, 2, lengths,
                            FIELD_NAVIGATION_CODE_NO_ADVANCE);
  commit(screen.first, "45");
  g_assert_cmpstr(text_of(screen.last), ==, "5");
  g_assert_true(has_focus(screen, screen.first));
  g_assert_cmpint(ends, ==, 1);

  field_navigation_set_code(navigation, NULL, 0, NULL,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  g_assert_cmpint(gtk_entry_get_max_length(GTK_ENTRY(screen.first)), ==, 1);
  field_navigation_set_code(navigation, fields, 2, lengths,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  field_navigation_detach(navigation);
  g_assert_cmpint(gtk_entry_get_max_length(GTK_ENTRY(screen.first)), ==, 1);
  expect("field_navigation_set_code() was given a navigation that has ended*");
  field_navigation_set_code(navigation, fields, 2, lengths,
                            FIELD_NAVIGATION_CODE_OPTIONS_NONE);
  g_test_assert_expected_messages();
  gtk_window_destroy(GTK_WINDOW(screen.window));

  // A window that is destroyed during a letter.
  Closing closing = {.screen = screen_new()};
  navigation = field_navigation_attach(closing.screen.window);
  field_navigation_set_finish_callback(navigation, close_window, &closing,
                                       free_closing);
  GtkWidget *both[] = {closing.screen.first, closing.screen.last};
  field_navigation_set_code(navigation, both, 2, ones,
                            FIELD_NAVIGATION_CODE_FINISHES_WHEN_FULL);
  g_object_ref(closing.screen.window);
  commit(closing.screen.first, "12");
  g_assert_cmpint(closing.finished, ==, 1);
  g_assert_cmpint(closing.freed, ==, 1);
  g_object_unref(closing.screen.window);
}

static void attach_often(Screen screen, int times) {
  int frees = 0;
  for (int i = 0; i < times; i++) {
    GtkWidget *order[] = {screen.last, screen.first};
    FieldNavigation *navigation = field_navigation_attach(screen.window);
    guint lengths[] = {1, 1};
    field_navigation_set_order(navigation, order, 2);
    field_navigation_set_code(navigation, order, 2, lengths,
                              FIELD_NAVIGATION_CODE_OPTIONS_NONE);
    commit(screen.last, "12");
    commit(screen.last, "3");
    field_navigation_set_role(navigation, screen.last,
                              FIELD_NAVIGATION_ROLE_GROUP);
    field_navigation_set_finish_callback(navigation, finished, &frees, count);
    field_navigation_set_options(navigation,
                                 FIELD_NAVIGATION_TEXT_VIEW_KEYS_TAB);
    field_navigation_focus_first(navigation);
    field_navigation_focus_next(navigation);
    field_navigation_detach(navigation);
    FieldNavigationNavigator *navigator =
        field_navigation_navigator_new(screen.window);
    g_signal_connect(navigator, "finish", G_CALLBACK(emitted), &frees);
    field_navigation_navigator_set_options(navigator,
                                           FIELD_NAVIGATION_STOPS_AT_INVALID);
    field_navigation_navigator_detach(navigator);
    g_object_unref(navigator);
    while (g_main_context_iteration(NULL, FALSE)) continue;
  }
  g_assert_cmpint(frees, ==, times);
}

int main(void) {
  expect("field_navigation_attach() was called before gtk_init()*");
  g_assert_null(field_navigation_attach(NULL));
  g_test_assert_expected_messages();
  g_log_set_always_fatal(G_LOG_FATAL_MASK | G_LOG_LEVEL_WARNING);
  gtk_init();
  moves();
  is_empty();
  listed_fields();
  navigators();
  invalid_fields();
  codes();
  mistakes();
  no_window_yet();
  window_closes_in_a_press();
  Screen screen = screen_new();
  attach_often(screen, 100);
  size_t before = __sanitizer_get_current_allocated_bytes();
  attach_often(screen, 500);
  g_print("%ld bytes more after 500 times\n",
          (long)(__sanitizer_get_current_allocated_bytes() - before));
  gtk_window_destroy(GTK_WINDOW(screen.window));
  while (g_main_context_iteration(NULL, FALSE)) continue;
  return 0;
}
