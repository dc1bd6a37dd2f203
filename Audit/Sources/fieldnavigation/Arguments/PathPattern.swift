/// A pattern for files. A pattern without a slash is a name in any folder. A
/// pattern with a slash is a path relative to the configuration's folder. `*`
/// and `?` match letters of a name. `**` matches any number of folders. A
/// pattern that matches a folder also matches everything in that folder.
struct PathPattern: Sendable {
  let text: String
  private let base: String
  private let parts: [Substring]

  /// - Parameter base: the absolute path of the folder. Other paths are
  ///   relative to this folder.
  init(_ text: String, from base: String) {
    self.text = text
    self.base = base
    let parts = text.split(separator: "/").filter { $0 != "." }
    // A pattern without a name matches nothing. An unset variable gives such a
    // pattern.
    self.parts =
      parts.isEmpty || text.dropLast().contains("/") ? parts : ["**"] + parts
  }

  /// - Parameter path: an absolute path.
  func matches(_ path: String) -> Bool {
    let names = Paths.relative(path, to: base).split(separator: "/")[...]
    return names.indices.contains { end in
      Self.matches(parts[...], names[...end])
    }
  }

  private static func matches(
    _ parts: ArraySlice<Substring>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return matches(parts.dropFirst(), names)
        || !names.isEmpty && matches(parts, names.dropFirst())
    }
    guard let name = names.first, fits(Array(name), Array(part)) else {
      return false
    }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  /// After a mismatch, the search resumes only at the last star. The time is at
  /// most proportional to the pattern's length times the name's length.
  private static func fits(_ name: [Character], _ part: [Character]) -> Bool {
    var (i, j) = (0, 0)
    var star: (name: Int, part: Int)?
    while i < name.count {
      if j < part.count, part[j] == "*" {
        star = (i, j)
        j += 1
      } else if j < part.count, part[j] == "?" || part[j] == name[i] {
        (i, j) = (i + 1, j + 1)
      } else if let last = star {
        star = (last.name + 1, last.part)
        (i, j) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[j...].allSatisfy { $0 == "*" }
  }
}
