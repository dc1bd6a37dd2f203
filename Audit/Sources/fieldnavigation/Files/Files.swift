import Foundation

/// The names of files as strings. A name needn't be UTF-8, but a string has to
/// be: each other byte becomes a scalar of a private range and back.
enum FileName {
  private static let first: UInt32 = 0x10FF00

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      // The longest scalar in UTF-8 has four bytes.
      let scalar = (1...4).lazy.compactMap { count in
        String(validating: rest.prefix(count), as: UTF8.self)
      }.first { !$0.isEmpty }
      if let scalar {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(first + UInt32(byte)) ?? "?")
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The bytes of a name, with a zero at the end.
  static func bytes(_ name: String) -> [CChar] {
    var bytes: [CChar] = []
    for scalar in name.unicodeScalars {
      if let byte = byte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += scalar.utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }

  /// The name for reports, in which such a byte is escaped: `caf%E9.html`.
  static func escaped(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { byte($0) != nil }) else {
      return name
    }
    return name.unicodeScalars.map { scalar in
      byte(scalar).map { "%" + String($0, radix: 16, uppercase: true) }
        ?? String(scalar)
    }.joined()
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < first ? nil : UInt8(exactly: scalar.value - first)
  }
}

/// Reads files and folders of any name.
enum Files {
  enum Kind { case file, folder, link, other }

  /// `nil` if there is no such file.
  static func kind(of path: String, followsLink: Bool = true) -> Kind? {
    guard let status = status(of: path, followsLink: followsLink) else {
      return nil
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  static func size(of path: String) -> Int {
    status(of: path, followsLink: true).map { Int($0.st_size) } ?? 0
  }

  private static func status(of path: String, followsLink: Bool) -> stat? {
    var status = stat()
    let name = FileName.bytes(path)
    let code = followsLink ? stat(name, &status) : lstat(name, &status)
    return code == 0 ? status : nil
  }

  /// The names in a folder, sorted. `nil` if the folder can't be read.
  static func names(in folder: String) -> [String]? {
    guard let list = opendir(FileName.bytes(folder)) else { return nil }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: 1) { bytes in
          FileName.text(UnsafeBufferPointer(start: bytes, count: strlen(bytes)))
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func data(of path: String) throws -> Data {
    let file = open(FileName.bytes(path), O_RDONLY)
    guard file >= 0 else { throw Output.Failure(path) }
    return try FileHandle(fileDescriptor: file, closeOnDealloc: true)
      .readToEnd() ?? Data()
  }
}
