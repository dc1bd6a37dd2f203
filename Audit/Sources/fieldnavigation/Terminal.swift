import Foundation

enum Terminal {
  /// Colours only where a person reads, and has not asked for none.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      && (environment["NO_COLOR"] ?? "").isEmpty
  }
}

/// A line on a terminal that says how far a long run is.
struct Progress {
  private let count: Int
  private let isShown: Bool
  private let start = Date()
  private var done = 0
  private var last = Date.distantPast

  init(count: Int) {
    self.count = count
    isShown = isatty(STDERR_FILENO) == 1
  }

  mutating func advance() {
    done += 1
    let now = Date()
    // A short run needs no line, a long one not one for each file.
    guard isShown, now.timeIntervalSince(start) > 0.5,
      now.timeIntervalSince(last) > 0.1
    else { return }
    last = now
    write("\r\(done) of \(count) files")
  }

  /// Takes the line away.
  func end() {
    if last != .distantPast { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
