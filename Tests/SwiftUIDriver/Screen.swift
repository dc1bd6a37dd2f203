package import SwiftUI

/// A screen of an app on the double, and its user.
///
/// Every act ends with ``settle()``: when it returns, nothing is left to do.
@MainActor package final class Screen {
  package let graph: Graph

  /// Shows a view.
  ///
  /// - Parameter rows: how many rows a list loads.
  package init(
    _ policies: Policies = .current, rows: Int = 10,
    @ViewBuilder _ view: () -> some View
  ) {
    graph = Graph(policies)
    graph.window = rows
    graph.mount(view())
    settle()
  }

  /// The most turns after which a screen has to be still.
  private static let mostTurns = 100

  /// Ends the turn, and goes on with turns until there is nothing left to do.
  package func settle() {
    for _ in 0..<Self.mostTurns {
      endTurn()
      if MainRunLoop.isIdle { return }
      MainRunLoop.run { [self] in endTurn() }
    }
    graph.violate("The screen is not still after \(Self.mostTurns) turns")
  }

  private func endTurn() {
    graph.update()
    while graph.applyPendingFocus() { graph.update() }
  }
}
