/*
 * FieldNavigation for C and other languages that can call C: Return moves focus
 * from field to field in a GTK 4 window.
 *
 *     FieldNavigation *navigation = field_navigation_attach (window);
 *     field_navigation_set_finish_callback (navigation, sign_up, form, NULL);
 *
 * Return goes to the next empty field, in reading order. After the last one it
 * calls the finish callback or, without a callback, activates the default
 * widget. Your own handlers of activate, entry-activated and apply take
 * precedence. FieldNavigationNavigator is the same as a GObject class, for
 * languages that use GObject introspection.
 *
 * Call all functions after gtk_init (), on the thread of GTK's main loop. A
 * wrong call only writes a warning to GLib's log, in the domain
 * FieldNavigation, that names the fix. The environment variable
 * FIELDNAVIGATION_WARNINGS=off turns these warnings off.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FIELD_NAVIGATION_MAJOR_VERSION:
 *
 * The first number of the version that an app is compiled with.
 */
#define FIELD_NAVIGATION_MAJOR_VERSION 0
/**
 * FIELD_NAVIGATION_MINOR_VERSION:
 *
 * The second number of the version that an app is compiled with.
 */
#define FIELD_NAVIGATION_MINOR_VERSION 1
/**
 * FIELD_NAVIGATION_MICRO_VERSION:
 *
 * The third number of the version that an app is compiled with.
 */
#define FIELD_NAVIGATION_MICRO_VERSION 0

/**
 * FIELD_NAVIGATION_CHECK_VERSION:
 * @major: the first number of a version
 * @minor: the second number
 * @micro: the third number
 *
 * Whether an app is compiled with this version or a later one.
 */
#define FIELD_NAVIGATION_CHECK_VERSION(major, minor, micro)                   \
  (FIELD_NAVIGATION_MAJOR_VERSION > (major) ||                                \
   (FIELD_NAVIGATION_MAJOR_VERSION == (major) &&                              \
    (FIELD_NAVIGATION_MINOR_VERSION > (minor) ||                              \
     (FIELD_NAVIGATION_MINOR_VERSION == (minor) &&                            \
      FIELD_NAVIGATION_MICRO_VERSION >= (micro)))))

/**
 * FieldNavigationDestination:
 * @FIELD_NAVIGATION_NEXT_EMPTY: the next empty field; the default
 * @FIELD_NAVIGATION_NEXT: the next field, empty or not
 *
 * The fields that Return goes to.
 */
typedef enum {
  FIELD_NAVIGATION_NEXT_EMPTY,
  FIELD_NAVIGATION_NEXT
} FieldNavigationDestination;

/**
 * FieldNavigationEnding:
 * @FIELD_NAVIGATION_FINISH: finish; the default
 * @FIELD_NAVIGATION_WRAP: go to the first empty field of the form, and finish
 *   if there is none
 *
 * What Return does if it finds no field to go to.
 */
typedef enum {
  FIELD_NAVIGATION_FINISH,
  FIELD_NAVIGATION_WRAP
} FieldNavigationEnding;

/**
 * FieldNavigationRole:
 * @FIELD_NAVIGATION_ROLE_DEFAULT: the widget's class decides
 * @FIELD_NAVIGATION_ROLE_FIELD: The widget is a field, whatever its class. It
 *   must be able to take focus, and Return does nothing in it unless it calls
 *   field_navigation_navigator_press_return() or
 *   field_navigation_press_return().
 * @FIELD_NAVIGATION_ROLE_EXCLUDED: Return skips the widget and everything
 *   inside it, but Tab still stops at the fields there.
 * @FIELD_NAVIGATION_ROLE_GROUP: The widget is a separate form: Return moves
 *   only among its fields, and finishes this form in the last one.
 * @FIELD_NAVIGATION_ROLE_HANDLES_RETURN: Your app handles Return in this field,
 *   so that it doesn't move focus.
 * @FIELD_NAVIGATION_ROLE_SHARES_RETURN: Return moves focus even if you have
 *   connected a handler, which runs first.
 *
 * How a form treats a widget, instead of the default of the widget's class. You
 * can combine roles.
 */
