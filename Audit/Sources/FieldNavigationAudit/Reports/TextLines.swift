/// Formats lines of text for a terminal.
package enum TextLines {
  static let width = 80

  /// Breaks a text into lines that fit the terminal. All lines after the first
  /// have a larger indentation.
  package static func wrapped(
    _ text: String, indent: Int, further: Int = 2
  ) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, columns(of: line) + columns(of: word) >= width {
        lines.append(line)
        line = String(repeating: " ", count: indent + further)
        isEmpty = true
      }
      if !isEmpty { line += " " }
      isEmpty = false
      var place = columns(of: line)
      for letter in word {
        // If a word is longer than a line, the rest is in the next line.
        place += columns(of: String(letter))
        if place > width {
          lines.append(line)
          line = String(repeating: " ", count: indent + further)
          place = indent + further + columns(of: String(letter))
        }
        line.append(letter)
      }
    }
    return lines + [line]
  }

  /// Cuts a text to a width in columns. An ellipsis shows that it was longer.
  static func cut(_ text: String, to width: Int, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    guard columns(of: text) > width else { return space + text }
    var (result, used) = ("", 0)
    for character in text {
      used += columns(of: String(character))
      if used >= width { break }
      result.append(character)
    }
    return space + result + "…"
  }

  /// Adds spaces after a text. With a negative width, adds the spaces before
  /// the text.
  package static func padded(_ text: String, to width: Int) -> String {
    let spaces = String(
      repeating: " ", count: max(0, abs(width) - columns(of: text)))
    return width < 0 ? spaces + text : text + spaces
  }

  /// The width of a text in terminal columns. East Asian letters and emoji take
  /// two columns each.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      let value = character.unicodeScalars.first?.value ?? 0
      return sum + (wide.contains { $0.contains(value) } ? 2 : 1)
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
