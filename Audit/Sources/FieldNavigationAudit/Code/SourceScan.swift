/// Reads the names and marks of a source, without comments and strings.
///
/// Every byte is looked at once, so a hostile source costs no more than its
/// size. A string without an end is cut at its line, because a regular
/// expression or an apostrophe may look like the start of a string.
struct SourceScan {
  enum Language: Equatable {
    case swift, objectiveC, javaScript

    init(_ path: String) {
      let path = path.lowercased()
      self =
        path.hasSuffix(".swift")
        ? .swift : path.hasSuffix("js") ? .javaScript : .objectiveC
    }
  }

  enum Token {
    case name(ArraySlice<UInt8>)
    /// A byte that is neither white space nor a part of a name.
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private let language: Language
  private var place = 0
  /// The quote that ends the current string of JavaScript.
  private var quote: UInt8?

  init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
  }

  /// Whether the last mark is followed by "=", as in "==".
  var hasEqualsNext: Bool { has("=") }

  mutating func next() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isPartOfName(byte) {
        let start = place
        while place < bytes.count, Self.isPartOfName(bytes[place]) {
          place += 1
        }
        return .name(bytes[start..<place])
      }
      if let end = quote {
        if byte == UInt8(ascii: "\\") {
          place += 2
          continue
        }
        if byte == end || Self.isNewline(byte) && end != Self.backtick {
          quote = nil
        }
        place += 1
        continue
      }
      if has("//") {
        skipLine()
      } else if has("/*") {
        skipComment()
      } else if isQuote(byte) {
        skipString(byte)
      } else {
        place += 1
        if !Self.isSpace(byte) { return .mark(byte) }
      }
    }
    return nil
  }

  private mutating func skipLine() {
    while place < bytes.count, !Self.isNewline(bytes[place]) { place += 1 }
  }

  /// Comments nest in Swift only.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if has("*/") {
        place += 2
        depth -= 1
        if depth <= 0 { return }
      } else if has("/*"), depth == 0 || language == .swift {
        place += 2
        depth += 1
      } else {
        place += 1
      }
    }
  }

  private mutating func skipString(_ quote: UInt8) {
    if language == .javaScript {
      self.quote = quote
      place += 1
      return
    }
    let isLong = language == .swift && has("\"\"\"")
    place += isLong ? 3 : 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
      } else if isLong ? has("\"\"\"") : bytes[place] == quote {
        place += isLong ? 3 : 1
        return
      } else if !isLong, Self.isNewline(bytes[place]) {
        return
      } else {
        place += 1
      }
    }
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'") && language != .swift
      || byte == Self.backtick && language == .javaScript
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private static let backtick = UInt8(ascii: "`")

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
