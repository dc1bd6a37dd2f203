/// The audits of many files, and what to print of them.
///
/// ```swift
/// var report = AuditReport()
/// report.add(path: "Main.storyboard", data)
/// print(report.text())
/// ```
public struct AuditReport: Sendable {
  /// The files that could be read, in the order in which they were added.
  public private(set) var audits: [FileAudit] = []
  /// The files that could not.
  public private(set) var failures: [Failure] = []
  /// How much a finding matters; a team may see that otherwise than its rule.
  public var severity: @Sendable (Finding) -> Severity = { $0.rule.severity }

  /// A file that could not be read.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The file, as it was given.
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

  /// A report of no file.
  public init() {}

  /// Adds a file that was read.
  public mutating func add(_ audit: FileAudit) { audits.append(audit) }

  /// Adds a file that could not be read.
  public mutating func add(_ failure: Failure) { failures.append(failure) }

  /// The findings of all files, file by file, in the order of lines.
  public var findings: [Finding] { audits.flatMap(\.findings) }

  /// The same report without findings that do not count.
  public func filtered(_ counts: (Finding) -> Bool) -> AuditReport {
    var report = self
    report.audits = audits.map { $0.filtered(counts) }
    return report
  }

  /// One line: how many files, screens and fields there are, and what was
  /// found.
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
