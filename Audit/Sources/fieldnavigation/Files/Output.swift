import Foundation

/// Writes files, and reports a failure in one line.
enum Output {
  struct Failure: Error {
    let message: String
    /// The message without the file's name.
    let reason: String

    init(message: String) { (self.message, reason) = (message, message) }

    /// - Parameter path: the file that couldn't be written. `errno` has the
    ///   reason.
    init(_ path: String) {
      reason = String(cString: strerror(errno))
      message = "cannot write \(FileName.escaped(path)): \(reason)"
    }
  }

  static func print(_ text: String) throws(Failure) {
    guard write(Array(text.utf8), to: STDOUT_FILENO) else {
      throw Failure("to standard output")
    }
  }

  /// Writes a temporary file and then renames it. The old file survives if the
  /// disk is full. If the path is a symbolic link, the new file replaces the
  /// link's target. A device is written directly.
  static func write(_ data: Data, to path: String) throws(Failure) {
    let target = Paths.target(of: path)
    var status = stat()
    let isThere = stat(FileName.bytes(target), &status) == 0
    let isFile = !isThere || status.st_mode & S_IFMT == S_IFREG
    let folder = (target as NSString).deletingLastPathComponent
    let place =
      isFile
      ? "\(folder)/.fieldnavigation-\(ProcessInfo.processInfo.processIdentifier)"
      : target
    let file = open(
      FileName.bytes(place), isFile ? O_WRONLY | O_CREAT | O_EXCL : O_WRONLY,
      0o666)
    guard file >= 0 else { throw Failure(path) }
    var isWritten = write(Array(data), to: file)
    if isThere, isFile { fchmod(file, status.st_mode & 0o7777) }
    // Some file systems report a full disk only when the file is closed.
    isWritten = close(file) == 0 && isWritten
    if isFile, isWritten {
      isWritten = rename(FileName.bytes(place), FileName.bytes(target)) == 0
    }
    guard !isWritten else { return }
    let failure = Failure(path)
    if isFile { unlink(FileName.bytes(place)) }
    throw failure
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
