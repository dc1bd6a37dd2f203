import FieldNavigationAudit
import Foundation

extension Run {
  private typealias Outcome = Result<FileAudit, AuditReport.Failure>

  /// Each processor reads one file at a time.
  func audited() async -> AuditReport {
    let files = finder.files
    let code = options.readsCode && !files.isEmpty ? await code() : nil
    var outcomes: [Outcome?] = Array(repeating: nil, count: files.count)
    var progress = Progress(count: files.count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      func start() {
        guard next < files.count else { return }
        group.addTask { [next] in (next, Self.audit(files[next], code)) }
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
      case .success(let audit):
        report.add(audit)
        if let reason = audit.note, audit.isSkipped,
          FileAudit.isPage(audit.path)
        {
          let name = finder.shown[audit.path] ?? audit.path
          Command.say("\(name) is skipped: \(reason)")
        }
      case .failure(let failure): report.add(failure)
      }
    }
    return report
  }

  /// Reads the sources and scripts in the given folders. A source that can't be
  /// read is named, and changes nothing else.
  private func code() async -> CodeIndex {
    let sources = finder.sources
    var facts: [SourceFacts?] = Array(repeating: nil, count: sources.count)
    await withTaskGroup(of: (Int, SourceFacts?).self) { group in
      var next = 0
      func start() {
        guard next < sources.count else { return }
        group.addTask { [next] in (next, Self.facts(of: sources[next])) }
        next += 1
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for await (place, read) in group {
        facts[place] = read
        start()
      }
    }
    var code = CodeIndex()
    for case let source? in facts { code.add(source) }
    return code
  }

  private static func facts(of source: SourceFile) -> SourceFacts? {
    guard let path = source.location else { return nil }
    guard Files.size(of: path) <= SourceFacts.mostBytes else {
      Command.say(
        "\(source.name) is larger than 4 MB, so its code is not read")
      return nil
    }
    guard let data = try? Files.data(of: path) else {
      Command.say("\(source.name) cannot be read, so its code is unknown")
      return nil
    }
    return SourceFacts(path: source.name, data: data)
  }

  private static func audit(_ file: SourceFile, _ code: CodeIndex?) -> Outcome {
    do {
      return .success(
        try FileAudit(
          path: file.name, data: read(file.location), code: code))
    } catch {
      var problem =
        error as? AuditProblem ?? AuditProblem("the file cannot be read")
      // Standard input may be a storyboard without a name.
      if error is AuditProblem, file.location != nil,
        !FileFinder.audits(file.name)
      {
        problem = AuditProblem(
          "is neither a storyboard nor a xib; if it is a page, pass - as the "
            + "path, the file as standard input, and --stdin-name page.html")
      }
      return .failure(AuditReport.Failure(path: file.name, problem: problem))
    }
  }

  static func read(_ path: String?) throws -> Data {
    guard let path else {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    }
    return try Files.data(of: path)
  }
}
