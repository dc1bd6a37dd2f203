extension AuditReport {
  /// One line for each finding, in the format of compiler diagnostics. Xcode
  /// and other editors turn such a line into a link to the file.
  ///
  /// - Parameter naming: returns the path to print for the path of a file.
  public func xcode(naming: (String) -> String = { $0 }) -> String {
    var lines: [String] = []
    for audit in audits {
      for finding in audit.findings {
        lines.append(
          "\(path(naming(audit.path))):\(finding.line):\(audit.column(of: finding)): "
            + "\(severity(finding).rawValue): \(printable(finding.message)) "
            + "[\(finding.rule.rawValue)]")
      }
    }
    for failure in failures {
      lines.append(
        "\(path(naming(failure.path))):\(failure.problem.line ?? 1):1: error: "
          + printable(failure.problem.message))
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// Escapes the colons in a path. A colon would end the path.
  private func path(_ path: String) -> String {
    replaced(printable(path), by: [":": "\\u{3A}"])
  }
}
