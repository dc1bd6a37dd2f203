/// A place in a code: a field, and the caret in it.
package struct CodePlace: Hashable, Sendable {
  package var field: Int
  /// The number of letters before the caret; `nil` if the whole text is
  /// selected, so that the next letter replaces it.
  package var caret: Int?

  package init(field: Int, caret: Int?) {
    (self.field, self.caret) = (field, caret)
  }
}

/// What a user's input changes in a code (R15).
package struct CodeChange: Hashable, Sendable {
  package enum Next: Sendable {
    /// Focus moves to the place, unless it's already there.
    case nothing
    /// The code's last field is full: focus goes where Return in that field
    /// goes, and stays if Return would finish the form.
    case goOn
    /// The code is full: focus goes where Return in its last field goes, and
    /// the form finishes if there is no such field.
    case finish
  }

  package let texts: [String]
  /// Where focus and the caret belong; `nil` if focus is outside the code and
  /// stays there.
  package let place: CodePlace?
  package let next: Next

  package init(texts: [String], place: CodePlace?, next: Next) {
    (self.texts, self.place, self.next) = (texts, place, next)
  }
}
