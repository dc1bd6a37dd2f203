/* What the Swift part of the library does for its C part only. */
#pragma once

#include <field_navigation.h>

/* Sets a callback for the end of the form that counts only while HAS_HANDLER
 * returns TRUE, because the handlers of a signal come and go unnoticed. */
void field_navigation_set_finish_signal (FieldNavigation *navigation,
                                         FieldNavigationFinishFunc emit,
                                         gboolean (*has_handler) (gpointer),
                                         gpointer user_data,
                                         GDestroyNotify destroy);

/* Sets a callback for mistakes that counts only while HAS_HANDLER returns TRUE,
 * because otherwise the end of the form would ask each field in vain. */
void field_navigation_set_is_invalid_signal (FieldNavigation *navigation,
                                             FieldNavigationIsInvalidFunc emit,
                                             gboolean (*has_handler) (gpointer),
                                             gpointer user_data);

/* Declares a code whose number of lengths may be wrong. */
void field_navigation_set_code_of_lengths (FieldNavigation *navigation,
                                           GtkWidget *const *fields,
                                           gsize n_fields, const guint *lengths,
                                           gsize n_lengths,
                                           FieldNavigationCodeOptions options);
