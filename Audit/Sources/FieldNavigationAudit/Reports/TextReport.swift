import FieldNavigation
import Foundation

extension AuditReport {
  /// The path of the keyboard through each screen, what there is to mend, and a
  /// summary.
  ///
  /// - Parameter isColored: whether severities have the colours of a terminal.
  public func text(isColored: Bool = false) -> String {
    let printer = TextPrinter(isColored: isColored)
    let parts = audits.compactMap(printer.text) + failures.map(printer.text)
    return (parts + [summary]).joined(separator: "\n\n") + "\n"
  }
}

/// Lays one file out as text.
private struct TextPrinter {
  let isColored: Bool

  /// `nil` for a file without screens.
  func text(_ audit: FileAudit) -> String? {
    if let note = audit.note { return "\(audit.path): \(note)" }
    guard !audit.screens.isEmpty else { return nil }
    var lines = [audit.path]
    for screen in audit.screens {
      lines += ["  \(screen.name) (\(screen.id)), line \(screen.line)"]
      lines += table(screen.fields.indices.map { row($0, of: screen) })
      lines += screen.notes.map { "    unknown: \($0)" }
      if !screen.templates.isEmpty {
        lines += ["    and in cells that are repeated:"]
        lines += screen.templates.map { "       \($0.name)" }
      }
    }
    return (lines + audit.findings.map(text)).joined(separator: "\n")
  }

  func text(_ failure: AuditReport.Failure) -> String {
    "\(failure.path)\(failure.problem.line.map { ":\($0)" } ?? ""): "
      + "\(colored("error", .error)): \(failure.problem.message)"
  }

  private func text(_ finding: Finding) -> String {
    let severity = finding.rule.severity
    return "  line \(finding.line): \(colored(severity.rawValue, severity)): "
      + "\(finding.message) [\(finding.rule.rawValue)]"
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

  // MARK: Fields

  private func row(_ place: Int, of screen: Screen) -> [String] {
    let field = screen.fields[place]
    return [
      "\(place + 1)", field.name, field.returnKey?.title ?? "-",
      field.destination.words, remarks(on: field, screen),
    ]
  }

  /// What the file says today, and what it does not say.
  private func remarks(on field: ScreenField, _ screen: Screen) -> String {
    let traits = field.traits
    var words: [String] = []
    if let key = traits.returnKey { words.append("says \(key)") }
    if traits.tag != 0 { words.append("tag \(traits.tag)") }
    if let index = traits.tabIndex { words.append("tabindex \(index)") }
    if let next = traits.next {
      let place = screen.fields.firstIndex { $0.id == next }
      words.append("outlet to \(place.map { "\($0 + 1)" } ?? next)")
    }
    if screen.pagePart == nil, field.state.obstacles.contains(.detached) {
      words.append("not in the saved size class")
    }
    if !field.isPlaced { words.append("place unknown") }
    return words.isEmpty ? "" : "file: " + words.joined(separator: ", ")
  }

  private func table(_ rows: [[String]]) -> [String] {
    var widths = [Int](repeating: 0, count: 5)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = min(max(widths[column], cell.count), 32)
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      let line = "    " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension ScreenField.Destination {
  /// What Return does, as a person says it.
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
  /// The label as a person reads it: "Next", "Emergency Call".
  var title: String {
    switch self {
    case .default: "Return"
    case .emergencyCall: "Emergency Call"
    default: "\(self)".capitalized
    }
  }
}
