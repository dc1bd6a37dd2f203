/// Tab stops in an order of the app's own (R8).
public enum TabOrder {
  /// Sorts the stops that `explicit` lists; every other stop keeps its place
  /// after its predecessor.
  ///
  /// ```swift
  /// TabOrder.merge(["a", "link", "b", "c"], explicit: ["c", "a", "b"])
  /// // ["c", "a", "link", "b"]
  /// ```
  ///
  /// Stops before the first listed one stay in front. What `explicit` lists but
  /// the toolkit does not have is passed over; of a repeated stop the first
  /// counts. The result has each stop of `native` exactly once, so that Tab and
  /// Shift+Tab are each other's inverse.
  /// - Complexity: O(n) look-ups.
  public static func merge<ID: Hashable>(
    _ native: [ID], explicit: [ID]
  ) -> [ID] {
    var places: [ID: Int] = [:]
    for (place, id) in explicit.enumerated() where places[id] == nil {
      places[id] = place
    }
    return merge(native.map { places[$0] ?? -1 }).map { native[$0] }
  }

  /// The same by number: for each stop its place in the explicit order, -1 for
  /// none; the result are positions in the input.
  public static func merge(_ places: [Int]) -> [Int] {
    let listed = places.indices.filter { places[$0] >= 0 }
    guard let first = listed.first else { return Array(places.indices) }
    var result = Array(places.indices[..<first])
    for head in listed.sorted(by: {
      places[$0] == places[$1] ? $0 < $1 : places[$0] < places[$1]
    }) {
      result.append(head)
      var follower = head + 1
      while follower < places.count, places[follower] < 0 {
        result.append(follower)
        follower += 1
      }
    }
    return result
  }
}
