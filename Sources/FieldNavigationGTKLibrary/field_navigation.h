/*
 * FieldNavigation for C and other languages that can call C: Return moves focus
 * from field to field in a GTK 4 window.
 *
 *     FieldNavigation *navigation = field_navigation_attach (window);
 *     field_navigation_set_finish_callback (navigation, sign_up, form, NULL);
 *
 * Return goes to the next empty field, in reading order. After the last empty
 * field, Return calls the finish callback. Without a callback, Return activates
 * the default widget. Your own handlers of activate, entry-activated and apply
 * take precedence.
 *
 * Call all functions after gtk_init (), on the thread of GTK's main loop. A
 * wrong call only writes a warning to GLib's log, in the domain
 * FieldNavigation. The warning names the fix. The environment variable
 * FIELDNAVIGATION_WARNINGS=off turns these warnings off.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The navigation in a window or in a part of a window. A navigation ends when
 * you call field_navigation_detach () or when its widget is destroyed. A
 * navigation doesn't keep any widget alive. No other navigation ever has the
 * same pointer value. Don't dereference the pointer.
 */
typedef struct _FieldNavigation FieldNavigation;

/* The fields that Return goes to. */
typedef enum {
  FIELD_NAVIGATION_NEXT_EMPTY, /* the next empty field; the default */
  FIELD_NAVIGATION_NEXT        /* the next field, empty or not */
} FieldNavigationDestination;

/* What Return does if it finds no field to go to. */
typedef enum {
  FIELD_NAVIGATION_FINISH, /* finish; the default */
  FIELD_NAVIGATION_WRAP,   /* continue at the start of the form, and finish if
                              no such field is there either */
  FIELD_NAVIGATION_WRAP_TO_EMPTY /* go to the first empty field of the form, and
                                    finish if there is none */
} FieldNavigationEnding;

/* How a form treats a widget. A role overrides the default of the widget's
 * class. You can combine roles. */
typedef enum {
  FIELD_NAVIGATION_ROLE_DEFAULT = 0,
  /* The widget is a field, whatever its class. The widget must be able to take
   * focus. Return does nothing in such a field unless the field calls
   * field_navigation_press_return (). */
  FIELD_NAVIGATION_ROLE_FIELD = 1 << 0,
  /* Return skips the widget and everything inside it. Tab still stops at the
   * fields inside the widget. */
  FIELD_NAVIGATION_ROLE_EXCLUDED = 1 << 1,
  /* The widget is a separate form. Return moves only among the widget's fields.
   * In the last field it finishes this form. */
  FIELD_NAVIGATION_ROLE_GROUP = 1 << 3,
  /* Your app handles Return in this field. Return doesn't move focus. */
  FIELD_NAVIGATION_ROLE_HANDLES_RETURN = 1 << 4,
  /* Return moves focus even if you have connected a handler. The handler runs
   * first. */
  FIELD_NAVIGATION_ROLE_SHARES_RETURN = 1 << 5
} FieldNavigationRole;

/* Other options of a navigation. None is set by default. You can combine
 * options. */
typedef enum {
  FIELD_NAVIGATION_OPTIONS_NONE = 0,
  /* Gives every field the role FIELD_NAVIGATION_ROLE_SHARES_RETURN. Set this
   * option if a framework connects a handler to every entry. */
  FIELD_NAVIGATION_SHARES_RETURN = 1 << 0,
  /* Return or Tab moves focus in a text view, and inserts no character. */
  FIELD_NAVIGATION_TEXT_VIEW_KEYS_RETURN = 1 << 1,
  FIELD_NAVIGATION_TEXT_VIEW_KEYS_TAB = 1 << 2,
  /* Tab wraps at both ends of the order that you set. In the navigation of a
   * whole window, Tab always wraps. */
  FIELD_NAVIGATION_WRAPS_TAB = 1 << 3,
  /* The navigation doesn't keep the focused field visible when its window loses
   * height. An on-screen keyboard, for example, takes height from it. */
  FIELD_NAVIGATION_IGNORES_KEYBOARD = 1 << 4
} FieldNavigationOptions;

/* The callback for the end of the form. The callback may detach the
 * navigation and destroy the window. */
typedef void (*FieldNavigationFinishFunc) (FieldNavigation *navigation,
                                           gpointer user_data);

/*
 * Attaches a navigation to CONTAINER, a window or a part of a window. You may
 * add CONTAINER to a window later. The navigation finds the fields when the
 * user presses Return. Fields can appear, disappear, hide or move at any time.
 * A popover or libadwaita dialog inside CONTAINER is a separate form. Each
 * window needs its own navigation. If two navigations contain the same field,
 * the innermost one handles the field.
 *
 * Returns NULL if CONTAINER isn't a widget.
 */
FieldNavigation *field_navigation_attach (GtkWidget *container);

/* Ends NAVIGATION. It disconnects its signal handlers immediately. It removes
 * its event controllers before GTK's main loop waits again. */
void field_navigation_detach (FieldNavigation *navigation);

/* Sets which fields Return goes to, and how the form ends. */
void field_navigation_set_policy (FieldNavigation *navigation,
                                  FieldNavigationDestination destination,
                                  FieldNavigationEnding ending);

/* Replaces all options. */
void field_navigation_set_options (FieldNavigation *navigation,
                                   FieldNavigationOptions options);

/* Sets the distance between the focused field and the edge that would hide it.
 * The unit is GTK's pixel. The minimum is 0, and the default is 20. */
void field_navigation_set_keyboard_distance (FieldNavigation *navigation,
                                             double pixels);

/*
 * Sets the order in which Return, Tab and Shift+Tab go through these fields.
 * Each unlisted field stays directly after its predecessor in reading order.
 * The navigation copies the array. It doesn't keep the fields alive. If COUNT
 * is 0, Return follows the reading order, and GTK handles Tab. This is the
 * default.
 */
void field_navigation_set_order (FieldNavigation *navigation,
                                 GtkWidget *const *fields, gsize count);

/* Replaces the role of WIDGET in NAVIGATION. NAVIGATION doesn't keep WIDGET
 * alive. */
void field_navigation_set_role (FieldNavigation *navigation, GtkWidget *widget,
                                FieldNavigationRole role);

/*
 * Sets the callback for the end of the form. While a callback is set, the
 * form's end doesn't activate the default widget or move focus. If CALLBACK is
 * NULL, the navigation activates the default widget again. DESTROY may be NULL.
 * DESTROY is called once with USER_DATA, when you replace the callback or the
 * navigation ends.
 */
void field_navigation_set_finish_callback (FieldNavigation *navigation,
                                           FieldNavigationFinishFunc callback,
                                           gpointer user_data,
                                           GDestroyNotify destroy);

/*
 * Move focus to the next or the previous field, empty or not. Call these
 * functions from your own buttons. Both functions return TRUE if focus moved.
 * They return FALSE while no field of NAVIGATION has focus.
 */
gboolean field_navigation_focus_next (FieldNavigation *navigation);
gboolean field_navigation_focus_previous (FieldNavigation *navigation);

/*
 * Handles Return in WIDGET. Call this function in a custom field. The
 * navigation can't observe the field's key presses. Returns TRUE if the
 * navigation handled Return. Returns FALSE if WIDGET has no focus.
 */
gboolean field_navigation_press_return (FieldNavigation *navigation,
                                        GtkWidget *widget);

G_END_DECLS
