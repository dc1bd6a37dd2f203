import FieldNavigationAudit
import Foundation

/// A file to audit.
struct SourceFile {
  /// The path of the file; `nil` for standard input.
  let location: String?
  /// The path in reports. The path is the same in every checkout.
  let name: String
}

/// Finds the files to audit in folders.
struct FileFinder {
  private(set) var files: [SourceFile] = []
  /// The sources and scripts in the given folders. A link doesn't count: its
  /// file may be outside of the folders.
  private(set) var sources: [SourceFile] = []
  private(set) var failures: [AuditReport.Failure] = []
  /// The locations of files whose names in reports have escapes.
  private(set) var escaped: [String: String] = [:]
  /// For each name in reports: the path to type in this terminal.
  private(set) var shown: [String: String] = [:]
  /// The indices of the patterns that have excluded something.
  private(set) var used: Set<Int> = []
  private let excluded: [PathPattern]
  private let root: String
  private let leavesOutNamed: Bool
  private var seen: Set<String> = []

  /// Folders of dependencies and build products.
  static let skipped = [
    "node_modules", "Pods", "Carthage", "SourcePackages", "DerivedData",
    "build", "vendor", ".build", ".git",
  ]
  private static let extensions: Set<String> = [
    "storyboard", "xib", "html", "htm",
  ]

  /// Whether the audit reads a file with this name in a folder.
  static func audits(_ name: String) -> Bool {
    extensions.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }

  /// Standard input belongs to no folder. If the user gives no path, reports
  /// use this name.
  static let standardInput = "standard input"

  /// - Parameters:
  ///   - codeFolders: folders of which only the sources and scripts count.
  ///   - leavesOutNamed: whether to exclude paths that the user named. The
  ///     patterns and the list of skipped folders then apply to these paths.
  ///   - root: the absolute path of a folder. Names in reports are relative to
  ///     this folder.
  init(
    _ paths: [String], excluding excluded: [PathPattern],
    codeFolders: [String] = [], leavesOutNamed: Bool = false, root: String,
    standardInput: String?
  ) {
    self.excluded = excluded
    self.leavesOutNamed = leavesOutNamed
    self.root = root
    for path in paths {
      if path == "-" {
        addStandardInput(standardInput)
      } else {
        add(path)
      }
    }
    for folder in codeFolders {
      enter(Paths.absolute(folder), folder.hasPrefix("/"), auditsFiles: false)
    }
  }

  /// Adds the file whose content is on standard input. The file itself may not
  /// exist.
  private mutating func addStandardInput(_ path: String?) {
    let name =
      path.map { Paths.relative(Paths.absolute($0), to: root) }
      ?? Self.standardInput
    files.append(SourceFile(location: nil, name: name))
    shown[name] = path ?? name
  }

  /// A file named by the user may have any extension. With `leavesOutNamed`,
  /// exclusions apply to the named path.
  private mutating func add(_ path: String) {
    let location = Paths.absolute(path)
    let isAbsolute = path.hasPrefix("/")
    guard let kind = Files.kind(of: location) else {
      return fail(location, isAbsolute, "there is no such file")
    }
    if leavesOutNamed, isLeftOut(location) { return }
    if kind == .folder {
      enter(location, isAbsolute)
    } else {
      append(location, isAbsolute)
    }
  }

  private mutating func append(_ location: String, _ isAbsolute: Bool) {
    guard seen.insert(location).inserted else { return }
    files.append(
      SourceFile(location: location, name: name(location, isAbsolute)))
  }

  private mutating func fail(
    _ location: String, _ isAbsolute: Bool, _ message: String
  ) {
    failures.append(
      AuditReport.Failure(
        path: name(location, isAbsolute), problem: AuditProblem(message)))
  }

  /// Returns the name in reports, and remembers the path to show.
  private mutating func name(_ location: String, _ isAbsolute: Bool) -> String {
    let path = Paths.relative(location, to: root)
    let name = FileName.escaped(path)
    if name != path { escaped[name] = location }
    shown[name] = FileName.escaped(
      isAbsolute ? location : Paths.relative(location, to: Paths.here))
    return name
  }

  /// Whether a pattern matches a path. Every matching pattern counts as used.
  /// Another pattern may already exclude the path.
  private mutating func isExcluded(_ path: String) -> Bool {
    let matching = excluded.indices.filter { excluded[$0].matches(path) }
    used.formUnion(matching)
    return !matching.isEmpty
  }

  /// Whether a search from the root would skip the path.
  private mutating func isLeftOut(_ path: String) -> Bool {
    isExcluded(path)
      || Paths.relative(path, to: root).split(separator: "/").contains {
        Self.skipped.contains(String($0))
      }
  }

  private mutating func enter(
    _ folder: String, _ isAbsolute: Bool, auditsFiles: Bool = true
  ) {
    guard let names = Files.names(in: folder) else {
      return fail(folder, isAbsolute, "the folder cannot be read")
    }
    for name in names {
      let path = Paths.join(folder, name)
      if isExcluded(path) || Self.skipped.contains(name) { continue }
      // The search doesn't follow links to folders. Links to folders may form a
      // cycle.
      let kind = Files.kind(of: path, followsLink: false)
      let suffix = name.split(separator: ".").last?.lowercased() ?? ""
      if kind == .folder {
        enter(path, isAbsolute, auditsFiles: auditsFiles)
      } else if Self.audits(name) {
        // Reading a named pipe would wait for a writer.
        if auditsFiles, Files.kind(of: path) != .other {
          append(path, isAbsolute)
        }
      } else if kind == .file, SourceFacts.extensions.contains(suffix),
        seen.insert(path).inserted
      {
        let name = FileName.escaped(Paths.relative(path, to: root))
        sources.append(SourceFile(location: path, name: name))
      }
    }
  }
}
