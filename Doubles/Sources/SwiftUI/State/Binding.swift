/// Identifies the value that a binding reads and writes.
indirect enum BindingIdentity: Equatable {
  case location(ObjectIdentifier)
  case member(BindingIdentity, AnyKeyPath)
  case element(BindingIdentity, AnyHashable)
  case constant
  /// A binding made of closures equals no other binding.
  case closures

  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.location(let a), .location(let b)): a == b
    case (.member(let a, let x), .member(let b, let y)): a == b && x == y
    case (.element(let a, let x), .element(let b, let y)): a == b && x == y
    default: false
    }
  }
}

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let identity: BindingIdentity
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    identity: BindingIdentity, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.identity = identity
    read = get
    write = set
  }

  public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.init(identity: .closures, get: get, set: set)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(identity: .constant, get: { value }, set: { _ in })
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      identity: .member(identity, keyPath),
      get: { read()[keyPath: keyPath] },
      set: { new in
        var value = read()
        value[keyPath: keyPath] = new
        write(value)
      })
  }
}

extension Binding {
  /// Unwraps the value of `base`. The binding is `nil` if that value is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      identity: .member(base.identity, \Value?.self),
      get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to the value of `base` as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      identity: .member(base.identity, \V.self), get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns the binding unchanged: the double animates nothing.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    self
  }
}

extension Binding: InstalledProperty, DynamicProperty {
  mutating func install(at node: Node, slot: Int) {}

  func isSame(as other: Self) -> Bool { identity == other.identity }
}

// Lets `ForEach` iterate over a binding to a collection.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Self>
  public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  public func formIndex(after i: inout Index) {
    wrappedValue.formIndex(after: &i)
  }

  /// After an element is removed, its binding returns the element's last value.
  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      identity: .closures,
      get: { element(at: position) ?? last },
      set: { new in
        guard element(at: position) != nil else { return }
        wrappedValue[position] = new
      })
  }

  private func element(at position: Index) -> Value.Element? {
    let value = wrappedValue
    guard position >= value.startIndex, position < value.endIndex else {
      return nil
    }
    return value[position]
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
