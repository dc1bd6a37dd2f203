#include "field_navigation_private.h"

/**
 * FieldNavigationNavigator:
 *
 * Moves focus from field to field of a window on Return.
 *
 * Return goes to the next empty field, in reading order. After the last one the
 * navigator emits #FieldNavigationNavigator::finish or, if that signal has no
 * handler, activates the default widget. Your own handlers of `activate`,
 * `entry-activated` and `apply` take precedence.
 *
 * You needn't store a navigator: it lives until its container or its window is
 * destroyed, or until you call field_navigation_navigator_detach(). It doesn't
 * keep the container alive.
 */
typedef struct {
  FieldNavigation *navigation;
  gboolean is_attached;
  GtkWidget *container;
  GListModel *fields;
  GListModel *order;
  FieldNavigationDestination destination;
  FieldNavigationEnding ending;
  FieldNavigationOptions options;
  double keyboard_distance;
} FieldNavigationNavigatorPrivate;
typedef FieldNavigationNavigatorPrivate Private;

G_DEFINE_TYPE_WITH_PRIVATE (FieldNavigationNavigator,
                            field_navigation_navigator, G_TYPE_OBJECT)

enum {
  CONTAINER = 1,
  FIELDS,
  DESTINATION,
  ENDING,
  OPTIONS,
  KEYBOARD_DISTANCE,
  ORDER,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum { FINISH, IS_EMPTY, IS_INVALID, N_SIGNALS };
static guint signals[N_SIGNALS];

static Private *
private_of (FieldNavigationNavigator *self)
{
  return field_navigation_navigator_get_instance_private (self);
}

/* MARK: The callbacks of the navigation */

static void
emit_finish (FieldNavigation *navigation, gpointer self)
{
  g_signal_emit (self, signals[FINISH], 0);
}

static gboolean
has_finish (gpointer self)
{
  return FIELD_NAVIGATION_NAVIGATOR_GET_CLASS (self)->finish ||
         g_signal_has_handler_pending (self, signals[FINISH], 0, FALSE);
}

static FieldNavigationEmptiness
emit_is_empty (FieldNavigation *navigation, GtkWidget *field, gpointer self)
{
  FieldNavigationEmptiness answer = FIELD_NAVIGATION_EMPTINESS_DEFAULT;
  /* A press asks for each field, and an emission is slow. */
  if (FIELD_NAVIGATION_NAVIGATOR_GET_CLASS (self)->is_empty ||
      g_signal_has_handler_pending (self, signals[IS_EMPTY], 0, FALSE))
    g_signal_emit (self, signals[IS_EMPTY], 0, field, &answer);
  return answer;
}

static gboolean
emit_is_invalid (FieldNavigation *navigation, GtkWidget *field, gpointer self)
{
  gboolean answer = FALSE;
  g_signal_emit (self, signals[IS_INVALID], 0, field, &answer);
  return answer;
}

static gboolean
has_is_invalid (gpointer self)
{
  return FIELD_NAVIGATION_NAVIGATOR_GET_CLASS (self)->is_invalid ||
         g_signal_has_handler_pending (self, signals[IS_INVALID], 0, FALSE);
}

/* The first handler that decides wins. */
static gboolean
decides (GSignalInvocationHint *hint, GValue *result, const GValue *answer,
         gpointer data)
{
  g_value_copy (answer, result);
  return g_value_get_enum (answer) == FIELD_NAVIGATION_EMPTINESS_DEFAULT;
}

/* MARK: Lists of fields */

static GPtrArray *
items_of (GListModel *list)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  guint count = list ? g_list_model_get_n_items (list) : 0;
  for (guint i = 0; i < count; i++)
    g_ptr_array_add (items, g_list_model_get_item (list, i));
  return items;
}

static void
apply_order (FieldNavigationNavigator *self)
{
  Private *private = private_of (self);
  if (!private->is_attached)
    return;
  g_autoptr (GPtrArray) fields = items_of (private->order);
  field_navigation_set_order (private->navigation,
                              (GtkWidget *const *) fields->pdata, fields->len);
}

