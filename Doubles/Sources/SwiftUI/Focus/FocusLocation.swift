/// The type-erased storage of a focus state.
protocol AnyFocusLocation: ReadLocation {
  var current: AnyHashable { get }
  var resetValue: AnyHashable { get }
  /// Stores the value that matches the current focus.
  func assign(_ value: AnyHashable)
  /// Called when the view with the focus state is removed. Afterwards, the
  /// value can't be set.
  func detach()
}

extension AnyFocusLocation {
  var isReset: Bool { current == resetValue }
}

/// The storage of an `@FocusState` in one node.
final class FocusLocation<Value: Hashable>: AnyFocusLocation {
  var readers: Set<Node> = []
  private(set) var value: Value
  private let reset: Value
  private var graph: Graph?

  init(_ reset: Value, _ graph: Graph?) {
    value = reset
    self.reset = reset
    self.graph = graph
  }

  var current: AnyHashable { AnyHashable(value) }
  var resetValue: AnyHashable { AnyHashable(reset) }

  var bindingsAreDynamic: Bool { graph?.policies.focusBindingIsDynamic ?? true }

  func get() -> Value {
    noteRead()
    return value
  }

  /// Handles a focus value that the app sets.
  func request(_ new: Value) {
    graph?.willChange("FocusState<\(Value.self)> was set")
    graph?.requestFocus(self, AnyHashable(new))
  }

  func assign(_ value: AnyHashable) {
    guard let new = value.base as? Value, new != self.value else { return }
    self.value = new
    invalidateReaders()
  }

  func detach() { graph = nil }
}
