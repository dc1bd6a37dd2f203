import Observation

extension Graph {
  /// The number of passes within which a screen must become stable.
  static let mostPasses = 100

  /// Builds the tree of nodes.
  @MainActor package func mount(_ view: any View) {
    root = make(
      Child(.place(0), view), parent: nil, environment: EnvironmentValues())
    endPass()
    update()
  }

  /// Runs passes until no nodes and no actions are waiting.
  @MainActor package func update() {
    var count = 0
    while !dirty.isEmpty || !actions.isEmpty {
      count += 1
      guard count <= Graph.mostPasses else {
        violate("The screen is not stable after \(Graph.mostPasses) passes")
        dirty.removeAll()
        actions.removeAll()
        return
      }
      while let node = dirty.min(by: { $0.depth < $1.depth }) {
        dirty.remove(node)
        if node.isMounted, node.isDirty { evaluate(node) }
      }
      endPass()
    }
  }

  @MainActor private func endPass() {
    passes += 1
    dirty.formUnion(dirtyNext)
    dirtyNext.removeAll()
    if structureHasChanged {
      structureHasChanged = false
      updateAppearances()
      let nodes = root?.subtree ?? []
      preferenceReaders = nodes.filter(\.traits.readsPreference)
      focusModifiers = nodes.filter(\.traits.isFocusModifier)
    }
    updateTypedTexts()
    updateFocus()
    collectPreferences()
    let current = actions
    actions.removeAll()
    for action in current {
      runningAction = action.kind
      action.run()
    }
    runningAction = nil
  }

  /// Removes the screen and its tree without calling `onDisappear`.
  package func close() {
    for node in root?.subtree ?? [] { node.release() }
    root = nil
    dirty.removeAll()
    dirtyNext.removeAll()
    actions.removeAll()
    preferenceReaders.removeAll()
    focusModifiers.removeAll()
    typedFields.removeAll()
    focus.forget()
  }

  /// Makes a node and the nodes below it.
  @MainActor private func make(
    _ child: Child, parent: Node?, environment: EnvironmentValues
  ) -> Node {
    let node = Node(
      child.view, key: child.key, parent: parent, graph: self,
      environment: environment)
    if node.traits.hasDynamic {
      node.view = installedView(child.view, at: node)
    }
    evaluate(node)
    return node
  }

  /// Gives a node a new view of the same type.
  @MainActor private func update(
    _ node: Node, to view: any View, _ environment: EnvironmentValues
  ) {
    let old = node.view
    if let primitive = view as? any Primitive {
      if primitive.isUnchanged(from: old, at: node) {
        return inherit(environment, at: node)
      }
    } else if policies.comparesViews, isSameView(old, view) {
      return inherit(environment, at: node)
    }
    node.view =
      node.traits.hasDynamic ? installedView(view, at: node) : view
    node.environment = environment
    if node.traits.setsPreference { node.forgetPreferences() }
    evaluate(node)
  }

  /// Passes an environment to the nodes below. Evaluates only nodes that read a
  /// changed value.
  @MainActor private func inherit(
    _ environment: EnvironmentValues, at node: Node
  ) {
    guard environment.stamp != node.environment.stamp else { return }
    let old = node.environment
    node.environment = environment
    if node.environmentReads.values.contains(where: {
      $0.differs(old, environment)
    }) {
      return evaluate(node)
    }
    updateChildEnvironment(of: node)
    for child in node.children { inherit(node.childEnvironment, at: child) }
  }

  @MainActor private func updateChildEnvironment(of node: Node) {
    guard let change = node.environmentChange else {
      node.childEnvironment = node.environment
      return
    }
    let new = change.environment(node.environment)
    if !new.isSame(as: node.childEnvironment) { node.childEnvironment = new }
  }

  /// Runs the body of a node, and updates the node's children.
  @MainActor func evaluate(_ node: Node) {
    node.isDirty = false
    node.forgetReads()
    let outer = Graph.evaluating
    Graph.evaluating = node
    let children =
      (node.view as? any Primitive)?.children(of: node)
      ?? [Child(.place(0), body(of: node.view))]
    updateChildEnvironment(of: node)
    Graph.evaluating = outer
    reconcile(node, children)
  }

  @MainActor private func body(of view: some View) -> any View {
    evaluations[typeName(view), default: 0] += 1
    guard let watch = Graph.evaluating?.modelWatch else { return view.body }
    return withObservationTracking {
      view.body
    } onChange: {
      watch.modelChanged()
    }
  }

  @MainActor private func reconcile(_ node: Node, _ children: [Child]) {
    if hasSameChildren(node, children) {
      for (same, child) in inBodyOrder(Array(zip(node.children, children))) {
        update(same, to: child.view, node.childEnvironment)
      }
      return
    }
    structureHasChanged = true
    node.forgetPreferences()
    var old: [Node.Key: Node] = [:]
    for child in node.children { old[child.key] = child }
    var new: [Node] = []
    var keys: Set<Node.Key> = []
    for child in inBodyOrder(children) {
      guard keys.insert(child.key).inserted else {
        warn("The ID \(child.key) occurs more than once in a ForEach")
        continue
      }
      if let same = old[child.key], type(of: same.view) == type(of: child.view)
      {
        old[child.key] = nil
        update(same, to: child.view, node.childEnvironment)
        new.append(same)
      } else {
        new.append(
          make(child, parent: node, environment: node.childEnvironment))
      }
    }
    let gone = node.children.filter { old[$0.key] === $0 }
    node.children = inBodyOrder(new)
    for child in gone {
      let leavesLater = policies.evaluatesLeavingViews && node.traits.isIf
      if leavesLater { evaluateAgain(child) }
      unmount(child, later: leavesLater)
    }
  }

  private func inBodyOrder<Element>(_ elements: [Element]) -> [Element] {
    policies.bodyOrder == .source ? elements : elements.reversed()
  }

  /// Evaluates the bodies of a view that leaves.
  @MainActor private func evaluateAgain(_ leaving: Node) {
    for node in leaving.subtree where node.isMounted { evaluate(node) }
  }

  private func hasSameChildren(_ node: Node, _ children: [Child]) -> Bool {
    node.children.count == children.count
      && zip(node.children, children).allSatisfy {
        $0.key == $1.key && type(of: $0.view) == type(of: $1.view)
      }
  }

  /// - Parameters:
  ///   - later: whether the node disappears in a later turn.
  ///   - isInRow: whether the node is in a removed row.
  @MainActor private func unmount(
    _ node: Node, later: Bool, isInRow: Bool = false
  ) {
    let isInRow = isInRow || node.view is ListRow
    if policies.removedRowsDisappear || !isInRow {
      willUnmount(node, later: later)
    }
    focusWillLose(node)
    for child in node.children {
      unmount(child, later: later, isInRow: isInRow)
    }
    dirty.remove(node)
    dirtyNext.remove(node)
    node.release()
  }
}
