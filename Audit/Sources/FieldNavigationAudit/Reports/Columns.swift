/// Finds the columns at which findings begin.
///
/// The parsers report only lines. A finding begins at the tag with the
/// element's ID. Without such a tag, the finding begins at the first character
/// other than a space.
struct Columns {
  private var columns: [Place: Int] = [:]

  private struct Place: Hashable {
    let line: Int
    let id: String
  }

  /// - Complexity: O(bytes). Without findings, O(1).
  init(of utf8: [UInt8], for findings: [Finding]) {
    guard !findings.isEmpty else { return }
    let lines = utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (line, found) in Dictionary(grouping: findings, by: \.line)
    where lines.indices.contains(line - 1) {
      let text = String(decoding: lines[line - 1], as: UTF8.self)
      let ids = Set(found.map(\.id))
      let tags = Self.columnsOfTags(with: ids, in: text)
      let first = Self.columnOfFirstLetter(in: text)
      for id in ids {
        columns[Place(line: line, id: id)] = tags[id] ?? first
      }
    }
  }

  /// The column of a finding, counted from 1. SARIF counts UTF-16 code units.
  subscript(finding: Finding) -> Int {
    columns[Place(line: finding.line, id: finding.id)] ?? 1
  }

  /// Finds the columns of several tags at once. A page may be one long line
  /// with many findings.
  private static func columnsOfTags(
    with ids: Set<String>, in line: String
  ) -> [String: Int] {
    let units = Array(line.utf16)
    let name = Array("id=\"".utf16)
    let (tag, quote) = (UInt16(UInt8(ascii: "<")), UInt16(UInt8(ascii: "\"")))
    var columns: [String: Int] = [:]
    var start: Int?
    for place in units.indices {
      if units[place] == tag { start = place }
      guard units[place] == name[0], let start,
        units[place...].starts(with: name)
      else { continue }
      let value = units[(place + name.count)...].prefix { $0 != quote }
      let id = String(decoding: value, as: UTF16.self)
      if ids.contains(id), columns[id] == nil { columns[id] = start + 1 }
    }
    return columns
  }

  private static func columnOfFirstLetter(in line: String) -> Int {
    let first = line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    return line.utf16.distance(from: line.startIndex, to: first) + 1
  }
}