static void
replace_order (FieldNavigationNavigator *self, GListModel *order)
{
  Private *private = private_of (self);
  if (private->order)
    g_signal_handlers_disconnect_by_func (private->order, apply_order, self);
  g_set_object (&private->order, order);
  if (order)
    g_signal_connect_swapped (order, "items-changed", G_CALLBACK (apply_order),
                              self);
}

/* MARK: Life */

/* The navigation ends: its widget is destroyed, or the app detaches it. */
static void
ended (gpointer data)
{
  FieldNavigationNavigator *self = data;
  Private *private = private_of (self);
  private->is_attached = FALSE;
  g_clear_weak_pointer (&private->container);
  /* The model may hold the last references to the fields. */
  replace_order (self, NULL);
  g_object_unref (self);
}

static void
constructed (GObject *object)
{
  FieldNavigationNavigator *self = FIELD_NAVIGATION_NAVIGATOR (object);
  Private *private = private_of (self);
  GObjectClass *parent = field_navigation_navigator_parent_class;
  parent->constructed (object);

  if (private->fields) {
    g_autoptr (GPtrArray) fields = items_of (private->fields);
    private->navigation = field_navigation_attach_fields (
        (GtkWidget *const *) fields->pdata, fields->len);
    /* The fields couldn't be destroyed while the model is alive. */
    g_clear_object (&private->fields);
  } else {
    private->navigation = field_navigation_attach (private->container);
  }
  if (!private->navigation)
    return;
  private->is_attached = TRUE;
  field_navigation_set_is_empty_callback (private->navigation, emit_is_empty,
                                          self, NULL);
  field_navigation_set_is_invalid_signal (private->navigation, emit_is_invalid,
                                          has_is_invalid, self);
  field_navigation_set_finish_signal (private->navigation, emit_finish,
                                      has_finish, g_object_ref (self), ended);
}

static void
dispose (GObject *object)
{
  FieldNavigationNavigator *self = FIELD_NAVIGATION_NAVIGATOR (object);
  Private *private = private_of (self);
  field_navigation_navigator_detach (self);
  g_clear_weak_pointer (&private->container);
  g_clear_object (&private->fields);
  replace_order (self, NULL);
  G_OBJECT_CLASS (field_navigation_navigator_parent_class)->dispose (object);
}

/* MARK: Properties */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  Private *private = private_of (FIELD_NAVIGATION_NAVIGATOR (object));
  switch (id) {
  case CONTAINER:
    g_value_set_object (value, private->container);
    break;
  case DESTINATION:
    g_value_set_enum (value, private->destination);
    break;
  case ENDING:
    g_value_set_enum (value, private->ending);
    break;
  case OPTIONS:
    g_value_set_flags (value, private->options);
    break;
  case KEYBOARD_DISTANCE:
    g_value_set_double (value, private->keyboard_distance);
    break;
  case ORDER:
    g_value_set_object (value, private->order);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
  }
}

