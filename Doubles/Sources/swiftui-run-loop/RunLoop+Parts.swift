import Foundation
import SwiftUI

/// The argument of a closure that C calls.
private final class Handler: Sendable {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }

  /// It lives as long as the process.
  var pointer: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  static func call(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let handler = Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue()
    MainActor.assumeIsolated { handler.run() }
  }
}

/// The functions below Foundation, by name.
private func function<F>(_ name: String, as type: F.Type) -> F {
  unsafeBitCast(MainRunLoop.symbol(name), to: type)
}

private typealias Pointer = UnsafeMutableRawPointer
private typealias Add =
  @convention(c) (UnsafeRawPointer, Pointer, UnsafeRawPointer) -> Void

extension MainRunLoop {
  /// Runs the loop, asleep where there is nothing to do.
  @MainActor static func run(seconds: Double) {
    typealias Run = @convention(c) (UnsafeRawPointer, Double, UInt8) -> Int32
    _ = function("CFRunLoopRunInMode", as: Run.self)(mode, seconds, 0)
  }

  static func wakeUp() {
    typealias WakeUp = @convention(c) (UnsafeRawPointer) -> Void
    function("CFRunLoopWakeUp", as: WakeUp.self)(main)
  }

  /// Calls a handler each time before the loop sleeps. Those of a lower order
  /// come first.
  @MainActor static func beforeWaiting(
    order: Int, _ handler: @escaping @MainActor () -> Void
  ) {
    typealias Call = @convention(c) (Pointer?, UInt, Pointer?) -> Void
    typealias Create =
      @convention(c) (Pointer?, UInt, UInt8, Int, Call, Pointer) -> Pointer
    let call: Call = { _, _, info in Handler.call(info) }
    // The context's version, its info, and three functions that it lacks.
    var context = [0, Int(bitPattern: Handler(handler).pointer), 0, 0, 0]
    let observer = function("CFRunLoopObserverCreate", as: Create.self)(
      nil, 1 << 5, 1, order, call, &context)
    function("CFRunLoopAddObserver", as: Add.self)(main, observer, mode)
  }
}

/// A source of events, as touches and keys come by one.
@MainActor struct EventSource {
  private let source: UnsafeMutableRawPointer

  init(_ handler: @escaping @MainActor () -> Void) {
    typealias Call = @convention(c) (Pointer?) -> Void
    typealias Create =
      @convention(c) (Pointer?, Int, Pointer) -> Pointer
    let call: Call = { Handler.call($0) }
    // The context's version, its info, seven functions that it lacks, and the
    // handler's.
    var context = [Int](repeating: 0, count: 10)
    context[1] = Int(bitPattern: Handler(handler).pointer)
    context[9] = unsafeBitCast(call, to: Int.self)
    source = function("CFRunLoopSourceCreate", as: Create.self)(
      nil, 0, &context)
    function("CFRunLoopAddSource", as: Add.self)(
      MainRunLoop.main, source, MainRunLoop.mode)
  }

  /// The event has come: the loop handles it in its next round.
  func send() {
    typealias Signal = @convention(c) (Pointer) -> Void
    function("CFRunLoopSourceSignal", as: Signal.self)(source)
    MainRunLoop.wakeUp()
  }
}
