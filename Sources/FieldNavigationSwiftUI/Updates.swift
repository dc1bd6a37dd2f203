#if canImport(SwiftUI)
/// Work that waits for a SwiftUI update. In an update, SwiftUI evaluates views
/// and moves focus.
///
/// A block on the run loop isn't enough. The run loop may call the block before
/// the update, or may be asleep. A view therefore depends on a number. A task
/// of that view reports the number after each update that evaluated it.
/// Changing the number wakes the run loop. If the view is removed, the work
/// runs immediately. No deadline is needed.
@MainActor final class Updates {
  private var number = 0
  private var show: ((Int) -> Void)?
  private var waiting: [(number: Int, work: @MainActor () -> Void)] = []

  /// Whether the view is on the screen.
  var isRunning: Bool { show != nil }

  /// Runs the work after this many updates. Each update begins after the
  /// previous one ended.
  func after(_ count: Int = 1, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let next: @MainActor () -> Void = { [weak self] in
      if count > 1 { self?.after(count - 1, work) } else { work() }
    }
    waiting.append((number, next))
    show?(number)
  }

  /// Call this method when the view appears. It gives the view the latest
  /// number.
  func begin(_ show: @escaping (Int) -> Void) {
    self.show = show
    show(number)
  }

  /// Runs the work that waited for an update. Call this method after the update
  /// that evaluated this number.
  func saw(_ seen: Int) {
    let due = waiting.prefix { $0.number <= seen }
    waiting.removeFirst(due.count)
    for entry in due { entry.work() }
  }

  /// Call this method when the view disappears. It runs all waiting work,
  /// because no update follows.
  func end() {
    show = nil
    saw(number)
  }
}
#endif
