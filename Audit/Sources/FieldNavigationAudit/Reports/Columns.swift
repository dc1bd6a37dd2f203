/// The columns at which the elements of findings begin.
///
/// Parsers give lines only. The column is that of the tag with the element's ID,
/// or else of the first letter in the line.
struct Columns {
  private var columns: [Place: Int] = [:]

  private struct Place: Hashable {
    let line: Int
    let id: String
  }

  /// - Complexity: O(bytes), nothing where there are no findings.
  init(of utf8: [UInt8], for findings: [Finding]) {
    guard !findings.isEmpty else { return }
    let lines = utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for finding in findings where lines.indices.contains(finding.line - 1) {
      let text = String(decoding: lines[finding.line - 1], as: UTF8.self)
      let place = Place(line: finding.line, id: finding.id)
      if columns[place] == nil {
        columns[place] = Self.column(of: finding.id, in: text)
      }
    }
  }

  /// From 1, in UTF-16 units as SARIF counts.
  subscript(finding: Finding) -> Int {
    columns[Place(line: finding.line, id: finding.id)] ?? 1
  }

  private static func column(of id: String, in line: String) -> Int {
    let attribute = line.firstRange(of: "id=\"\(id)\"")?.lowerBound
    let start =
      attribute.flatMap { line[..<$0].lastIndex(of: "<") }
      ?? line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    return line.utf16.distance(from: line.startIndex, to: start) + 1
  }
}
