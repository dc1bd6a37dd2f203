import Foundation

enum Terminal {
  /// Output has colors only on a terminal. The user may turn colors off.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      && (environment["NO_COLOR"] ?? "").isEmpty
  }
}

/// A line on a terminal. The line shows the progress of a long run.
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
    // A short run shows no progress. A long run updates the line at most ten
    // times a second.
    guard isShown, now.timeIntervalSince(start) > 0.5,
      now.timeIntervalSince(last) > 0.1
    else { return }
    last = now
    write("\r\(done) of \(count) files")
  }

  /// Erases the line.
  func end() {
    if last != .distantPast { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
