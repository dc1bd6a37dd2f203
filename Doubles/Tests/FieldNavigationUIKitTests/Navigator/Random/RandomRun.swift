import FieldNavigation
import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit
import UIKitDriver

/// An app and its user. The run checks the navigator after every step.
@MainActor final class RandomRun {
  let user: User
  let policies: Policies
  let policy: ReturnPolicy
  let bar: FieldNavigator.InputBar
  let isByTag: Bool
  let avoidsKeyboard: Bool
  let screen: CellScreen
  var sheet: CellScreen?
  /// Sheets dismissed since the last check.
  var dismissed: [CellScreen] = []
  var navigator: FieldNavigator?
  var finishes = 0
  /// Whether the navigator has seen all changes.
  var isCurrent = true
  /// The fields that Return skips because they refused (R10).
  var memory: RandomMemory?
  let visits = TurnVisits()
  let observersBefore: Int

  /// Chooses the double's policies at random. A planted fault prevents this
  /// choice.
  init(_ seed: UInt64) {
    var random = Seeded(seed)
    let drawn = Policies.product.randomElement(using: &random)
    let current = Policies.current
    let policies = current.fault == nil ? drawn ?? current : current
    self.policies = policies
    policy = ReturnPolicy(
      destination: ReturnPolicy.Destination.allCases[Int(random.next() % 2)],
      ending: ReturnPolicy.Ending.allCases[Int(random.next() % 3)],
      finishKey: [.done, .send, .go][Int(random.next() % 3)])
    bar = [.off, .automatic, .always][Int(random.next() % 3)]
    avoidsKeyboard = random.next() % 2 == 0
    // A focus system uses its own order if the order isn't explicit.
    isByTag = policies.hasFocusSystem || random.next() % 4 == 0
    let cells = (0..<CellScreen.count).shuffled(using: &random).prefix(3)
    let screen = CellScreen("m", cells: Array(cells))
    self.screen = screen
    user = User(policies) { screen }
    user.settle()
    observersBefore = Device.runLoopObservers
    navigate()
    user.settle()
  }

  /// Carries out one step.
  ///
  /// - Returns: the first failure, or `nil`.
  func play(_ step: RandomStep) -> String? {
    _ = user.calls()
    if step.action.isKey {
      let problem = press(step.action)
      isCurrent = true
      return problem ?? check()
    }
    let old = user.focused
    let problem = act(step.action)
    let isSettled = step.action.isUsers
    if step.endsTurn, !isSettled { user.settle() }
    forget(step.action)
    isCurrent = step.endsTurn || isSettled
    let asked = questions()
    if !step.action.isUsers {
      if let new = user.focused, new !== old { return "focus went to \(new)" }
      if !asked.isEmpty { return "asked for nothing: \(asked)" }
    }
    return problem ?? check()
  }

  /// Forgets refusals if the action makes Return ask again.
  private func forget(_ action: RandomAction) {
    switch action {
    case .type, .restart: memory = nil
    default: break
    }
  }

  /// - Returns: the first change by the navigator that remains, or `nil`.
  func finish() -> String? {
    user.settle()
    return end(stops: true)
  }

  /// The sheet. If there is no sheet, the main screen.
  var front: CellScreen { sheet ?? screen }

  var focused: CellField? { user.focused as? CellField }

  func questions() -> [String] {
    user.calls().filter { $0.contains(" should") }
  }
}

/// Counts the views that the navigator reads before a turn ends. Under some
/// policies a turn ends more than once; only the first end counts.
@MainActor final class TurnVisits {
  private var first: Int?
  var count: Int { first ?? 0 }
  private var observer: CFRunLoopObserver?

  init() {
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.min
    ) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.turnEnds() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  func begin() {
    first = nil
    Device.current.visitedViews = 0
  }

  private func turnEnds() {
    first = first ?? Device.current.visitedViews
  }

  isolated deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
