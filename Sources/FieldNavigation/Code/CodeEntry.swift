/// A one-time code or serial number, in one field or in a list of fields (R15).
///
/// The entry decides what a user's input in one of the fields does. It knows
/// the fields by their places in the list, so their order is the same in every
/// language. Lengths and carets count Unicode scalars.
package struct CodeEntry: Sendable {
  /// How many letters each field takes.
  package let lengths: [Int]
  /// Whether focus moves on when a field is full, and back when Delete finds no
  /// letter; true by default. Letters go on into the next fields either way.
  package var advances = true
  /// Whether the form finishes when the last empty field fills; false by
  /// default. It finishes once, and again only after all fields were empty,
  /// because a user who corrects a letter wants to look at it first.
  package var finishesWhenFull = false

  private var hasFinished = false

  package init(lengths: [Int]) {
    precondition(lengths.allSatisfy { $0 > 0 })
    self.lengths = lengths
  }

  /// A text without `String`, whose Unicode tables would be most of what a
  /// browser loads.
  package typealias Letters = [Unicode.Scalar]

  /// ``CodeChange`` for a host without strings.
  package struct Change {
    package var texts: [Letters]
    package var place: CodePlace?
    package var next: CodeChange.Next
  }

  package mutating func input(
    _ text: Letters, in caret: CodePlace, focus: CodePlace?,
    isComposing: Bool, over texts: [Letters], isReachable: (Int) -> Bool
  ) -> Change? {
    let field = caret.field
    let reachable = lengths.indices.filter(isReachable)
    let typed = Difference(from: texts[field], to: text, caret: caret.caret)
    let letters = typed.inserted.filter { !$0.isSeparator }
    let kept = texts[field].count - typed.removed
    // Letters for which a field has room are meant for it even if focus is
    // elsewhere, since a password manager fills field by field and the app may
    // have moved focus already. Focus isn't the code's to move then.
    let focus = focus.flatMap {
      isReachable($0.field)
        && ($0.field == field || kept + letters.count > lengths[field])
        ? $0 : nil
    }
    if typed.inserted.isEmpty || reachable.isEmpty { return nil }
    if isComposing, !letters.allSatisfy({ $0.isDigit }) { return nil }
    if texts.allSatisfy({ $0.isEmpty }) { hasFinished = false }

    let isFull = kept >= lengths[field]
    if letters.isEmpty || focus == nil && letters.count == 1 && isFull {
      // The code takes no such letters, or focus has left it.
      let end = CodePlace(field: field, caret: typed.start + typed.removed)
      return Change(
        texts: texts, place: focus?.field == field ? end : focus,
        next: .nothing)
    }
    var writing = Writing(texts: texts, lengths: lengths, reachable: reachable)
    let total = reachable.reduce(0) { $0 + lengths[$1] }
    let whole = text.filter { !$0.isSeparator }
    if letters.count > 1, letters.count >= total {
      writing.overwrite(with: letters, from: reachable[0], at: 0)
    } else if letters.count > 1, lengths.count > 1, whole.count == total {
      // A fill wrote the whole code over a letter that both texts share, so the
      // difference lacks that letter.
      writing.overwrite(with: whole, from: reachable[0], at: 0)
    } else if let focus, focus.field != field {
      writing.write(letters, at: focus)
    } else {
      writing.remove(typed.removed, from: field, at: typed.start)
      writing.write(letters, at: CodePlace(field: field, caret: typed.start))
    }
    let change = decideFocus(after: writing, over: texts, from: focus)
    var hostTexts = texts
    hostTexts[field] = text
    let hostIsRight =
      change.texts == hostTexts && change.next == .nothing
      && (focus == nil || change.place == caret)
    return hostIsRight ? nil : change
  }

  private mutating func decideFocus(
    after writing: Writing, over before: [Letters], from focus: CodePlace?
  ) -> Change {
    let (after, reachable) = (writing.texts, writing.reachable)
    var place = CodePlace(field: writing.field, caret: writing.caret)
    var next = CodeChange.Next.nothing
    let length = lengths[place.field]
    // A correction inside a full field leaves the caret there.
    let fills =
      after[place.field].count >= length
      && (before[place.field].count < length || writing.caret >= length)
    if !advances {
      if let focus, focus.field != place.field {
        place = CodePlace(field: focus.field, caret: after[focus.field].count)
      }
    } else if fills {
      if let following = reachable.first(where: { $0 > place.field }) {
        place = CodePlace(field: following, caret: nil)
      } else if focus != nil {
        next = .goOn
      }
    }
    func isFull(_ texts: [Letters]) -> Bool {
      reachable.allSatisfy { texts[$0].count >= lengths[$0] }
    }
    if finishesWhenFull, !hasFinished, isFull(after), !isFull(before) {
      hasFinished = true
      next = .finish
    }
    return Change(texts: after, place: focus == nil ? nil : place, next: next)
  }

  /// Lets the code finish once more, because letters of the same turn have
  /// opened it again before the host could finish the form.
  package mutating func reopen() { hasFinished = false }

  package func deleteBackward(
    in field: Int, of texts: [Letters], isReachable: (Int) -> Bool
  ) -> Change? {
    guard advances, texts[field].isEmpty,
      let previous = (0..<field).last(where: isReachable)
    else { return nil }
    var texts = texts
    _ = texts[previous].popLast()
    return Change(
      texts: texts,
      place: CodePlace(field: previous, caret: texts[previous].count),
      next: .nothing)
  }
}

extension Unicode.Scalar {
  /// White space, hyphens and dashes, which a code drops.
  package var isSeparator: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x2D, 0x85, 0xA0, 0x2000...0x2015, 0x2028, 0x2029,
      0x202F, 0x205F, 0x2212, 0x3000, 0xFEFF:
      true
    default: false
    }
  }

  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}
