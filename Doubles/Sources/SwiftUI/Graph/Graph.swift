package import Foundation

/// The tree of one screen: evaluates bodies, keeps state, knows where focus is.
package final class Graph: @unchecked Sendable {
  package let policies: Policies
  package internal(set) var root: Node?
  /// The nodes that wait for their evaluation.
  var dirty: Set<Node> = []
  /// The nodes that a body has invalidated, which no body may do: they wait for
  /// the next pass.
  var dirtyNext: Set<Node> = []
  /// The work after the pass: appearances, changes, preferences.
  var actions: [Action] = []
  /// The number of evaluations by the name of the view's type.
  package var evaluations: [String: Int] = [:]
  /// The number of passes.
  package var passes = 0
  /// Forbidden actions of the app.
  package var violations: [String] = []
  /// SwiftUI's warnings at run time.
  package var warnings: [String] = []
  /// The events, in order.
  package var log: [String] = []
  /// How many rows a list loads.
  package var window = 10
  /// A `Form` loads some of its rows, as a list does.
  package var hasLazyForms = false
  /// The frames of elements, by title.
  package internal(set) var frames: [String: CGRect] = [:]
  /// When fields of numbers set them.
  package var valueSet = ValueSet.onReturnAndEnd
  /// Tasks of views begin on the main queue, where a real run loop runs it. If
  /// false, they begin as a block of the run loop.
  package var startsTasksOnQueue = false
  /// Whether a violation ends the process.
  package var trapsOnViolation = false

  let focus = FocusSystem()
  /// Nodes have come or gone in this pass.
  var structureHasChanged = true
  /// The nodes that read a preference, in tree order.
  var preferenceReaders: [Node] = []
  /// The nodes with a `focused`, in tree order.
  var focusModifiers: [Node] = []

  /// The node whose body runs now.
  static nonisolated(unsafe) var evaluating: Node?
  /// The kind of the action that runs now.
  var runningAction: Action.Kind?

  package init(_ policies: Policies) {
    self.policies = policies
  }

  /// The work after a pass.
  struct Action {
    enum Kind {
      case appear, disappear, change, preference
    }

    let kind: Kind
    let run: () -> Void
  }

  package func violate(_ message: String) {
    if !violations.contains(message) { violations.append(message) }
    precondition(!trapsOnViolation, message)
  }

  func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  func invalidate(_ node: Node) {
    guard node.isMounted else { return }
    node.isDirty = true
    if Graph.evaluating == nil {
      dirty.insert(node)
    } else {
      dirtyNext.insert(node)
    }
  }

  /// A change of what bodies read. No body may make one.
  func willChange(_ what: String) {
    guard let node = Graph.evaluating else { return }
    violate(
      "Modifying state during view update: \(what) in "
        + "\(typeName(node.view))")
  }

  func afterPass(_ kind: Action.Kind, _ run: @escaping () -> Void) {
    actions.append(Action(kind: kind, run: run))
  }
}

/// The name of a type without its module and its generic arguments.
func typeName(_ value: Any) -> String {
  let name = String(describing: type(of: value))
  return String(name.prefix { $0 != "<" })
}
