/*
 * FieldNavigation: Return leads through the form of a GTK 4 window, from C and
 * any language that can call C.
 *
 *     FieldNavigation *navigation = field_navigation_attach (window);
 *     field_navigation_set_finish_callback (navigation, sign_up, form, NULL);
 *
 * Return goes to the next empty field, in reading order. After the last one it
 * calls the finish callback, or else activates the default widget. Your own
 * handlers of activate, entry-activated and apply take precedence.
 *
 * Call every function on the thread of GTK's main loop, after gtk_init (). A
 * wrong call does nothing, and writes a warning that names the fix to GLib's
 * log, in the domain FieldNavigation. The environment variable
 * FIELDNAVIGATION_WARNINGS=off turns these warnings off.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The navigation in a window or in a part of one. It ends when you call
 * field_navigation_detach () or when its widget is destroyed, whichever comes
 * first. It doesn't keep any widget alive. No other navigation ever gets the
 * same value. Don't dereference it.
 */
typedef struct _FieldNavigation FieldNavigation;

/* Which fields Return goes to. */
typedef enum {
  FIELD_NAVIGATION_NEXT_EMPTY, /* the next empty field; the default */
  FIELD_NAVIGATION_NEXT        /* the next field, empty or not */
} FieldNavigationDestination;

/* What Return does if no such field follows. */
typedef enum {
  FIELD_NAVIGATION_FINISH, /* finish; the default */
  FIELD_NAVIGATION_WRAP,   /* continue at the start of the form, and finish if
                              no such field is there either */
  FIELD_NAVIGATION_WRAP_TO_EMPTY /* go to the first empty field of the form, and
                                    finish if there is none */
} FieldNavigationEnding;

/* How a form treats a widget, if not by the default for the widget's class. You
 * can combine roles. */
typedef enum {
  FIELD_NAVIGATION_ROLE_DEFAULT = 0,
  /* Your own field: any widget that takes focus. Return does nothing in it
   * unless the widget calls field_navigation_press_return (). */
  FIELD_NAVIGATION_ROLE_FIELD = 1 << 0,
  /* Return skips the widget and everything inside. Tab still stops there. */
  FIELD_NAVIGATION_ROLE_EXCLUDED = 1 << 1,
  /* A separate form: Return stays inside, and finishes in the last field. */
  FIELD_NAVIGATION_ROLE_GROUP = 1 << 3,
  /* Your app handles Return in this field: focus doesn't move. */
  FIELD_NAVIGATION_ROLE_HANDLES_RETURN = 1 << 4,
  /* Return moves on even if you have connected a handler; it runs first. */
  FIELD_NAVIGATION_ROLE_SHARES_RETURN = 1 << 5
} FieldNavigationRole;

/* What else a navigation does. None by default. You can combine options. */
typedef enum {
  FIELD_NAVIGATION_OPTIONS_NONE = 0,
  /* Every field has the role FIELD_NAVIGATION_ROLE_SHARES_RETURN, for
   * frameworks that connect to every entry. */
  FIELD_NAVIGATION_SHARES_RETURN = 1 << 0,
  /* Return or Tab leaves a text view instead of inserting a character. */
  FIELD_NAVIGATION_RETURN_LEAVES_TEXT_VIEWS = 1 << 1,
  FIELD_NAVIGATION_TAB_LEAVES_TEXT_VIEWS = 1 << 2,
  /* Tab wraps at the ends of the order that you set. In a whole window it
   * always does. */
  FIELD_NAVIGATION_WRAPS_TAB = 1 << 3,
  /* Don't scroll the field with focus into view when its window loses height,
   * as for an on-screen keyboard. */
  FIELD_NAVIGATION_IGNORES_KEYBOARD = 1 << 4
} FieldNavigationOptions;

/* Called when Return finishes the form. It may detach the navigation and
 * destroy the window. */
typedef void (*FieldNavigationFinishFunc) (FieldNavigation *navigation,
                                           gpointer user_data);

/*
 * Navigates through the fields in CONTAINER: a window, or a part of one, which
 * may be outside of any window for now. The navigation finds the fields when
 * the user presses Return; they can appear, disappear, hide or move at any
 * time. A popover inside is a separate form. Another window needs another
 * navigation. A field that two navigations share stays with the first.
 *
 * Returns NULL if CONTAINER isn't a widget.
 */
FieldNavigation *field_navigation_attach (GtkWidget *container);

/* Ends NAVIGATION: removes every handler at once, and every controller before
 * GTK's main loop waits again. */
void field_navigation_detach (FieldNavigation *navigation);

/* Sets where Return goes, and how the form ends. */
void field_navigation_set_policy (FieldNavigation *navigation,
                                  FieldNavigationDestination destination,
                                  FieldNavigationEnding ending);

/* Replaces all options. */
void field_navigation_set_options (FieldNavigation *navigation,
                                   FieldNavigationOptions options);

/* Sets the distance between the field with focus and the edge that would hide
 * it, in GTK's pixels: 0 or more, 20 by default. */
void field_navigation_set_keyboard_distance (FieldNavigation *navigation,
                                             double pixels);

/*
 * Return, Tab and Shift+Tab go through these fields in this order; every other
 * field stays after its predecessor. The navigation copies the array, and
 * doesn't keep the fields alive. By default, without fields, Return follows the
 * reading order, and GTK handles Tab.
 */
void field_navigation_set_order (FieldNavigation *navigation,
                                 GtkWidget *const *fields, gsize count);

/* Replaces the role of WIDGET in NAVIGATION, which doesn't keep it alive. */
void field_navigation_set_role (FieldNavigation *navigation, GtkWidget *widget,
                                FieldNavigationRole role);

/*
 * Sets the callback for the end of the form, which runs instead of activating
 * the default widget; focus stays where it is. NULL restores the default
 * widget. DESTROY, which may be NULL, is called once with USER_DATA, when the
 * callback is replaced or the navigation ends.
 */
void field_navigation_set_finish_callback (FieldNavigation *navigation,
                                           FieldNavigationFinishFunc callback,
                                           gpointer user_data,
                                           GDestroyNotify destroy);

/*
 * Move focus to the next or previous field, empty or not, as Tab and Shift+Tab
 * do, for your own buttons. Return TRUE if focus moved, and FALSE while no
 * field of NAVIGATION has focus.
 */
gboolean field_navigation_focus_next (FieldNavigation *navigation);
gboolean field_navigation_focus_previous (FieldNavigation *navigation);

/*
 * Handles Return in WIDGET, your own field, whose keys only you can observe.
 * Returns TRUE if the form handled Return, and FALSE if WIDGET has no focus.
 */
gboolean field_navigation_press_return (FieldNavigation *navigation,
                                        GtkWidget *widget);

G_END_DECLS
