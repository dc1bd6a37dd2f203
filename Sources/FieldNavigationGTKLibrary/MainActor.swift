public import _Concurrency

/// The main actor, which Embedded Swift lacks. No code ever has to switch to
/// it, because the exported functions check that they run on the thread of
/// GTK's main loop.
@globalActor public enum MainActor {
  public actor Thread {
    /// An actor with its own executor needs no scheduler; this one never runs a
    /// job.
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
      unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    }
  }

  public static let shared = Thread()

  static func assumeIsolated<Result>(
    _ body: @MainActor () -> Result
  ) -> Result {
    withoutActuallyEscaping(body) {
      unsafeBitCast($0, to: (() -> Result).self)()
    }
  }
}
