import Foundation

/// The text of a file in UTF-8, and the file's original encoding.
struct SourceText {
  var utf8: [UInt8]
  private let encoding: String.Encoding
  private let mark: Data

  init(_ data: Data) throws(AuditProblem) {
    (encoding, mark) = Self.encoding(of: data)
    let content = data.dropFirst(mark.count)
    if encoding == .utf8 {
      utf8 = Array(content)
    } else if let text = String(data: content, encoding: encoding) {
      utf8 = Array(text.utf8)
    } else {
      throw AuditProblem("does not match the encoding that it declares")
    }
  }

  /// Returns the text in the file's original encoding.
  func data() throws(AuditProblem) -> Data {
    if encoding == .utf8 { return mark + utf8 }
    let text = String(decoding: utf8, as: UTF8.self)
    guard let content = text.data(using: encoding) else {
      throw AuditProblem("cannot be written in its encoding")
    }
    return mark + content
  }

  private static func encoding(of data: Data) -> (String.Encoding, mark: Data) {
    let marks: [(String.Encoding, Data)] = [
      (.utf8, Data([0xEF, 0xBB, 0xBF])),
      (.utf16LittleEndian, Data([0xFF, 0xFE])),
      (.utf16BigEndian, Data([0xFE, 0xFF])),
    ]
    if let marked = marks.first(where: { data.starts(with: $0.1) }) {
      return marked
    }
    let head = String(decoding: data.prefix(200), as: UTF8.self)
    let declaration = head.prefix { $0 != ">" }.lowercased()
    return declaration.hasPrefix("<?xml") && declaration.contains("iso-8859-1")
      ? (.isoLatin1, Data()) : (.utf8, Data())
  }
}
