import Foundation

@testable import FieldNavigationAudit

/// The storyboards of the tests.
enum Storyboards {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Storyboards")

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path)
    return (files ?? []).sorted()
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static func audit(_ name: String) throws -> FileAudit {
    try FileAudit(path: name, data: data(name))
  }
}
