/*
 * FieldNavigation: Return leads through the form of a GTK 4 window, from C and
 * from every language that can call C.
 *
 *     FieldNavigation *navigation = field_navigation_attach (window);
 *     field_navigation_set_finish_callback (navigation, sign_up, form, NULL);
 *
 * Return goes to the next field that is empty, in reading order. After the last
 * one it calls the finish callback, or else activates the default widget. Your
 * own handlers of activate, entry-activated and apply win.
 *
 * Call everything on the thread of GTK's main loop, after gtk_init (). A wrong
 * call does nothing and writes one warning, which names the fix, to GLib's log.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The navigation in a window or in a part of one. It ends with
 * field_navigation_detach (), or when its widget is destroyed, whichever is
 * first; its value never comes back for another one. It keeps no widget alive.
 * There is nothing to read at the address.
 */
typedef struct _FieldNavigation FieldNavigation;

/* Which fields Return goes to. */
typedef enum {
  FIELD_NAVIGATION_NEXT_EMPTY, /* the next empty field; the default */
  FIELD_NAVIGATION_NEXT        /* the next field, empty or not */
} FieldNavigationDestination;

/* What Return does where no such field follows. */
typedef enum {
  FIELD_NAVIGATION_FINISH, /* it finishes; the default */
  FIELD_NAVIGATION_WRAP,   /* it searches on from the start of the form, and
                              finishes if nothing is found there either */
  FIELD_NAVIGATION_WRAP_TO_EMPTY /* it goes to the first empty field of the
                                    form, and finishes if there is none */
} FieldNavigationEnding;

/* The role of a widget, where it is not the default of the widget's class. The
 * roles may be combined. */
typedef enum {
  FIELD_NAVIGATION_ROLE_DEFAULT = 0,
  /* A field that is none of GTK's: any widget that takes focus. Return does
   * nothing in it, unless the widget calls field_navigation_press_return (). */
  FIELD_NAVIGATION_ROLE_FIELD = 1 << 0,
  /* Left out, with all inside: Return passes over it. Tab stops there. */
  FIELD_NAVIGATION_ROLE_EXCLUDED = 1 << 1,
  /* A form of its own: Return stays inside, and finishes in its last field. */
  FIELD_NAVIGATION_ROLE_GROUP = 1 << 3,
  /* Return in this field is yours: nothing moves. */
  FIELD_NAVIGATION_ROLE_HANDLES_RETURN = 1 << 4,
  /* Return moves on although you have connected a handler; it runs first. */
  FIELD_NAVIGATION_ROLE_SHARES_RETURN = 1 << 5
} FieldNavigationRole;

/* What else a navigation does. None by default; the options may be combined. */
typedef enum {
  FIELD_NAVIGATION_OPTIONS_NONE = 0,
  /* Every field has the role FIELD_NAVIGATION_ROLE_SHARES_RETURN: for
   * frameworks that connect to every entry. */
  FIELD_NAVIGATION_SHARES_RETURN = 1 << 0,
  /* Return, and Tab, leave a text view, instead of being text. */
  FIELD_NAVIGATION_RETURN_LEAVES_TEXT_VIEWS = 1 << 1,
  FIELD_NAVIGATION_TAB_LEAVES_TEXT_VIEWS = 1 << 2,
  /* Tab goes on at the other end, where it follows an order of yours. In a
   * whole window it always does. */
  FIELD_NAVIGATION_WRAPS_TAB = 1 << 3,
  /* The field with focus is not scrolled into sight when its window gets lower,
   * as it does for an on-screen keyboard. */
  FIELD_NAVIGATION_IGNORES_KEYBOARD = 1 << 4
} FieldNavigationOptions;

/* Called when Return finishes the form. It may detach the navigation, and
 * destroy the window. */
typedef void (*FieldNavigationFinishFunc) (FieldNavigation *navigation,
                                           gpointer user_data);

/*
 * Navigates through the fields inside of CONTAINER: a window, or a part of one,
 * which may not be in a window yet. The fields are found when Return is pressed:
 * they may come, go, hide or move at any time. A popover inside is a form of its
 * own; another window needs a navigation of its own. Where two navigations have
 * a field, it stays with the first.
 *
 * Returns NULL where CONTAINER is no widget.
 */
FieldNavigation *field_navigation_attach (GtkWidget *container);

/* Ends NAVIGATION, and takes back every handler and controller. */
void field_navigation_detach (FieldNavigation *navigation);

/* Where Return goes, and what it does at the end. */
void field_navigation_set_policy (FieldNavigation *navigation,
                                  FieldNavigationDestination destination,
                                  FieldNavigationEnding ending);

/* Replaces all options. */
void field_navigation_set_options (FieldNavigation *navigation,
                                   FieldNavigationOptions options);

/* The gap that is kept between the field with focus and the edge that would
 * hide it, in pixels as GTK counts them: 0 or more, 20 by default. */
void field_navigation_set_keyboard_distance (FieldNavigation *navigation,
                                             double pixels);

/*
 * Return, Tab and Shift+Tab go through these fields in this order; every other
 * field keeps its place after its predecessor. The array is copied, and the
 * fields are not kept alive. Without fields, the default, the order is reading
 * order, and Tab is GTK's.
 */
void field_navigation_set_order (FieldNavigation *navigation,
                                 GtkWidget *const *fields, gsize count);

/* Replaces the role of WIDGET, which is not kept alive, in NAVIGATION. */
void field_navigation_set_role (FieldNavigation *navigation, GtkWidget *widget,
                                FieldNavigationRole role);

/*
 * What the end of the form does, in the place of the default widget; focus stays
 * where it is. NULL gives it back to the default widget. DESTROY, which may be
 * NULL, is called once with USER_DATA: when the callback is replaced, and when
 * the navigation ends.
 */
void field_navigation_set_finish_callback (FieldNavigation *navigation,
                                           FieldNavigationFinishFunc callback,
                                           gpointer user_data,
                                           GDestroyNotify destroy);

/*
 * Go to the next or previous field, empty or not, as Tab and Shift+Tab do: for
 * buttons of your own. Return TRUE where focus went there; FALSE while no field
 * of NAVIGATION has focus.
 */
gboolean field_navigation_focus_next (FieldNavigation *navigation);
gboolean field_navigation_focus_previous (FieldNavigation *navigation);

/*
 * Handles Return in WIDGET, a field of your own whose keys only you hear. Returns
 * TRUE where Return was the form's; FALSE where WIDGET has no focus.
 */
gboolean field_navigation_press_return (FieldNavigation *navigation,
                                        GtkWidget *widget);

G_END_DECLS
