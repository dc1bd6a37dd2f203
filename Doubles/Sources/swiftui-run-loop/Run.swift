import Foundation
import SwiftUI

/// How long the loop may sleep before a timer wakes it. If work starts only
/// after the timer, the adapter has failed to wake the loop.
let patience = 1.0

/// Shows a screen and handles a key press. Prints the events that follow.
@MainActor final class Run {
  /// The run whose screen is shown.
  static private(set) var current: Run?

  private let graph: Graph
  private let movesFocusLate: Bool
  private var isLate = false
  private var printed = Int.max

  /// - Parameter movesFocusLate: whether the field loses focus before
  ///   `onSubmit` runs. A block that the update adds then focuses the next
  ///   field.
  init(
    _ name: String, _ view: some View, from field: String,
    movesFocusLate: Bool = false
  ) {
    self.movesFocusLate = movesFocusLate
    graph = Graph(
      Policies {
        $0.setApplies = .nextTurn
        $0.resignsBeforeSubmit = movesFocusLate
      })
    graph.startsTasksOnQueue = true
    Run.current = self
    print("\(name):")
    graph.mount(view)
    MainRunLoop.run(seconds: 0.01)
    graph.tapField(
      graph.root?.subtree.first { $0.isField && $0.title == field })
    MainRunLoop.run(seconds: 0.01)
    graph.log.removeAll()
    printed = 0
  }

  func pressReturn() { graph.pressReturn(hardware: false) }

  /// Updates the screen, as SwiftUI does before the loop sleeps.
  func update() {
    graph.update()
    if movesFocusLate, graph.hasPendingFocus {
      DispatchQueue.main.async { [self] in moveFocus() }
    } else {
      moveFocus()
    }
  }

  private func moveFocus() {
    while graph.applyPendingFocus() { graph.update() }
    guard printed < graph.log.count else { return }
    for entry in graph.log[printed...] {
      print("  \(isLate ? "late, woken by a timer: " : "")\(entry)")
    }
    printed = graph.log.count
  }

  /// Runs the loop until it has slept for a second. Then runs the loop briefly
  /// once more.
  func end() {
    MainRunLoop.run(seconds: patience)
    isLate = true
    MainRunLoop.run(seconds: 0.01)
    print("  focus is in \(graph.focusedField?.title ?? "no field")")
    graph.close()
    Run.current = nil
  }
}
