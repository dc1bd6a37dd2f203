/// The audits of many files, and what to print about them.
///
/// ```swift
/// var report = AuditReport()
/// report.add(path: "Main.storyboard", data)
/// print(report.text())
/// ```
public struct AuditReport: Sendable {
  /// The files that were read, in the order in which they were added.
  public private(set) var audits: [FileAudit] = []
  /// The files that couldn't be read.
  public private(set) var failures: [Failure] = []
  /// The severity of a finding, which a team may change.
  public var severity: @Sendable (Finding) -> Severity = { $0.severity }

  /// A file that could not be read.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The path of the file, as given.
    public let path: String
    /// Why.
    public let problem: AuditProblem

    /// A file and its problem.
    public init(path: String, problem: AuditProblem) {
      self.path = path
      self.problem = problem
    }

    /// One line, as compilers print it.
    public var description: String {
      let place = problem.line.map { ":\($0)" } ?? ""
      return "\(printable(path))\(place): error: \(printable(problem.message))"
    }
  }

  /// An empty report.
  public init() {}

  /// Adds a file that was read.
  public mutating func add(_ audit: FileAudit) { audits.append(audit) }

  /// Adds a file that could not be read.
  public mutating func add(_ failure: Failure) { failures.append(failure) }

  /// The findings of all files, file by file, in the order of lines.
  public var findings: [Finding] { audits.flatMap(\.findings) }

  /// The same report without the findings that don't count.
  public func filtered(_ counts: (Finding) -> Bool) -> AuditReport {
    var report = self
    report.audits = audits.map { $0.filtered(counts) }
    return report
  }

  /// One line: the numbers of files, screens, fields and findings.
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
