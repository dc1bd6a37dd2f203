/// Escapes a text from a file. The result is safe in a line of a report.
///
/// The function escapes line breaks, control characters and marks for the text
/// direction. The escapes have the syntax of Swift strings. The function also
/// escapes `##` and `::`. Commands for build servers begin with these
/// characters. The function doubles each backslash. A program can therefore
/// restore the original text.
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

/// In JSON, escapes invisible characters and `##` as `\uXXXX`. JSON parsers
/// decode these escapes.
func printableJSON(_ text: String) -> String {
  var result = ""
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    // Line breaks in JSON only separate values. The encoder escapes the line
    // breaks inside values.
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

/// Replaces scalars in a text. A combining mark may follow a scalar.
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

/// Whether a scalar is invisible but may change other text.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  // Joiners don't count as invisible. Persian text and family emoji need
  // joiners.
  case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
  case .control, .lineSeparator, .paragraphSeparator, .unassigned: return true
  default: return false
  }
}
