/*
 * FieldNavigation as a GObject class, for C and for the languages that know it
 * by introspection, such as Python, JavaScript and Vala.
 */
#pragma once

#include <field_navigation.h>

G_BEGIN_DECLS

#define FIELD_NAVIGATION_TYPE_NAVIGATOR (field_navigation_navigator_get_type ())
G_DECLARE_DERIVABLE_TYPE (FieldNavigationNavigator, field_navigation_navigator,
                          FIELD_NAVIGATION, NAVIGATOR, GObject)

/**
 * FieldNavigationNavigatorClass:
 * @parent_class: the parent class
 * @finish: the default handler of #FieldNavigationNavigator::finish
 * @is_empty: the default handler of #FieldNavigationNavigator::is-empty
 * @is_invalid: the default handler of #FieldNavigationNavigator::is-invalid
 */
struct _FieldNavigationNavigatorClass {
  GObjectClass parent_class;

  void (*finish) (FieldNavigationNavigator *self);
  FieldNavigationEmptiness (*is_empty) (FieldNavigationNavigator *self,
                                        GtkWidget *field);
  gboolean (*is_invalid) (FieldNavigationNavigator *self, GtkWidget *field);

  /*< private >*/
  gpointer padding[7];
};

FieldNavigationNavigator *field_navigation_navigator_new (GtkWidget *container);
FieldNavigationNavigator *
field_navigation_navigator_new_for_fields (GListModel *fields);

void field_navigation_navigator_detach (FieldNavigationNavigator *self);

GtkWidget *
field_navigation_navigator_get_container (FieldNavigationNavigator *self);

FieldNavigationDestination
field_navigation_navigator_get_destination (FieldNavigationNavigator *self);
void field_navigation_navigator_set_destination (
    FieldNavigationNavigator *self, FieldNavigationDestination destination);

FieldNavigationEnding
field_navigation_navigator_get_ending (FieldNavigationNavigator *self);
void field_navigation_navigator_set_ending (FieldNavigationNavigator *self,
                                            FieldNavigationEnding ending);

FieldNavigationOptions
field_navigation_navigator_get_options (FieldNavigationNavigator *self);
void field_navigation_navigator_set_options (FieldNavigationNavigator *self,
                                             FieldNavigationOptions options);

double field_navigation_navigator_get_keyboard_distance (
    FieldNavigationNavigator *self);
void field_navigation_navigator_set_keyboard_distance (
    FieldNavigationNavigator *self, double pixels);

GListModel *
field_navigation_navigator_get_order (FieldNavigationNavigator *self);
void field_navigation_navigator_set_order (FieldNavigationNavigator *self,
                                           GListModel *order);

void field_navigation_navigator_set_code (FieldNavigationNavigator *self,
                                          GtkWidget *const *fields,
                                          gsize n_fields, const guint *lengths,
                                          gsize n_lengths,
                                          FieldNavigationCodeOptions options);

FieldNavigationRole
field_navigation_navigator_get_role (FieldNavigationNavigator *self,
                                     GtkWidget *widget);
void field_navigation_navigator_set_role (FieldNavigationNavigator *self,
                                          GtkWidget *widget,
                                          FieldNavigationRole role);

gboolean
field_navigation_navigator_focus_next (FieldNavigationNavigator *self);
gboolean
field_navigation_navigator_focus_previous (FieldNavigationNavigator *self);
gboolean
field_navigation_navigator_focus_first_invalid (FieldNavigationNavigator *self);
void field_navigation_navigator_focus_first (FieldNavigationNavigator *self);
gboolean
field_navigation_navigator_can_focus_next (FieldNavigationNavigator *self);
gboolean
field_navigation_navigator_can_focus_previous (FieldNavigationNavigator *self);
gboolean
field_navigation_navigator_press_return (FieldNavigationNavigator *self,
                                         GtkWidget *widget);

G_END_DECLS
