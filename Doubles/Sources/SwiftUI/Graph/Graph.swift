package import Foundation

/// The tree of one screen. The tree evaluates bodies, stores state and tracks
/// focus.
package final class Graph: @unchecked Sendable {
  package let policies: Policies
  package internal(set) var root: Node?
  /// The nodes to evaluate in this pass.
  var dirty: Set<Node> = []
  /// The nodes that a running body has invalidated. These nodes wait for the
  /// next pass. A body that invalidates nodes is a violation.
  var dirtyNext: Set<Node> = []
  /// The work to do after the pass: appearances, changes and preferences.
  var actions: [Action] = []
  /// The number of evaluations, by the name of the view's type.
  package var evaluations: [String: Int] = [:]
  /// The number of passes.
  package var passes = 0
  /// The number of objects that evaluations made as initial values of state, by
  /// the name of their type. SwiftUI drops such an object if the view already
  /// has its state. Without a dictionary, nothing is counted.
  package var stateObjects: [String: Int]?
  /// Actions of the app that SwiftUI forbids.
  package var violations: [String] = []
  /// The warnings that SwiftUI would log at run time.
  package var warnings: [String] = []
  /// The events, in order.
  package var log: [String] = []
  /// The number of rows that a list loads.
  package var window = 10
  /// Whether a `Form` loads only some of its rows, as a list does.
  package var hasLazyForms = false
  /// Whether `onAppear` is called twice, as some OS versions do.
  package var repeatsAppear = false
  /// The frames of elements, by the element's title.
  package internal(set) var frames: [String: CGRect] = [:]
  /// Determines when a `TextField` with a format sets its value.
  package var valueSet = ValueSet.onReturnAndEnd
  /// Determines what a text field shows after the user has typed.
  package var typing = Typing.showsValue
  /// The fields that the user has typed into.
  var typedFields: [Node] = []
  /// Whether tasks of views start on the main queue. The main queue needs a
  /// real run loop. If false, tasks start in a block of the run loop.
  package var startsTasksOnQueue = false
  /// Whether a violation ends the process.
  package var trapsOnViolation = false

  let focus = FocusSystem()
  /// Whether nodes were added or removed in this pass.
  var structureHasChanged = true
  /// The nodes that read a preference, in tree order.
  var preferenceReaders: [Node] = []
  /// The nodes with a `focused` modifier, in tree order.
  var focusModifiers: [Node] = []

  /// The node whose body runs now.
  static nonisolated(unsafe) var evaluating: Node?
  /// The kind of the action that runs now.
  var runningAction: Action.Kind?

  package init(_ policies: Policies) {
    self.policies = policies
  }

  /// A piece of work to do after a pass.
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

  /// Counts an initial value of state if it is an object.
  func countState(_ value: Any) {
    var value = value
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let child = mirror.children.first else { return }
      value = child.value
    }
    guard type(of: value) is AnyObject.Type else { return }
    stateObjects?[typeName(value), default: 0] += 1
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

  /// Called before a change to state that bodies read. A body that changes
  /// state violates SwiftUI's rules.
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
  let type = type(of: value)
  if let name = TypeNames.known[ObjectIdentifier(type)] { return name }
  let name = String(String(describing: type).prefix { $0 != "<" })
  TypeNames.known[ObjectIdentifier(type)] = name
  return name
}

/// The names of types, made once per type.
private enum TypeNames {
  static nonisolated(unsafe) var known: [ObjectIdentifier: String] = [:]
}
