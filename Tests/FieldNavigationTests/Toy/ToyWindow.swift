import FieldNavigation

/// A toolkit as small as can be: fields with a text and a Return key, one of
/// which has focus.
final class ToyWindow {
  final class Field {
    let name: String
    var text = ""
    var isHidden = false
    var isEnabled = true
    var isReadOnly = false
    /// The app keeps the field away from Return.
    var isExcluded = false
    var refusesFocus = false
    /// The number of the nested form around the field; 0 for none.
    var group = 0
    /// The label of the Return key, which the adapter sets.
    var returnKey: ReturnKey?
    var ownReturnKey: ReturnKey?

    init(_ name: String) { self.name = name }
  }

  var fields: [Field] = []
  private(set) var focused: Field?
  /// Called when a field came, went or changed.
  var didChange: () -> Void = {}

  /// Moves focus, unless the field refuses.
  func focus(_ field: Field?) -> Bool {
    if let field, field.refusesFocus { return false }
    focused = field
    return true
  }
}
