/// A text from a file, made safe for a line of a report.
///
/// Line breaks, control characters and marks that change the direction of text
/// are escaped as in Swift, and so is everything that build servers take for a
/// command: `##` anywhere, `::` at the start of a line. A backslash is doubled,
/// so that the original can be restored.
///
/// - Complexity: O(length).
package func printable(_ text: String) -> String {
  var result = ""
  var scalars = text.unicodeScalars.makeIterator()
  var next = scalars.next()
  while let scalar = next {
    next = scalars.next()
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "#" where next == "#", ":" where next == ":":
      result += escape(scalar)
    default:
      if isInvisible(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// The same text with everything that ``printable(_:)`` escapes as `\uXXXX`,
/// which JSON parsers decode.
func printableJSON(_ text: String) -> String {
  var result = ""
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    // Line breaks separate values; those inside values are already escaped.
    if scalar != "\n" && isInvisible(scalar) || scalar == "#" && last == "#" {
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result +=
          "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    } else {
      result.unicodeScalars.append(scalar)
    }
    last = scalar
  }
  return result
}

/// Replaces scalars in a text, even if a combining mark follows that would form
/// another character with them.
func replaced(_ text: String, by table: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if let replacement = table[scalar] {
      result += replacement
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// Whether a scalar is invisible but changes how other text is shown.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  // Persian text and emoji of families need joiners, so they are kept.
  case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
  case .control, .lineSeparator, .paragraphSeparator, .unassigned: return true
  default: return false
  }
}
