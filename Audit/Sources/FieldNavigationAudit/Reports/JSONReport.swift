import FieldNavigation
public import Foundation

extension AuditReport {
  /// The whole report as JSON for other programs. The member `version` changes
  /// when programs that read the report must change.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return Data(try encoder.encode(printable: Document(self)).utf8)
  }
}

/// The structure of the JSON report.
private struct Document: Encodable {
  var version = 1
  let files: [File]
  let problems: [Problem]
  let summary: Summary

  init(_ report: AuditReport) {
    files = report.audits.map { File($0, report) }
    problems = report.failures.map {
      Problem(
        path: $0.path, line: $0.problem.line, message: $0.problem.message)
    }
    let screens = report.audits.flatMap(\.screens)
    summary = Summary(
      files: report.audits.count, screens: screens.count,
      fields: screens.reduce(0) { $0 + $1.fields.count + $1.templates.count },
      findings: report.findings.count)
  }

  struct Summary: Encodable {
    let files, screens, fields, findings: Int
  }

  struct Problem: Encodable {
    let path: String
    let line: Int?
    let message: String
  }

  struct File: Encodable {
    let path: String
    let note: String?
    let screens: [Scene]
    let findings: [Item]

    init(_ audit: FileAudit, _ report: AuditReport) {
      path = audit.path
      note = audit.note
      screens = audit.screens.map(Scene.init)
      findings = audit.findings.map { finding in
        Item(
          finding, report.severity(finding), column: audit.column(of: finding))
      }
    }
  }

  struct Scene: Encodable {
    let name, id: String
    let line: Int
    let fields, repeated: [Field]
    /// The effects that the file doesn't show, such as those of scripts.
    let notes: [String]
    /// The part of the page: `form`, `marked` or `rest`. A storyboard scene or
    /// a xib view doesn't have this member.
    let pagePart: String?

    init(_ screen: any Screen) {
      name = screen.name
      id = screen.id
      line = screen.line
      fields = screen.fields.map { Field($0, of: screen) }
      repeated = screen.templates.map { Field($0, of: screen) }
      notes = screen.notes
      pagePart = (screen as? PageScreen)?.part.rawValue
    }
  }

  struct Field: Encodable {
    let name, path, id, kind: String
    let line: Int
    /// The field's x, y, width and height, in points.
    let frame: [Double]?
    /// The effect of Return. The value is `field`, `finish`, `keyboardCloses`,
    /// `own` or `unreachable`. If the effect is `field`, `destinationID` is the
    /// next field's ID.
    let destination: String
    let destinationID: String?
    let returnKey: String?
    let isReachable, isEmpty, isPlaced: Bool
    let file: Traits

    init(_ field: ScreenField, of screen: any Screen) {
      name = field.name
      path = field.path
      id = field.id
      kind = field.kind.rawValue
      line = field.line
      frame = field.frame.map { [$0.x, $0.y, $0.width, $0.height] }
      if case .field(let place) = field.destination {
        destination = "field"
        destinationID = screen.fields[place].id
      } else {
        destination = "\(field.destination)"
        destinationID = nil
      }
      returnKey = field.returnKey.map { "\($0)" }
      isReachable = field.state.isReachable
      isEmpty = field.state.isEmpty
      isPlaced = field.isPlaced
      file = Traits(field.traits)
    }
  }

  struct Traits: Encodable {
    let returnKey, keyboard, contentType, placeholder, next: String?
    let isSecure, hasDelegate: Bool
    let tag: Int
    let tabIndex: Int?

    init(_ traits: ScreenField.Traits) {
      returnKey = traits.returnKey
      keyboard = traits.keyboard
      contentType = traits.contentType
      placeholder = traits.placeholder
      next = traits.next
      isSecure = traits.isSecure
      hasDelegate = traits.hasDelegate
      tag = traits.tag
      tabIndex = traits.tabIndex
    }
  }

  struct Item: Encodable {
    let rule, severity, path, id, message, fingerprint: String
    let line, column: Int

    init(_ finding: Finding, _ level: Severity, column: Int) {
      rule = finding.rule.rawValue
      severity = level.rawValue
      self.column = column
      path = finding.path
      id = finding.id
      message = finding.message
      fingerprint = finding.fingerprint
      line = finding.line
    }
  }
}

extension JSONEncoder {
  /// Encodes a value as JSON and escapes its invisible characters.
  package func encode(printable value: some Encodable) throws -> String {
    printableJSON(String(decoding: try encode(value), as: UTF8.self))
  }
}
