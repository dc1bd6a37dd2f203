package import SwiftUI
import Testing

/// A screen of an app on the double. The methods are the user's actions.
///
/// Every action of the user ends with ``settle()``. No work is left when the
/// action returns.
@MainActor package final class Screen {
  /// The reaction to a violation. Either the app does what SwiftUI forbids, or
  /// the test does what no user could do.
  package enum OnViolation {
    /// The violation fails the running test.
    case fails
    /// The test checks ``Screen/violations`` itself.
    case isRecorded
    /// The violation ends the process, as in an app.
    case traps
  }

  package let graph: Graph
  private let onViolation: OnViolation
  private var reported = 0
  private var isInTurn = false

  /// Shows a view on a new screen.
  ///
  /// - Parameters:
  ///   - rows: the number of rows that a list loads.
  ///   - hasLazyForms: whether a form loads its rows as a list does.
  ///   - repeatsAppear: whether `onAppear` is called twice.
  ///   - valueSet: when a `TextField` with a format sets its value.
  ///   - typing: what a text field shows after the user has typed.
  package init(
    _ policies: Policies = .current, rows: Int = 10,
    hasLazyForms: Bool = false, repeatsAppear: Bool = false,
    valueSet: ValueSet = .onReturnAndEnd, typing: Typing = .showsValue,
    onViolation: OnViolation = .fails,
    @ViewBuilder _ view: () -> some View
  ) {
    Runs.add(policies)
    self.onViolation = onViolation
    graph = Graph(policies)
    graph.window = rows
    graph.hasLazyForms = hasLazyForms
    graph.repeatsAppear = repeatsAppear
    graph.valueSet = valueSet
    graph.typing = typing
    graph.trapsOnViolation = onViolation == .traps
    graph.mount(view())
    settle()
  }

  isolated deinit {
    graph.close()
  }

  /// The number of turns within which a screen must come to rest.
  private static let mostTurns = 1_000

  /// Ends the turn, and runs further turns until no work is left.
  ///
  /// A turn has three steps. First, passes run until no body waits. Next, focus
  /// moves if the app asked for it. Last, the blocks of the main run loop run.
  /// Early blocks run before the passes.
  package func settle() {
    guard !isInTurn else { return }
    defer { report() }
    for _ in 0..<Self.mostTurns {
      runEarlyBlocks()
      endTurn()
      if MainRunLoop.isIdle { return }
      if graph.policies.earlyBlocks == .none {
        MainRunLoop.run { [self] in endTurn() }
      }
    }
    graph.violate("The screen is not still after \(Self.mostTurns) turns")
  }

  /// Carries out several actions before SwiftUI evaluates any view.
  package func turn(_ actions: () -> Void) {
    isInTurn = true
    actions()
    isInTurn = false
    settle()
  }

  /// Each run of the run loop runs two rounds of blocks.
  private func runEarlyBlocks() {
    let pairs =
      switch graph.policies.earlyBlocks {
      case .none: 0
      case .two: 1
      case .four: 2
      }
    for _ in 0..<pairs { MainRunLoop.run {} }
  }

  private func endTurn() {
    graph.update()
    while graph.applyPendingFocus() { graph.update() }
  }

  /// Lets tasks and the main queue run until the condition is true, for at most
  /// a second.
  package func wait(until isDone: () -> Bool) async {
    for _ in 0..<1000 {
      settle()
      if isDone() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    graph.violate("The screen has waited for a second in vain")
    report()
  }

  /// Fails the test for each new violation.
  func report() {
    guard onViolation == .fails else { return }
    for violation in graph.violations.dropFirst(reported) {
      Issue.record("\(violation)")
    }
    reported = graph.violations.count
  }
}
