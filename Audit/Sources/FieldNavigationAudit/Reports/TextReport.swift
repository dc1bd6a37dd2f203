import FieldNavigation
import Foundation

extension AuditReport {
  /// The report as text. Lines have at most 80 columns. The text shows each
  /// screen with the path of Return and the findings. A summary is last. An
  /// incomplete report without warnings shows the worst screens and an example
  /// of each rule instead.
  ///
  /// - Parameters:
  ///   - isColored: whether the severities have colors.
  ///   - isComplete: whether to show all screens and findings. With `nil`, the
  ///     report is complete if it has at most ten files.
  ///   - least: the lowest severity in an incomplete report.
  ///   - naming: returns the path to print for the path of a file.
  public func text(
    isColored: Bool = false, isComplete: Bool? = nil,
    least: Severity = .warning, naming: (String) -> String = { $0 }
  ) -> String {
    let printer = TextPrinter(
      isColored: isColored, isComplete: isComplete ?? (audits.count <= 10),
      least: least, severity: severity)
    let showsNone =
      !findings.isEmpty && !findings.contains(where: printer.isShown)
    let end = TextLines.wrapped(summary, indent: 0) + leftOut(by: printer)
    let look =
      showsNone ? FirstLook(self, before: end, naming: naming).lines : []
    var parts = audits.compactMap { printer.text($0, naming($0.path)) }
    parts.append(look.joined(separator: "\n"))
    parts += failures.map { printer.text($0, naming($0.path)) }
    parts += [look.isEmpty ? rules : "", end.joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The number of findings of each rule. Reports with at most ten findings
  /// leave these numbers out.
  private var rules: String {
    guard findings.count > 10 else { return "" }
    let groups = Dictionary(grouping: findings, by: \.rule)
    let rows = FindingRule.allCases.compactMap { rule in
      groups[rule].map { (rule.rawValue, $0.count) }
    }
    let lines = rows.sorted { $0.1 > $1.1 }.map { rule, count in
      TextLines.padded("\(count)", to: -6) + "  \(rule)"
    }
    return (["By rule (--explain RULE has the details):"] + lines)
      .joined(separator: "\n")
  }

  private func leftOut(by printer: TextPrinter) -> [String] {
    let skipped = Dictionary(
      grouping: audits.filter(\.isSkipped), by: { $0.note ?? "" })
    var lines = skipped.sorted { $0.key < $1.key }.map { note, audits in
      "skipped: \(plural(audits.count, "file")) \(printable(note))"
    }
    let screens = audits.reduce(0) { $0 + printer.hiddenScreens(of: $1) }
    let found = findings.count { !printer.isShown($0) }
    if screens + found > 0 {
      lines.append(
        "not shown: \(plural(screens, "screen")), \(plural(found, "finding")); "
          + "--all shows them")
    }
    return lines
  }
}

/// Lays out one file as text.
private struct TextPrinter {
  let isColored: Bool
  let isComplete: Bool
  let least: Severity
  let severity: (Finding) -> Severity

  /// The text for a file. `nil` if the report doesn't show the file.
  func text(_ audit: FileAudit, _ path: String) -> String? {
    if audit.isSkipped { return nil }
    if let note = audit.note {
      return isComplete ? "\(printable(path)): \(printable(note))" : nil
    }
    let screens = audit.screens.indices.filter { isShown($0, of: audit) }
    guard !screens.isEmpty else { return nil }
    var lines = [printable(path)]
    for place in screens {
      let screen = audit.screens[place]
      lines += TextLines.wrapped(
        "\(printable(screen.name)) (\(printable(screen.id))), line "
          + "\(screen.line)", indent: 2)
      lines += TextTable(screen).lines
      lines += screen.notes.flatMap {
        TextLines.wrapped("unknown: \(printable($0))", indent: 4)
      }
      if !screen.templates.isEmpty {
        lines += ["    and in cells that are repeated:"]
        lines += screen.templates.flatMap {
          TextLines.wrapped(printable($0.name), indent: 7)
        }
      }
      lines += audit.findings(of: place).filter(isShown).flatMap(text)
    }
    return lines.joined(separator: "\n")
  }

  func hiddenScreens(of audit: FileAudit) -> Int {
    audit.screens.indices.count { !isShown($0, of: audit) }
  }

  func isShown(_ finding: Finding) -> Bool {
    isComplete || severity(finding) >= least
  }

  private func isShown(_ screen: Int, of audit: FileAudit) -> Bool {
    isComplete || audit.findings(of: screen).contains(where: isShown)
  }

  func text(_ failure: AuditReport.Failure, _ path: String) -> String {
    "\(printable(path))\(failure.problem.line.map { ":\($0)" } ?? ""): "
      + "\(colored("error", .error)): \(printable(failure.problem.message))"
  }

  private func text(_ finding: Finding) -> [String] {
    let severity = severity(finding)
    let place = "line \(finding.line): "
    var lines = TextLines.wrapped(
      "\(place)\(severity.rawValue): \(printable(finding.message)) "
        + "[\(finding.rule.rawValue)]", indent: 4)
    lines[0] =
      "    \(place)\(colored(severity.rawValue, severity))"
      + lines[0].dropFirst(4 + place.count + severity.rawValue.count)
    return lines
  }

  private func colored(_ text: String, _ severity: Severity) -> String {
    guard isColored else { return text }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}

extension ScreenField.Destination {
  /// The effect of Return in words.
  var words: String {
    switch self {
    case .field(let place): "to \(place + 1)"
    case .finish: "finishes"
    case .keyboardCloses: "closes the keyboard"
    case .own: "stays"
    case .unreachable: "cannot be reached"
    }
  }
}

extension ReturnKey {
  /// The label that the user sees, such as "Next" or "Emergency Call".
  var title: String {
    switch self {
    case .default: "Return"
    case .emergencyCall: "Emergency Call"
    default: "\(self)".capitalized
    }
  }
}
