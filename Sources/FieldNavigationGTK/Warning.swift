#if GTK && os(Linux)
import CFieldNavigationGTK

/// Tells developers of mistakes in the use of the library, and what to do
/// instead: in GLib's log, where GTK's own warnings are.
@MainActor package enum Warning {
  /// Takes every warning. A test replaces it.
  package static var receive: (_ message: String) -> Void = {
    field_navigation_warn($0)
  }

  static func say(_ message: String) { receive(message) }

  /// - Parameter caller: the function that the app has called, with which the
  ///   message begins.
  static func say(_ caller: StaticString, _ message: StaticString) {
    say("\(caller) \(message)")
  }
}
#endif
