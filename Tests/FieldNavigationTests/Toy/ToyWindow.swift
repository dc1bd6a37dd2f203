import FieldNavigation

/// The smallest possible toolkit: fields with text and a Return key. At most
/// one field has focus.
final class ToyWindow {
  final class Field {
    let name: String
    var text = ""
    var isHidden = false
    var isEnabled = true
    var isReadOnly = false
    /// Whether the app excludes the field from Return.
    var isExcluded = false
    var refusesFocus = false
    /// The number of the nested form around the field; 0 for none.
    var group = 0
    /// The Return key's label, which the adapter sets.
    var returnKey: ReturnKey?
    var ownReturnKey: ReturnKey?

    init(_ name: String) { self.name = name }
  }

  var fields: [Field] = []
  private(set) var focused: Field?
  /// Called after a field is added, removed or changed.
  var didChange: () -> Void = {}

  /// Moves focus, unless the field refuses.
  func focus(_ field: Field?) -> Bool {
    if let field, field.refusesFocus { return false }
    focused = field
    return true
  }
}
