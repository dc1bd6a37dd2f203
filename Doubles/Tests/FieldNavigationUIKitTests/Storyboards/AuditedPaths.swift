import Foundation

/// The audit's results for a list of files, in the format of its command.
struct AuditedPaths: Decodable {
  let files: [File]

  struct File: Decodable {
    let path: String
    let screens: [Screen]
  }

  struct Screen: Decodable {
    let id, name: String
    let fields: [Field]
  }

  struct Field: Decodable {
    let id, destination: String
    let destinationID, returnKey: String?
    let isReachable: Bool
  }

  /// The folder that the paths are relative to.
  static var folder: URL {
    if let path = environment["AUDIT_FOLDER"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Audit/Tests/Storyboards")
  }

  /// Reads the file that `AUDIT_PATHS` names, or the results for the project's
  /// own storyboards.
  static func read() throws -> AuditedPaths {
    let file =
      environment["AUDIT_PATHS"].map { URL(fileURLWithPath: $0) }
      ?? folder.appendingPathComponent("paths.json")
    return try JSONDecoder().decode(
      AuditedPaths.self, from: Data(contentsOf: file))
  }

  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }
}
