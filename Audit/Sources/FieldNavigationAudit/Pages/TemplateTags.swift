import Foundation

/// Finds the tags of template languages, such as `{% include "a.html" %}`.
struct TemplateTags {
  /// The byte offsets of template tags that may add elements.
  private(set) var insertions: [Int] = []
  /// The byte offsets of all template tags.
  private(set) var all: [Int] = []

  /// - Complexity: O(bytes).
  init(in bytes: [UInt8]) {
    let starts = ["{{", "{%", "<?", "<%", "-#"].map(Self.pair)
    let ends = ["}}", "%}", "?>", "%>", "->"].map(Self.pair)
    // Smarty's tags begin with a single brace. Blocks in scripts begin with a
    // brace, too.
    let include = Array("{include".utf8)
    var start: Int?
    for place in bytes.indices.dropLast() {
      let pair = UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
      if let begin = start {
        guard ends.contains(pair) else { continue }
        if Self.mayInsert(bytes[begin..<place]) { insertions.append(begin) }
        start = nil
      } else if starts.contains(pair) {
        start = place
        all.append(place)
      } else if bytes[place] == include[0],
        bytes[place...].starts(with: include)
      {
        insertions.append(place)
        all.append(place)
      }
    }
  }

  private static func pair(_ text: String) -> UInt16 {
    text.utf8.reduce(0) { $0 << 8 | UInt16($1) }
  }

  private static func mayInsert(_ tag: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: tag, as: UTF8.self).lowercased()
    return words.contains(where: text.contains)
  }

  /// Words in template tags that add elements.
  private static let words = [
    "block", "button", "include", "partial", "render", "submit", "yield",
  ]
}
