import Foundation

/// Paths that are the same whichever way a file is named.
enum Paths {
  static let here = real(FileManager.default.currentDirectoryPath)

  /// The absolute path, without links in its folders. The last name stays as it
  /// is, even if it doesn't exist: a link to a file is a file of the app.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(here)/\(path)"
    let name = (whole as NSString).lastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder),
      isFolder.boolValue || name == ".."
    {
      return real(whole)
    }
    return join(real((whole as NSString).deletingLastPathComponent), name)
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

  /// The nearest folder upward that contains this name.
  static func folder(with name: String, from folder: String) -> String? {
    folders(from: folder).first {
      FileManager.default.fileExists(atPath: join($0, name))
    }
  }

  /// The folder and its parents, from the inside out.
  static func folders(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/", !last.isEmpty {
      folders.append((last as NSString).deletingLastPathComponent)
    }
    return folders
  }

  private static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      // A path that doesn't exist has no links, either.
      let parent = (path as NSString).deletingLastPathComponent
      guard parent != path, !parent.isEmpty else { return path }
      return join(real(parent), (path as NSString).lastPathComponent)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
