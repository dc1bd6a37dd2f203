#if canImport(SwiftUI)
/// What waits for an update of SwiftUI's, in which views are evaluated and focus
/// moves.
///
/// A block that comes later tells nothing: the run loop may call it before the
/// update, or be asleep. So a view shows a number, and its task brings back the
/// number that the update has evaluated. A new number wakes the loop, and a view
/// that goes ends the wait, so that there is no deadline.
@MainActor final class Updates {
  private var number = 0
  private var show: ((Int) -> Void)?
  private var waiting: [(number: Int, work: @MainActor () -> Void)] = []

  /// Whether the view is there.
  var isRunning: Bool { show != nil }

  /// Does the work after this many updates, each of which begins later than the
  /// one before has ended.
  func after(_ count: Int = 1, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let next: @MainActor () -> Void = { [weak self] in
      if count > 1 { self?.after(count - 1, work) } else { work() }
    }
    waiting.append((number, next))
    show?(number)
  }

  /// The view has appeared: it shows what came before.
  func begin(_ show: @escaping (Int) -> Void) {
    self.show = show
    show(number)
  }

  /// An update has evaluated the number, and has ended.
  func saw(_ seen: Int) {
    let due = waiting.prefix { $0.number <= seen }
    waiting.removeFirst(due.count)
    for entry in due { entry.work() }
  }

  /// The view has gone: there is no update to wait for.
  func end() {
    show = nil
    saw(number)
  }
}
#endif
