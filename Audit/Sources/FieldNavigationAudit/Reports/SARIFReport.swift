public import Foundation

extension AuditReport {
  /// The findings in SARIF. Code hosts show this format in pull requests.
  ///
  /// Source: [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/).
  ///
  /// - Parameter version: the version of the audit's command.
  public func sarif(version: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let log = Log(runs: [Log.Run(self, version)])
    return Data(try encoder.encode(printable: log).utf8)
  }
}

/// The parts of SARIF that a report uses.
private struct Log: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let invocations: [Invocation]

    init(_ report: AuditReport, _ version: String) {
      tool = Tool(driver: Driver(version: version))
      results = report.audits.flatMap { audit in
        audit.findings.map {
          Result($0, report.severity($0), column: audit.column(of: $0))
        }
      }
      invocations = [
        Invocation(
          executionSuccessful: report.failures.isEmpty,
          toolExecutionNotifications: report.failures.map(Notification.init))
      ]
    }
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "fieldnavigation"
    let version: String
    let rules = FindingRule.allCases.map(Rule.init)
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    /// Code hosts show the help beside a finding.
    let help: Text
    let defaultConfiguration: [String: String]

    init(_ rule: FindingRule) {
      id = rule.rawValue
      shortDescription = Text(text: rule.summary)
      fullDescription = Text(text: rule.explanation)
      help = Text(text: rule.explanation)
      defaultConfiguration = ["level": rule.severity.rawValue]
    }
  }

  struct Text: Encodable { let text: String }

  /// Returns a message. The message may contain text from a file. SARIF reads
  /// `[text](target)` as a link. A zero-width space therefore separates the
  /// brackets.
  private static func message(_ text: String) -> Text {
    Text(
      text: text.replacingOccurrences(
        of: "](", with: "]\u{200B}(", options: .literal))
  }

  struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ finding: Finding, _ severity: Severity, column: Int) {
      ruleId = finding.rule.rawValue
      level = severity.rawValue
      message = Log.message(finding.message)
      locations = [Location(finding.file, line: finding.line, column: column)]
      partialFingerprints = ["finding/v1": finding.fingerprint]
    }
  }

  struct Location: Encodable {
    let physicalLocation: Physical

    init(_ path: String, line: Int?, column: Int? = nil) {
      // A relative URI can't contain spaces. The first part of a relative URI
      // can't contain a colon.
      let uri = path.addingPercentEncoding(
        withAllowedCharacters: .urlPathAllowed.subtracting([":"]))
      physicalLocation = Physical(
        artifactLocation: ["uri": uri ?? path],
        region: line.map { line in
          var region = ["startLine": line]
          region["startColumn"] = column
          return region
        })
    }

    struct Physical: Encodable {
      let artifactLocation: [String: String]
      let region: [String: Int]?
    }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "error"
    let message: Text
    let locations: [Location]

    init(_ failure: AuditReport.Failure) {
      message = Log.message(failure.problem.message)
      locations = [Location(failure.path, line: failure.problem.line)]
    }
  }
}
