extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  nonisolated public func submitLabel(
    _ submitLabel: SubmitLabel
  ) -> some View {
    modifier(EnvironmentModifier { $0.submitLabel = submitLabel })
  }
}

nonisolated struct EnvironmentModifier: PrimitiveModifier, EnvironmentChanging {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  func environment(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var values = inherited
    change(&values)
    return values
  }
}
