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
  /// none; the result are positions in the input. A place that was given away
  /// already counts as none.
  /// - Complexity: O(n + the largest place).
  public static func merge(_ places: [Int]) -> [Int] {
    var heads = Array(repeating: -1, count: (places.max() ?? -1) + 1)
    var result: [Int] = []
    var isHead = Array(repeating: false, count: places.count)
    var isFront = true
    for (stop, place) in places.enumerated() {
      if place >= 0, heads[place] < 0 {
        heads[place] = stop
        isHead[stop] = true
        isFront = false
      }
      if isFront { result.append(stop) }
    }
    for head in heads where head >= 0 {
      var stop = head
      repeat {
        result.append(stop)
        stop += 1
      } while stop < places.count && !isHead[stop]
    }
    return result
  }
}
