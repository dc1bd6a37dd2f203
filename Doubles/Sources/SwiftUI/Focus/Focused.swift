extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(location: binding.location, value: value))
  }

  nonisolated public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    modifier(FocusModifier(location: condition.location, value: true))
  }
}

/// A type-erased `focused` modifier.
@MainActor @preconcurrency protocol AnyFocusModifier {
  nonisolated var location: any AnyFocusLocation { get }
  nonisolated var value: AnyHashable { get }
}

nonisolated struct FocusModifier: PrimitiveModifier, AnyFocusModifier {
  nonisolated(unsafe) let location: any AnyFocusLocation
  nonisolated(unsafe) let value: AnyHashable

  init(location: any AnyFocusLocation, value: some Hashable) {
    self.location = location
    self.value = AnyHashable(value)
  }
}