typedef enum {
  FIELD_NAVIGATION_ROLE_DEFAULT = 0,
  FIELD_NAVIGATION_ROLE_FIELD = 1 << 0,
  FIELD_NAVIGATION_ROLE_EXCLUDED = 1 << 1,
  FIELD_NAVIGATION_ROLE_GROUP = 1 << 3,
  FIELD_NAVIGATION_ROLE_HANDLES_RETURN = 1 << 4,
  FIELD_NAVIGATION_ROLE_SHARES_RETURN = 1 << 5
} FieldNavigationRole;

/**
 * FieldNavigationOptions:
 * @FIELD_NAVIGATION_OPTIONS_NONE: no options; the default
 * @FIELD_NAVIGATION_SHARES_RETURN: Gives every field the role
 *   %FIELD_NAVIGATION_ROLE_SHARES_RETURN, for a framework that connects a
 *   handler to every entry.
 * @FIELD_NAVIGATION_TEXT_VIEW_KEYS_RETURN: Return moves focus in a text view,
 *   and inserts no character.
 * @FIELD_NAVIGATION_TEXT_VIEW_KEYS_TAB: Tab moves focus in a text view, and
 *   inserts no character.
 * @FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE: The navigation doesn't keep the
 *   focused field visible when its window loses height, for example to an
 *   on-screen keyboard.
 * @FIELD_NAVIGATION_STOPS_AT_INVALID: Return stays in a field that is itself
 *   invalid. By default only Return at the end of the form asks for mistakes.
 *
 * Other options of a navigation. You can combine options.
 */
typedef enum {
  FIELD_NAVIGATION_OPTIONS_NONE = 0,
  FIELD_NAVIGATION_SHARES_RETURN = 1 << 0,
  FIELD_NAVIGATION_TEXT_VIEW_KEYS_RETURN = 1 << 1,
  FIELD_NAVIGATION_TEXT_VIEW_KEYS_TAB = 1 << 2,
  FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE = 1 << 3,
  FIELD_NAVIGATION_STOPS_AT_INVALID = 1 << 4
} FieldNavigationOptions;

/**
 * FieldNavigationEmptiness:
 * @FIELD_NAVIGATION_EMPTINESS_DEFAULT: The widget's class decides: a field
 *   without text or without a selection is empty, but a spin button never is.
 * @FIELD_NAVIGATION_EMPTINESS_EMPTY: the field still needs input
 * @FIELD_NAVIGATION_EMPTINESS_FILLED: the field needs no input
 *
 * Whether a field still needs input.
 */
typedef enum {
  FIELD_NAVIGATION_EMPTINESS_DEFAULT,
  FIELD_NAVIGATION_EMPTINESS_EMPTY,
  FIELD_NAVIGATION_EMPTINESS_FILLED
} FieldNavigationEmptiness;

/**
 * FieldNavigationCodeOptions:
 * @FIELD_NAVIGATION_CODE_OPTIONS_NONE: no options; the default
 * @FIELD_NAVIGATION_CODE_FINISHES_WHEN_FULL: Filling the last empty field of
 *   the code finishes the form, as Return in the last field does: once, and
 *   again only after all fields were empty.
 * @FIELD_NAVIGATION_CODE_NO_ADVANCE: Focus moves neither when a field is full
 *   nor back. Letters still go on into the next fields.
 *
 * Options of a code. You can combine options.
 */
typedef enum {
  FIELD_NAVIGATION_CODE_OPTIONS_NONE = 0,
  FIELD_NAVIGATION_CODE_FINISHES_WHEN_FULL = 1 << 0,
  FIELD_NAVIGATION_CODE_NO_ADVANCE = 1 << 1
} FieldNavigationCodeOptions;

#ifndef __GI_SCANNER__
/* Their former names. */
#define FIELD_NAVIGATION_IGNORES_KEYBOARD                            \
  GLIB_DEPRECATED_MACRO_FOR (FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE) \
  FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE
#define FIELD_NAVIGATION_CODE_STAYS                            \
  GLIB_DEPRECATED_MACRO_FOR (FIELD_NAVIGATION_CODE_NO_ADVANCE) \
  FIELD_NAVIGATION_CODE_NO_ADVANCE
#endif

#define FIELD_NAVIGATION_TYPE_DESTINATION \
  (field_navigation_destination_get_type ())
GType field_navigation_destination_get_type (void) G_GNUC_CONST;

