import Foundation

/// Converts pages from other encodings to UTF-8.
enum PageEncoding {
  /// Returns the bytes of a page in UTF-8.
  ///
  /// The function reads a page in an unknown encoding as UTF-8. The bytes of
  /// the markup are the same in all common encodings. Only the names of fields
  /// may look odd.
  static func utf8(of data: Data) throws(AuditProblem) -> [UInt8] {
    for mark: [UInt8] in [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    where data.starts(with: mark) {
      return try SourceText(data).utf8
    }
    let label = declaredLabel(in: data.prefix(1024))
    switch label {
    case "iso-8859-1", "latin1", "l1", "us-ascii", "ascii", "windows-1252",
      "cp1252":
      return westernToUTF8(data)
    // Some pages declare no encoding and aren't valid UTF-8. A page like this
    // is probably an old page in Windows-1252.
    case nil where String(data: data, encoding: .utf8) == nil:
      return westernToUTF8(data)
    default: break
    }
    guard let encoding = label.flatMap({ encodings[$0] }),
      let text = String(data: data, encoding: encoding)
    else { return Array(data) }
    return Array(text.utf8)
  }

  /// The encoding that a `<meta>` tag declares, in lower case.
  private static func declaredLabel(in head: Data) -> String? {
    let head = String(decoding: head, as: UTF8.self).lowercased()
    for tag in head.components(separatedBy: "<meta").dropFirst() {
      let tag = tag.prefix { $0 != ">" }
      guard let equals = tag.range(of: "charset") else { continue }
      let value = tag[equals.upperBound...].drop {
        $0.isWhitespace || "=\"'".contains($0)
      }
      return String(
        value.prefix { !$0.isWhitespace && !"\"';/".contains($0) })
    }
    return nil
  }

  private static let encodings: [String: String.Encoding] = [
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
  ]

  /// Reads Latin-1 as Windows-1252, as browsers do.
  private static func westernToUTF8(_ data: Data) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in data {
      let scalar =
        (0x80...0x9F).contains(byte)
        ? Unicode.Scalar(western[Int(byte) - 0x80]) : Unicode.Scalar(byte)
      text.append(scalar ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  /// The characters that Windows-1252 has at 0x80 to 0x9F.
  private static let western: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}
