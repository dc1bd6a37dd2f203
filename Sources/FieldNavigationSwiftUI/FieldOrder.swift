#if canImport(SwiftUI)
import FieldNavigation

/// The order of a form's fields (R2).
///
/// ```swift
/// Form { fields }.fieldNavigation($focus, order: .explicit([.email, .name]))
/// ```
public enum FieldOrder<Value: Hashable>: Equatable {
  /// The order of `allCases` if the values are `CaseIterable`, or else
  /// ``registration``.
  case automatic
  /// The order of this list, in which the first occurrence of a value counts.
  /// The other fields follow, in the order of ``registration``.
  case explicit([Value])
  /// The order of the views in the source, if SwiftUI reports it: not for rows
  /// that aren't loaded, nor for the rows of some lists. Fields without a
  /// reported order are in the order in which they first appeared.
  case registration
  /// The reading order of the fields' frames (R3): row by row, each row in its
  /// layout direction. It costs an additional view behind each field, which
  /// SwiftUI evaluates whenever the frame changes.
  case reading
}

extension FieldOrder: Sendable where Value: Sendable {}

extension FieldOrder {
  /// The listed values; `nil` if the views determine the order.
  var listed: [Value]? {
    switch self {
    case .automatic:
      (Value.self as? any CaseIterable.Type).map { cases(of: $0) }
    case .explicit(let values): values
    case .registration, .reading: nil
    }
  }

  /// Whether the views determine the order of all fields, or of the unlisted
  /// fields.
  var followsTree: Bool {
    switch self {
    case .automatic: !(Value.self is any CaseIterable.Type)
    case .explicit, .registration: true
    case .reading: false
    }
  }

  private func cases<Cases: CaseIterable>(of _: Cases.Type) -> [Value] {
    Cases.allCases.compactMap { $0 as? Value }
  }
}

/// All fields that a form has ever had, in order, so that a row that appears
/// again returns to its place.
struct KnownOrder<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ranks: [Value: Int] = [:]
  /// The order of first evaluation, for fields without a specified place.
  private var evaluationOrders: [Value: Int] = [:]

  func rank(of value: Value) -> Int { ranks[value] ?? .max }

  func contains(_ value: Value) -> Bool { ranks[value] != nil }

  /// Adds a new value at the end, but before values that were evaluated later.
  mutating func add(_ value: Value, evaluationOrder: Int) {
    guard !contains(value) else { return }
    let place = values.lastIndex {
      evaluationOrders[$0, default: .min] < evaluationOrder
    }
    evaluationOrders[value] = evaluationOrder
    let start = place.map { $0 + 1 } ?? 0
    values.insert(value, at: start)
    for index in start..<values.count { ranks[values[index]] = index }
  }

  mutating func rename(_ old: Value, to new: Value) {
    guard let rank = ranks[old], !contains(new) else { return }
    ranks[old] = nil
    ranks[new] = rank
    values[rank] = new
  }

  /// Puts these values first, followed by all other known values.
  ///
  /// - Complexity: O(values).
  mutating func begin(with first: [Value]) {
    replace(with: first + values)
  }

  /// Puts these values into this order, and leaves every other known value
  /// directly after its predecessor.
  ///
  /// - Complexity: O(values).
  mutating func merge(_ ordered: [Value]) {
    var known = values
    var places: [Value: Int32] = [:]
    for value in ordered where places[value] == nil {
      places[value] = Int32(places.count)
      if !contains(value) { known.append(value) }
    }
    let merged = TabOrder.merge(known.map { places[$0] ?? -1 })
    replace(with: merged.map { known[Int($0)] })
  }

  private mutating func replace(with new: [Value]) {
    values = []
    ranks = [:]
    for value in new where ranks[value] == nil {
      ranks[value] = values.count
      values.append(value)
    }
  }
}
#endif
