#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// Calls a handler at the end of every turn of the main run loop, after UIKit's
/// layout, until released.
final class RunLoopObserver {
  private let observer: CFRunLoopObserver?

  /// - Parameter handler: returns whether it changed anything on the screen.
  init(_ handler: @escaping @MainActor () -> Bool) {
    // UIKit lays out in an observer of a lower order, which runs before this
    // one.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        // Without another turn the loop would sleep before the change is drawn.
        if handler() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
#endif
