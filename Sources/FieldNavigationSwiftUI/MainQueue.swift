#if canImport(SwiftUI)
import Dispatch

/// Runs work on the main thread, from any thread.
///
/// SwiftUI's declarations let `onPreferenceChange` call its action on any
/// thread. In the versions that were seen, SwiftUI calls it on the main thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs the work immediately on the main thread, or else soon.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
#endif
