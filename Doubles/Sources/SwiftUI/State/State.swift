/// State that a view keeps while its identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var location: StateLocation<Value>?

  /// A view that a body creates may compute its initial value later. The root
  /// view, which no body creates, computes its initial value at once.
  public init(wrappedValue value: @autoclosure @escaping () -> Value) {
    let graph = Graph.evaluating?.graph
    if graph?.policies.makesStateOnce == true {
      initial = value
    } else {
      let made = value()
      if graph?.stateObjects != nil { graph?.countState(made) }
      initial = { made }
    }
  }

  public init(initialValue value: Value) {
    initial = { value }
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial() }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial()) }
    return Binding(
      identity: .location(ObjectIdentifier(location)),
      get: { location.get() }, set: { location.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstalledProperty {
  mutating func install(at node: Node, slot: Int) {
    let kept = node.locations[slot] as? StateLocation<Value>
    let location = kept ?? StateLocation(initial(), node)
    node.locations[slot] = location
    self.location = location
  }

  func isSame(as other: Self) -> Bool { true }
}

extension State: @unchecked Sendable where Value: Sendable {}
