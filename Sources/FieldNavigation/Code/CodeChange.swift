/// A place in a code: a field, and the caret in it.
package struct CodePlace: Hashable, Sendable {
  /// The field's place in the list.
  package var field: Int
  /// The number of letters before the caret. `nil` if the whole text is
  /// selected, so that the next letter replaces it.
  package var caret: Int?

  /// Creates a place.
  package init(field: Int, caret: Int?) {
    (self.field, self.caret) = (field, caret)
  }
}

/// What a user's input changes in a code (R15).
package struct CodeChange: Hashable, Sendable {
  /// What follows after the texts have changed.
  package enum Next: Sendable {
    /// Focus moves to the place, or it is there.
    case nothing
    /// The code's last field is full: focus goes where Return in that field goes,
    /// and stays if Return would finish the form.
    case goOn
    /// The code is full: focus goes where Return in its last field goes. If there
    /// is no such field, the form finishes.
    case finish
  }

  /// The texts of all fields.
  package let texts: [String]
  /// Where focus and the caret belong. `nil` if focus is outside of the code and
  /// stays there.
  package let place: CodePlace?
  /// What follows.
  package let next: Next

  /// Creates a change.
  package init(texts: [String], place: CodePlace?, next: Next) {
    (self.texts, self.place, self.next) = (texts, place, next)
  }
}
