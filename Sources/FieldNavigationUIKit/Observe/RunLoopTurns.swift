#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Tells of the end of every turn of the main run loop, after UIKit's layout,
/// for as long as it lives.
final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  /// - Parameter notice: whether it changed what is on the screen.
  init(_ notice: @escaping @MainActor () -> Bool) {
    // UIKit lays out in an observer of its own, of a lower order.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        // The loop would sleep on what was changed now.
        if notice() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
#endif
