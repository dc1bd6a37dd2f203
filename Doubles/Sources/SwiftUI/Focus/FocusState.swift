/// Holds the value of the field that has focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let reset: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool {
    reset = false
  }

  public init<T: Hashable>() where Value == T? {
    reset = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? reset }
    nonmutating set { location?.request(newValue) }
  }

  public var projectedValue: Binding {
    Binding(location ?? FocusLocation(reset, nil))
  }

  /// Reads and sets a focus state of another view.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>
    /// The focus state's value when a body created this binding. The value is
    /// `nil` under the policy `focusBindingIsDynamic`.
    private let made: Value?

    init(_ location: FocusLocation<Value>) {
      self.location = location
      made = location.bindingsAreDynamic ? nil : location.get()
    }

    public var wrappedValue: Value {
      get { location.bindingsAreDynamic ? location.get() : location.value }
      nonmutating set { location.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstalledProperty {
  mutating func install(at node: Node, slot: Int) {
    let kept = node.locations[slot] as? FocusLocation<Value>
    let location = kept ?? FocusLocation(reset, node.graph)
    node.locations[slot] = location
    self.location = location
  }

  func isSame(as other: Self) -> Bool { true }
}

extension FocusState.Binding: InstalledProperty, DynamicProperty {
  mutating func install(at node: Node, slot: Int) {}

  func isSame(as other: Self) -> Bool {
    location === other.location && made == other.made
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
