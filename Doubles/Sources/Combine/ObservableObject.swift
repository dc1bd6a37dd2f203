// What apps use of Combine in a form. Linux has no Combine.

/// A model that reports each change before it happens.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that all published properties of the model share.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap {
        $0.value as? any PublishedProperty
      }
      mirror = level.superclassMirror
    }
    let publisher =
      properties.lazy.compactMap(\.publisher).first
      ?? ObservableObjectPublisher()
    for property in properties { property.share(publisher) }
    return publisher
  }
}

public final class ObservableObjectPublisher {
  private var readers: [ObjectIdentifier: () -> Void] = [:]

  public init() {}

  public func send() {
    for changes in readers.values { changes() }
  }

  package func add(_ reader: AnyObject, _ changes: @escaping () -> Void) {
    readers[ObjectIdentifier(reader)] = changes
  }

  package func remove(_ reader: AnyObject) {
    readers[ObjectIdentifier(reader)] = nil
  }
}

/// A property whose changes its model reports.
@propertyWrapper public struct Published<Value> {
  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.publisher?.send()
      storage.value = newValue
    }
  }
}

private protocol PublishedProperty {
  var publisher: ObservableObjectPublisher? { get }
  func share(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  fileprivate var publisher: ObservableObjectPublisher? { storage.publisher }

  fileprivate func share(_ publisher: ObservableObjectPublisher) {
    storage.publisher = publisher
  }
}