static void
set_property (GObject *object, guint id, const GValue *value,
              GParamSpec *property)
{
  FieldNavigationNavigator *self = FIELD_NAVIGATION_NAVIGATOR (object);
  Private *private = private_of (self);
  switch (id) {
  case CONTAINER:
    g_set_weak_pointer (&private->container, g_value_get_object (value));
    break;
  case FIELDS:
    private->fields = g_value_dup_object (value);
    break;
  case DESTINATION:
    field_navigation_navigator_set_destination (self, g_value_get_enum (value));
    break;
  case ENDING:
    field_navigation_navigator_set_ending (self, g_value_get_enum (value));
    break;
  case OPTIONS:
    field_navigation_navigator_set_options (self, g_value_get_flags (value));
    break;
  case KEYBOARD_DISTANCE:
    field_navigation_navigator_set_keyboard_distance (
        self, g_value_get_double (value));
    break;
  case ORDER:
    field_navigation_navigator_set_order (self, g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
  }
}

static void
field_navigation_navigator_class_init (FieldNavigationNavigatorClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  const GParamFlags readwrite =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  object->constructed = constructed;
  object->dispose = dispose;
  object->get_property = get_property;
  object->set_property = set_property;

  /**
   * FieldNavigationNavigator:container:
   *
   * The window, or the part of a window, whose fields the navigator moves
   * through. You may add it to a window later. %NULL after it was destroyed,
   * and in a navigator of listed fields.
   */
  properties[CONTAINER] = g_param_spec_object (
      "container", NULL, NULL, GTK_TYPE_WIDGET,
      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  /**
   * FieldNavigationNavigator:fields:
   *
   * The only fields of the navigator, in their order, which Tab follows, too.
   * The navigator reads the list once and doesn't keep the fields alive.
   */
  properties[FIELDS] = g_param_spec_object (
      "fields", NULL, NULL, G_TYPE_LIST_MODEL,
      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  /**
   * FieldNavigationNavigator:destination:
   *
   * The fields that Return goes to.
   */
  properties[DESTINATION] = g_param_spec_enum (
      "destination", NULL, NULL, FIELD_NAVIGATION_TYPE_DESTINATION,
      FIELD_NAVIGATION_NEXT_EMPTY, readwrite);
  /**
   * FieldNavigationNavigator:ending:
   *
   * What Return does if it finds no field to go to.
   */
  properties[ENDING] =
      g_param_spec_enum ("ending", NULL, NULL, FIELD_NAVIGATION_TYPE_ENDING,
                         FIELD_NAVIGATION_FINISH, readwrite);
  /**
   * FieldNavigationNavigator:options:
   *
   * Other options.
   */
  properties[OPTIONS] =
      g_param_spec_flags ("options", NULL, NULL, FIELD_NAVIGATION_TYPE_OPTIONS,
                          FIELD_NAVIGATION_OPTIONS_NONE, readwrite);
  /**
   * FieldNavigationNavigator:keyboard-distance:
   *
   * The distance between the focused field and the edge that would hide it, in
   * pixels.
   */
  properties[KEYBOARD_DISTANCE] =
      g_param_spec_double ("keyboard-distance", NULL, NULL, 0, G_MAXDOUBLE, 20,
                           readwrite);
  /**
   * FieldNavigationNavigator:order:
   *
   * The order in which Return, Tab and Shift+Tab go through these fields. Each
   * unlisted field stays directly after its predecessor in reading order. If
   * the list is %NULL or empty, Return follows the reading order, and GTK
   * handles Tab. The navigator follows changes of the list.
   */
  properties[ORDER] = g_param_spec_object ("order", NULL, NULL,
                                           G_TYPE_LIST_MODEL, readwrite);
  g_object_class_install_properties (object, N_PROPERTIES, properties);

  /**
   * FieldNavigationNavigator::finish:
   * @self: the navigator
   *
   * Emitted at the end of the form, which doesn't activate the default widget
   * or move focus if the signal has a handler. A handler may detach the
   * navigator and destroy the window. A form in a popover activates the
   * popover's default widget instead.
   */
  signals[FINISH] = g_signal_new (
      "finish", FIELD_NAVIGATION_TYPE_NAVIGATOR, G_SIGNAL_RUN_LAST,
      G_STRUCT_OFFSET (FieldNavigationNavigatorClass, finish), NULL, NULL, NULL,
      G_TYPE_NONE, 0);
  /**
   * FieldNavigationNavigator::is-empty:
   * @self: the navigator
   * @field: the field
   *
   * Asks whether a field still needs input, for example because its text isn't
   * valid or because it's optional. The first handler that doesn't return
   * %FIELD_NAVIGATION_EMPTINESS_DEFAULT decides.
   *
   * Returns: whether the field needs input
   */
  signals[IS_EMPTY] = g_signal_new (
      "is-empty", FIELD_NAVIGATION_TYPE_NAVIGATOR, G_SIGNAL_RUN_LAST,
      G_STRUCT_OFFSET (FieldNavigationNavigatorClass, is_empty), decides, NULL,
      NULL, FIELD_NAVIGATION_TYPE_EMPTINESS, 1, GTK_TYPE_WIDGET);
  /**
   * FieldNavigationNavigator::is-invalid:
   * @self: the navigator
   * @field: the field
   *
   * Asks whether a field's value is a mistake. While the signal has a handler,
   * Return at the end goes to the first invalid field instead of finishing the
   * form. The first handler that returns %TRUE decides.
   *
   * Returns: whether the value is a mistake
   */
  signals[IS_INVALID] = g_signal_new (
      "is-invalid", FIELD_NAVIGATION_TYPE_NAVIGATOR, G_SIGNAL_RUN_LAST,
      G_STRUCT_OFFSET (FieldNavigationNavigatorClass, is_invalid),
      g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
      GTK_TYPE_WIDGET);
}

static void
field_navigation_navigator_init (FieldNavigationNavigator *self)
{
  private_of (self)->keyboard_distance = 20;
}

/* MARK: Functions */

/**
 * field_navigation_navigator_new:
 * @container: a window or a part of a window
 *
 * Creates a navigator for @container.
 *
 * Returns: (transfer full): the navigator. It lives until @container is
 *   destroyed or you detach it, even if you release this reference.
 */
FieldNavigationNavigator *
field_navigation_navigator_new (GtkWidget *container)
{
  return g_object_new (FIELD_NAVIGATION_TYPE_NAVIGATOR, "container", container,
                       NULL);
}

/**
 * field_navigation_navigator_new_for_fields:
 * @fields: fields of one window, in the order in which Return goes through them
 *
 * Creates a navigator for these fields only. Tab follows their order, too.
 *
 * Returns: (transfer full): the navigator. It lives until the last of @fields
 *   is destroyed or you detach it, even if you release this reference.
 */
FieldNavigationNavigator *
field_navigation_navigator_new_for_fields (GListModel *fields)
{
  return g_object_new (FIELD_NAVIGATION_TYPE_NAVIGATOR, "fields", fields, NULL);
}

/**
 * field_navigation_navigator_detach:
 * @self: a navigator
 *
 * Ends the navigator, which can't be started again. Does nothing if it has
 * ended already.
 */
void
field_navigation_navigator_detach (FieldNavigationNavigator *self)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  Private *private = private_of (self);
  if (!private->is_attached)
    return;
  private->is_attached = FALSE;
  field_navigation_detach (private->navigation);
}

/**
 * field_navigation_navigator_get_container:
 * @self: a navigator
 *
 * Gets the widget whose fields the navigator moves through.
 *
 * Returns: (transfer none) (nullable): the widget
 */
GtkWidget *
field_navigation_navigator_get_container (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), NULL);
  return private_of (self)->container;
}

