#if GTK && os(Linux)
public import CFieldNavigationGTK
@_exported public import FieldNavigation

/// Moves through the fields of a window with Return, without subclasses or a
/// handler on each entry.
///
/// Return goes to the next empty field. After the last one Return ends the
/// form: the navigator calls ``onFinish``, or else activates the default
/// widget. It finds the fields in reading order when the user presses Return;
/// they can appear, disappear, hide or move at any time. Your handlers of
/// `activate` take precedence.
///
/// ```swift
/// navigator = FieldNavigator(in: window)
/// navigator?.onFinish = { signUp() }
/// ```
/// Store the navigator in a property: it works as long as it lives, and removes
/// all its handlers when it's released. It doesn't keep any widget alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Creates a navigator for the fields in a widget: a window, or a part of
  /// one. A popover inside is a separate form, which ends with its default
  /// widget. Another window needs another navigator.
  ///
  /// - Parameters:
  ///   - widget: may be outside of any window for now. For `nil`, or an object
  ///     that isn't a widget, the navigator does nothing, and a warning says
  ///     so.
  ///   - configuration: what the form does; by default Return goes to the next
  ///     empty field.
  public convenience init(
    in widget: UnsafeMutablePointer<GtkWidget>?,
    configuration: Configuration = Configuration()
  ) {
    let valid = Misuse.checked(widget, by: "FieldNavigator(in:)")
    self.init(
      valid.map { .inside(WeakObject($0)) } ?? .listed([]), configuration)
  }

  /// Creates a navigator from the pointer of a class that GTK keeps opaque,
  /// such as `AdwPreferencesGroup`, or from that of a package that wraps GTK.
  @_disfavoredOverload
  public convenience init(
    in widget: OpaquePointer?, configuration: Configuration = Configuration()
  ) {
    self.init(in: widget.map { Widget($0) }, configuration: configuration)
  }

  /// Creates a navigator for these fields, in this order. Tab follows the
  /// order, too.
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

  /// Creates a navigator for the fields of these opaque pointers, in this
  /// order.
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

  /// The options; see ``Configuration`` for their defaults. You can change them
  /// at any time.
  public var configuration: Configuration {
    get { navigation.context.configuration }
    set {
      navigation.context.configuration = newValue
      navigation.updateKeys()
    }
  }

  /// The action at the end of the form, instead of activating the default
  /// widget. Focus stays where it is. None by default. A popover ends with its
  /// own default widget.
  public var onFinish: (() -> Void)? {
    get { navigation.onFinish }
    set { navigation.onFinish = newValue }
  }

  /// Removes every handler at once, and every controller before GTK's main loop
  /// waits again. The navigator can't be restarted.
  public func invalidate() {
    navigation.invalidate()
  }
}

// MARK: Your own keys

extension FieldNavigator {
  /// Handles Return in your own widget, whose keys only you can observe. Does
  /// nothing in a widget without focus.
  ///
  /// - Returns: whether the form handled Return; if not, the widget should.
  @discardableResult
  public func pressReturn(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    navigation.pressReturn(in: widget)
  }

  /// Moves focus to the next field, empty or not, as Tab does. For your own
  /// button.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusNext() -> Bool { navigation.moveFocus(.forward) }

  /// Moves focus to the previous field, as Shift+Tab does.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusPrevious() -> Bool { navigation.moveFocus(.backward) }

  /// Whether ``focusNext()`` has a field to go to. False while no field of the
  /// navigator has focus.
  public var canFocusNext: Bool { navigation.canMoveFocus(.forward) }

  /// Whether ``focusPrevious()`` has a field to go to.
  public var canFocusPrevious: Bool { navigation.canMoveFocus(.backward) }
}

// MARK: Roles

extension FieldNavigator {
  /// How a form treats a widget, if not by the default for the widget's class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// Creates the roles of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Your own field: any widget that takes focus. Return does nothing in such
    /// a field unless the field calls ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Return skips the widget and everything inside. Tab still stops there.
    public static let excluded = Role(rawValue: 2)
    /// A separate form: Return stays inside, and finishes in the last field.
    /// Tab goes through the group as through all other fields (R12).
    public static let group = Role(rawValue: 8)
    /// Your app handles Return in this field: focus doesn't move. Return in
    /// other fields still goes there.
    public static let handlesReturn = Role(rawValue: 16)
    /// Return moves on even if your app has connected a handler to `activate`;
    /// the handler runs first. See ``Configuration/sharesReturn``.
    public static let sharesReturn = Role(rawValue: 32)
  }

  /// Sets the role of a widget for this navigator.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameters:
  ///   - role: replaces the widget's earlier role; `[]` restores the default.
  ///   - widget: the navigator doesn't keep it alive.
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

  /// The role that you set for a widget; `[]` if none.
  public func role(of widget: UnsafeMutablePointer<GtkWidget>) -> Role {
    navigation.context.roles[widget] ?? []
  }
}
#endif
