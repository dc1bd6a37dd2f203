/// Replaces the main actor. Embedded Swift has none. `GTK/library.sh` removes
/// the isolation from the adapter's sources. The package's build has already
/// checked the isolation. The exported functions check the thread themselves.
enum MainActor {
  static func assumeIsolated<Result>(_ body: () -> Result) -> Result { body() }
}
