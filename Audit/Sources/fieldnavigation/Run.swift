import FieldNavigationAudit
import Foundation

/// One run of the command `audit`.
struct Run {
  let options: Options
  let configuration: Configuration
  let finder: FileFinder
  /// The folder that names in reports are relative to.
  private let root: String
  private let baseline: Baseline?
  private let baselinePath: String?

  init(_ options: Options) throws {
    self.options = options
    let first = options.paths.first { $0 != "-" } ?? options.standardInput
    let start = first.map(Paths.absolute) ?? Paths.here
    configuration = try Configuration(options.configuration, from: start)
    for (option, folders) in [
      ("--root", options.root.map { [$0] } ?? []),
      ("--code", options.codeFolders),
    ] {
      for path in folders where Files.kind(of: path) != .folder {
        throw UsageError("\(option) \(path) is not a folder")
      }
    }
    root =
      options.root.map(Paths.absolute)
      ?? Paths.folder(with: ".git", from: start) ?? Paths.here
    finder = FileFinder(
      options.paths,
      excluding: options.excluded.map { PathPattern($0, from: Paths.here) }
        + configuration.excluded,
      codeFolders: options.codeFolders,
      leavesOutNamed: options.forcesExclusion, root: root,
      standardInput: options.standardInput)
    baselinePath = options.baseline ?? configuration.baseline
    baseline =
      options.newBaseline == nil ? try baselinePath.map(Baseline.init) : nil
  }

  /// Audits, writes the reports, and returns the exit code.
  func report() async throws -> Int32 {
    warnOfPatterns()
    if finder.files.isEmpty, finder.failures.isEmpty, finder.used.isEmpty,
      !options.forcesExclusion
    {
      let paths = options.paths.joined(separator: ", ")
      Command.say(
        "there is no file that ends in .storyboard, .xib, .html or .htm in "
          + "\(paths)")
    }
    var found = levelled(await audited())
    var problems: [Output.Failure] = []
    if let path = options.newBaseline {
      attempt(&problems) {
        let known = Baseline(found.findings) { name(of: $0, from: path) }
        try Output.write(Data((known.text() + "\n").utf8), to: path)
        Command.say("\(path) has \(plural(found.findings.count, "finding"))")
      }
    }
    if let baseline, let path = baselinePath {
      found = baseline.new(in: found) { name(of: $0, from: path) }
    }
    if options.fixes { return try fix(found) }
    if let folder = options.pictures ?? configuration.pictures {
      write(Gallery(found), into: folder, &problems)
    }
    attempt(&problems) { try print(found) }
    for problem in problems { Command.say(problem.message) }
    return problems.isEmpty ? exitCode(of: found) : 2
  }

  /// The lowest severity that fails the run. `nil` for none.
  var least: Severity? {
    options.failOn ?? configuration.failOn ?? .warning
  }

  private func exitCode(of report: AuditReport) -> Int32 {
    if !report.failures.isEmpty { return 2 }
    guard let least, options.newBaseline == nil else { return 0 }
    return report.findings.contains { report.severity($0) >= least } ? 1 : 0
  }

  /// If a file can't be written, the command still writes the other files.
  func attempt(
    _ problems: inout [Output.Failure], _ write: () throws -> Void
  ) {
    do {
      try write()
    } catch {
      problems.append(
        error as? Output.Failure
          ?? Output.Failure(message: error.localizedDescription))
    }
  }

  /// The command warns about an unused pattern on the command line. A pattern
  /// in a configuration causes no warning. A configured pattern may be meant
  /// for other folders. A pattern in a commit hook causes no warning. A hook's
  /// pattern may be meant for other commits.
  private func warnOfPatterns() {
    if options.forcesExclusion { return }
    for (place, pattern) in options.excluded.enumerated()
    where !finder.used.contains(place) {
      Command.say("--exclude \(pattern) matches nothing")
    }
  }

  // MARK: Names and levels

  func location(of name: String) -> String {
    if isUnnamedInput(name) { return name }
    if let escaped = finder.escaped[name] { return escaped }
    return name.hasPrefix("/") ? name : Paths.absolute(Paths.join(root, name))
  }

  /// The path of a finding's file. The path is relative to the baseline's
  /// folder.
  private func name(of finding: Finding, from baseline: String) -> String {
    let file = Paths.absolute(baseline)
    let folder = (file as NSString).deletingLastPathComponent
    return isUnnamedInput(finding.file)
      ? finding.file
      : FileName.escaped(
        Paths.relative(location(of: finding.file), to: folder))
  }

  /// Whether the name means standard input. A real file may have the same name.
  private func isUnnamedInput(_ name: String) -> Bool {
    name == FileFinder.standardInput && options.standardInput == nil
      && options.paths.contains("-")
  }

  /// Applies the configuration's severities. Removes findings of rules that are
  /// off.
  private func levelled(_ report: AuditReport) -> AuditReport {
    let configuration = configuration
    let locations = Dictionary(
      uniqueKeysWithValues: Set(report.audits.map(\.path)).map {
        ($0, location(of: $0))
      })
    let severity = { @Sendable (finding: Finding) -> Severity? in
      configuration.severity(
        of: finding.rule, in: locations[finding.file], usual: finding.severity)
    }
    var report = report.filtered {
      !options.ignored.contains($0.rule) && severity($0) != nil
    }
    report.severity = { severity($0) ?? $0.severity }
    return report
  }
}
