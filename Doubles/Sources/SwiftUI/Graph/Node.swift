/// A place in the tree of views: its identity, what it keeps, and its children.
///
/// Everything of the double runs on the main actor. Property wrappers are read
/// and set without an actor, as SwiftUI declares them, hence unchecked.
package final class Node: @unchecked Sendable {
  /// Distinguishes a child from its siblings.
  enum Key: Hashable {
    case place(Int)
    case id(AnyHashable)
    case name(String)
  }

  let graph: Graph
  package private(set) weak var parent: Node?
  let key: Key
  let depth: Int
  /// The view at this place, with its dynamic properties installed.
  package internal(set) var view: any View {
    didSet { modifierOfView = (view as? any AnyModifiedContent)?.anyModifier }
  }
  /// The modifier, where the view is a modified one.
  private var modifierOfView: Any?
  /// The traits of the view's type, which never changes for a node.
  let traits: Traits
  /// What the node inherits.
  var environment: EnvironmentValues
  /// What the children inherit.
  var childEnvironment: EnvironmentValues
  package internal(set) var children: [Node] = []
  /// The storage of `@State` and `@FocusState`, by offset in the view.
  var locations: [Int: AnyObject] = [:]
  package internal(set) var isMounted = true
  /// The node waits for its evaluation in the next pass.
  var isDirty = false
  /// The environment values that the last evaluation read.
  var environmentReads: [ObjectIdentifier: EnvironmentRead] = [:]
  /// The storage that the last evaluation read.
  var locationReads: [ObjectIdentifier: any ReadLocation] = [:]
  /// The memory of a modifier or a container from pass to pass.
  var memory: AnyObject?
  /// Another page or a sheet covers the node.
  package internal(set) var isCovered = false
  /// Another page covers the node, which has disappeared.
  var isHiddenByPage = false
  /// `onAppear` was called, and `onDisappear` was not since.
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

  /// The node and everything below, in tree order.
  package var subtree: [Node] {
    var nodes: [Node] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [Node]) {
    nodes.append(self)
    for child in children { child.collect(into: &nodes) }
  }

  /// The nodes above, the nearest first.
  package var ancestors: [Node] {
    var nodes: [Node] = []
    var next = parent
    while let node = next {
      nodes.append(node)
      next = node.parent
    }
    return nodes
  }

  /// The modifier of this node, where the node has one of that kind.
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

  /// The node is no longer part of the tree. It releases everything that could
  /// refer to it.
  func release() {
    forgetReads()
    isMounted = false
    view = EmptyView()
    memory = nil
    for case let location as any AnyFocusLocation in locations.values {
      location.detach()
    }
    locations.removeAll()
    children.removeAll()
  }

  /// The view or its modifier, where the children inherit other values.
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

extension Node: Hashable {
  package static func == (a: Node, b: Node) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
