import Foundation
import SwiftUI

/// Wraps a closure so that C code can call it.
private final class Handler: Sendable {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }

  /// The handler lives as long as the process.
  var pointer: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  static func call(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let handler = Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue()
    MainActor.assumeIsolated { handler.run() }
  }
}

/// Looks up a function of CoreFoundation by name.
private func function<F>(_ name: String, as type: F.Type) -> F {
  unsafeBitCast(MainRunLoop.symbol(name), to: type)
}

private typealias Pointer = UnsafeMutableRawPointer
private typealias Add =
  @convention(c) (UnsafeRawPointer, Pointer, UnsafeRawPointer) -> Void

extension MainRunLoop {
  /// Runs the loop. The loop sleeps while it has no work.
  @MainActor static func run(seconds: Double) {
    typealias Run = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
    _ = function("CFRunLoopRunInMode", as: Run.self)(mode, seconds, 0)
  }

  static func wakeUp() {
    typealias WakeUp = @convention(c) (UnsafeRawPointer) -> Void
    function("CFRunLoopWakeUp", as: WakeUp.self)(main)
  }

  /// Calls a handler whenever the loop is about to sleep. Handlers with a lower
  /// order run first.
  @MainActor static func beforeWaiting(
    order: Int, _ handler: @escaping @MainActor () -> Void
  ) {
    typealias Call = @convention(c) (Pointer?, UInt, Pointer?) -> Void
    typealias Create =
      @convention(c) (Pointer?, UInt, UInt8, Int, Call, Pointer) -> Pointer
    let call: Call = { _, _, info in Handler.call(info) }
    // The context holds a version, the handler's pointer and three `nil`
    // functions.
    var context = [0, Int(bitPattern: Handler(handler).pointer), 0, 0, 0]
    let observer = function("CFRunLoopObserverCreate", as: Create.self)(
      nil, 1 << 5, 1, order, call, &context)
    function("CFRunLoopAddObserver", as: Add.self)(main, observer, mode)
  }
}

/// A source of events, like the system's source of touches and keys.
@MainActor struct EventSource {
  private let source: UnsafeMutableRawPointer

  init(_ handler: @escaping @MainActor () -> Void) {
    typealias Call = @convention(c) (Pointer?) -> Void
    typealias Create =
      @convention(c) (Pointer?, Int, Pointer) -> Pointer
    let call: Call = { Handler.call($0) }
    // The context holds a version, the handler's pointer and seven `nil`
    // functions. The last entry is the function that calls the handler.
    var context = [Int](repeating: 0, count: 10)
    context[1] = Int(bitPattern: Handler(handler).pointer)
    context[9] = unsafeBitCast(call, to: Int.self)
    source = function("CFRunLoopSourceCreate", as: Create.self)(
      nil, 0, &context)
    function("CFRunLoopAddSource", as: Add.self)(
      MainRunLoop.main, source, MainRunLoop.mode)
  }

  /// Signals an event. The loop handles the event in its next round.
  func send() {
    typealias Signal = @convention(c) (Pointer) -> Void
    function("CFRunLoopSourceSignal", as: Signal.self)(source)
    MainRunLoop.wakeUp()
  }
}
