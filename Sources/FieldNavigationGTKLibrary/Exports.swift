public import CFieldNavigationGTK
public import CFieldNavigationLibrary
import FieldNavigation

// The functions that `field_navigation.h` declares and documents, against which
// the compiler checks them.

@MainActor @implementation @c
public func field_navigation_attach(
  _ container: UnsafeMutablePointer<GtkWidget>?
) -> OpaquePointer? {
  Misuse.checked(container, by: "field_navigation_attach()")
    .flatMap { Attached(to: $0).pointer }
}

@MainActor @implementation @c
public func field_navigation_attach_fields(
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize
) -> OpaquePointer? {
  let caller: StaticString = "field_navigation_attach_fields()"
  guard Misuse.allows(caller) else { return nil }
  let widgets = widgets(fields, count, caller)
  if widgets.isEmpty {
    Warning.say(
      caller,
      """
      was given no fields and does nothing. Call it after you have created the \
      fields, or use field_navigation_attach(), which finds them.
      """)
    return nil
  }
  return Attached(to: widgets).pointer
}

@MainActor private func widgets(
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize,
  _ caller: StaticString
) -> [Widget] {
  UnsafeBufferPointer(start: fields, count: fields == nil ? 0 : Int(count))
    .compactMap { Misuse.checked($0, by: caller) }
}

@MainActor @implementation @c
public func field_navigation_detach(_ navigation: OpaquePointer?) {
  Attached.find(navigation, by: "field_navigation_detach()")?.end()
}

@MainActor @implementation @c
public func field_navigation_set_policy(
  _ navigation: OpaquePointer?, _ destination: FieldNavigationDestination,
  _ ending: FieldNavigationEnding
) {
  let caller: StaticString = "field_navigation_set_policy()"
  guard let attached = Attached.find(navigation, by: caller) else { return }
  guard
    let destination = UInt8(exactly: destination.rawValue)
      .flatMap({ ReturnPolicy.Destination(rawValue: $0) }),
    let ending = UInt8(exactly: ending.rawValue)
      .flatMap({ ReturnPolicy.Ending(rawValue: $0) })
  else {
    return Warning.say(
      caller,
      """
      was given a value that is not a policy, and does nothing. Pass \
      FIELD_NAVIGATION_NEXT_EMPTY and FIELD_NAVIGATION_FINISH, or other values \
      of the header.
      """)
  }
  // The policy's other property is an option.
  attached.navigator.configuration.policy.destination = destination
  attached.navigator.configuration.policy.ending = ending
}

@MainActor @implementation @c
public func field_navigation_set_options(
  _ navigation: OpaquePointer?, _ options: FieldNavigationOptions
) {
  let caller: StaticString = "field_navigation_set_options()"
  guard let attached = Attached.find(navigation, by: caller) else { return }
  guard options.rawValue < 1 << 5 else {
    return Warning.say(
      caller,
      """
      was given a value that is not an option, and does nothing. Combine values \
      of FieldNavigationOptions.
      """)
  }
  func has(_ option: FieldNavigationOptions) -> Bool {
    options.rawValue & option.rawValue != 0
  }
  var configuration = attached.navigator.configuration
  configuration.sharesReturn = has(FIELD_NAVIGATION_SHARES_RETURN)
  configuration.textViewKeys = []
  if has(FIELD_NAVIGATION_TEXT_VIEW_KEYS_RETURN) {
    configuration.textViewKeys.insert(.return)
  }
  if has(FIELD_NAVIGATION_TEXT_VIEW_KEYS_TAB) {
    configuration.textViewKeys.insert(.tab)
  }
  configuration.avoidsKeyboard = !has(FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE)
  configuration.policy.stopsAtInvalid = has(FIELD_NAVIGATION_STOPS_AT_INVALID)
  attached.navigator.configuration = configuration
}

@MainActor @implementation @c
public func field_navigation_set_keyboard_distance(
  _ navigation: OpaquePointer?, _ pixels: Double
) {
  let caller: StaticString = "field_navigation_set_keyboard_distance()"
  guard let attached = Attached.find(navigation, by: caller) else { return }
  guard pixels.isFinite, pixels >= 0 else {
    return Warning.say(
      caller,
      """
      was given a distance that is negative or not finite; the old distance \
      stays. Give 0 or more pixels; FIELD_NAVIGATION_NO_KEYBOARD_AVOIDANCE \
      scrolls nothing.
      """)
  }
  attached.navigator.configuration.keyboardDistance = pixels
}

