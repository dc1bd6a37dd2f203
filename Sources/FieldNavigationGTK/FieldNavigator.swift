#if GTK && os(Linux)
public import CFieldNavigationGTK
@_exported public import enum FieldNavigation.ReturnKey
@_exported public import struct FieldNavigation.ReturnPolicy

/// Moves focus from field to field of a window on Return, without subclasses,
/// and without a handler on each entry.
///
/// Return goes to the next empty field. After the last one the navigator calls
/// ``onFinish`` or, if that is `nil`, activates the default widget. It searches
/// for fields whenever the user presses Return, so they can appear, disappear,
/// hide or move at any time. Your handlers of `activate` take precedence.
///
/// Rows of list views count even without widgets, except in GTK 4.8 if the list
/// items are neither selectable nor activatable, because GTK then doesn't tell
/// their positions.
///
/// ```swift
/// navigator = FieldNavigator(in: window)
/// navigator?.onFinish = { signUp() }
/// ```
/// Store the navigator in a property, because it stops working and removes all
/// its handlers when it's released. It doesn't keep any widget alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Creates a navigator for a window or a part of a window. A popover or a
  /// libadwaita dialog inside the widget is a separate form, at whose end the
  /// navigator activates its default widget. Each window needs its own
  /// navigator, and the innermost one around a field handles Return.
  ///
  /// - Parameters:
  ///   - widget: the widget around the fields, which you may add to a window
  ///     later. If the pointer is `nil` or not a widget, the navigator only
  ///     logs a warning.
  ///   - configuration: the options of the form.
  public convenience init(
    in widget: UnsafeMutablePointer<GtkWidget>?,
    configuration: Configuration = Configuration()
  ) {
    let valid = Misuse.checked(widget, by: "FieldNavigator(in:)")
    self.init(
      valid.map { .inside(WeakObject($0)) } ?? .listed([]), configuration)
  }

  /// Creates a navigator from an opaque pointer, which an `AdwPreferencesGroup`
  /// has, for example, and which packages that wrap GTK use.
  @_disfavoredOverload
  public convenience init(
    in widget: OpaquePointer?, configuration: Configuration = Configuration()
  ) {
    self.init(in: widget.map { Widget($0) }, configuration: configuration)
  }

  /// Creates a navigator for these fields, in this order, which Tab follows,
  /// too.
  public convenience init(
    fields: [UnsafeMutablePointer<GtkWidget>?],
    configuration: Configuration = Configuration()
  ) {
    if fields.isEmpty {
      Warning.say(
        "FieldNavigator(fields:)",
        """
        was given no fields. Create it after its fields, or use \
        FieldNavigator(in:), which finds them.
        """)
    }
    let valid = fields.compactMap {
      Misuse.checked($0, by: "FieldNavigator(fields:)")
    }
    self.init(.listed(valid.map { WeakObject($0) }), configuration)
  }

  /// Creates a navigator for listed fields from their opaque pointers.
  @_disfavoredOverload
  public convenience init(
    fields: [OpaquePointer?], configuration: Configuration = Configuration()
  ) {
    self.init(
      fields: fields.map { $0.map { Widget($0) } },
      configuration: configuration)
  }

  private init(
    _ scope: NavigatorContext.Scope, _ configuration: Configuration
  ) {
    navigation = Navigation(NavigatorContext(scope, configuration))
    navigation.start()
  }

  isolated deinit { navigation.invalidate() }

  /// The options, which you can change at any time; see ``Configuration`` for
  /// their defaults.
  public var configuration: Configuration {
    get { navigation.context.configuration }
    set {
      navigation.context.configuration = newValue
      navigation.configurationChanged()
    }
  }

  /// The action at the end of the form, which the navigator runs instead of
  /// activating the default widget; `nil` by default. Focus stays where it is.
  /// A popover or dialog inside the navigator's widget ignores this action and
  /// activates its own default widget.
  public var onFinish: (() -> Void)? {
    get { navigation.context.onFinish }
    set { navigation.context.onFinish = newValue }
  }

  /// Stops the navigator, which can't be restarted. Its signal handlers are
  /// disconnected immediately, and its event controllers removed before GTK's
  /// main loop waits again.
  public func invalidate() {
    navigation.invalidate()
  }
}

// MARK: Your own keys

extension FieldNavigator {
  /// Handles Return in a widget of your own class, whose key presses the
  /// navigator can't observe. Does nothing in a widget without focus.
  ///
  /// - Returns: whether the navigator handled Return; if not, the widget
  ///   should.
  @discardableResult
  public func pressReturn(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    navigation.pressReturn(in: widget)
  }

  /// Moves focus to the next field, empty or not, as Tab does. Call it from
  /// your own button.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusNext() -> Bool { navigation.moveFocus(.forward) }

  /// Moves focus to the previous field, empty or not, as Shift+Tab does.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusPrevious() -> Bool { navigation.moveFocus(.backward) }

  /// Moves focus to the first field of the whole form that
  /// ``Configuration-swift.struct/isInvalid`` calls a mistake (R16). Call it
  /// when a server has answered with mistakes. While a popover or dialog has
  /// focus, its fields are the form.
  ///
  /// - Returns: whether an invalid field has focus now.
  @discardableResult
  public func focusFirstInvalid() -> Bool { navigation.focusFirstInvalid() }

  /// Moves focus to the first empty field of the form. Does nothing if your app
  /// or the user has moved focus, or if something modal is in front.
  ///
  /// Call it once, preferably before you present the window. It then waits
  /// until the window is mapped and has a layout, because positions are unknown
  /// before. The focus that GTK gives to the first widget of each new window,
  /// and libadwaita to that of each new dialog, doesn't count, unless the user
  /// has typed there. If every field is filled, focus stays there, and also if
  /// a window that was hidden comes back. From the second call on, any focus
  /// counts.
  public func focusFirst() { navigation.focusFirst() }

  /// Whether ``focusNext()`` has a field to go to; false while no field of the
  /// navigator has focus.
  public var canFocusNext: Bool { navigation.canMoveFocus(.forward) }

  /// Whether ``focusPrevious()`` has a field to go to.
  public var canFocusPrevious: Bool { navigation.canMoveFocus(.backward) }
}

// MARK: Roles

extension FieldNavigator {
  /// Sets the role of a widget for this navigator.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameters:
  ///   - role: the new role; `[]` restores the default.
  ///   - widget: the widget, which the navigator doesn't keep alive.
  public func setRole(_ role: Role, of widget: UnsafeMutablePointer<GtkWidget>?)
  {
    guard let widget = Misuse.checked(widget, by: "setRole(_:of:)") else {
      return
    }
    navigation.context.roles[widget] = role.isEmpty ? nil : role
  }

  /// Sets the role of a widget from its opaque pointer.
  @_disfavoredOverload
  public func setRole(_ role: Role, of widget: OpaquePointer?) {
    setRole(role, of: widget.map { Widget($0) })
  }

  /// The role that you set for a widget; `[]` by default.
  public func role(of widget: UnsafeMutablePointer<GtkWidget>) -> Role {
    navigation.context.roles[widget] ?? []
  }
}
#endif
