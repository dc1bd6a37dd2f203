import Foundation

/// What is wrong with the way that the app uses the library, and what to do.
@MainActor enum Warning {
  /// Where warnings go; tests read them here.
  static var write: (String) -> Void = { message in
    NSLog("%@", message)
  }

  static func say(_ message: String) {
    write("FieldNavigation: \(message)")
  }

  /// What was said once: an app does the same in many places.
  static var said: Set<String> = []

  static func sayOnce(_ topic: String, _ message: String) {
    if said.insert(topic).inserted { say(message) }
  }
}
