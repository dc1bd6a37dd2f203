#if !hasFeature(Embedded)
extension CodeEntry {
  /// Decides what a user's input does. Returns `nil` if the host's own change
  /// is right as it is and nothing follows.
  ///
  /// One letter in a full field replaces the letter at the caret. Several
  /// letters go on into the next fields, over their text, and a whole code
  /// begins in the first field. White space, hyphens and letters past the end
  /// are dropped. Letters in a field that focus has left go where focus is, so
  /// that a fill by the system ends alike however it comes.
  ///
  /// - Parameters:
  ///   - text: The text of the field after the input. If it equals the text
  ///     before, the letter before the caret was typed over itself.
  ///   - caret: The field, and its caret after the input. Without a caret, the
  ///     difference of the two texts is the input.
  ///   - focus: Where focus is, or is about to be; `nil` outside the code,
  ///     where it stays.
  ///   - isComposing: Whether an input method still composes the letters, so
  ///     that only digits count.
  ///   - texts: The texts of all fields before the input.
  ///   - isReachable: Whether focus can move to a field. All by default.
  /// - Complexity: O(*n*) in the number of letters.
  package mutating func input(
    _ text: String, in caret: CodePlace, focus: CodePlace?,
    isComposing: Bool = false, over texts: [String],
    isReachable: (Int) -> Bool = { _ in true }
  ) -> CodeChange? {
    input(
      Letters(text.unicodeScalars), in: caret, focus: focus,
      isComposing: isComposing, over: texts.map { Letters($0.unicodeScalars) },
      isReachable: isReachable
    ).map(CodeChange.init)
  }

  /// Decides what Delete does in a field: the letter before the field goes, and
  /// focus moves to where it was. Returns `nil` if the host deletes, because
  /// the field has text or no reachable field precedes it.
  package func deleteBackward(
    in field: Int, of texts: [String],
    isReachable: (Int) -> Bool = { _ in true }
  ) -> CodeChange? {
    deleteBackward(
      in: field, of: texts.map { Letters($0.unicodeScalars) },
      isReachable: isReachable
    ).map(CodeChange.init)
  }
}

extension CodeChange {
  fileprivate init(_ change: CodeEntry.Change) {
    self.init(
      texts: change.texts.map { String(String.UnicodeScalarView($0)) },
      place: change.place, next: change.next)
  }
}
#endif
