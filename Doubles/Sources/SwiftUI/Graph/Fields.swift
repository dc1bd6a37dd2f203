@_spi(Reflection) import Swift

/// A stored property: its type and its offset in bytes.
struct Field {
  let type: Any.Type
  let offset: Int
  /// Whether the type is an existential, such as `any View`. The fields of an
  /// existential can't be listed.
  let isExistential: Bool
}

/// The stored properties of struct types, computed once per type.
enum Fields {
  private static nonisolated(unsafe) var known: [ObjectIdentifier: [Field]] =
    [:]

  /// Returns no fields if the type isn't a struct.
  static func of<T>(_ type: T.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, kind in
      fields.append(
        Field(
          type: type, offset: offset, isExistential: kind == .existential))
      return true
    }
    known[id] = fields
    return fields
  }

  private static nonisolated(unsafe) var knownAsDynamic:
    [ObjectIdentifier: Bool] = [:]

  /// Whether a type has properties whose storage is in the graph.
  static func hasDynamic<T>(_ type: T.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isDynamic = knownAsDynamic[id] { return isDynamic }
    let isDynamic = of(type).contains {
      $0.type is any InstalledProperty.Type
        || $0.type is any DynamicProperty.Type
    }
    knownAsDynamic[id] = isDynamic
    return isDynamic
  }
}

/// A property whose storage is in the graph, such as `@State`.
protocol InstalledProperty {
  /// - Parameter slot: the property's offset in its view. Each property of a
  /// view has a different slot.
  mutating func install(at node: Node, slot: Int)

  /// Whether two values of this property count as equal.
  func isSame(as other: Self) -> Bool
}

extension Graph {
  /// Returns a copy of a view. The copy's dynamic properties use the node's
  /// storage.
  func installed<T>(_ value: T, at node: Node) -> T {
    guard Fields.hasDynamic(T.self) else { return value }
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      install(T.self, at: base, slot: 0, node)
    }
    return value
  }

  /// Calls `installed` with the view's concrete type.
  func installedView(_ view: any View, at node: Node) -> any View {
    func open(_ view: some View) -> any View { installed(view, at: node) }
    return open(view)
  }

  private func install<T>(
    _ type: T.Type, at base: UnsafeMutableRawPointer, slot: Int, _ node: Node
  ) {
    for field in Fields.of(type) {
      let place = base + field.offset
      if let property = field.type as? any InstalledProperty.Type {
        install(property, at: place, slot: slot + field.offset, node)
      } else if let property = field.type as? any DynamicProperty.Type {
        installNested(property, at: place, slot: slot + field.offset, node)
      }
    }
  }

  private func install<P: InstalledProperty>(
    _: P.Type, at place: UnsafeMutableRawPointer, slot: Int, _ node: Node
  ) {
    place.assumingMemoryBound(to: P.self).pointee.install(at: node, slot: slot)
  }

  private func installNested<P: DynamicProperty>(
    _: P.Type, at place: UnsafeMutableRawPointer, slot: Int, _ node: Node
  ) {
    install(P.self, at: place, slot: slot, node)
    place.assumingMemoryBound(to: P.self).pointee.update()
  }
}
