import Synchronization

/// A key of the environment, with a default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views inherit.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var sameness: [ObjectIdentifier: (Any, Any) -> Bool] = [:]
  /// A number that changes with every modification.
  private(set) var stamp = 0

  private static let stamps = Atomic<Int>(0)

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let node = Graph.evaluating {
        node.environmentReads[ObjectIdentifier(key)] = EnvironmentRead {
          !$0.isSame(as: $1, for: key)
        }
      }
      return value(for: key)
    }
    set {
      values[ObjectIdentifier(key)] = newValue
      sameness[ObjectIdentifier(key)] = { a, b in
        guard let a = a as? K.Value, let b = b as? K.Value else { return false }
        return SwiftUI.isSame(a, b)
      }
      stamp = Self.stamps.add(1, ordering: .relaxed).newValue
    }
  }

  private func value<K: EnvironmentKey>(for key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  private func isSame<K: EnvironmentKey>(
    as other: Self, for key: K.Type
  ) -> Bool {
    SwiftUI.isSame(value(for: key), other.value(for: key))
  }

  func isSame(as other: Self) -> Bool {
    if stamp == other.stamp { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let theirs = other.values[key], let isSame = sameness[key] else {
        return false
      }
      return isSame(value, theirs)
    }
  }
}

/// A value of the environment that a body read.
struct EnvironmentRead {
  let differs: (EnvironmentValues, EnvironmentValues) -> Bool
}