static void
changed (FieldNavigationNavigator *self, guint property)
{
  Private *private = private_of (self);
  if (private->is_attached) {
    if (property == DESTINATION || property == ENDING)
      field_navigation_set_policy (private->navigation, private->destination,
                                   private->ending);
    else if (property == OPTIONS)
      field_navigation_set_options (private->navigation, private->options);
    else if (property == KEYBOARD_DISTANCE)
      field_navigation_set_keyboard_distance (private->navigation,
                                              private->keyboard_distance);
    else if (property == ORDER)
      apply_order (self);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/**
 * field_navigation_navigator_get_destination:
 * @self: a navigator
 *
 * Gets the fields that Return goes to.
 *
 * Returns: the fields
 */
FieldNavigationDestination
field_navigation_navigator_get_destination (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self),
                        FIELD_NAVIGATION_NEXT_EMPTY);
  return private_of (self)->destination;
}

/**
 * field_navigation_navigator_set_destination:
 * @self: a navigator
 * @destination: the fields
 *
 * Sets the fields that Return goes to.
 */
void
field_navigation_navigator_set_destination (
    FieldNavigationNavigator *self, FieldNavigationDestination destination)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  Private *private = private_of (self);
  if (private->destination == destination)
    return;
  private->destination = destination;
  changed (self, DESTINATION);
}

