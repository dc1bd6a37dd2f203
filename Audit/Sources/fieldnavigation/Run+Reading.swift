import FieldNavigationAudit
import Foundation

extension Run {
  private typealias Outcome = Result<FileAudit, AuditReport.Failure>

  /// Each processor reads one file at a time.
  func audited() async -> AuditReport {
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

  static func read(_ path: String?) throws -> Data {
    guard let path else {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
