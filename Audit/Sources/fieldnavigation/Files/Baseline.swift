import FieldNavigationAudit
import Foundation

/// The findings that the baseline file already lists. A baseline that lists a
/// finding twice covers two identical findings. A third finding is new.
///
/// Paths are relative to the baseline's folder. The paths are therefore the
/// same in every checkout.
struct Baseline: Codable {
  private var version = 1
  private var findings: [String]

  /// - Parameter name: returns the path of a finding's file. The path is
  ///   relative to the baseline's folder.
  init(_ findings: [Finding], name: (Finding) -> String) {
    self.findings = findings.map { Self.key($0, name) }.sorted()
  }

  init(from path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read the baseline \(path)")
    }
    guard let read = try? JSONDecoder().decode(Baseline.self, from: data),
      read.version == 1
    else { throw UsageError("\(path) is not a baseline") }
    self = read
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return try encoder.encode(printable: self)
  }

  /// The findings that the baseline doesn't list.
  func new(in report: AuditReport, name: (Finding) -> String) -> AuditReport {
    var known = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
    return report.filtered { finding in
      let key = Self.key(finding, name)
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  private static func key(
    _ finding: Finding, _ name: (Finding) -> String
  ) -> String {
    "\(finding.rule.rawValue) \(name(finding)) \(finding.id)"
  }
}
