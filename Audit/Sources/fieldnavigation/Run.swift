import FieldNavigationAudit
import Foundation

/// One audit of files.
struct Run {
  private let options: Options
  private let finder: FileFinder

  init(_ options: Options) {
    self.options = options
    finder = FileFinder(options.paths, excluding: options.excluded)
  }

  /// Audits, writes what is asked for, and answers with the exit code.
  func report() async throws -> Int32 {
    var found = await audited()
    found = found.filtered { !options.ignored.contains($0.rule) }
    if let path = options.newBaseline {
      try Baseline(found.findings).write(to: path)
    }
    if let path = options.baseline {
      found = try Baseline(from: path).new(in: found)
    }
    if options.fixes { return try fix(found) }
    if let folder = options.pictures {
      try write(Gallery(found), into: folder)
    }
    try print(found)
    return exitCode(of: found)
  }

  private func exitCode(of report: AuditReport) -> Int32 {
    if !report.failures.isEmpty { return 2 }
    guard let least = options.failOn, options.newBaseline == nil else {
      return 0
    }
    return report.findings.contains { $0.rule.severity >= least } ? 1 : 0
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

  private static func audit(_ path: String) -> Outcome {
    do {
      return .success(try FileAudit(path: path, data: read(path)))
    } catch let problem as AuditProblem {
      return .failure(AuditReport.Failure(path: path, problem: problem))
    } catch {
      return .failure(
        AuditReport.Failure(
          path: path, problem: AuditProblem("the file cannot be read")))
    }
  }

  private static func read(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  // MARK: Writing

  private func print(_ report: AuditReport) throws {
    switch options.format {
    case .text:
      out(report.text(isColored: Terminal.isColored))
    case .json: out(String(decoding: try report.json(), as: UTF8.self) + "\n")
    case .sarif:
      let log = try report.sarif(version: Command.version)
      out(String(decoding: log, as: UTF8.self) + "\n")
    case .github: out(report.github())
    }
  }

  private func out(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private func write(_ gallery: Gallery, into folder: String) throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true)
    for file in gallery.files {
      try Data(file.content.utf8).write(
        to: url.appendingPathComponent(file.name), options: .atomic)
    }
  }

  /// Repairs what can be repaired, or prints the changes.
  private func fix(_ report: AuditReport) throws -> Int32 {
    var failures = report.failures
    var counts = (attributes: 0, files: 0)
    for audit in report.audits {
      do {
        let repair = try Repair(
          of: Self.read(audit.path), path: audit.path,
          where: Set(audit.findings).contains)
        guard repair.count > 0 else { continue }
        counts.attributes += repair.count
        counts.files += 1
        if options.isDryRun {
          out(repair.diff)
        } else {
          try replace(audit.path, with: repair.data)
        }
      } catch {
        let problem =
          error as? AuditProblem ?? AuditProblem("the file cannot be written")
        failures.append(AuditReport.Failure(path: audit.path, problem: problem))
      }
    }
    for failure in failures { out("\(failure)\n") }
    out(
      "\(plural(counts.attributes, "attribute")) in "
        + "\(plural(counts.files, "file")) "
        + (options.isDryRun ? "would be added\n" : "added\n"))
    return failures.isEmpty ? 0 : 2
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Through a temporary file: a full disk loses nothing. A link stays a link.
  private func replace(_ path: String, with data: Data) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    let permissions =
      try manager.attributesOfItem(atPath: url.path)[.posixPermissions]
    try data.write(to: url, options: .atomic)
    if let permissions {
      try manager.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
