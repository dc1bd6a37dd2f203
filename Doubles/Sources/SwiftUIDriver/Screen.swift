package import SwiftUI
import Testing

/// A screen of an app on the double, and its user.
///
/// Every act ends with ``settle()``: when it returns, nothing is left to do.
@MainActor package final class Screen {
  /// The reaction to a forbidden action of the app, or to an action in the test
  /// that is impossible for users.
  package enum OnViolation {
    /// The running test fails.
    case fails
    /// The test looks at ``Screen/violations`` itself.
    case isRecorded
    /// The process ends, as an app would.
    case traps
  }

  package let graph: Graph
  private let onViolation: OnViolation
  private var reported = 0

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - rows: how many rows a list loads.
  ///   - hasLazyForms: whether a form loads as many rows as a list, not all.
  ///   - valueSet: when fields of numbers set them.
  package init(
    _ policies: Policies = .current, rows: Int = 10,
    hasLazyForms: Bool = false, valueSet: ValueSet = .onReturnAndEnd,
    onViolation: OnViolation = .fails,
    @ViewBuilder _ view: () -> some View
  ) {
    Runs.add(policies)
    self.onViolation = onViolation
    graph = Graph(policies)
    graph.window = rows
    graph.hasLazyForms = hasLazyForms
    graph.valueSet = valueSet
    graph.trapsOnViolation = onViolation == .traps
    graph.mount(view())
    settle()
  }

  isolated deinit {
    graph.close()
  }

  /// The most turns after which a screen has to be still.
  private static let mostTurns = 1_000

  /// Ends the turn, and goes on with turns until there is nothing left to do.
  ///
  /// A turn is: passes until no body waits; the focus that was set moves; then
  /// the blocks of the main run loop. Early blocks run before the passes.
  package func settle() {
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

  /// The loop runs blocks in pairs of rounds.
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

  /// Lets tasks and the main queue do what they wait for, until what they do is
  /// seen on the screen, or a second has passed.
  package func wait(until isDone: () -> Bool) async {
    for _ in 0..<1000 {
      settle()
      if isDone() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    graph.violate("The screen has waited for a second in vain")
    report()
  }

  /// Fails the test for each violation that is new.
  func report() {
    guard onViolation == .fails else { return }
    for violation in graph.violations.dropFirst(reported) {
      Issue.record("\(violation)")
    }
    reported = graph.violations.count
  }
}
