/// Reads a value from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var node: Node?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    (node?.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension Environment: InstalledProperty {
  mutating func install(at node: Node, slot: Int) {
    self.node = node
  }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
