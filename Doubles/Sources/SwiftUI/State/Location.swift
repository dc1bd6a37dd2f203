/// Storage whose readers are evaluated again when it changes.
protocol ReadLocation: AnyObject {
  var readers: Set<Node> { get set }
}

extension ReadLocation {
  /// Records that the running body depends on this storage.
  func noteRead() {
    guard let node = Graph.evaluating else { return }
    readers.insert(node)
    node.locationReads[ObjectIdentifier(self)] = self
  }

  func invalidateReaders() {
    for reader in readers { reader.graph.invalidate(reader) }
  }
}

/// The storage of an `@State` in one node.
final class StateLocation<Value>: ReadLocation {
  var readers: Set<Node> = []
  private var value: Value
  private let graph: Graph

  init(_ value: Value, _ node: Node) {
    self.value = value
    graph = node.graph
  }

  func get() -> Value {
    noteRead()
    return value
  }

  /// If the node was removed, no view shows the new value.
  func set(_ new: Value) {
    graph.willChange("State<\(Value.self)> was set")
    let isEqual = isSame(value, new)
    value = new
    if !isEqual { invalidateReaders() }
  }
}
