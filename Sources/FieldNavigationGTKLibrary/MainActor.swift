/// In the place of the main actor, which Embedded Swift lacks: `GTK/library.sh`
/// takes the isolation out of the adapter's sources, which the package's build
/// has checked, and the exports look at the thread themselves.
enum MainActor {
  static func assumeIsolated<Result>(_ body: () -> Result) -> Result { body() }
}
