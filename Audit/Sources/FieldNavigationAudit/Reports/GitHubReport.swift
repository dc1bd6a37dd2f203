import Foundation

extension AuditReport {
  /// The findings as commands that a GitHub workflow shows at the lines of a
  /// pull request, and the summary.
  ///
  /// Source: [workflow commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  public func github() -> String {
    let findings = findings.map { finding in
      command(
        finding.rule.severity == .note
          ? "notice" : finding.rule.severity.rawValue,
        finding.file, finding.line, finding.rule.rawValue, finding.message)
    }
    let failures = failures.map {
      command(
        "error", $0.path, $0.problem.line, "unreadable", $0.problem.message)
    }
    return (findings + failures + [summary]).joined(separator: "\n") + "\n"
  }

  private func command(
    _ kind: String, _ file: String, _ line: Int?, _ title: String,
    _ message: String
  ) -> String {
    let place = line.map { ",line=\($0)" } ?? ""
    return "::\(kind) file=\(property(file))\(place),title=\(title)"
      + "::\(data(message))"
  }

  private func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25")
      .replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }
}
