// The part of the main run loop that apps can observe. Foundation has these
// functions only on Apple's systems.

public import Foundation

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public final class CFAllocator {}

public final class CFRunLoop {
  fileprivate static nonisolated(unsafe) let main = CFRunLoop()
  fileprivate var observers: [CFRunLoopObserver] = []
  fileprivate var wakeUps = 0
  /// Wakes the real run loop, if the program has one.
  package static nonisolated(unsafe) var wakeUp: () -> Void = {}

  /// Calls the observers, as a run loop does before it sleeps.
  package static func callObservers() {
    for observer in main.observers.sorted(by: { $0.order < $1.order })
    where observer.activities.contains(.beforeWaiting) {
      observer.block(observer, .beforeWaiting)
    }
  }
}

public final class CFRunLoopObserver {
  fileprivate let activities: CFRunLoopActivity
  fileprivate let order: CFIndex
  fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  fileprivate init(
    _ activities: CFRunLoopActivity, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = activities
    self.order = order
    self.block = block
  }
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Hashable, Sendable {
  /// A `CFString` on Apple's systems, which Linux lacks.
  package let rawValue: String

  public static let commonModes = CFRunLoopMode(
    rawValue: "kCFRunLoopCommonModes")
}

// UIKit's own spelling.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool,
  _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), order, block)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  rl.observers.append(observer)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  CFRunLoop.main.observers.removeAll { $0 === observer }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor public func CFRunLoopCopyCurrentMode(
  _ rl: CFRunLoop!
) -> CFRunLoopMode! {
  CFRunLoopMode(
    rawValue: Device.current.isTracking
      ? RunLoop.Mode.tracking.rawValue : "kCFRunLoopDefaultMode")
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

/// The double's own loop never sleeps.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  rl.wakeUps += 1
  CFRunLoop.wakeUp()
}

extension Device {
  /// A loop that observers wake again and again ends after this number of
  /// turns, so that a test fails instead of hanging.
  private static let mostTurns = 20

  /// Ends a turn of the main run loop. If observers wake the loop, more turns
  /// may follow.
  package func endTurn() {
    turns += 1
    for _ in 0..<Self.mostTurns {
      let wakeUps = Self.wakeUps
      endSingleTurn()
      guard policies.turnEnd == .repeatsIfWoken, Self.wakeUps > wakeUps
      else { return }
    }
  }

  private func endSingleTurn() {
    if policies.turnEnd == .observersFirst { callObservers() }
    layOutWindows()
    callObservers()
    layOutWindows()
  }

  private func callObservers() {
    turnEnds += 1
    CFRunLoop.callObservers()
  }

  private func layOutWindows() {
    updateGuides()
    for window in windows { window.layoutIfNeeded() }
  }

  package static var runLoopObservers: Int { CFRunLoop.main.observers.count }

  /// How often an observer made a change at the end of a turn and woke the loop.
  package static var wakeUps: Int { CFRunLoop.main.wakeUps }
}