#define FIELD_NAVIGATION_TYPE_ENDING (field_navigation_ending_get_type ())
GType field_navigation_ending_get_type (void) G_GNUC_CONST;

#define FIELD_NAVIGATION_TYPE_ROLE (field_navigation_role_get_type ())
GType field_navigation_role_get_type (void) G_GNUC_CONST;

#define FIELD_NAVIGATION_TYPE_OPTIONS (field_navigation_options_get_type ())
GType field_navigation_options_get_type (void) G_GNUC_CONST;

#define FIELD_NAVIGATION_TYPE_EMPTINESS (field_navigation_emptiness_get_type ())
GType field_navigation_emptiness_get_type (void) G_GNUC_CONST;

#define FIELD_NAVIGATION_TYPE_CODE_OPTIONS \
  (field_navigation_code_options_get_type ())
GType field_navigation_code_options_get_type (void) G_GNUC_CONST;

/* Other languages use FieldNavigationNavigator instead of the functions below,
 * because it has a type. */
#ifndef __GI_SCANNER__

/*
 * The navigation in a window or in a part of a window. It ends when you call
 * field_navigation_detach () or when its widget or its window is destroyed, and
 * doesn't keep any widget alive. Don't dereference the pointer: it's a number
 * that no other navigation ever has.
 */
typedef struct _FieldNavigation FieldNavigation;

/* The callback for the end of the form, which may detach the navigation and
 * destroy the window. */
typedef void (*FieldNavigationFinishFunc) (FieldNavigation *navigation,
                                           gpointer user_data);

/* The callback that decides whether FIELD still needs input. */
typedef FieldNavigationEmptiness (*FieldNavigationIsEmptyFunc) (
    FieldNavigation *navigation, GtkWidget *field, gpointer user_data);

/* The callback that decides whether the value of FIELD is a mistake. */
typedef gboolean (*FieldNavigationIsInvalidFunc) (FieldNavigation *navigation,
                                                  GtkWidget *field,
                                                  gpointer user_data);

/*
 * Attaches a navigation to CONTAINER, a window or a part of a window, which you
 * may add to a window later. The navigation finds the fields when the user
 * presses Return, so they can appear, disappear, hide or move at any time. A
 * popover or libadwaita dialog inside CONTAINER is a separate form. Each window
 * needs its own navigation, and the innermost one around a field handles it.
 *
 * Returns NULL if CONTAINER isn't a widget.
 */
FieldNavigation *field_navigation_attach (GtkWidget *container);

/*
 * Attaches a navigation to COUNT fields of one window, in this order, which Tab
 * follows, too. The navigation copies the array but doesn't keep the fields
 * alive, and ends when the last of them is destroyed.
 *
 * Returns NULL if none of FIELDS is a widget.
 */
FieldNavigation *field_navigation_attach_fields (GtkWidget *const *fields,
                                                 gsize count);

/* Ends NAVIGATION. Its signal handlers are disconnected immediately, and its
 * event controllers removed before GTK's main loop waits again. */
void field_navigation_detach (FieldNavigation *navigation);

/* Sets which fields Return goes to, and how the form ends. */
void field_navigation_set_policy (FieldNavigation *navigation,
                                  FieldNavigationDestination destination,
                                  FieldNavigationEnding ending);

/* Replaces all options. */
void field_navigation_set_options (FieldNavigation *navigation,
                                   FieldNavigationOptions options);

/* Sets the distance between the focused field and the edge that would hide it,
 * in GTK's pixels. The minimum is 0, and the default is 20. */
void field_navigation_set_keyboard_distance (FieldNavigation *navigation,
                                             double pixels);

/*
 * Sets the order in which Return, Tab and Shift+Tab go through these fields.
 * Each unlisted field stays directly after its predecessor in reading order. If
 * COUNT is 0, as by default, Return follows the reading order, and GTK handles
 * Tab. The navigation copies the array but doesn't keep the fields alive.
 */
void field_navigation_set_order (FieldNavigation *navigation,
                                 GtkWidget *const *fields, gsize count);

