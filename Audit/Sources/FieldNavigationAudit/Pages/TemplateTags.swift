import Foundation

/// Finds the tags of template languages, such as `{% include "a.html" %}`.
enum TemplateTags {
  /// The byte offsets of template tags that may add elements.
  ///
  /// - Complexity: O(bytes).
  static func insertions(in bytes: [UInt8]) -> [Int] {
    let starts = ["{{", "{%", "<?", "<%", "-#"].map(pair)
    let ends = ["}}", "%}", "?>", "%>", "->"].map(pair)
    // Smarty's tags begin with a single brace. Blocks in scripts begin with a
    // brace, too.
    let include = Array("{include".utf8)
    var found: [Int] = []
    var start: Int?
    for place in bytes.indices.dropLast() {
      let pair = UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
      if let begin = start {
        guard ends.contains(pair) else { continue }
        if mayInsert(bytes[begin..<place]) { found.append(begin) }
        start = nil
      } else if starts.contains(pair) {
        start = place
      } else if bytes[place] == include[0],
        bytes[place...].starts(with: include)
      {
        found.append(place)
      }
    }
    return found
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
