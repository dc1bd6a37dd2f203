#if canImport(SwiftUI)
import Foundation

/// Turns of the main run loop. SwiftUI evaluates views and moves focus at the
/// end of a turn, so that the next turn sees the result.
@MainActor enum Turn {
  /// Does the work after this many turns.
  static func after(
    _ count: Int, _ work: @escaping @MainActor () -> Void
  ) {
    guard count > 0 else { return work() }
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated { after(count - 1, work) }
    }
  }
}
#endif
