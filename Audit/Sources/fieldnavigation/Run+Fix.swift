import FieldNavigationAudit
import Foundation

extension Run {
  /// Fixes the findings that have a fix, or prints the changes.
  func fix(_ report: AuditReport) throws -> Int32 {
    var failures = report.failures
    var counts = (attributes: 0, files: 0)
    for audit in report.audits {
      do {
        let file = location(of: audit.path)
        let repair = try Repair(
          of: Self.read(file), path: audit.path, labels: options.fixesLabels,
          where: Set(audit.findings).contains)
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
    for failure in failures {
      let shown = AuditReport.Failure(
        path: finder.shown[failure.path] ?? failure.path,
        problem: failure.problem)
      try Output.print("\(shown)\n")
    }
    try Output.print(
      "\(plural(counts.attributes, "attribute")) in "
        + "\(plural(counts.files, "file")) "
        + (options.isDryRun ? "would be added\n" : "added\n"))
    return failures.isEmpty ? 0 : 2
  }

  /// Lines may be indented with tabs. Lines may end with CR LF, which is one
  /// character in Swift.
  private static func printable(diff: String) -> String {
    let (newline, tab) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"))
    return diff.utf8.split(
      separator: newline, omittingEmptySubsequences: false
    ).map { line in
      (line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        .split(separator: tab, omittingEmptySubsequences: false)
        .map {
          FieldNavigationAudit.printable(String(decoding: $0, as: UTF8.self))
        }
        .joined(separator: "\t")
    }.joined(separator: "\n")
  }
}
