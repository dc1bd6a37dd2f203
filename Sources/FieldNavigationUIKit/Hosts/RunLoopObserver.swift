#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Calls a handler at the end of every turn of the main run loop, until this
/// object is released.
///
/// The handler must not count on the layout of the same turn, because UIKit may
/// lay out after the call: crash stacks of iOS 26 show layout in a source of
/// the run loop.
final class RunLoopObserver {
  private let observer: CFRunLoopObserver?

  /// - Parameter handler: returns whether the handler changed anything on the
  ///   screen.
  init(_ handler: @escaping @MainActor () -> Bool) {
    // If UIKit lays out in an observer, that observer has a lower order and
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

  /// Whether the user scrolls something, so that a turn ends in each frame.
  /// UIKit runs the loop in another mode while a control tracks a touch, and
  /// public scroll detectors rely on it for scroll views.
  @MainActor static var isTracking: Bool {
    let mode = CFRunLoopCopyCurrentMode(CFRunLoopGetMain())
    return mode?.rawValue as String? == RunLoop.Mode.tracking.rawValue
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
#endif
