#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Calls a handler at the end of every turn of the main run loop. UIKit has
/// finished its layout by then. The calls end when this object is released.
final class RunLoopObserver {
  private let observer: CFRunLoopObserver?

  /// - Parameter handler: returns whether the handler changed anything on the
  ///   screen.
  init(_ handler: @escaping @MainActor () -> Bool) {
    // UIKit performs layout in an observer with a lower order. UIKit's observer
    // runs before this one.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        // Without another turn, the run loop would sleep before UIKit draws the
        // change.
        if handler() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Whether the user's finger scrolls something. A turn then ends in each
  /// frame.
  @MainActor static var isTracking: Bool {
    let mode = CFRunLoopCopyCurrentMode(CFRunLoopGetMain())
    return mode?.rawValue as String? == RunLoop.Mode.tracking.rawValue
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
#endif
