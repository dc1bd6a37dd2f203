import Foundation

/// The tags of templates, such as `{% include "a.html" %}`.
enum TemplateTags {
  /// The bytes at which tags begin that may add elements to a page.
  ///
  /// - Complexity: O(bytes).
  static func insertions(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var start: Int?
    for (place, pair) in zip(bytes, bytes.dropFirst()).enumerated() {
      if let begin = start {
        guard ends.contains(where: { $0 == pair }) else { continue }
        if mayInsert(bytes[begin..<place]) { found.append(begin) }
        start = nil
      } else if starts.contains(where: { $0 == pair }) {
        start = place
      } else if bytes[place...].starts(with: include) {
        found.append(place)
      }
    }
    return found
  }

  private static let starts = ["{{", "{%", "<?", "<%", "-#"].map(pair)
  private static let ends = ["}}", "%}", "?>", "%>", "->"].map(pair)

  /// Of Smarty, whose tags begin as blocks of scripts do.
  private static let include = Array("{include".utf8)

  private static func pair(_ text: String) -> (UInt8, UInt8) {
    let bytes = Array(text.utf8)
    return (bytes[0], bytes[1])
  }

  private static func mayInsert(_ tag: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: tag, as: UTF8.self).lowercased()
    return words.contains(where: text.contains)
  }

  /// In the tags of most languages for templates.
  private static let words = [
    "block", "button", "include", "partial", "render", "submit", "yield",
  ]
}
