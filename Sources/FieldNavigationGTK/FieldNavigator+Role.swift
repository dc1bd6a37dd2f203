#if GTK && os(Linux)
extension FieldNavigator {
  /// How a form treats a widget, instead of the default of the widget's class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// Creates a set of roles from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The widget is a field, whatever its class. It must be able to take
    /// focus, and Return does nothing in it unless it calls
    /// ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Return skips the widget and everything inside it, but Tab still stops at
    /// the fields there.
    public static let excluded = Role(rawValue: 2)
    /// The widget is a separate form: Return moves only among its fields, and
    /// finishes this form in the last one. Tab treats them like all others
    /// (R12).
    public static let group = Role(rawValue: 8)
    /// Your app handles Return in this field, so that it doesn't move focus
    /// there. Return in other fields still goes to this field.
    public static let handlesReturn = Role(rawValue: 16)
    /// Return moves focus even if your app handles `activate`, after the
    /// handler has run. See ``Configuration/sharesReturn``.
    public static let sharesReturn = Role(rawValue: 32)
  }
}
#endif
