/// The audits of many files. Methods format the findings.
///
/// ```swift
/// var report = AuditReport()
/// report.add(path: "Main.storyboard", data)
/// print(report.text())
/// ```
public struct AuditReport: Sendable {
  /// The audits of all readable files, in the order of their addition.
  public private(set) var audits: [FileAudit] = []
  /// The files that couldn't be read.
  public private(set) var failures: [Failure] = []
  /// Returns the severity of a finding. Set this closure to change severities.
  public var severity: @Sendable (Finding) -> Severity = { $0.severity }

  /// A file that the audit couldn't read.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The path of the file, as passed to the audit.
    public let path: String
    /// The reason why the audit couldn't read the file.
    public let problem: AuditProblem

    /// Creates a failure from a path and a problem.
    public init(path: String, problem: AuditProblem) {
      self.path = path
      self.problem = problem
    }

    /// The failure in one line, in the format of compiler diagnostics.
    public var description: String {
      let place = problem.line.map { ":\($0)" } ?? ""
      return "\(printable(path))\(place): error: \(printable(problem.message))"
    }
  }

  /// Creates an empty report.
  public init() {}

  /// Adds the audit of a file.
  public mutating func add(_ audit: FileAudit) { audits.append(audit) }

  /// Adds a file that the audit couldn't read.
  public mutating func add(_ failure: Failure) { failures.append(failure) }

  /// The findings of all files, in the order of ``audits``.
  public var findings: [Finding] { audits.flatMap(\.findings) }

  /// Returns a copy of the report. The copy has only findings for which
  /// `counts` returns `true`.
  public func filtered(_ counts: (Finding) -> Bool) -> AuditReport {
    var report = self
    report.audits = audits.map { $0.filtered(counts) }
    return report
  }

  /// The numbers of files, screens, fields and findings, in one line.
  public var summary: String {
    let screens = audits.flatMap(\.screens)
    let fields = screens.reduce(0) { $0 + $1.fields.count + $1.templates.count }
    let counts = Severity.allCases.reversed().map { severity in
      let count = findings.count { self.severity($0) == severity }
      return plural(count, severity.rawValue)
    }
    let unread =
      failures.isEmpty
      ? "" : ", \(plural(failures.count, "file")) could not be read"
    return
      "\(plural(audits.count, "file")), \(plural(screens.count, "screen")), "
      + "\(plural(fields, "field")): \(counts.joined(separator: ", "))\(unread)"
  }

}

package func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
