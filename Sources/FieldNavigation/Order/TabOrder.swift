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
    var places: [ID: Int32] = [:]
    for (place, id) in explicit.enumerated() where places[id] == nil {
      places[id] = Int32(truncatingIfNeeded: place)
    }
    var seen: Set<ID> = []
    let stops = native.filter { seen.insert($0).inserted }
    return merge(stops.map { places[$0] ?? -1 }).map { stops[Int($0)] }
  }

  /// The same by number: for each stop its place in the explicit order, -1 for
  /// none; the result are positions in the input. A place that was given away
  /// already counts as none.
  /// - Complexity: O(n + the largest place).
  package static func merge(_ places: [Int32]) -> [Int32] {
    var heads = Array(
      repeating: Int32(-1), count: Int(places.max() ?? -1) + 1)
    var result: [Int32] = []
    func isHead(_ stop: Int32) -> Bool {
      let place = places[Int(stop)]
      return place >= 0 && heads[Int(place)] == stop
    }
    for stop in 0..<Int32(truncatingIfNeeded: places.count) {
      let place = Int(places[Int(stop)])
      if place >= 0, heads[place] < 0 { heads[place] = stop }
    }
    // The run of unlisted stops in front, then that of each listed one.
    for place in -1..<heads.count {
      var stop = place < 0 ? 0 : heads[place]
      var isFirst = place >= 0
      while stop >= 0, stop < places.count, isFirst || !isHead(stop) {
        result.add(stop)
        stop += 1
        isFirst = false
      }
    }
    return result
  }
}
