public import Foundation

/// The audit of one file.
public struct FileAudit: Sendable {
  /// The path that was given.
  public let path: String
  /// The scenes and forms with fields in them.
  public let screens: [Screen]
  /// What the screens leave to be mended, in the order of lines.
  public private(set) var findings: [Finding]
  /// Why the file was left out, if it was: it is for another system, say.
  public let note: String?

  /// Reads a storyboard, a xib or, where the path ends so, an HTML page.
  ///
  /// - Parameters:
  ///   - path: what findings call the file.
  ///   - data: the content of the file.
  /// - Throws: ``AuditProblem`` for what cannot be read.
  /// - Complexity: O(bytes).
  public init(path: String, data: Data) throws(AuditProblem) {
    self.path = path
    if Self.isPage(path) {
      let page = try HTMLReader.read(PageEncoding.utf8(of: data))
      screens = PageReader(page).screens()
      findings = screens.flatMap { Inspection.findings(in: $0, of: path) }
      note = screens.isEmpty ? PageNotes.reasonForNoFields(on: page) : nil
      return
    }
    let reader = try StoryboardReader(XMLReader.read(SourceText(data).utf8))
    if case .other(let runtime) = reader.platform {
      screens = []
      findings = []
      note = "skipped: it is for \(runtime), not for iOS"
    } else {
      screens = reader.screens().filter {
        !$0.fields.isEmpty || !$0.templates.isEmpty
      }
      findings = screens.flatMap { Inspection.findings(in: $0, of: path) }
      note = nil
    }
  }

  func filtered(_ counts: (Finding) -> Bool) -> FileAudit {
    var audit = self
    audit.findings = findings.filter(counts)
    return audit
  }

  private static func isPage(_ path: String) -> Bool {
    [".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
  }
}
