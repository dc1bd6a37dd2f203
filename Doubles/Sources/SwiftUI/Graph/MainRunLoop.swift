import Foundation

/// Foundation's main run loop. The loop's blocks run when a screen's turn ends.
///
/// Foundation can run the main run loop only on the process's first thread. On
/// Linux the first thread has ended when tests run. The double therefore calls
/// functions of CoreFoundation, which accept any loop.
package enum MainRunLoop {
  private typealias Run =
    @convention(c) (
      UnsafeRawPointer, UnsafeRawPointer, Double, UInt8
    ) -> Int32
  private typealias IsFinished =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8
  private typealias GetMain = @convention(c) () -> UnsafeRawPointer

  /// Whether no block is waiting.
  package static var isIdle: Bool { isFinished(main, mode) != 0 }

  private static nonisolated(unsafe) let isFinished = unsafeBitCast(
    symbol("_CFRunLoopFinished"), to: IsFinished.self)
  private static nonisolated(unsafe) let runMain = unsafeBitCast(
    symbol("CFRunLoopRunSpecific"), to: Run.self)

  /// Runs the waiting blocks and then `endTurn`. Blocks that these blocks add
  /// run afterwards. All later blocks wait for the next call.
  @MainActor package static func run(
    endTurn: @escaping @MainActor @Sendable () -> Void
  ) {
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated(endTurn)
    }
    _ = runMain(main, mode, 0, 0)
  }

  package static nonisolated(unsafe) let main = unsafeBitCast(
    symbol("CFRunLoopGetMain"), to: GetMain.self)()

  package static nonisolated(unsafe) let mode =
    symbol("kCFRunLoopDefaultMode").load(as: UnsafeRawPointer.self)

  package static func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let address = dlsym(nil, name) else {
      fatalError("This Foundation has no \(name)")
    }
    return address
  }
}
