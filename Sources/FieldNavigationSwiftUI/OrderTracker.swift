#if canImport(SwiftUI)
import FieldNavigation

/// The order of all fields that a form has ever had, so that a row that appears
/// again returns to its place.
struct OrderTracker<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ranks: [Value: Int] = [:]
  /// The order of first evaluation, for fields without a specified place.
  private var evaluationOrders: [Value: Int] = [:]
  /// The order of the views that SwiftUI last delivered, some of which may not
  /// have appeared yet.
  var tree: [Int] = []

  func contains(_ value: Value) -> Bool { ranks[value] != nil }

  /// The first position in the form after all fields that come before this one.
  ///
  /// - Complexity: O(log fields).
  func place(of value: Value, in form: FieldForm<Value>) -> Int {
    let rank = rank(of: value)
    var (low, high) = (0, form.count)
    while low < high {
      let middle = (low + high) / 2
      let other = form.id(at: middle).map(self.rank(of:)) ?? .max
      if other < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func rank(of value: Value) -> Int { ranks[value] ?? .max }

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

  /// Puts the values of these views into the order of the tree. Nested forms
  /// deliver their fields, too, but these have no value here.
  mutating func mergeTree(_ views: [Int: Value]) {
    merge(tree.compactMap { views[$0] })
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