/**
 * field_navigation_navigator_get_ending:
 * @self: a navigator
 *
 * Gets what Return does if it finds no field to go to.
 *
 * Returns: the form's end
 */
FieldNavigationEnding
field_navigation_navigator_get_ending (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self),
                        FIELD_NAVIGATION_FINISH);
  return private_of (self)->ending;
}

/**
 * field_navigation_navigator_set_ending:
 * @self: a navigator
 * @ending: the form's end
 *
 * Sets what Return does if it finds no field to go to.
 */
void
field_navigation_navigator_set_ending (FieldNavigationNavigator *self,
                                       FieldNavigationEnding ending)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  Private *private = private_of (self);
  if (private->ending == ending)
    return;
  private->ending = ending;
  changed (self, ENDING);
}

/**
 * field_navigation_navigator_get_options:
 * @self: a navigator
 *
 * Gets the options.
 *
 * Returns: the options
 */
FieldNavigationOptions
field_navigation_navigator_get_options (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self),
                        FIELD_NAVIGATION_OPTIONS_NONE);
  return private_of (self)->options;
}

/**
 * field_navigation_navigator_set_options:
 * @self: a navigator
 * @options: the options
 *
 * Replaces all options.
 */
void
field_navigation_navigator_set_options (FieldNavigationNavigator *self,
                                        FieldNavigationOptions options)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  Private *private = private_of (self);
  if (private->options == options)
    return;
  private->options = options;
  changed (self, OPTIONS);
}

/**
 * field_navigation_navigator_get_keyboard_distance:
 * @self: a navigator
 *
 * Gets the distance between the focused field and the edge that would hide it.
 *
 * Returns: the distance in pixels
 */
double
field_navigation_navigator_get_keyboard_distance (
    FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), 0);
  return private_of (self)->keyboard_distance;
}

/**
 * field_navigation_navigator_set_keyboard_distance:
 * @self: a navigator
 * @pixels: the distance in pixels, at least 0
 *
 * Sets the distance between the focused field and the edge that would hide it.
 */
void
field_navigation_navigator_set_keyboard_distance (
    FieldNavigationNavigator *self, double pixels)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  g_return_if_fail (pixels >= 0 && pixels <= G_MAXDOUBLE);
  Private *private = private_of (self);
  if (private->keyboard_distance == pixels)
    return;
  private->keyboard_distance = pixels;
  changed (self, KEYBOARD_DISTANCE);
}

/**
 * field_navigation_navigator_get_order:
 * @self: a navigator
 *
 * Gets the order that you set.
 *
 * Returns: (transfer none) (nullable): the fields in their order
 */
GListModel *
field_navigation_navigator_get_order (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), NULL);
  return private_of (self)->order;
}

/**
 * field_navigation_navigator_set_order:
 * @self: a navigator
 * @order: (nullable): a list of widgets
 *
 * Sets the order in which Return, Tab and Shift+Tab go through these fields.
 * The navigator follows changes of the list, and releases it when it ends.
 */
void
field_navigation_navigator_set_order (FieldNavigationNavigator *self,
                                      GListModel *order)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  g_return_if_fail (!order || G_IS_LIST_MODEL (order));
  Private *private = private_of (self);
  if (private->order == order)
    return;
  replace_order (self, order);
  changed (self, ORDER);
}

/**
 * field_navigation_navigator_set_code:
 * @self: a navigator
 * @fields: (array length=n_fields) (element-type Gtk.Widget) (nullable): the
 *   fields of the code, which the navigator doesn't keep alive
 * @n_fields: the number of fields
 * @lengths: (array length=n_lengths) (nullable): how many letters each field
 *   takes
 * @n_lengths: the number of lengths
 * @options: options of the code
 *
 * Declares a one-time code or serial number, in one field or in several, in
 * this order in every language. When the user's input fills a field, focus
 * moves to the code's next reachable field, and after the last one to where
 * Return goes from there, unless Return would finish the form.
 *
 * Call this once for each code. A code whose first field is the same is
 * replaced. Without fields, no field is part of a code any more.
 */
