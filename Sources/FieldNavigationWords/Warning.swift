import Foundation

#if canImport(os)
import os
#endif

/// Warns developers about mistakes in using the library, and suggests a fix.
@MainActor package enum Warning {
  /// Receives every warning. A test run replaces this closure before its first
  /// test.
  package static var receive: (_ message: String, _ topic: String?) -> Void = {
    message, topic in
    log.add(message, once: topic)
  }

  private static var log = WarningLog(
    isOn: WarningLog.isOn(), write: Warning.write)

  /// - Parameter topic: identifies a mistake that an app may make in many
  ///   fields. The log writes one warning per topic.
  package static func say(_ message: String, once topic: String? = nil) {
    receive(message, topic)
  }

  /// Writes a line for developers: to the unified log on Apple's systems, which
  /// Xcode shows, and to standard error on other systems.
  ///
  /// Apple documents no way to add an entry to Xcode's list of runtime issues.
  /// Libraries that appear in that list pass SwiftUI as the sender of the line;
  /// this library doesn't.
  nonisolated package static func write(_ line: String) {
    #if canImport(os)
    os_log(
      .fault, log: OSLog(subsystem: "FieldNavigation", category: "misuse"),
      "%{public}@", line)
    #else
    // If standard error fails, there is no other place to report the failure.
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

  /// Whether warnings are written. Only a developer can fix the mistakes that
  /// warnings name, so release builds write none.
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
