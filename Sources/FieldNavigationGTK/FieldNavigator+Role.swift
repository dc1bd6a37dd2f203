#if GTK && os(Linux)
extension FieldNavigator {
  /// How a form treats a widget. A role overrides the default of the widget's
  /// class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// Creates a set of roles from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The widget is a field, whatever its class. The widget must be able to
    /// take focus. Return does nothing in such a field unless the field calls
    /// ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Return skips the widget and everything inside it. Tab still stops at the
    /// fields inside the widget.
    public static let excluded = Role(rawValue: 2)
    /// The widget is a separate form. Return moves only among the widget's
    /// fields. In the last field it finishes this form. Tab treats the group's
    /// fields like all others (R12).
    public static let group = Role(rawValue: 8)
    /// Your app handles Return in this field. Return doesn't move focus. Return
    /// in other fields still goes to this field.
    public static let handlesReturn = Role(rawValue: 16)
    /// Return moves focus even if your app handles `activate`. The handler runs
    /// first. See ``Configuration/sharesReturn``.
    public static let sharesReturn = Role(rawValue: 32)
  }
}
#endif
