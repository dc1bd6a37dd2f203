extension CodeEntry {
  /// The difference that an input makes in one text: at `start`, it replaces
  /// `removed` letters.
  package struct Difference {
    package let start: Int
    package let removed: Int
    package let inserted: Letters

    /// The caret tells which of several equal letters is the new one.
    package init(from before: Letters, to after: Letters, caret: Int?) {
      if before == after {
        // Only a letter that replaces itself leaves the text the same.
        let end = min(caret ?? after.count, after.count)
        start = max(end - 1, 0)
        removed = end - start
        inserted = Letters(after[start..<end])
        return
      }
      let most = min(before.count, after.count)
      var (start, tail) = (0, 0)
      if let caret {
        let behind = min(most, after.count - min(caret, after.count))
        while tail < behind,
          before[before.count - 1 - tail] == after[after.count - 1 - tail]
        {
          tail += 1
        }
      }
      while start < most - tail, before[start] == after[start] { start += 1 }
      if caret == nil {
        while tail < most - start,
          before[before.count - 1 - tail] == after[after.count - 1 - tail]
        {
          tail += 1
        }
      }
      self.start = start
      removed = before.count - tail - start
      inserted = Letters(after[start..<after.count - tail])
    }
  }

  /// Letters on their way into the fields.
  struct Writing {
    var texts: [Letters]
    let lengths: [Int]
    let reachable: [Int]
    /// The field with the last letter, and the caret behind that letter.
    var field = 0
    var caret = 0

    mutating func remove(_ count: Int, from field: Int, at start: Int) {
      texts[field].removeSubrange(start..<start + count)
    }

    mutating func write(_ letters: Letters, at place: CodePlace) {
      field = place.field
      if place.caret == nil { texts[field] = [] }
      let length = lengths[field]
      let at = min(place.caret ?? 0, texts[field].count)
      if texts[field].count + letters.count <= length {
        texts[field].insert(contentsOf: letters, at: at)
        caret = at + letters.count
      } else if letters.count == 1 {
        overwrite(with: letters, from: field, at: min(at, length - 1))
      } else {
        overwrite(with: letters, from: field, at: at)
      }
    }

    /// Writes over a field's letters and goes on in the next fields.
    mutating func overwrite(
      with letters: Letters, from first: Int, at place: Int
    ) {
      (field, caret) = (first, place)
      for letter in letters {
        if caret >= lengths[field] {
          guard let next = reachable.first(where: { $0 > field }) else { break }
          (field, caret) = (next, 0)
        }
        if caret < texts[field].count {
          texts[field][caret] = letter
        } else {
          texts[field].append(letter)
        }
        caret += 1
      }
    }
  }
}
