import AdapterTesting
import Expectations
import Foundation
import Testing

@Suite("Known issues") struct KnownIssueTests {
  @Test(
    "Tests use every case of KnownIssue, and no known issue lacks a case")
  func list() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)
    let texts = try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && $0.path != #filePath }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for issue in KnownIssue.allCases {
      let name = "withKnownIssue(KnownIssue.\(issue).reason"
      expect(texts.contains { $0.contains(name) }, "\(issue)")
    }
    let unnamed = texts.filter {
      $0.contains(#/withKnownIssue(\s*\{|\((?!KnownIssue\.))/#)
    }
    expect(unnamed, equals: [])
  }
}
