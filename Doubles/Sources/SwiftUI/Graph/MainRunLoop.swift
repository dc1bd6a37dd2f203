import Foundation

/// The main run loop of Foundation, whose blocks run when a screen's turn ends.
///
/// Foundation runs the main run loop on the process's first thread only. On
/// Linux that thread has ended when tests run, and the main actor is on others:
/// the loop is run by the functions below Foundation, which take any loop.
package enum MainRunLoop {
  private typealias Run =
    @convention(c) (
      UnsafeRawPointer, UnsafeRawPointer, Double, UInt8
    ) -> Int32
  private typealias IsFinished =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8
  private typealias GetMain = @convention(c) () -> UnsafeRawPointer

  /// Whether no block waits.
  package static var isIdle: Bool {
    unsafeBitCast(symbol("_CFRunLoopFinished"), to: IsFinished.self)(
      main, mode) != 0
  }

  /// Runs the blocks that wait. Blocks that they add run too, after a call of
  /// `endTurn`; those that these add wait.
  @MainActor package static func run(
    endTurn: @escaping @MainActor @Sendable () -> Void
  ) {
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated(endTurn)
    }
    _ = unsafeBitCast(symbol("CFRunLoopRunSpecific"), to: Run.self)(
      main, mode, 0, 0)
  }

  package static var main: UnsafeRawPointer {
    unsafeBitCast(symbol("CFRunLoopGetMain"), to: GetMain.self)()
  }

  package static var mode: UnsafeRawPointer {
    symbol("kCFRunLoopDefaultMode").load(as: UnsafeRawPointer.self)
  }

  package static func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let address = dlsym(nil, name) else {
      fatalError("This Foundation has no \(name)")
    }
    return address
  }
}
