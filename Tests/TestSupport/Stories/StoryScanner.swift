import Foundation

/// Splits the columns of a story into words and signs.
struct StoryScanner {
  enum Kind: Equatable {
    case word(String)
    case bar, semicolon, comma, arrow

    var sign: String {
      switch self {
      case .word(let word): StoryText.quoted(word)
      case .bar: "|"
      case .semicolon: ";"
      case .comma: ","
      case .arrow: "->"
      }
    }
  }

  struct Token {
    let kind: Kind
    let line: Int
  }

  private var rest: Substring
  private let file: StoryFile
  private var line: Int

  init(_ text: Substring, of file: StoryFile, line: Int) {
    rest = text
    self.file = file
    self.line = line
  }

  mutating func tokens() throws(StoryFailure) -> [Token] {
    var tokens: [Token] = []
    while let next = rest.first {
      if next.isWhitespace {
        if next == "\n" { line += 1 }
        rest.removeFirst()
      } else if let sign = sign {
        rest.removeFirst(sign.sign.count)
        tokens.append(Token(kind: sign, line: line))
      } else if next == "\"" {
        tokens.append(Token(kind: .word(try string()), line: line))
      } else {
        tokens.append(Token(kind: .word(word()), line: line))
      }
    }
    return tokens
  }

  private var sign: Kind? {
    [Kind.bar, .semicolon, .comma, .arrow].first { rest.hasPrefix($0.sign) }
  }

  private mutating func word() -> String {
    var word = ""
    while let next = rest.first, !next.isWhitespace, next != "\"", sign == nil {
      word.append(next)
      rest.removeFirst()
    }
    return word
  }

  /// A word in quotes is a JSON string.
  private mutating func string() throws(StoryFailure) -> String {
    var text = "\""
    rest.removeFirst()
    var isEscaped = false
    while let next = rest.first, next != "\n" {
      text.append(next)
      rest.removeFirst()
      if next == "\"", !isEscaped { return try decoded(text) }
      isEscaped = next == "\\" && !isEscaped
    }
    throw StoryFailure("\(text) has no second quote.", in: file, line: line)
  }

  private func decoded(_ text: String) throws(StoryFailure) -> String {
    do {
      return try JSONDecoder().decode(String.self, from: Data(text.utf8))
    } catch {
      throw StoryFailure("\(text) isn't a JSON string.", in: file, line: line)
    }
  }
}
