import FieldNavigation

/// Reports a code that is typed into a row of boxes. The row has a box for each
/// letter.
extension Inspection {
  mutating func inspectCodeBoxes() {
    for row in screen.codeRows {
      let fields = screen.fields[row]
      let faults = faults(of: fields)
      guard let first = fields.first, !faults.isEmpty else { continue }
      add(
        .codeBoxes, at: first,
        isCertain: screen.lostFill != nil && screen.asksForCode,
        "The \(row.count) boxes from \(first.name) look like one code, but "
          + "\(faults.joined(separator: ", ")); use one field with a length of "
          + "\(row.count)")
    }
  }

  private func faults(of boxes: ArraySlice<ScreenField>) -> [String] {
    var faults: [String] = []
    let isPage = screen.pagePart != nil
    if !boxes.contains(where: { $0.traits.contentType == "one-time-code" }) {
      faults.append(
        "none has the \(isPage ? "autocomplete" : "content type") one-time-code"
      )
    }
    if let denial = screen.lostFill {
      faults.append("maxlength cuts a fill, and \(denial)")
    }
    if isPage,
      Set(boxes.map(\.traits.group)).count > 1
        || boxes.first?.traits.group == nil
    {
      faults.append("no group holds them")
    }
    let unlabelled = boxes.count { !$0.traits.isLabelled }
    if unlabelled > 0 {
      let which =
        unlabelled == boxes.count
        ? "none has a" : unlabelled == 1 ? "1 has no" : "\(unlabelled) have no"
      faults.append("\(which) label such as \"digit 1 of \(boxes.count)\"")
    }
    return faults
  }
}

extension Screen {
  /// The rows of boxes that look like one code, as ranges of ``fields``. A code
  /// has four to eight letters.
  ///
  /// - Complexity: O(fields).
  var codeRows: [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = fields.startIndex
    for place in fields.indices {
      let isFollowed =
        place + 1 < fields.endIndex
        && isBeside(fields[place], fields[place + 1])
      if isFollowed { continue }
      if (4...8).contains(place + 1 - start) { rows.append(start..<place + 1) }
      start = place + 1
    }
    return rows
  }

  /// Whether two fields can be neighbors in a row of boxes.
  private func isBeside(_ one: ScreenField, _ other: ScreenField) -> Bool {
    guard one.holdsOneLetter(pagePart), other.holdsOneLetter(pagePart) else {
      return false
    }
    guard pagePart == nil else { return true }
    guard let left = one.frame, let right = other.frame else { return false }
    return one.traits.keyboard == other.traits.keyboard
      && abs(left.width - right.width) <= 2
      && abs(left.middle.y - right.middle.y) <= left.height / 4
      && abs(left.middle.x - right.middle.x) <= 2 * left.width
  }
}

extension ScreenField {
  /// Whether a field is for a single letter, judging by the file. The boxes of
  /// a date or a card number hold several letters.
  fileprivate func holdsOneLetter(_ part: Screen.PagePart?) -> Bool {
    guard state.isReachable else { return false }
    if part != nil { return kind == .input && traits.maxLength == 1 }
    let isShort = (traits.placeholder ?? "").count <= 1
    return kind == .textField && isBox && isShort && !words.say(.choice)
      && frame.map { $0.width <= 1.5 * $0.height } ?? false
  }
}