@MainActor @implementation @c
public func field_navigation_set_order(
  _ navigation: OpaquePointer?,
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize
) {
  let caller: StaticString = "field_navigation_set_order()"
  guard let attached = Attached.find(navigation, by: caller) else { return }
  if fields == nil, count > 0 {
    return Warning.say(
      caller,
      """
      was given NULL as the fields, but not 0 as their number, and does nothing. \
      Pass the array, or 0.
      """)
  }
  let widgets = widgets(fields, count, caller)
  attached.navigator.configuration.order =
    widgets.isEmpty ? .reading : .explicit(widgets)
}

@MainActor @implementation @c
public func field_navigation_set_code(
  _ navigation: OpaquePointer?,
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize,
  _ lengths: UnsafePointer<guint>?, _ options: FieldNavigationCodeOptions
) {
  setCode(
    navigation, fields, count, lengths, count, options,
    by: "field_navigation_set_code()")
}

@MainActor @implementation @c
public func field_navigation_set_code_of_lengths(
  _ navigation: OpaquePointer?,
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize,
  _ lengths: UnsafePointer<guint>?, _ lengthCount: gsize,
  _ options: FieldNavigationCodeOptions
) {
  setCode(
    navigation, fields, count, lengths, lengthCount, options,
    by: "FieldNavigationNavigator.set_code()")
}

@MainActor private func setCode(
  _ navigation: OpaquePointer?,
  _ fields: UnsafePointer<UnsafeMutablePointer<GtkWidget>?>?, _ count: gsize,
  _ lengths: UnsafePointer<guint>?, _ lengthCount: gsize,
  _ options: FieldNavigationCodeOptions, by caller: StaticString
) {
  guard let attached = Attached.find(navigation, by: caller) else { return }
  guard options.rawValue < 1 << 2 else {
    return Warning.say(
      caller,
      """
      was given a value that is not an option of a code, and does nothing. \
      Combine values of FieldNavigationCodeOptions.
      """)
  }
  if count == 0 {
    attached.navigator.configuration.codes = []
    return
  }
  var widgets: [Widget?] = []
  for place in 0..<(fields == nil ? 0 : Int(count)) {
    widgets.append(fields?[place])
  }
  var numbers: [Int] = []
  for place in 0..<(lengths == nil ? 0 : Int(lengthCount)) {
    numbers.append(Int(lengths?[place] ?? 0))
  }
  guard let checked = CodeField.checked(widgets, numbers, by: caller) else {
    return
  }
  attached.navigator.configuration.add(
    FieldNavigator.Code(
      checked,
      finishesWhenFull: options.rawValue
        & FIELD_NAVIGATION_CODE_FINISHES_WHEN_FULL.rawValue != 0,
      advances: options.rawValue & FIELD_NAVIGATION_CODE_NO_ADVANCE.rawValue
        == 0))
}

@MainActor @implementation @c
public func field_navigation_set_role(
  _ navigation: OpaquePointer?, _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ role: FieldNavigationRole
) {
  let caller: StaticString = "field_navigation_set_role()"
  guard let attached = Attached.find(navigation, by: caller),
    let widget = Misuse.checked(widget, by: caller)
  else { return }
  // The bit 1 << 2 has never had a meaning.
  guard role.rawValue & ~0b111011 == 0 else {
    return Warning.say(
      caller,
      """
      was given a value that is not a role, and does nothing. Combine values of \
      FieldNavigationRole.
      """)
  }
  attached.navigator.setRole(
    FieldNavigator.Role(rawValue: Int(role.rawValue)), of: widget)
}

@MainActor @implementation @c
public func field_navigation_get_role(
  _ navigation: OpaquePointer?, _ widget: UnsafeMutablePointer<GtkWidget>?
) -> FieldNavigationRole {
  let caller: StaticString = "field_navigation_get_role()"
  guard let attached = Attached.find(navigation, by: caller),
    let widget = Misuse.checked(widget, by: caller)
  else { return FIELD_NAVIGATION_ROLE_DEFAULT }
  return FieldNavigationRole(
    UInt32(attached.navigator.role(of: widget).rawValue))
}

