#if GTK && os(Linux)
import CFieldNavigationGTK

/// Warns developers about mistakes in using the library, and suggests a fix.
/// The warnings go to GLib's log, like GTK's own.
@MainActor package enum Warning {
  /// Receives every warning. Tests replace this closure.
  package static var receive: (_ message: String) -> Void = {
    field_navigation_warn($0)
  }

  static func say(_ message: String) { receive(message) }

  /// - Parameter caller: the function that the app called; the message begins
  ///   with it.
  static func say(_ caller: StaticString, _ message: StaticString) {
    say("\(caller) \(message)")
  }
}
#endif
