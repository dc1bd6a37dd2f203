/// Scans the tags of a page before the parser reads the page.
///
/// The parser doesn't report where `</form>` tags are. The parser's time grows
/// with the square of the nesting depth. The time also grows with the square of
/// the number of attributes in a tag. The scan therefore refuses pages with too
/// deep nesting. The scan also refuses tags with too many attributes. Browsers
/// nest at most 512 elements.
struct TagScan {
  /// The byte offsets at which `</form>` tags begin.
  private(set) var formEnds: [Int] = []
  private(set) var problem: AuditProblem?

  private static let deepest = 5_000
  private static let mostAttributes = 2_000

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0
  /// The number of open elements by tag name. An end tag closes nothing if no
  /// element with its name is open.
  private var open: [String: Int] = [:]
  /// The number of open SVG and MathML elements. Inside SVG and MathML, a tag
  /// may close itself with `/>`.
  private var foreignDepth = 0

  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count, problem == nil {
      if bytes[place] == Self.less {
        scanTag()
      } else {
        step()
      }
    }
  }

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func scanTag() {
    let start = place
    step()
    if starts(with: "!--") { return skip(past: "-->") }
    let isEnd = starts(with: "/")
    if isEnd { step() }
    let name = name()
    guard !name.isEmpty else { return }
    if isEnd, name == "form" { formEnds.append(start) }
    scanAttributes()
    let isClosed =
      foreignDepth > 0 && bytes[..<place].suffix(2).first == Self.slash
    if !isClosed && !Self.unnested.contains(name) {
      let step = isEnd ? open[name] ?? 0 > 0 ? -1 : 0 : 1
      open[name, default: 0] += step
      depth += step
      if Self.foreign.contains(name) {
        foreignDepth = max(foreignDepth + step, 0)
      }
    }
    if depth > Self.deepest {
      problem = AuditProblem(
        "more than \(Self.deepest) elements are nested", line: line)
    }
    if !isEnd, Self.rawText.contains(name) { skip(past: "</\(name)") }
  }

  private mutating func name() -> String {
    let letters = bytes[place...].prefix(64).prefix {
      Self.isLetter($0) || $0 == UInt8(ascii: "-")
    }
    for _ in letters { step() }
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Moves past the attributes and the ">" of a tag.
  private mutating func scanAttributes() {
    var count = 0
    var isBetween = false
    var isValue = false
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case Self.greater: return step()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isValue {
          step()
          while place < bytes.count, bytes[place] != byte { step() }
          if place == bytes.count { return }
          isBetween = true
        }
        isValue = false
      case UInt8(ascii: "="): isValue = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
        UInt8(ascii: "\r"), UInt8(ascii: "/"):
        isBetween = true
      default:
        if isBetween && !isValue { count += 1 }
        isBetween = false
        isValue = false
      }
      if count > Self.mostAttributes {
        problem = AuditProblem(
          "a tag has more than \(Self.mostAttributes) attributes", line: line)
        return
      }
      step()
    }
  }

  private func starts(with text: String) -> Bool {
    var end = place
    for byte in text.utf8 {
      guard end < bytes.count, Self.lowercased(bytes[end]) == byte else {
        return false
      }
      end += 1
    }
    return true
  }

  /// Moves past the next occurrence of a text. The scan stops before a text
  /// that begins with "<".
  private mutating func skip(past text: String) {
    let isTag = text.utf8.first == Self.less
    while place < bytes.count, !starts(with: text) { step() }
    guard !isTag else { return }
    for _ in text.utf8 where place < bytes.count { step() }
  }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static let foreign: Set<String> = ["svg", "math"]

  /// Elements whose end tag is forbidden or often missing.
  private static let unnested: Set<String> = [
    "area", "base", "body", "br", "col", "colgroup", "dd", "dt", "embed",
    "head", "hr", "html", "img", "input", "li", "link", "meta", "option",
    "optgroup", "p", "param", "rp", "rt", "source", "tbody", "td", "tfoot",
    "th", "thead", "tr", "track", "wbr",
  ]

  /// Elements whose content is plain text up to their end tag.
  private static let rawText: Set<String> = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea",
    "title", "xmp",
  ]
}
