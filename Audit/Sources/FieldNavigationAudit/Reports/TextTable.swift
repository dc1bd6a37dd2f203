import FieldNavigation

/// A table of the fields of a screen, at most 80 columns wide.
struct TextTable {
  private static let longestName = 28
  private let screen: any Screen

  init(_ screen: any Screen) { self.screen = screen }

  var lines: [String] {
    let rows = screen.fields.indices.map { cells(of: $0) }
    var widths = [0, 0, 0, 0]
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], TextLines.columns(of: cell))
      }
    }
    return rows.enumerated().flatMap { place, row in
      let cells = zip(row, widths).map(TextLines.padded)
      let line = "    " + cells.joined(separator: "  ")
      let remarks = remarks(on: screen.fields[place])
      let whole = remarks.isEmpty ? line : "\(line)  \(remarks)"
      return TextLines.columns(of: whole) <= TextLines.width
        ? [Self.trimmed(whole)]
        : [Self.trimmed(line)] + TextLines.wrapped(remarks, indent: 7)
    }
  }

  private func cells(of place: Int) -> [String] {
    let field = screen.fields[place]
    return [
      "\(place + 1)",
      TextLines.cut(printable(field.name), to: Self.longestName),
      field.returnKey?.title ?? "-", field.destination.words,
    ]
  }

  /// Remarks on the properties that the file sets or lacks for a field.
  private func remarks(on field: ScreenField) -> String {
    let traits = field.traits
    var words: [String] = []
    if let key = traits.returnKey { words.append("key \(printable(key))") }
    if traits.tag != 0 { words.append("tag \(traits.tag)") }
    if let index = traits.tabIndex { words.append("tabindex \(index)") }
    if let next = traits.next {
      let place = screen.fields.firstIndex { $0.id == next }
      words.append("outlet to \(place.map { "\($0 + 1)" } ?? printable(next))")
    }
    if screen is StoryboardScreen, field.state.obstacles.contains(.detached) {
      words.append("not in the saved size class")
    }
    if !field.isPlaced { words.append("place unknown") }
    return words.isEmpty ? "" : "file: " + words.joined(separator: ", ")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
