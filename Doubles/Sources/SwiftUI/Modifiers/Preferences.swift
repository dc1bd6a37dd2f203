/// A value that views pass up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(callback: callback))
  }

  // In Apple's documentation the closure has no isolation. In Xcode 16.2's SDK
  // the closure is `@Sendable`. The adapter has to compile with both
  // declarations.
  #if SENDABLE_CLOSURES
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
  #else
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
  #endif
}

/// A modifier that sets or changes a preference.
protocol AnyPreferenceSetter: PrimitiveModifier {}

nonisolated struct PreferenceModifier<K: PreferenceKey>: AnyPreferenceSetter {
  let value: K.Value

  init(value: K.Value) {
    self.value = value
  }
}

nonisolated struct PreferenceTransform<K: PreferenceKey>: AnyPreferenceSetter {
  let callback: (inout K.Value) -> Void

  init(callback: @escaping (inout K.Value) -> Void) {
    self.callback = callback
  }
}

/// A modifier that reads a preference.
protocol AnyPreferenceReader: PrimitiveModifier {
  @MainActor func collect(_ node: Node)
}

nonisolated struct PreferenceReader<K: PreferenceKey>: AnyPreferenceReader
where K.Value: Equatable {
  let action: (K.Value) -> Void

  init(action: @escaping (K.Value) -> Void) {
    self.action = action
  }

  @MainActor func collect(_ node: Node) {
    let value = node.children.first?.preference(K.self) ?? K.defaultValue
    if let last = node.memory as? Last {
      guard last.value != value else { return }
      last.value = value
    } else {
      node.memory = Last(value)
      guard
        value != K.defaultValue
          || node.graph.policies.deliversDefaultPreference
      else { return }
    }
    node.graph.afterPass(.preference) { action(value) }
  }

  private final class Last {
    var value: K.Value

    init(_ value: K.Value) {
      self.value = value
    }
  }
}

extension Node {
  /// The values of this node and of all nodes below, in tree order.
  ///
  /// A node with a known value knows the values of all nodes that it was
  /// computed from.
  @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    if let known = knownPreferences[id] as? Known<K> { return known.value }
    let value = computedPreference(key)
    knownPreferences[id] = Known<K>(value: value)
    return value
  }

  /// Forgets the preferences of this node and of the nodes above. A node above
  /// whose values don't come from this node keeps them.
  func forgetPreferences() {
    var next: Node? = self
    while let node = next, !node.knownPreferences.isEmpty {
      node.knownPreferences.removeAll()
      next = node.parent
    }
  }

  private struct Known<K: PreferenceKey> {
    let value: K.Value?
  }

  @MainActor private func computedPreference<K: PreferenceKey>(
    _ key: K.Type
  ) -> K.Value? {
    if traits.setsPreference, let modifier: PreferenceModifier<K> = modifier() {
      return modifier.value
    }
    if traits.stopsPreferences { return nil }
    if traits.isListRow, !graph.policies.deliversPreferencesFromRows {
      return nil
    }
    var result: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        // `reduce` would copy a value that `result` holds, too.
        result = nil
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    if result == nil, traits.isDynamic, graph.policies.reducesDefaults {
      result = K.defaultValue
    }
    if traits.setsPreference,
      let transform: PreferenceTransform<K> = modifier()
    {
      var value = result ?? K.defaultValue
      transform.callback(&value)
      result = value
    }
    return result
  }
}

extension Graph {
  /// After a pass, delivers changed preferences to their readers.
  @MainActor func collectPreferences() {
    for node in preferenceReaders {
      (node.modifier() as (any AnyPreferenceReader)?)?.collect(node)
    }
  }
}
