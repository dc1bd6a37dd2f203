import FieldNavigationAudit

/// An option as the parser, the help, the manual and the shells' completions
/// know it.
struct Option: Sendable {
  let name: String
  /// `nil` for an option that takes none.
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

  /// All of them, in the order of the help.
  static let all: [Option] = [
    Option(
      "--format",
      takes: Value("FORMAT", .words(Options.Format.allCases.map(\.rawValue))),
      "text, xcode, json, sarif or github; without it xcode inside Xcode, and "
        + "text elsewhere"
    ) { $0.format = try Options.format($1) },
    Option(
      "--output", takes: Value("FILE", .file),
      "write the report there, not to the terminal; - is the terminal"
    ) { $0.output = $1 == "-" ? nil : $1 },
    Option(
      "--all",
      "show screens without warnings, and notes, in the text of many files, too"
    ) { options, _ in options.isComplete = true },
    Option(
      "--fail-on",
      takes: Value("SEVERITY", .words(Options.severities + ["never"])),
      "exit with 1 from error, warning (default) or note on, or never"
    ) { $0.failOn = .some(try Options.threshold($1)) },
    Option(
      "--ignore",
      takes: Value("RULE", .words(FindingRule.allCases.map(\.rawValue))),
      "leave findings of this kind out; more than once, or with commas"
    ) { options, value in
      for word in value.split(separator: ",") {
        options.ignored.insert(try Options.rule(String(word)))
      }
    },
    Option(
      "--exclude", takes: Value("PATTERN", .text),
      "leave out files and folders of this name, or, with a slash in it, at "
        + "this path: * is any name, ** any path; more than once"
    ) { $0.excluded.append($1) },
    Option(
      "--force-exclude",
      "leave out files that are named, too, for hooks: those that a pattern "
        + "means, and those in folders that are not entered"
    ) { options, _ in options.forcesExclusion = true },
    Option(
      "--baseline", takes: Value("FILE", .file),
      "leave the findings out that are in the file"
    ) { $0.baseline = $1 },
    Option(
      "--write-baseline", takes: Value("FILE", .file),
      "write the findings into a file"
    ) { $0.newBaseline = $1 },
    Option(
      "--config", takes: Value("FILE", .file),
      "options as JSON; without it the next .fieldnavigation.json from the "
        + "first PATH upwards to the top of the repository"
    ) { $0.configuration = $1 },
    Option(
      "--root", takes: Value("FOLDER", .folder),
      "paths in json, sarif and github are relative to it; without it to the "
        + "repository"
    ) { $0.root = $1 },
    Option(
      "--stdin-name", takes: Value("NAME", .file),
      "what to call the file that is read for the PATH -; a page ends in .html"
    ) { $0.standardInput = $1 },
    Option(
      "--svg", takes: Value("FOLDER", .folder),
      "write a picture of each screen, and index.html"
    ) { $0.pictures = $1 },
    Option(
      "--fix",
      "write missing labels and content types into storyboards and xibs"
    ) { options, _ in options.fixes = true },
    Option("--dry-run", "with --fix: print the changes only") { options, _ in
      options.isDryRun = true
    },
    Option("--list-rules", "print the rules, and how much each matters") {
      options, _ in
      options.question = .rules
    },
    Option(
      "--explain",
      takes: Value("RULE", .words(FindingRule.allCases.map(\.rawValue))),
      "print what a rule finds, and what to do"
    ) { options, value in
      options.question = .explanation(try Options.rule(value))
    },
    Option("--help", "print this") { options, _ in options.question = .help },
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
