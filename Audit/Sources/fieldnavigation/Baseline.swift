import FieldNavigationAudit
import Foundation

/// The findings that are known already. Of several alike as many are known as
/// there were.
struct Baseline: Codable {
  private var version = 1
  private var findings: [String]

  init(_ findings: [Finding]) {
    self.findings = findings.map(\.fingerprint).sorted()
  }

  init(from path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read the baseline \(path)")
    }
    guard let read = try? JSONDecoder().decode(Baseline.self, from: data),
      read.version == 1
    else { throw UsageError("\(path) is no baseline") }
    self = read
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    try encoder.encode(self)
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The findings that are new.
  func new(in report: AuditReport) -> AuditReport {
    var known = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
    return report.filtered { finding in
      guard let count = known[finding.fingerprint], count > 0 else {
        return true
      }
      known[finding.fingerprint] = count - 1
      return false
    }
  }
}