/*
 * Declares a one-time code or serial number: COUNT fields, in this order in
 * every language, and how many letters each takes; one field is best. When the
 * user's input fills a field, focus moves to the code's next reachable field,
 * and after the last one to where Return goes from there, unless Return would
 * finish the form. Several letters go on into the next fields, and BackSpace in
 * an empty field goes back. Text that your app sets moves nothing, and no move
 * follows if a handler of your app moves focus or rewrites the text.
 *
 * Call this function once for each code. A code whose first field is the same
 * is replaced. If COUNT is 0, no field is part of a code any more. The fields
 * have no max-length while they are part of a code, because GTK would cut off a
 * paste. The navigation copies both arrays but doesn't keep the fields alive.
 */
void field_navigation_set_code (FieldNavigation *navigation,
                                GtkWidget *const *fields, gsize count,
                                const guint *lengths,
                                FieldNavigationCodeOptions options);

/*
 * Replaces the role of WIDGET in NAVIGATION, which doesn't keep WIDGET alive.
 */
void field_navigation_set_role (FieldNavigation *navigation, GtkWidget *widget,
                                FieldNavigationRole role);

/* The role that you set for WIDGET in NAVIGATION. */
FieldNavigationRole field_navigation_get_role (FieldNavigation *navigation,
                                               GtkWidget *widget);

/*
 * Sets the callback that decides whether a field still needs input, for example
 * because its text isn't valid or because it's optional. If CALLBACK is NULL,
 * the class of each widget decides again. DESTROY, unless it's NULL, is called
 * once with USER_DATA, when you replace the callback or the navigation ends.
 */
void field_navigation_set_is_empty_callback (
    FieldNavigation *navigation, FieldNavigationIsEmptyFunc callback,
    gpointer user_data, GDestroyNotify destroy);

/*
 * Sets the callback that decides whether a field's value is a mistake. While a
 * callback is set, Return at the end goes to the first invalid field instead of
 * finishing the form. The navigation asks only about reachable fields, and only
 * if Return would finish the form or you call
 * field_navigation_focus_first_invalid (). If CALLBACK is NULL, nothing is a
 * mistake. DESTROY, unless it's NULL, is called once with USER_DATA, when you
 * replace the callback or the navigation ends.
 */
void field_navigation_set_is_invalid_callback (
    FieldNavigation *navigation, FieldNavigationIsInvalidFunc callback,
    gpointer user_data, GDestroyNotify destroy);

/*
 * Sets the callback for the end of the form, which then doesn't activate the
 * default widget or move focus. If CALLBACK is NULL, the navigation activates
 * the default widget again. DESTROY, unless it's NULL, is called once with
 * USER_DATA, when you replace the callback or the navigation ends.
 */
void field_navigation_set_finish_callback (FieldNavigation *navigation,
                                           FieldNavigationFinishFunc callback,
                                           gpointer user_data,
                                           GDestroyNotify destroy);

/*
 * Move focus to the next or the previous field, empty or not, from your own
 * buttons. Both return whether focus moved, so FALSE while no field of
 * NAVIGATION has focus.
 */
gboolean field_navigation_focus_next (FieldNavigation *navigation);
gboolean field_navigation_focus_previous (FieldNavigation *navigation);

/*
 * Moves focus to the first invalid field of the whole form. Call this when a
 * server has answered with mistakes. While a popover or dialog has focus, its
 * fields are the form. Returns TRUE if an invalid field has focus now.
 */
gboolean field_navigation_focus_first_invalid (FieldNavigation *navigation);

/*
 * Moves focus to the first empty field of the form. Does nothing if your app or
 * the user has moved focus, or if something modal is in front. Call this once,
 * preferably before you present the window: it waits until the window is mapped
 * and has a layout, because positions are unknown before. The focus that GTK
 * gives to some widget of each new window doesn't count.
 */
void field_navigation_focus_first (FieldNavigation *navigation);

/* Whether field_navigation_focus_next () or field_navigation_focus_previous ()
 * has a field to go to. FALSE while no field of NAVIGATION has focus. */
gboolean field_navigation_can_focus_next (FieldNavigation *navigation);
gboolean field_navigation_can_focus_previous (FieldNavigation *navigation);

/*
 * Handles Return in WIDGET, a custom field whose key presses the navigation
 * can't observe. Returns TRUE if the navigation handled Return, and FALSE if
 * WIDGET has no focus.
 */
gboolean field_navigation_press_return (FieldNavigation *navigation,
                                        GtkWidget *widget);

#endif

G_END_DECLS

#include <field_navigation_navigator.h>
