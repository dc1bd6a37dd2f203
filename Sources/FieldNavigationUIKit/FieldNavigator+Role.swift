#if canImport(UIKit) && (os(iOS) || os(Linux))
extension FieldNavigator {
  /// The role of a view in a form. Set a role to override the default of the
  /// view's class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// Creates a set of roles from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The responder is a field, but not a text field or text view. The
    /// responder must be able to take focus. A view's frame determines its
    /// place in the order. Responders that aren't views come last. Return works
    /// in such a field only if the field calls
    /// ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Return skips the view and all views inside it. Tab still stops at the
    /// fields inside the view.
    public static let excluded = Role(rawValue: 2)
    /// The view is a unit: its fields stay together in the order. Rows of a
    /// neighboring view don't come between these fields (R3). Stack views and
    /// cells are units by default.
    public static let unit = Role(rawValue: 4)
    /// The view is a separate form. Return moves only among the fields inside
    /// the view. In the last field Return finishes this form. Tab treats the
    /// group's fields like all others (R12).
    public static let group = Role(rawValue: 8)
    /// The app handles Return in this field. The key keeps the app's label, and
    /// Return doesn't move focus. Tab still goes to this field. Return in
    /// another field can go to this field too. Use this role if the field's
    /// delegate returns `false` from `textFieldShouldReturn(_:)`. UIKit doesn't
    /// report the delegate's result. Without the role, the key would show Next
    /// but do nothing.
    public static let handlesReturn = Role(rawValue: 16)
  }
}
#endif
