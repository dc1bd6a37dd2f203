import Foundation

/// Tells developers of mistakes in the use of the library, and what to do
/// instead.
@MainActor enum Warning {
  /// Writes a warning; tests replace this function to read the warnings.
  static var write: (String) -> Void = { message in
    NSLog("%@", message)
  }

  static func say(_ message: String) {
    write("FieldNavigation: \(message)")
  }

  /// The topics of `sayOnce`: an app may make the same mistake in many fields.
  static var said: Set<String> = []

  static func sayOnce(_ topic: String, _ message: String) {
    if said.insert(topic).inserted { say(message) }
  }
}
