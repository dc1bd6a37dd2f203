public import Combine

/// A model that another view owns.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the model's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) let keyPath = keyPath
      return Binding(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// A model that lives as long as its view.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var location: ObjectLocation<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  public var wrappedValue: ObjectType { location?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension ObservedObject: @preconcurrency InstalledProperty {
  mutating func install(at node: Node, slot: Int) {
    let kept = node.locations[slot] as? ObjectLocation<ObjectType>
    guard kept?.object !== wrappedValue else { return }
    node.locations[slot] = ObjectLocation(wrappedValue, node)
  }

  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension StateObject: @preconcurrency InstalledProperty {
  mutating func install(at node: Node, slot: Int) {
    let kept = node.locations[slot] as? ObjectLocation<ObjectType>
    let location = kept ?? ObjectLocation(make(), node)
    node.locations[slot] = location
    self.location = location
  }

  func isSame(as other: Self) -> Bool { true }
}

/// The model of one view. Each change of the model evaluates the view, whatever
/// the view reads.
private final class ObjectLocation<ObjectType: ObservableObject> {
  let object: ObjectType
  private let publisher: ObservableObjectPublisher

  init(_ object: ObjectType, _ node: Node) {
    self.object = object
    publisher = object.objectWillChange
    publisher.add(self) { [weak node] in
      guard let node else { return }
      node.graph.willChange("\(ObjectType.self) was published")
      node.graph.invalidate(node)
    }
  }

  deinit { publisher.remove(self) }
}
