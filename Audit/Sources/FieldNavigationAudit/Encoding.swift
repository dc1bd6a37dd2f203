import Foundation

/// The encodings of the files that are audited.
enum Encoding {
  /// The bytes of a file in UTF-8, whatever encoding it has.
  static func utf8(of data: Data) throws(AuditProblem) -> [UInt8] {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      return Array(data.dropFirst(3))
    }
    guard let encoding = encoding(of: data) else { return Array(data) }
    guard let text = String(data: data, encoding: encoding) else {
      throw AuditProblem("the text is not in the encoding that it names")
    }
    return Array(text.utf8)
  }

  /// `nil` for UTF-8.
  private static func encoding(of data: Data) -> String.Encoding? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return .utf16
    }
    let head = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>") else {
      return nil
    }
    let declaration = head[..<end.lowerBound]
    return declaration.contains("iso-8859-1") ? .isoLatin1 : nil
  }
}
