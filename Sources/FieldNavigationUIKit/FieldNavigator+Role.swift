#if canImport(UIKit) && (os(iOS) || os(Linux))
extension FieldNavigator {
  /// The role of a view in a form, set to override the default of the view's
  /// class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// Creates a set of roles from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The responder is a field, but not a text field or text view. It must be
    /// able to take focus. A view's frame determines its place in the order,
    /// and responders that aren't views come last. Return works there only if
    /// the field calls ``FieldNavigator/pressReturn(in:)``, because the
    /// navigator can't observe its key presses.
    public static let field = Role(rawValue: 1)
    /// Return skips the view and all views inside it, but Tab still stops at
    /// the fields there.
    public static let excluded = Role(rawValue: 2)
    /// The view is a unit (R3): its fields stay together in the order, without
    /// rows of a neighboring view between them. Stack views and cells are units
    /// by default.
    public static let unit = Role(rawValue: 4)
    /// The view is a separate form (R12): Return moves only among the fields
    /// inside it, and finishes this form in the last one. Tab treats the
    /// group's fields like all others.
    public static let group = Role(rawValue: 8)
    /// The app handles Return in this field: the key keeps the app's label, and
    /// Return doesn't move focus. Tab, and Return in another field, can still
    /// go to this field. Use this role if the field's delegate returns `false`
    /// from `textFieldShouldReturn(_:)`: UIKit doesn't report that, so without
    /// the role the key would show Next but do nothing.
    public static let handlesReturn = Role(rawValue: 16)
  }
}
#endif
