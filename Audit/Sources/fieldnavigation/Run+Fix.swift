import FieldNavigationAudit
import Foundation

extension Run {
  /// Repairs what can be repaired, or prints the changes.
  func fix(_ report: AuditReport) throws -> Int32 {
    var failures = report.failures
    var counts = (attributes: 0, files: 0)
    for audit in report.audits {
      do {
        let file = location(of: audit.path)
        let repair = try Repair(
          of: Self.read(file), path: audit.path,
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
