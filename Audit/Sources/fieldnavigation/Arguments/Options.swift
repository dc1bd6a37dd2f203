import FieldNavigationAudit

/// The parsed command line.
struct Options {
  enum Format: String, CaseIterable { case text, xcode, json, sarif, github }

  /// A question that the command answers without an audit.
  enum Question {
    case help, version, rules
    case explanation(FindingRule)
  }

  var paths: [String] = []
  var format: Format?
  var output: String?
  var isComplete = false
  /// Whether the sources and scripts in the given folders decide findings.
  var readsCode = true
  var codeFolders: [String] = []
  /// The lowest severity that fails the run. The inner `nil` means that no
  /// finding fails the run. The outer `nil` means that the option isn't given.
  var failOn: Severity??
  var ignored: Set<FindingRule> = []
  var excluded: [String] = []
  /// Whether exclusions also apply to files named on the command line.
  var forcesExclusion = false
  var pictures: String?
  var baseline: String?
  var newBaseline: String?
  var configuration: String?
  var root: String?
  var standardInput: String?
  var fixes = false
  var fixesLabels = false
  var isDryRun = false
  var question: Question?

  /// - Parameter arguments: the arguments after the name of the command.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        // All words after `--` are paths.
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Option.named(String(parts[0]))
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.value == nil {
        guard value == nil else {
          throw UsageError("\(option.name) takes no value")
        }
      } else if value == nil {
        // A word that begins with `--` is a value only after `=`.
        guard let next = rest.popFirst(), !next.hasPrefix("--") else {
          throw UsageError("\(option.name) needs a value")
        }
        value = next
      }
      try option.set(&self, value ?? "")
    }
    if question == nil { try check() }
  }

  private func check() throws {
    if paths.isEmpty { throw UsageError("audit needs a file or a folder") }
    if isDryRun && !fixes { throw UsageError("--dry-run needs --fix") }
    if fixesLabels && !fixes { throw UsageError("--labels needs --fix") }
    // `--fix` prints only its changes. `--fix` therefore refuses options for
    // reports.
    let reports: [(name: String, isAsked: Bool)] = [
      ("--format", format != nil), ("--output", output != nil),
      ("--svg", pictures != nil), ("--write-baseline", newBaseline != nil),
    ]
    if fixes, let report = reports.first(where: \.isAsked) {
      throw UsageError("\(report.name) cannot be used with --fix")
    }
    if paths.contains("-") {
      if fixes { throw UsageError("--fix needs files, not -") }
    } else if standardInput != nil {
      throw UsageError("--stdin-name needs the path -")
    }
  }

  static func format(_ word: String) throws -> Format {
    guard let format = Format(rawValue: word) else {
      throw UsageError("format", word, among: Format.allCases.map(\.rawValue))
    }
    return format
  }

  static let severities = Severity.allCases.map(\.rawValue)

  /// The lowest severity that fails a run. `nil` if no finding fails the run.
  static func threshold(_ word: String) throws -> Severity? {
    if word == "never" { return nil }
    return try severity(word, or: "never")
  }

  /// - Parameter other: an allowed word besides the severities. The error
  ///   message lists this word, too.
  static func severity(_ word: String, or other: String) throws -> Severity {
    guard let severity = Severity(rawValue: word) else {
      throw UsageError("severity", word, among: severities + [other])
    }
    return severity
  }

  static func rule(_ word: String) throws -> FindingRule {
    guard let rule = FindingRule(rawValue: word) else {
      throw UsageError(
        "rule", word, among: FindingRule.allCases.map(\.rawValue))
    }
    return rule
  }
}
