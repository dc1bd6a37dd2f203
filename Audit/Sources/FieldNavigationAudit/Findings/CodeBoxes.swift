import FieldNavigation

/// Reports a code that is typed into a row of boxes. The row has a box for each
/// letter.
extension Inspection {
  /// - Parameters:
  ///   - row: the boxes, as a range of the screen's fields.
  ///   - attribute: what a file of this kind calls a content type.
  ///   - others: further faults of the row.
  private mutating func inspectRow(
    _ row: Range<Int>, isCertain: Bool = false, naming attribute: String,
    _ others: [String] = []
  ) {
    let boxes = screen.fields[row]
    var faults: [String] = []
    if !boxes.contains(where: { $0.traits.contentType == "one-time-code" }) {
      faults.append("none has the \(attribute) one-time-code")
    }
    faults += others
    let unlabelled = boxes.count { !$0.traits.isLabelled }
    if unlabelled > 0 {
      let which =
        unlabelled == boxes.count
        ? "none has a" : unlabelled == 1 ? "1 has no" : "\(unlabelled) have no"
      faults.append("\(which) label such as \"digit 1 of \(boxes.count)\"")
    }
    guard let first = boxes.first, !faults.isEmpty else { return }
    add(
      .codeBoxes, at: first, isCertain: isCertain,
      "The \(row.count) boxes from \(first.name) look like one code, but "
        + "\(faults.joined(separator: ", ")); use one field with a length of "
        + "\(row.count)")
  }
}

extension Inspection<StoryboardScreen> {
  mutating func inspectCodeBoxes() {
    for row in screen.codeRows { inspectRow(row, naming: "content type") }
  }
}

extension Inspection<PageScreen> {
  mutating func inspectCodeBoxes() {
    for row in screen.codeRows {
      inspectRow(
        row, isCertain: screen.lostFill != nil && screen.asksForCode,
        naming: "autocomplete", faults(of: screen.fields[row]))
    }
  }

  private func faults(of boxes: ArraySlice<ScreenField>) -> [String] {
    var faults: [String] = []
    if let denial = screen.lostFill {
      faults.append("maxlength cuts a fill, and \(denial)")
    }
    if Set(boxes.map(\.traits.group)).count > 1
      || boxes.first?.traits.group == nil
    {
      faults.append("no group holds them")
    }
    return faults
  }
}

extension StoryboardScreen {
  var codeRows: [Range<Int>] {
    fields.codeRows { one, other in
      guard one.holdsOneLetter, other.holdsOneLetter,
        let left = one.frame, let right = other.frame
      else { return false }
      return one.traits.keyboard == other.traits.keyboard
        && abs(left.width - right.width) <= 2
        && abs(left.middle.y - right.middle.y) <= left.height / 4
        && abs(left.middle.x - right.middle.x) <= 2 * left.width
    }
  }
}

extension PageScreen {
  var codeRows: [Range<Int>] {
    fields.codeRows { $0.takesOneLetter && $1.takesOneLetter }
  }
}

extension [ScreenField] {
  /// The rows of boxes that look like one code. A code has four to eight
  /// letters.
  ///
  /// - Complexity: O(fields).
  fileprivate func codeRows(
    where areBeside: (ScreenField, ScreenField) -> Bool
  ) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = startIndex
    for place in indices {
      let isFollowed =
        place + 1 < endIndex && areBeside(self[place], self[place + 1])
      if isFollowed { continue }
      if (4...8).contains(place + 1 - start) { rows.append(start..<place + 1) }
      start = place + 1
    }
    return rows
  }
}

extension ScreenField {
  /// Whether a field of a storyboard looks made for a single letter. The boxes
  /// of a date or a card number hold several letters.
  fileprivate var holdsOneLetter: Bool {
    let isShort = (traits.placeholder ?? "").count <= 1
    return state.isReachable && kind == .textField && isBox && isShort
      && !words.say(.choice)
      && frame.map { $0.width <= 1.5 * $0.height } ?? false
  }

  /// Whether a field of a page takes a single letter.
  fileprivate var takesOneLetter: Bool {
    state.isReachable && kind == .input && traits.maxLength == 1
  }
}
