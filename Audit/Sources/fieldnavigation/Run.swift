import FieldNavigationAudit
import Foundation

/// One audit of files.
struct Run {
  private let options: Options
  private let configuration: Configuration
  private let finder: FileFinder
  /// The folder from which reports name files.
  private let root: String
  private let baseline: Baseline?
  private let baselinePath: String?

  init(_ options: Options) throws {
    self.options = options
    let first = options.paths.first { $0 != "-" } ?? options.standardInput
    let start = first.map(Paths.absolute) ?? Paths.here
    configuration = try Configuration(options.configuration, from: start)
    root =
      options.root.map(Paths.absolute)
      ?? Paths.folder(with: ".git", from: start) ?? Paths.here
    finder = FileFinder(
      options.paths,
      excluding: options.excluded.map { PathPattern($0, from: Paths.here) }
        + configuration.excluded,
      root: root, standardInput: options.standardInput)
    baselinePath = options.baseline ?? configuration.baseline
    baseline =
      options.newBaseline == nil ? try baselinePath.map(Baseline.init) : nil
  }

  /// Audits, writes what is asked for, and answers with the exit code.
  func report() async throws -> Int32 {
    warnOfPatterns()
    var found = levelled(await audited())
    var problems: [Output.Failure] = []
    if let path = options.newBaseline {
      attempt(&problems) {
        let known = Baseline(found.findings) { name(of: $0, from: path) }
        try Output.write(Data((known.text() + "\n").utf8), to: path)
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

  /// The severity from which on findings fail the run; `nil` for none.
  private var least: Severity? {
    options.failOn ?? configuration.failOn ?? .warning
  }

  private func exitCode(of report: AuditReport) -> Int32 {
    if !report.failures.isEmpty { return 2 }
    guard let least, options.newBaseline == nil else { return 0 }
    return report.findings.contains { report.severity($0) >= least } ? 1 : 0
  }

  /// What cannot be written does not keep the rest from being written.
  private func attempt(
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

  /// A pattern that was typed and leaves nothing out is a mistake; one of a
  /// configuration may be for other folders.
  private func warnOfPatterns() {
    for (place, pattern) in options.excluded.enumerated()
    where !finder.used.contains(place) {
      Command.say("--exclude \(pattern) matches nothing")
    }
  }

  // MARK: Names and levels

  private func location(of name: String) -> String {
    name.hasPrefix("/") ? name : Paths.absolute(Paths.join(root, name))
  }

  /// The path of a finding's file from the folder of a baseline.
  private func name(of finding: Finding, from baseline: String) -> String {
    let file = Paths.absolute(baseline)
    let folder = (file as NSString).deletingLastPathComponent
    return Paths.relative(location(of: finding.file), to: folder)
  }

  /// With the levels that the configuration gives, and without what does not
  /// matter.
  private func levelled(_ report: AuditReport) -> AuditReport {
    let configuration = configuration
    let locations = Dictionary(
      uniqueKeysWithValues: Set(report.audits.map(\.path)).map {
        ($0, location(of: $0))
      })
    let severity = { @Sendable (finding: Finding) -> Severity? in
      configuration.severity(of: finding.rule, in: locations[finding.file])
    }
    var report = report.filtered {
      !options.ignored.contains($0.rule) && severity($0) != nil
    }
    report.severity = { severity($0) ?? $0.rule.severity }
    return report
  }

  // MARK: Reading

  private typealias Outcome = Result<FileAudit, AuditReport.Failure>

  /// As many files at a time as there are processors.
  private func audited() async -> AuditReport {
    let files = finder.files
    var outcomes: [Outcome?] = Array(repeating: nil, count: files.count)
    var progress = Progress(count: files.count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      func start() {
        guard next < files.count else { return }
        group.addTask { [next] in (next, Self.audit(files[next])) }
        next += 1
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for await (place, outcome) in group {
        outcomes[place] = outcome
        progress.advance()
        start()
      }
    }
    progress.end()
    var report = AuditReport()
    for failure in finder.failures { report.add(failure) }
    for case let outcome? in outcomes {
      switch outcome {
      case .success(let audit): report.add(audit)
      case .failure(let failure): report.add(failure)
      }
    }
    return report
  }

  private static func audit(_ file: SourceFile) -> Outcome {
    do {
      return .success(
        try FileAudit(path: file.name, data: read(file.location)))
    } catch {
      let problem =
        error as? AuditProblem ?? AuditProblem("the file cannot be read")
      return .failure(AuditReport.Failure(path: file.name, problem: problem))
    }
  }

  private static func read(_ path: String?) throws -> Data {
    guard let path else {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  // MARK: Writing

  private func print(_ report: AuditReport) throws {
    let text = try text(of: report)
    if let path = options.output {
      try Output.write(Data(text.utf8), to: path)
    } else {
      try Output.print(text)
    }
  }

  private func text(of report: AuditReport) throws -> String {
    let shown = Dictionary(
      finder.files.map { ($0.name, $0.shown) }, uniquingKeysWith: { $1 })
    let isInXcode =
      ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil
    let format =
      options.format ?? configuration.format ?? (isInXcode ? .xcode : .text)
    return switch format {
    case .text:
      report.text(
        isColored: Terminal.isColored && options.output == nil,
        isComplete: options.isComplete ? true : nil,
        // What fails the run is shown in any case.
        least: least == .note ? .note : .warning
      ) { shown[$0] ?? $0 }
    // Xcode runs scripts in a folder of its own.
    case .xcode: report.xcode(naming: location)
    case .json: try String(decoding: report.json(), as: UTF8.self) + "\n"
    case .sarif:
      try String(
        decoding: report.sarif(version: Command.version), as: UTF8.self) + "\n"
    case .github: report.github()
    }
  }

  private func write(
    _ gallery: Gallery, into folder: String, _ problems: inout [Output.Failure]
  ) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      problems.append(
        Output.Failure(message: "cannot make the folder \(folder)"))
      return
    }
    var failures: [Output.Failure] = []
    for file in gallery.files {
      let path = Paths.join(folder, file.name)
      attempt(&failures) {
        let old =
          file.name == "index.html"
          ? FileManager.default.contents(atPath: path) : nil
        if let old, !Gallery.isIndex(old) {
          throw Output.Failure(
            message:
              "\(path) is there already and stays: no earlier run wrote it"
          )
        }
        try Output.write(Data(file.content.utf8), to: path)
      }
    }
    // One line, however many pictures a full disk has no room for.
    guard let first = failures.first else { return }
    let others = failures.count - 1
    problems.append(
      others == 0
        ? first
        : Output.Failure(
          message: "\(first.message), and \(plural(others, "picture")) more"))
  }

  /// Repairs what can be repaired, or prints the changes.
  private func fix(_ report: AuditReport) throws -> Int32 {
    var failures = report.failures
    var counts = (attributes: 0, files: 0)
    for audit in report.audits {
      do {
        let file = location(of: audit.path)
        let repair = try Repair(
          of: Self.read(file), path: audit.path)
        guard repair.count > 0 else { continue }
        if options.isDryRun {
          try Output.print(Self.printable(diff: repair.diff))
        } else {
          try Output.write(repair.data, to: file)
        }
        counts.attributes += repair.count
        counts.files += 1
      } catch {
        let failure = error as? Output.Failure
        let problem =
          error as? AuditProblem
          ?? AuditProblem(
            failure.map { "cannot be written: \($0.reason)" }
              ?? "the file cannot be read")
        failures.append(AuditReport.Failure(path: audit.path, problem: problem))
      }
    }
    for failure in failures { try Output.print("\(failure)\n") }
    try Output.print(
      "\(plural(counts.attributes, "attribute")) in "
        + "\(plural(counts.files, "file")) "
        + (options.isDryRun ? "would be added\n" : "added\n"))
    return failures.isEmpty ? 0 : 2
  }

  /// Lines may be indented by tabs.
  private static func printable(diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false)
          .map { FieldNavigationAudit.printable(String($0)) }
          .joined(separator: "\t")
      }.joined(separator: "\n")
  }
}
