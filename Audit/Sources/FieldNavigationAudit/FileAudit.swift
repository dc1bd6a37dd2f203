public import Foundation

/// The audit of one file.
public struct FileAudit: Sendable {
  /// The path of the file, as passed to the initializer.
  public let path: String
  /// The screens with fields: storyboard scenes, xib views and page forms.
  public let screens: [any Screen]
  /// The findings, grouped by screen and sorted by line.
  public private(set) var findings: [Finding]
  /// The reason why the file has no screens. For example, the file may be for
  /// macOS. The value is `nil` if the audit knows no reason.
  public let note: String?
  /// Whether the audit skipped the file: it is for another platform, too old, or
  /// a page that is too large or has no text.
  public let isSkipped: Bool
  /// The number of findings in each screen.
  private var counts: [Int]
  private let columns: Columns

  /// Audits a storyboard, a xib or an HTML page. A path that ends in `.html` or
  /// `.htm` means an HTML page.
  ///
  /// - Parameters:
  ///   - path: the path that findings show for the file.
  ///   - data: the content of the file.
  /// - Throws: ``AuditProblem`` if the file can't be read.
  /// - Complexity: O(bytes).
  public init(path: String, data: Data) throws(AuditProblem) {
    try self.init(path: path, data: data, code: nil)
  }

  /// - Parameter code: the sources beside the file, which decide some findings.
  package init(
    path: String, data: Data, code: CodeIndex?
  ) throws(AuditProblem) {
    self.path = path
    let utf8: [UInt8]
    let found: [[Finding]]
    if Self.isPage(path), let reason = UnreadPage.reason(for: data) {
      (utf8, screens, found) = ([], [], [])
      (note, isSkipped) = (reason, true)
    } else if Self.isPage(path) {
      utf8 = try PageEncoding.utf8(of: data)
      let page = try HTMLReader.read(utf8)
      let forms = PageReader(page, code).screens()
      screens = forms
      found = forms.map {
        Inspection<PageScreen>.findings(in: $0, of: path)
      }
      note = screens.isEmpty ? PageNotes.reasonForNoFields(on: page) : nil
      isSkipped = false
    } else {
      utf8 = try SourceText(data).utf8
      let document = try XMLReader.read(utf8)
      let reason = StoryboardReader.reasonToSkip(document)
      let scenes =
        reason == nil
        ? try StoryboardReader(document).screens().filter {
          !$0.fields.isEmpty || !$0.templates.isEmpty
        } : []
      screens = scenes
      found = scenes.map {
        Inspection<StoryboardScreen>.findings(in: $0, of: path, code)
      }
      note = reason
      isSkipped = reason != nil
    }
    findings = found.flatMap(\.self)
    counts = found.map(\.count)
    columns = Columns(of: utf8, for: findings)
  }

  /// The findings in the screen with this index.
  func findings(of screen: Int) -> ArraySlice<Finding> {
    let start = counts[..<screen].reduce(0, +)
    return findings[start..<start + counts[screen]]
  }

  /// The column at which a finding begins, counted from 1.
  func column(of finding: Finding) -> Int { columns[finding] }

  func filtered(_ stays: (Finding) -> Bool) -> FileAudit {
    var audit = self
    let found = screens.indices.map { findings(of: $0).filter(stays) }
    audit.findings = found.flatMap(\.self)
    audit.counts = found.map(\.count)
    return audit
  }

  package static func isPage(_ path: String) -> Bool {
    [".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
  }
}
