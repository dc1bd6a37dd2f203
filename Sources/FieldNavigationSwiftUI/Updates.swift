#if canImport(SwiftUI)
/// Runs work after SwiftUI's next update, when views are evaluated and focus
/// moves.
///
/// A block on the run loop won't do: it may run before the update, and it
/// doesn't wake a loop that sleeps. So a view depends on `number`, and its task
/// reports which number the update saw. If the view is removed, the work runs
/// immediately, so that no deadline is needed.
@MainActor final class Updates {
  typealias Work = @MainActor () -> Void

  private var number = 0
  private var show: ((Int) -> Void)?
  private var waiting: [(number: Int, work: Work)] = []

  var isViewOnScreen: Bool { show != nil }

  /// Runs the work after this many updates, each of which begins after the
  /// previous one ended.
  func after(_ count: Int = 1, _ work: @escaping Work) {
    number += 1
    let next: Work = { [weak self] in
      if count > 1 { self?.after(count - 1, work) } else { work() }
    }
    waiting.append((number, next))
    show?(number)
  }

  func viewAppeared(_ show: @escaping (Int) -> Void) {
    self.show = show
    show(number)
  }

  func updateEnded(at seen: Int) {
    let due = waiting.prefix { $0.number <= seen }
    waiting.removeFirst(due.count)
    for entry in due { entry.work() }
  }

  /// All waiting work runs, because no update follows.
  func viewDisappeared() {
    show = nil
    updateEnded(at: number)
  }
}
#endif
