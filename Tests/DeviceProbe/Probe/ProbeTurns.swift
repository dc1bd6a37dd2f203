import Foundation
import UIKit

/// Records the layouts that the app asks for.
final class ProbeBox: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// Calls a handler at the end of a turn of the main run loop, until this object
/// is released.
final class ProbeTurns {
  private let state: State
  private let observer: CFRunLoopObserver?

  /// Wakes the run loop once each time it is switched on.
  @MainActor private final class State {
    var isOn = false {
      didSet { mayWake = isOn }
    }
    var mayWake = false
    let handler: () -> Void

    init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  @MainActor init(_ handler: @escaping () -> Void) {
    let state = State(handler)
    self.state = state
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        guard state.isOn else { return }
        state.handler()
        guard state.mayWake else { return }
        state.mayWake = false
        CFRunLoopWakeUp(CFRunLoopGetMain())
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  @MainActor var isOn: Bool {
    get { state.isOn }
    set { state.isOn = newValue }
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
