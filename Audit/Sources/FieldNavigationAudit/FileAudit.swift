public import Foundation

/// The audit of one file.
public struct FileAudit: Sendable {
  /// The path of the file, as passed to the initializer.
  public let path: String
  /// The storyboard scenes, xib views and page forms that contain fields.
  public let screens: [Screen]
  /// The findings, screen by screen, sorted by line within each screen.
  public private(set) var findings: [Finding]
  /// The reason why the file has no screens, for example because it is for
  /// macOS; `nil` if the audit knows no reason.
  public let note: String?
  /// Whether the audit skipped the file because of its platform.
  public let isSkipped: Bool
  /// The number of findings in each screen.
  private var counts: [Int]
  private let columns: Columns

  /// Audits a storyboard, a xib or, if the path ends in `.html` or `.htm`, an
  /// HTML page.
  ///
  /// - Parameters:
  ///   - path: the path of the file to show in findings.
  ///   - data: the content of the file.
  /// - Throws: ``AuditProblem`` if the file can't be read.
  /// - Complexity: O(bytes).
  public init(path: String, data: Data) throws(AuditProblem) {
    self.path = path
    let utf8: [UInt8]
    if Self.isPage(path) {
      utf8 = try PageEncoding.utf8(of: data)
      let page = try HTMLReader.read(utf8)
      screens = PageReader(page).screens()
      note = screens.isEmpty ? PageNotes.reasonForNoFields(on: page) : nil
      isSkipped = false
    } else {
      utf8 = try SourceText(data).utf8
      let reader = try StoryboardReader(XMLReader.read(utf8))
      if case .other(let runtime) = reader.platform {
        screens = []
        note = "for \(runtime), not for iOS"
        isSkipped = true
      } else {
        screens = reader.screens().filter {
          !$0.fields.isEmpty || !$0.templates.isEmpty
        }
        note = nil
        isSkipped = false
      }
    }
    let found = screens.map { Inspection.findings(in: $0, of: path) }
    findings = found.flatMap(\.self)
    counts = found.map(\.count)
    columns = Columns(of: utf8, for: findings)
  }

  /// The findings in the screen with this index.
  func findings(of screen: Int) -> ArraySlice<Finding> {
    let start = counts[..<screen].reduce(0, +)
    return findings[start..<start + counts[screen]]
  }

  /// The column at which a finding begins in its line, counted from 1.
  func column(of finding: Finding) -> Int { columns[finding] }

  func filtered(_ stays: (Finding) -> Bool) -> FileAudit {
    var audit = self
    let found = screens.indices.map { findings(of: $0).filter(stays) }
    audit.findings = found.flatMap(\.self)
    audit.counts = found.map(\.count)
    return audit
  }

  private static func isPage(_ path: String) -> Bool {
    [".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
  }
}
