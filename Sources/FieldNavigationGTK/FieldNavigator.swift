#if GTK && os(Linux)
public import CFieldNavigationGTK
@_exported public import FieldNavigation

/// Return goes through the fields of a window: no subclass, no handler on each
/// entry.
///
/// Return goes to the next field that is empty; after the last empty field it
/// ends the form: ``onFinish``, else the default widget. The navigator finds the
/// fields when Return is pressed, in reading order; they may come, go, hide or
/// move at any time. Your handlers of `activate` win.
///
/// ```swift
/// navigator = FieldNavigator(in: window)
/// navigator?.onFinish = { signUp() }
/// ```
/// Keep the navigator in a property: it works for as long as it lives, and
/// leaves no handler behind when it is released. It keeps no widget alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Navigates through the fields inside of a widget: a window, or a part of
  /// one. A popover inside is a form of its own, which ends with its default
  /// widget; another window needs a navigator of its own.
  ///
  /// - Parameters:
  ///   - widget: may not be in a window yet. `nil`, or what is no widget, is
  ///     refused: the navigator does nothing, and the console says so.
  ///   - configuration: what the form does; Return goes to the next empty field
  ///     by default.
  public convenience init(
    in widget: UnsafeMutablePointer<GtkWidget>?,
    configuration: Configuration = Configuration()
  ) {
    let valid = Misuse.checked(widget, by: "FieldNavigator(in:)")
    self.init(
      valid.map { .inside(WeakObject($0)) } ?? .listed([]), configuration)
  }

  /// The same for the pointers of classes that GTK keeps opaque, such as
  /// `AdwPreferencesGroup` and those of wrapping packages.
  @_disfavoredOverload
  public convenience init(
    in widget: OpaquePointer?, configuration: Configuration = Configuration()
  ) {
    self.init(in: widget.map { Widget($0) }, configuration: configuration)
  }

  /// Navigates through these fields, in this order, which Tab follows, too.
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

  /// The same for opaque pointers.
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

  /// The options, with their defaults in ``Configuration``. They may be changed
  /// at any time.
  public var configuration: Configuration {
    get { navigation.context.configuration }
    set {
      navigation.context.configuration = newValue
      navigation.updateKeys()
    }
  }

  /// The action at the end of the form, in the place of the default widget.
  /// Focus stays where it is. None by default. A popover ends with its own
  /// default widget.
  public var onFinish: (() -> Void)? {
    get { navigation.onFinish }
    set { navigation.onFinish = newValue }
  }

  /// Takes back every handler and controller; the controllers are removed before
  /// the loop waits again. The navigator cannot be started again.
  public func invalidate() {
    navigation.invalidate()
  }
}

// MARK: Keys of your own

extension FieldNavigator {
  /// Handles Return in a widget of your own, whose keys only you can observe. In
  /// a widget without focus it does nothing.
  ///
  /// - Returns: whether Return was the form's.
  @discardableResult
  public func pressReturn(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    navigation.pressReturn(in: widget)
  }

  /// Goes to the next field, empty or not, as Tab does. For a button of your
  /// own.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusNext() -> Bool { navigation.moveFocus(.forward) }

  /// Goes to the previous field, as Shift+Tab does.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusPrevious() -> Bool { navigation.moveFocus(.backward) }

  /// Whether there is a field for ``focusNext()``. False while no field of the
  /// navigator has focus.
  public var canFocusNext: Bool { navigation.canMoveFocus(.forward) }

  /// Whether there is a field for ``focusPrevious()``.
  public var canFocusPrevious: Bool { navigation.canMoveFocus(.backward) }
}

// MARK: Roles

extension FieldNavigator {
  /// The role of a widget in a form, where it is not the default of the widget's
  /// class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// The roles that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field that is none of GTK's: any widget that takes focus. Return does
    /// nothing in such a field, unless the field calls
    /// ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Left out, with all inside: Return passes over it. Tab stops there as
    /// before.
    public static let excluded = Role(rawValue: 2)
    /// A form of its own: Return stays inside, and finishes in the last field.
    /// Tab goes through the group as through all other fields (R12).
    public static let group = Role(rawValue: 8)
    /// Return in this field is the app's: nothing moves. Return in other fields
    /// goes there as before.
    public static let handlesReturn = Role(rawValue: 16)
    /// Return moves on although the app has connected a handler to `activate`;
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
  ///   - role: replaces the role that was set before; `[]` is the default of
  ///     every widget.
  ///   - widget: is not kept alive.
  public func setRole(_ role: Role, of widget: UnsafeMutablePointer<GtkWidget>?)
  {
    guard let widget = Misuse.checked(widget, by: "setRole(_:of:)") else {
      return
    }
    navigation.context.roles[widget] = role.isEmpty ? nil : role
  }

  /// The same for opaque pointers.
  @_disfavoredOverload
  public func setRole(_ role: Role, of widget: OpaquePointer?) {
    setRole(role, of: widget.map { Widget($0) })
  }

  /// The role that was set for a widget; `[]` where none was set.
  public func role(of widget: UnsafeMutablePointer<GtkWidget>) -> Role {
    navigation.context.roles[widget] ?? []
  }
}
#endif
