/// A place in the tree of views: its identity, its storage and its children.
///
/// All code of the double runs on the main actor. This class turns off Sendable
/// checking, because SwiftUI declares the accessors of property wrappers
/// without an actor.
package final class Node: @unchecked Sendable {
  /// Distinguishes a child from its siblings.
  enum Key: Hashable {
    case place(Int)
    case id(AnyHashable)
    case name(String)
  }

  let graph: Graph
  /// The node above; `nil` after the node was removed. A weak reference would
  /// give every node a side table.
  package private(set) var parent: Node?
  let key: Key
  let depth: Int
  /// The view at this place, with its dynamic properties installed.
  package internal(set) var view: any View {
    didSet {
      guard traits.isModified else { return }
      modifierOfView = (view as? any AnyModifiedContent)?.anyModifier
    }
  }
  /// The modifier, if the view is a modified view.
  private var modifierOfView: Any?
  /// The traits of the view's type. The type of a node's view never changes.
  let traits: Traits
  /// The environment that the node inherits.
  var environment: EnvironmentValues
  /// The environment that the children inherit.
  var childEnvironment: EnvironmentValues
  package internal(set) var children: [Node] = []
  /// The storage of `@State` and `@FocusState`, by the property's offset in the
  /// view.
  var locations: [Int: AnyObject] = [:]
  package internal(set) var isMounted = true
  /// Whether the node waits to be evaluated in the next pass.
  var isDirty = false
  /// The environment values that the last evaluation read.
  var environmentReads: [ObjectIdentifier: EnvironmentRead] = [:]
  /// The storage of `@State` and `@FocusState` that the last evaluation read.
  var locationReads: [ObjectIdentifier: any ReadLocation] = [:]
  /// The preferences that this node and the nodes below it pass up, by key. The
  /// values stay known until a node below changes.
  var knownPreferences: [ObjectIdentifier: Any] = [:]
  private var watch: NodeWatch?
  /// Storage that a modifier or a container keeps from pass to pass.
  var memory: AnyObject?
  /// The text of a field, after the user has typed.
  var typed: TypedText?
  /// Whether another page or a sheet covers the node.
  package internal(set) var isCovered = false
  /// Whether the node has disappeared because another page covers it.
  var isHiddenByPage = false
  /// Whether `onAppear` was called, and `onDisappear` wasn't called afterwards.
  var hasAppeared = false

  init(
    _ view: any View, key: Key, parent: Node?, graph: Graph,
    environment: EnvironmentValues
  ) {
    self.view = view
    modifierOfView = (view as? any AnyModifiedContent)?.anyModifier
    traits = Traits.of(view, modifierOfView)
    self.key = key
    self.parent = parent
    self.graph = graph
    self.environment = environment
    childEnvironment = environment
    depth = (parent?.depth ?? -1) + 1
    isCovered = parent?.isCovered ?? false
  }

  /// The node and all nodes below it, in tree order.
  package var subtree: [Node] {
    var nodes: [Node] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [Node]) {
    nodes.append(self)
    for child in children { child.collect(into: &nodes) }
  }

  /// The nodes above this node, the nearest first.
  package var ancestors: some Sequence<Node> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The modifier of this node, if the modifier has this type.
  func modifier<M>(_: M.Type = M.self) -> M? {
    modifierOfView as? M
  }

  /// The memory of the node, created on first use.
  func memory<Memory: AnyObject>(_ make: @autoclosure () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let new = make()
    memory = new
    return new
  }

  /// Removes the node from the tree. Breaks the node's reference cycles.
  func release() {
    forgetReads()
    isMounted = false
    parent = nil
    watch?.node = nil
    watch = nil
    knownPreferences.removeAll()
    view = EmptyView()
    memory = nil
    for case let location as any AnyFocusLocation in locations.values {
      location.detach()
    }
    locations.removeAll()
    children.removeAll()
  }

  /// The object through which observed models invalidate this node.
  var modelWatch: NodeWatch {
    if let watch { return watch }
    let new = NodeWatch(self)
    watch = new
    return new
  }

  /// The view or the modifier that changes the children's environment, if any.
  var environmentChange: (any EnvironmentChanging)? {
    guard traits.changesEnvironment else { return nil }
    return (modifierOfView ?? view) as? any EnvironmentChanging
  }

  func forgetReads() {
    for read in locationReads.values { read.readers.remove(self) }
    locationReads.removeAll()
    environmentReads.removeAll()
  }
}

/// Invalidates a node when a model changes. A model may keep this object after
/// the node was removed, but it doesn't keep the node. A weak reference would
/// cost a side table, and time in each evaluation.
final class NodeWatch: @unchecked Sendable {
  fileprivate(set) var node: Node?

  fileprivate init(_ node: Node) { self.node = node }

  func modelChanged() {
    if let node { node.graph.invalidate(node) }
  }
}

extension Node: Hashable {
  package static func == (a: Node, b: Node) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
