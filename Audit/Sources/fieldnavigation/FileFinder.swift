import FieldNavigationAudit
import Foundation

/// Finds the files to audit in folders.
struct FileFinder {
  private(set) var files: [String] = []
  private(set) var failures: [AuditReport.Failure] = []
  private let excluded: Set<String>

  private static let extensions: Set<String> = [
    "storyboard", "xib", "html", "htm",
  ]

  init(_ paths: [String], excluding excluded: [String]) {
    self.excluded = Set(
      excluded + ["node_modules", "Pods", ".build", "Carthage", ".git"])
    var seen: Set<String> = []
    for path in paths { add(Self.plain(path)) }
    files = files.filter { seen.insert($0).inserted }
  }

  /// The same however the shell has completed it: baselines know files by their
  /// paths.
  private static func plain(_ path: String) -> String {
    var plain = path[...]
    while plain.hasPrefix("./"), plain.count > 2 { plain = plain.dropFirst(2) }
    return String(plain)
  }

  /// A path that was given is audited whatever it is called.
  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else {
      failures.append(
        AuditReport.Failure(
          path: path, problem: AuditProblem("there is no such file")))
      return
    }
    if isFolder.boolValue { enter(path) } else { files.append(path) }
  }

  private mutating func enter(_ folder: String) {
    let manager = FileManager.default
    let names: [String]
    do {
      names = try manager.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      failures.append(
        AuditReport.Failure(
          path: folder, problem: AuditProblem("the folder cannot be read")))
      return
    }
    for name in names where !excluded.contains(name) {
      let path =
        folder == "." ? name : (folder as NSString).appendingPathComponent(name)
      // A link to a folder may lead in a circle.
      let type =
        (try? manager.attributesOfItem(atPath: path))?[.type]
        as? FileAttributeType
      if type == .typeDirectory {
        enter(path)
      } else if Self.extensions.contains((name as NSString).pathExtension) {
        files.append(path)
      }
    }
  }
}
