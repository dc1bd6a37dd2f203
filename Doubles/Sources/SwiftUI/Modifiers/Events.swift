import Foundation

extension View {
  nonisolated public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> some View {
    modifier(AppearModifier(appear: action, disappear: nil))
  }

  nonisolated public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> some View {
    modifier(AppearModifier(appear: nil, disappear: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, initial: false, callsFormer: true) {
        action($1)
      })
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, initial: initial, callsFormer: false, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, initial: initial, callsFormer: false) {
        _, _ in action()
      })
  }

  /// The double knows no shapes: a tap reaches the view that it names.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// A modifier that is notified when its view appears and disappears.
protocol AppearingModifier: PrimitiveModifier {
  nonisolated func appear(_ node: Node)
  /// - Parameter memory: the node's storage for this modifier, which may be
  ///   `nil`.
  nonisolated func disappear(_ memory: AnyObject?)
}

nonisolated struct AppearModifier: AppearingModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  func appear(_ node: Node) {
    appear?()
    if node.graph.repeatsAppear { appear?() }
  }
  func disappear(_ memory: AnyObject?) { disappear?() }
}

nonisolated struct TapModifier: PrimitiveModifier {
  let action: () -> Void
}

nonisolated struct ChangeModifier<V: Equatable>: PrimitiveModifier {
  let value: V
  let initial: Bool
  /// Whether `onChange` calls the action of the previous evaluation. The action
  /// of the previous evaluation captured values from before the change.
  let callsFormer: Bool
  let action: (V, V) -> Void

  init(
    value: V, initial: Bool, callsFormer: Bool,
    action: @escaping (V, V) -> Void
  ) {
    self.value = value
    self.initial = initial
    self.callsFormer = callsFormer
    self.action = action
  }

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    let isFirst = node.memory == nil
    let last = node.memory(Last(self))
    let old = last.modifier
    last.modifier = self
    if isFirst ? initial : old.value != value {
      let action = callsFormer ? old.action : action
      node.graph.afterPass(.change) { [value] in action(old.value, value) }
    }
    return [Child(.place(0), content)]
  }

  private final class Last {
    var modifier: ChangeModifier

    init(_ modifier: ChangeModifier) {
      self.modifier = modifier
    }
  }
}

nonisolated struct TaskModifier<ID: Equatable>: AppearingModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(
    id: ID, priority: TaskPriority,
    action: @escaping @Sendable () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    if let running = node.memory as? Running, running.id != id {
      running.cancel()
      start(node)
    }
    return [Child(.place(0), content)]
  }

  func appear(_ node: Node) { start(node) }
  func disappear(_ memory: AnyObject?) { (memory as? Running)?.cancel() }

  private func start(_ node: Node) {
    let running = Running(id)
    node.memory = running
    guard !node.graph.startsTasksOnQueue else {
      running.task = Task(priority: priority, operation: action)
      return
    }
    // The run loop starts the task. Tests therefore don't wait for the main
    // queue.
    let begin: @Sendable () -> Void = { [priority, action] in
      MainActor.assumeIsolated {
        guard !running.isCancelled else { return }
        running.task = Task.immediate(priority: priority) { @MainActor in
          await action()
        }
      }
    }
    let isFirst = node.graph.policies.taskStart == .afterUpdate
    RunLoop.main.perform(inModes: [.common]) {
      if isFirst { return begin() }
      RunLoop.main.perform(inModes: [.common], block: begin)
    }
  }

  private final class Running: @unchecked Sendable {
    let id: ID
    var task: Task<Void, Never>?
    private(set) var isCancelled = false

    init(_ id: ID) { self.id = id }

    func cancel() {
      isCancelled = true
      task?.cancel()
    }
  }
}

extension Graph {
  /// After a pass, notifies the nodes that have appeared or disappeared.
  func updateAppearances() {
    root?.updateCovering()
    for node in root?.nodes(in: policies.appearOrder) ?? []
    where node.traits.isAppearing && node.hasAppeared == node.isHiddenByPage {
      guard let modifier: any AppearingModifier = node.modifier() else {
        continue
      }
      node.hasAppeared.toggle()
      if node.hasAppeared {
        afterPass(.appear) { modifier.appear(node) }
      } else {
        afterPass(.disappear) { [memory = node.memory] in
          modifier.disappear(memory)
        }
      }
    }
  }

  /// - Parameter later: whether the node disappears in a later turn.
  func willUnmount(_ node: Node, later: Bool) {
    guard let modifier: any AppearingModifier = node.modifier(),
      node.hasAppeared
    else { return }
    node.hasAppeared = false
    nonisolated(unsafe) let disappear = { [memory = node.memory] in
      modifier.disappear(memory)
    }
    if later {
      RunLoop.main.perform(inModes: [.common]) { disappear() }
    } else {
      afterPass(.disappear, disappear)
    }
  }
}

extension Node {
  /// The node and all nodes below it, in the order of appearance.
  fileprivate func nodes(in order: Policies.AppearOrder) -> [Node] {
    var nodes: [Node] = []
    switch order {
    case .outerFirst: return subtree
    case .lastFirst: return subtree.reversed()
    case .innerFirst: collectInner(into: &nodes)
    }
    return nodes
  }

  private func collectInner(into nodes: inout [Node]) {
    for child in children { child.collectInner(into: &nodes) }
    nodes.append(self)
  }
}