@MainActor @implementation @c
public func field_navigation_set_is_empty_callback(
  _ navigation: OpaquePointer?, _ callback: FieldNavigationIsEmptyFunc?,
  _ data: gpointer?, _ destroy: GDestroyNotify?
) {
  let callback = Attached.Callback.make(callback, data, destroy)
  Attached.find(navigation, by: "field_navigation_set_is_empty_callback()")?
    .isEmpty = callback
}

@MainActor @implementation @c
public func field_navigation_set_is_invalid_callback(
  _ navigation: OpaquePointer?, _ callback: FieldNavigationIsInvalidFunc?,
  _ data: gpointer?, _ destroy: GDestroyNotify?
) {
  let callback = Attached.Callback.make(callback, data, destroy)
  Attached.find(navigation, by: "field_navigation_set_is_invalid_callback()")?
    .isInvalid = callback
}

@MainActor @implementation @c
public func field_navigation_set_is_invalid_signal(
  _ navigation: OpaquePointer?, _ emit: FieldNavigationIsInvalidFunc?,
  _ hasHandler: (@convention(c) (gpointer?) -> gboolean)?, _ data: gpointer?
) {
  guard let attached = Attached.find(navigation, by: "FieldNavigationNavigator")
  else { return }
  attached.isInvalid = Attached.Callback.make(emit, data, nil)
  attached.navigator.navigation.context.canValidate = {
    hasHandler?(data) ?? 0 != 0
  }
}

@MainActor @implementation @c
public func field_navigation_set_finish_callback(
  _ navigation: OpaquePointer?, _ callback: FieldNavigationFinishFunc?,
  _ data: gpointer?, _ destroy: GDestroyNotify?
) {
  let callback = Attached.Callback.make(callback, data, destroy)
  Attached.find(navigation, by: "field_navigation_set_finish_callback()")?
    .finish = callback
}

@MainActor @implementation @c
public func field_navigation_set_finish_signal(
  _ navigation: OpaquePointer?, _ emit: FieldNavigationFinishFunc?,
  _ hasHandler: (@convention(c) (gpointer?) -> gboolean)?, _ data: gpointer?,
  _ destroy: GDestroyNotify?
) {
  guard let attached = Attached.find(navigation, by: "FieldNavigationNavigator")
  else { return }
  attached.finish = Attached.Callback.make(emit, data, destroy)
  attached.navigator.navigation.context.canFinish = {
    hasHandler?(data) ?? 0 != 0
  }
}

@MainActor @implementation @c
public func field_navigation_focus_next(_ navigation: OpaquePointer?)
  -> gboolean
{
  let attached = Attached.find(navigation, by: "field_navigation_focus_next()")
  return attached?.navigator.focusNext() == true ? 1 : 0
}

@MainActor @implementation @c
public func field_navigation_focus_previous(_ navigation: OpaquePointer?)
  -> gboolean
{
  let attached = Attached.find(
    navigation, by: "field_navigation_focus_previous()")
  return attached?.navigator.focusPrevious() == true ? 1 : 0
}

@MainActor @implementation @c
public func field_navigation_focus_first_invalid(_ navigation: OpaquePointer?)
  -> gboolean
{
  let attached = Attached.find(
    navigation, by: "field_navigation_focus_first_invalid()")
  return attached?.navigator.focusFirstInvalid() == true ? 1 : 0
}

@MainActor @implementation @c
public func field_navigation_focus_first(_ navigation: OpaquePointer?) {
  Attached.find(navigation, by: "field_navigation_focus_first()")?.navigator
    .focusFirst()
}

@MainActor @implementation @c
public func field_navigation_can_focus_next(_ navigation: OpaquePointer?)
  -> gboolean
{
  let attached = Attached.find(
    navigation, by: "field_navigation_can_focus_next()")
  return attached?.navigator.canFocusNext == true ? 1 : 0
}

@MainActor @implementation @c
public func field_navigation_can_focus_previous(_ navigation: OpaquePointer?)
  -> gboolean
{
  let attached = Attached.find(
    navigation, by: "field_navigation_can_focus_previous()")
  return attached?.navigator.canFocusPrevious == true ? 1 : 0
}

@MainActor @implementation @c
public func field_navigation_press_return(
  _ navigation: OpaquePointer?, _ widget: UnsafeMutablePointer<GtkWidget>?
) -> gboolean {
  let caller: StaticString = "field_navigation_press_return()"
  guard let attached = Attached.find(navigation, by: caller),
    let widget = Misuse.checked(widget, by: caller)
  else { return 0 }
  return attached.navigator.pressReturn(in: widget) ? 1 : 0
}
