#if GTK && os(Linux)
import CFieldNavigationGTK

/// Warns developers that they misuse the library, and suggests a fix, in GLib's
/// log like GTK's own warnings.
@MainActor package enum Warning {
  /// Receives every warning; tests replace it.
  package static var receive: (_ message: String) -> Void = {
    field_navigation_warn($0)
  }

  static func say(_ message: String) { receive(message) }

  /// - Parameter caller: the function that the app called, whose name begins
  ///   the message.
  static func say(_ caller: StaticString, _ message: StaticString) {
    say("\(caller) \(message)")
  }
}
#endif
