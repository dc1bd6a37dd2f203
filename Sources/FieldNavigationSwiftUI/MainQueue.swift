#if canImport(SwiftUI)
import Foundation

/// Runs work on the main thread, from any thread, because SwiftUI's
/// declarations let `onPreferenceChange` call its action anywhere, although the
/// versions that were seen call it on the main one.
enum MainQueue {
  /// Immediately on the main thread, or else soon.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  #if os(Linux)
  // On Linux the main queue may run on any thread.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
  #else
  private static var isCurrent: Bool { Thread.isMainThread }
  #endif
}
#endif
