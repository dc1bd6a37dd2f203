extension AuditReport {
  /// The findings as workflow commands, followed by the summary. GitHub shows
  /// each finding at its line in a pull request.
  ///
  /// Source: [workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  public func github() -> String {
    var lines: [String] = []
    for audit in audits {
      for finding in audit.findings {
        let severity = severity(finding)
        lines.append(
          command(
            severity == .note ? "notice" : severity.rawValue, audit.path,
            ",line=\(finding.line),col=\(audit.column(of: finding))",
            finding.rule.rawValue, finding.message))
      }
    }
    for failure in failures {
      lines.append(
        command(
          "error", failure.path,
          failure.problem.line.map { ",line=\($0)" } ?? "", "unreadable",
          failure.problem.message))
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private func command(
    _ kind: String, _ file: String, _ place: String, _ title: String,
    _ message: String
  ) -> String {
    "::\(kind) file=\(property(file))\(place),title=\(title)"
      + "::\(data(message))"
  }

  private func data(_ text: String) -> String {
    replaced(printable(text), by: ["%": "%25"])
  }

  private func property(_ text: String) -> String {
    replaced(data(text), by: [":": "%3A", ",": "%2C"])
  }
}
