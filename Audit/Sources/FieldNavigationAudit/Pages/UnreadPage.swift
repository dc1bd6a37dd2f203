import Foundation

/// Files that are named like pages, and that the audit doesn't read.
enum UnreadPage {
  /// A page of this size takes half a minute if it is full of forms.
  static let mostBytes = 10 << 20

  /// The reason why a file isn't read. `nil` for a page.
  static func reason(for data: Data) -> String? {
    if data.count > mostBytes { return "larger than \(mostBytes >> 20) MB" }
    return hasText(data) ? nil : "without text"
  }

  /// Whether a file has a letter, and few of the bytes that text doesn't have.
  /// A page may have such a byte by mistake.
  private static func hasText(_ data: Data) -> Bool {
    // In these encodings, letters have bytes of control characters.
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(where: data.starts) {
      return data.count > 2
    }
    let head = data.prefix(4_096)
    return 32 * head.count(where: isBinary) <= head.count
      && data.contains { $0 > UInt8(ascii: " ") }
  }

  /// The bytes that the [standard for types of files](
  /// https://mimesniff.spec.whatwg.org/#binary-data-byte) finds only in files
  /// that aren't text.
  private static func isBinary(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte)
  }
}
