import Foundation

/// Makes paths comparable. A file has the same path for every name that the
/// user may type.
enum Paths {
  static let here = real(FileManager.default.currentDirectoryPath)

  /// The absolute path, with links to folders resolved. The path keeps a link
  /// to a file. A link to a file counts as a file of the app.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(here)/\(path)"
    let name = (whole as NSString).lastPathComponent
    if let kind = Files.kind(of: whole), kind == .folder || name == ".." {
      return real(whole)
    }
    return join(real((whole as NSString).deletingLastPathComponent), name)
  }

  /// The file to which a path leads through links.
  static func target(of path: String) -> String {
    FileName.escaped(path) == path
      ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : real(path)
  }

  static func relative(_ path: String, to folder: String) -> String {
    let names = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(names, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    let result = (up + names[common...]).joined(separator: "/")
    return result.isEmpty ? "." : result
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The nearest folder with a file of this name. The search goes upward from
  /// `folder`.
  static func folder(with name: String, from folder: String) -> String? {
    folders(from: folder).first {
      FileManager.default.fileExists(atPath: join($0, name))
    }
  }

  /// The folder and its parents, innermost first.
  static func folders(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/", !last.isEmpty {
      folders.append((last as NSString).deletingLastPathComponent)
    }
    return folders
  }

  private static func real(_ path: String) -> String {
    guard let resolved = realpath(FileName.bytes(path), nil) else {
      // A path that doesn't exist has no links to resolve.
      let parent = (path as NSString).deletingLastPathComponent
      guard parent != path, !parent.isEmpty else { return path }
      return join(real(parent), (path as NSString).lastPathComponent)
    }
    defer { free(resolved) }
    return FileName.text(
      UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
