import FieldNavigationAudit

/// An option. The parser, the help, the manual and the shell completions use
/// the options.
struct Option: Sendable {
  let name: String
  /// `nil` for an option without a value.
  let value: Value?
  let help: String
  let set: @Sendable (inout Options, String) throws -> Void

  struct Value: Sendable {
    let name: String
    let kind: Kind

    enum Kind: Sendable {
      case file, folder, text
      case words([String])
    }

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  private init(
    _ name: String, takes value: Value? = nil, _ help: String,
    set: @escaping @Sendable (inout Options, String) throws -> Void
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.set = set
  }

  /// All options, in the order of the help.
  static let all: [Option] = [
    Option(
      "--format",
      takes: Value("FORMAT", .words(Options.Format.allCases.map(\.rawValue))),
      "text, xcode, json, sarif or github; by default xcode inside Xcode, and "
        + "text elsewhere"
    ) { $0.format = try Options.format($1) },
    Option(
      "--output", takes: Value("FILE", .file),
      "write the report to a file; - is the terminal, the default"
    ) { $0.output = $1 == "-" ? nil : $1 },
    Option(
      "--all",
      "with many files, also show notes, and screens without warnings"
    ) { options, _ in options.isComplete = true },
    Option(
      "--code", takes: Value("FOLDER", .folder),
      "also read the sources and scripts in this folder, for files that are "
        + "named one by one; repeat it for more folders"
    ) { $0.codeFolders.append($1) },
    Option(
      "--no-code",
      "don't read the sources and scripts beside the files, which decide some "
        + "findings"
    ) { options, _ in options.readsCode = false },
    Option(
      "--fail-on",
      takes: Value("SEVERITY", .words(Options.severities + ["never"])),
      "exit with 1 at or above error, warning (default) or note, or never"
    ) { $0.failOn = .some(try Options.threshold($1)) },
    Option(
      "--ignore",
      takes: Value("RULE", .words(FindingRule.allCases.map(\.rawValue))),
      "leave out findings of this rule; repeat it, or separate with commas"
    ) { options, value in
      for word in value.split(separator: ",") {
        options.ignored.insert(try Options.rule(String(word)))
      }
    },
    Option(
      "--exclude", takes: Value("PATTERN", .text),
      "leave out files and folders with this name or, if it has a slash, this "
        + "path: * is any name, ** any path; repeat it for more patterns"
    ) { $0.excluded.append($1) },
    Option(
      "--force-exclude",
      "also leave out files named on the command line, for hooks: those that "
        + "match a pattern, and those in skipped folders"
    ) { options, _ in options.forcesExclusion = true },
    Option(
      "--baseline", takes: Value("FILE", .file),
      "leave out the findings in the file"
    ) { $0.baseline = $1 },
    Option(
      "--write-baseline", takes: Value("FILE", .file),
      "write the findings to a file"
    ) { $0.newBaseline = $1 },
    Option(
      "--config", takes: Value("FILE", .file),
      "options as JSON; by default the nearest .fieldnavigation.json from the "
        + "first PATH up to the top of the repository"
    ) { $0.configuration = $1 },
    Option(
      "--root", takes: Value("FOLDER", .folder),
      "paths in json, sarif and github are relative to it; by default to the "
        + "repository"
    ) { $0.root = $1 },
    Option(
      "--stdin-name", takes: Value("NAME", .file),
      "the name of the file on standard input; a page's name ends in .html"
    ) { $0.standardInput = $1 },
    Option(
      "--svg", takes: Value("FOLDER", .folder),
      "write a picture of each screen, and index.html"
    ) { $0.pictures = $1 },
    Option(
      "--fix",
      "write missing content types into storyboards and xibs"
    ) { options, _ in options.fixes = true },
    Option(
      "--labels",
      "with --fix: also write labels of Return keys, for apps that move focus "
        + "themselves"
    ) { options, _ in options.fixesLabels = true },
    Option("--dry-run", "with --fix: only print the changes") { options, _ in
      options.isDryRun = true
    },
    Option("--list-rules", "print the rules and their severities") {
      options, _ in
      options.question = .rules
    },
    Option(
      "--explain",
      takes: Value("RULE", .words(FindingRule.allCases.map(\.rawValue))),
      "explain what a rule finds, and what to do"
    ) { options, value in
      options.question = .explanation(try Options.rule(value))
    },
    Option("--help", "print this help") { options, _ in
      options.question = .help
    },
    Option("--version", "print the version") { options, _ in
      options.question = .version
    },
  ]

  static func named(_ name: String) throws -> Option {
    let name = name == "-h" ? "--help" : name
    guard let option = all.first(where: { $0.name == name }) else {
      throw UsageError("option", name, among: all.map(\.name))
    }
    return option
  }
}
