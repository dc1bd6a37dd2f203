import Foundation

#if canImport(os)
import os
#endif

/// Warns developers about mistakes in using the library, and suggests a fix.
@MainActor package enum Warning {
  /// Receives every warning. A test run replaces it before its first test.
  package static var receive: (_ message: String, _ topic: String?) -> Void = {
    message, topic in
    log.add(message, once: topic)
  }

  private static var log = WarningLog(
    isOn: WarningLog.isOn(), write: Warning.write)

  /// - Parameter topic: identifies a mistake that an app may make in many
  ///   fields, so that the log warns of it only once.
  package static func say(_ message: String, once topic: String? = nil) {
    receive(message, topic)
  }

  /// Writes a line for developers: to the unified log on Apple's systems, where
  /// Xcode shows it, and to standard error on others.
  ///
  /// Some libraries get into Xcode's list of runtime issues by passing SwiftUI
  /// as the sender, which this one avoids, because Apple documents no way to do
  /// it.
  nonisolated package static func write(_ line: String) {
    #if canImport(os)
    os_log(
      .fault, log: OSLog(subsystem: "FieldNavigation", category: "misuse"),
      "%{public}@", line)
    #else
    // If standard error fails, the failure can't be reported anywhere else.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    #endif
  }
}

/// Writes warnings to the log, each as one line.
@MainActor package struct WarningLog {
  private let isOn: Bool
  private let write: (String) -> Void
  private var topics: Set<String> = []

  package init(isOn: Bool = true, write: @escaping (String) -> Void) {
    self.isOn = isOn
    self.write = write
  }

  package mutating func add(_ message: String, once topic: String?) {
    guard isOn else { return }
    if let topic, !topics.insert(topic).inserted { return }
    let words = message.split(whereSeparator: \.isNewline)
    write("FieldNavigation: \(words.joined(separator: " "))")
  }

  /// Release builds write no warnings, because only a developer can fix these
  /// mistakes.
  nonisolated package static func isOn(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    #if DEBUG
    environment["FIELDNAVIGATION_WARNINGS"] != "off"
    #else
    false
    #endif
  }
}
