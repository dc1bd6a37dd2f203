extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    self
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(NamingModifier(name: label.content, isLabel: true))
  }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    modifier(NamingModifier(name: labelKey.key, isLabel: true))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    modifier(NamingModifier(name: String(label), isLabel: true))
  }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> some View {
    modifier(NamingModifier(name: identifier, isLabel: false))
  }

  nonisolated public func hidden() -> some View {
    modifier(VisibilityModifier(isHidden: true))
  }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(VisibilityModifier(isHidden: opacity <= 0))
  }
}

/// A type-erased `id` modifier.
protocol AnyIDModifier {
  nonisolated var anyID: AnyHashable { get }
}

nonisolated struct IDModifier<ID: Hashable>: PrimitiveModifier, AnyIDModifier {
  let id: ID

  init(id: ID) {
    self.id = id
  }

  var anyID: AnyHashable { AnyHashable(id) }

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    [Child(.id(AnyHashable(id)), content)]
  }
}

nonisolated struct TagModifier: PrimitiveModifier {
  nonisolated(unsafe) let tag: AnyHashable

  init(tag: AnyHashable) {
    self.tag = tag
  }
}

/// The app's name for an element.
nonisolated struct NamingModifier: PrimitiveModifier {
  let name: String
  /// Whether the name is an accessibility label. If false, the name is an
  /// accessibility identifier.
  let isLabel: Bool
}

nonisolated struct VisibilityModifier: PrimitiveModifier {
  let isHidden: Bool

  init(isHidden: Bool) {
    self.isHidden = isHidden
  }
}
