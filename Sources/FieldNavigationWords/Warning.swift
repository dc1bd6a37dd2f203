import Foundation

/// Warns developers about mistakes in using the library, and suggests a fix.
@MainActor package enum Warning {
  /// Receives every warning. A test run replaces it before its first test.
  package static var receive: (_ message: String, _ topic: String?) -> Void = {
    message, topic in
    log.add(message, once: topic)
  }

  private static var log = WarningLog { NSLog("%@", $0) }

  /// - Parameter topic: an app may make the same mistake in many fields; the
  ///   log keeps one warning per topic.
  package static func say(_ message: String, once topic: String? = nil) {
    receive(message, topic)
  }
}

/// Writes warnings to the log.
@MainActor package struct WarningLog {
  private let write: (String) -> Void
  private var topics: Set<String> = []

  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func add(_ message: String, once topic: String?) {
    if let topic, !topics.insert(topic).inserted { return }
    write("FieldNavigation: \(message)")
  }
}
