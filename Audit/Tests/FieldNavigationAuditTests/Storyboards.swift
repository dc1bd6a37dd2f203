import Foundation

@testable import FieldNavigationAudit

/// Reads and audits the storyboards in `Tests/Storyboards`.
enum Storyboards {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Storyboards")

  /// The folder with the guides of the project.
  static var guides: URL {
    var root = folder
    for _ in 1...3 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Documentation/Guides.docc")
  }

  /// The file with the saved paths of Return. Another test compares these paths
  /// with the navigator's moves.
  static let paths = "paths.json"

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path)
    return (files ?? []).filter { $0 != paths }.sorted()
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static func audit(_ name: String) throws -> FileAudit {
    try FileAudit(path: name, data: data(name))
  }
}