void
field_navigation_navigator_set_code (FieldNavigationNavigator *self,
                                     GtkWidget *const *fields, gsize n_fields,
                                     const guint *lengths, gsize n_lengths,
                                     FieldNavigationCodeOptions options)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  field_navigation_set_code_of_lengths (private_of (self)->navigation, fields,
                                        n_fields, lengths, n_lengths, options);
}

/**
 * field_navigation_navigator_get_role:
 * @self: a navigator
 * @widget: a widget
 *
 * Gets the role that you set for a widget.
 *
 * Returns: the role
 */
FieldNavigationRole
field_navigation_navigator_get_role (FieldNavigationNavigator *self,
                                     GtkWidget *widget)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self),
                        FIELD_NAVIGATION_ROLE_DEFAULT);
  return field_navigation_get_role (private_of (self)->navigation, widget);
}

/**
 * field_navigation_navigator_set_role:
 * @self: a navigator
 * @widget: a widget, which the navigator doesn't keep alive
 * @role: the role
 *
 * Replaces the role of a widget.
 */
void
field_navigation_navigator_set_role (FieldNavigationNavigator *self,
                                     GtkWidget *widget,
                                     FieldNavigationRole role)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  field_navigation_set_role (private_of (self)->navigation, widget, role);
}

/**
 * field_navigation_navigator_focus_next:
 * @self: a navigator
 *
 * Moves focus to the next field, empty or not. Call this from your own button.
 *
 * Returns: whether focus moved
 */
gboolean
field_navigation_navigator_focus_next (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_focus_next (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_focus_previous:
 * @self: a navigator
 *
 * Moves focus to the previous field, empty or not.
 *
 * Returns: whether focus moved
 */
gboolean
field_navigation_navigator_focus_previous (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_focus_previous (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_focus_first_invalid:
 * @self: a navigator
 *
 * Moves focus to the first invalid field of the whole form. Call this when a
 * server has answered with mistakes. While a popover or dialog has focus, its
 * fields are the form.
 *
 * Returns: whether an invalid field has focus now
 */
gboolean
field_navigation_navigator_focus_first_invalid (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_focus_first_invalid (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_focus_first:
 * @self: a navigator
 *
 * Moves focus to the first empty field of the form. Does nothing if your app or
 * the user has moved focus, or if something modal is in front.
 *
 * Call this once, preferably before you present the window: it waits until the
 * window is mapped and has a layout, because positions are unknown before. The
 * focus that GTK gives to some widget of each new window doesn't count.
 */
void
field_navigation_navigator_focus_first (FieldNavigationNavigator *self)
{
  g_return_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self));
  field_navigation_focus_first (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_can_focus_next:
 * @self: a navigator
 *
 * Whether there is a next field.
 *
 * Returns: %FALSE also while no field of the navigator has focus
 */
gboolean
field_navigation_navigator_can_focus_next (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_can_focus_next (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_can_focus_previous:
 * @self: a navigator
 *
 * Whether there is a previous field.
 *
 * Returns: %FALSE also while no field of the navigator has focus
 */
gboolean
field_navigation_navigator_can_focus_previous (FieldNavigationNavigator *self)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_can_focus_previous (private_of (self)->navigation);
}

/**
 * field_navigation_navigator_press_return:
 * @self: a navigator
 * @widget: a widget of your own class
 *
 * Handles Return in @widget, whose key presses the navigator can't observe.
 *
 * Returns: whether the navigator handled Return; %FALSE if @widget has no focus
 */
gboolean
field_navigation_navigator_press_return (FieldNavigationNavigator *self,
                                         GtkWidget *widget)
{
  g_return_val_if_fail (FIELD_NAVIGATION_IS_NAVIGATOR (self), FALSE);
  return field_navigation_press_return (private_of (self)->navigation, widget);
}
