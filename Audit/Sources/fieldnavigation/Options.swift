import FieldNavigationAudit

/// What is asked for.
enum Request {
  case help
  case version
  case audit(Options)

  init(_ arguments: [String]) throws(UsageError) {
    // Behind "--" there are only paths.
    let options = arguments.prefix { $0 != "--" }
    if options.isEmpty || options[0] == "help"
      || options.contains(where: ["-h", "--help"].contains)
    {
      self = .help
    } else if options.contains("--version") {
      self = .version
    } else if arguments[0] == "audit" {
      self = .audit(try Options(Array(arguments.dropFirst())))
    } else {
      throw UsageError("command", arguments[0], among: ["audit"])
    }
  }
}

/// The options of an audit.
struct Options {
  enum Format: String, CaseIterable { case text, json, sarif, github }

  var paths: [String] = []
  var format = Format.text
  /// The least severity that fails the run; `nil` for none.
  var failOn: Severity? = .warning
  var ignored: Set<FindingRule> = []
  var excluded: [String] = []
  var pictures: String?
  var baseline: String?
  var newBaseline: String?
  var configuration: String?
  var fixes = false
  var isDryRun = false
  /// The options that were given: a configuration file does not change them.
  private var given: Set<String> = []

  static let help = """
    Audits what Return and Tab do in the screens of an app, without starting it.

    usage: fieldnavigation audit PATH... [options]

    PATH is a storyboard, a xib, an HTML page, or a folder. Pods, Carthage, .build and
    node_modules are not entered.

      --format FORMAT         text (default), json, sarif or github
      --fail-on SEVERITY      exit with 1 from error, warning (default) or note
                              on, or never
      --ignore RULE           leave findings of this kind out; more than once, or
                              with commas
      --exclude NAME          do not enter folders of this name
      --svg FOLDER            write a picture of each screen, and index.html
      --baseline FILE         leave the findings out that are in the file
      --write-baseline FILE   write the findings into a file
      --config FILE           options as JSON; .fieldnavigation.json by default
      --fix                   write missing labels and content types into
                              storyboards and xibs
      --dry-run               with --fix: print the changes only
      -h, --help              print this
      --version               print the version

    exit codes: 0 nothing found, 1 findings, 2 bad usage or a file that cannot be
    read. NO_COLOR turns colours off.

    """

  private static let names = [
    "--format", "--fail-on", "--ignore", "--exclude", "--svg", "--baseline",
    "--write-baseline", "--config", "--fix", "--dry-run", "--help", "--version",
  ]

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var value = parts.count > 1 ? String(parts[1]) : nil
      guard Self.names.contains(name) else {
        throw UsageError("option", name, among: Self.names)
      }
      if name == "--fix" || name == "--dry-run" {
        guard value == nil else {
          throw UsageError("\(name) takes no value")
        }
      } else if value == nil {
        guard let next = rest.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        value = next
      }
      try set(String(name.dropFirst(2)), value ?? "")
    }
    if paths.isEmpty { throw UsageError("audit needs a file or a folder") }
    if isDryRun && !fixes { throw UsageError("--dry-run belongs to --fix") }
    // A repair prints what it changes and nothing else.
    let reports = ["format", "svg", "write-baseline"]
    if fixes, let name = reports.first(where: given.contains) {
      throw UsageError("--\(name) does not go with --fix")
    }
  }

  private mutating func set(
    _ name: String, _ value: String
  ) throws(UsageError) {
    given.insert(name)
    switch name {
    case "format": format = try Self.format(value)
    case "fail-on": failOn = try Self.severity(value)
    case "ignore":
      for word in value.split(separator: ",") {
        ignored.insert(try Self.rule(String(word)))
      }
    case "exclude": excluded.append(value)
    case "svg": pictures = value
    case "baseline": baseline = value
    case "write-baseline": newBaseline = value
    case "config": configuration = value
    case "fix": fixes = true
    default: isDryRun = true
    }
  }

  /// Takes what a file says about options that were not given.
  mutating func complete(with file: Configuration) throws(UsageError) {
    if let value = file.format, !given.contains("format") {
      format = try Self.format(value)
    }
    if let value = file.failOn, !given.contains("fail-on") {
      failOn = try Self.severity(value)
    }
    for word in file.ignore ?? [] { ignored.insert(try Self.rule(word)) }
    excluded += file.exclude ?? []
    pictures = pictures ?? file.svg
    baseline = baseline ?? file.baseline
  }

  private static func format(_ word: String) throws(UsageError) -> Format {
    guard let format = Format(rawValue: word) else {
      throw UsageError("format", word, among: Format.allCases.map(\.rawValue))
    }
    return format
  }

  private static func severity(_ word: String) throws(UsageError) -> Severity? {
    if word == "never" { return nil }
    guard let severity = Severity(rawValue: word) else {
      throw UsageError(
        "severity", word,
        among: Severity.allCases.map(\.rawValue) + ["never"])
    }
    return severity
  }

  private static func rule(_ word: String) throws(UsageError) -> FindingRule {
    guard let rule = FindingRule(rawValue: word) else {
      throw UsageError(
        "rule", word, among: FindingRule.allCases.map(\.rawValue))
    }
    return rule
  }
}
