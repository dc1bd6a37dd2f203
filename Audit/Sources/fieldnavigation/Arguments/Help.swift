import FieldNavigationAudit

/// The help of the command.
enum Help {
  static let summary =
    "Audits what Return and Tab do in the screens of an app, without starting it."

  /// The commands, with their arguments and descriptions.
  static let commands: [(name: String, value: String, help: String)] = [
    ("audit", "PATH... [options]", "audit files and folders"),
    (
      "completion", Completion.allCases.map(\.rawValue).joined(separator: "|"),
      "print a completion script for a shell"
    ),
    ("manual", "", "print the manual page, for man"),
    ("version", "", "print the version"),
    ("help", "", "print this help"),
  ]

  static let paths =
    "PATH is a storyboard, a xib, an HTML page, a folder, or - for standard "
    + "input. Folders named "
    + FileFinder.skipped.dropLast().joined(separator: ", ")
    + " and \(FileFinder.skipped.last ?? "") are skipped."

  static let exitCodes: [(code: String, meaning: String)] = [
    ("0", "nothing found"),
    ("1", "findings"),
    (
      "2",
      "bad usage, or a file that can't be read or written; the results for "
        + "other files are printed"
    ),
  ]

  static let environment: [(name: String, meaning: String)] = [
    ("NO_COLOR", "turns off colors"),
    ("XCODE_VERSION_ACTUAL", "set by Xcode; makes xcode the default format"),
  ]

  static var text: String {
    let usage = commands.map { command in
      (
        "fieldnavigation \(command.name) \(command.value)", command.help
      )
    }
    let options = Option.all.map { option in
      (
        option.value.map { "\(option.name) \($0.name)" } ?? option.name,
        option.help
      )
    }
    return [
      TextLines.wrapped(summary, indent: 0, further: 0),
      usage.flatMap { row($0.0, $0.1, column: 46) },
      TextLines.wrapped(paths, indent: 0, further: 0),
      options.flatMap { row($0.0, $0.1, column: 26) },
      ["Exit codes:"]
        + exitCodes.flatMap { row($0.code, $0.meaning, column: 6) },
      ["Environment:"]
        + environment.flatMap { row($0.name, $0.meaning, column: 26) },
    ].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Formats a term and its meaning as two columns.
  private static func row(
    _ term: String, _ meaning: String, column: Int
  ) -> [String] {
    var lines = TextLines.wrapped(meaning, indent: column, further: 0)
    lines[0] =
      TextLines.padded("  \(term) ", to: column) + lines[0].dropFirst(column)
    return lines
  }

  // MARK: Rules

  static func rules(_ severity: (FindingRule) -> Severity?) -> String {
    let lines = FindingRule.allCases.flatMap { rule in
      let name = TextLines.padded(rule.rawValue, to: 23)
      return row(
        name + (severity(rule)?.rawValue ?? "off"), rule.summary, column: 33)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func explanation(
    of rule: FindingRule, _ severity: Severity?
  ) -> String {
    let name = rule.rawValue
    let level = severity?.rawValue ?? "off"
    let paragraphs = rule.explanation.split(separator: "\n\n").map(String.init)
    let parts =
      ["\(name) (\(level)): \(rule.summary)"] + paragraphs + [
        "--ignore \(name) leaves it out; \"severity\": {\"\(name)\": \"off\"} in "
          + ".fieldnavigation.json does so for everyone on the project."
      ]
    return
      parts.map {
        TextLines.wrapped($0, indent: 0, further: 0).joined(separator: "\n")
      }.joined(separator: "\n\n") + "\n"
  }
}
