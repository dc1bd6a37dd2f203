import FieldNavigationAudit
import Foundation

/// A file of an audit.
struct SourceFile {
  /// Where its content is; `nil` for standard input.
  let location: String?
  /// The path by which reports know it, the same in every checkout.
  let name: String
  /// The path as a person at this terminal writes it.
  let shown: String
}

/// Finds the files to audit in folders.
struct FileFinder {
  private(set) var files: [SourceFile] = []
  private(set) var failures: [AuditReport.Failure] = []
  /// The places of the patterns that have left something out.
  private(set) var used: Set<Int> = []
  private let excluded: [PathPattern]
  private let root: String
  private var seen: Set<String> = []

  /// What others have written, or a build has made.
  static let skipped = [
    "node_modules", "Pods", "Carthage", "SourcePackages", "DerivedData",
    "build", "vendor", ".build", ".git",
  ]
  private static let extensions: Set<String> = [
    "storyboard", "xib", "html", "htm",
  ]

  /// - Parameter root: the folder from which reports name files, absolute.
  init(
    _ paths: [String], excluding excluded: [PathPattern], root: String,
    standardInput: String?
  ) {
    self.excluded = excluded
    self.root = root
    for path in paths {
      if path == "-" {
        files.append(Self.standardInput(standardInput, root))
      } else {
        add(path)
      }
    }
  }

  /// The file that standard input is the content of, there or not.
  private static func standardInput(
    _ path: String?, _ root: String
  ) -> SourceFile {
    guard let path else {
      let name = "standard input"
      return SourceFile(location: nil, name: name, shown: name)
    }
    return SourceFile(
      location: nil, name: Paths.relative(Paths.absolute(path), to: root),
      shown: path)
  }

  /// A path that was given is audited whatever it is called.
  private mutating func add(_ path: String) {
    let location = Paths.absolute(path)
    let isAbsolute = path.hasPrefix("/")
    var isFolder: ObjCBool = false
    guard
      FileManager.default.fileExists(atPath: location, isDirectory: &isFolder)
    else { return fail(location, "there is no such file") }
    if isFolder.boolValue {
      enter(location, isAbsolute)
    } else {
      append(location, isAbsolute)
    }
  }

  private mutating func append(_ location: String, _ isAbsolute: Bool) {
    guard seen.insert(location).inserted else { return }
    files.append(
      SourceFile(
        location: location, name: Paths.relative(location, to: root),
        shown: isAbsolute
          ? location : Paths.relative(location, to: Paths.here)))
  }

  private mutating func fail(_ location: String, _ message: String) {
    failures.append(
      AuditReport.Failure(
        path: Paths.relative(location, to: root),
        problem: AuditProblem(message)))
  }

  private mutating func enter(_ folder: String, _ isAbsolute: Bool) {
    let manager = FileManager.default
    let names: [String]
    do {
      names = try manager.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      return fail(folder, "the folder cannot be read")
    }
    for name in names where !Self.skipped.contains(name) {
      let path = Paths.join(folder, name)
      if let pattern = excluded.firstIndex(where: { $0.matches(path) }) {
        used.insert(pattern)
        continue
      }
      // A link to a folder may lead in a circle.
      let type =
        (try? manager.attributesOfItem(atPath: path))?[.type]
        as? FileAttributeType
      let kind = (name as NSString).pathExtension.lowercased()
      if type == .typeDirectory {
        enter(path, isAbsolute)
      } else if Self.extensions.contains(kind) {
        append(path, isAbsolute)
      }
    }
  }
}
