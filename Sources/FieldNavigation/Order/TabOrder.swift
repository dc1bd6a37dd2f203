/// Tab stops in an order that the app defines (R8).
package enum TabOrder {
  /// Sorts the stops that an explicit order lists. An unlisted stop stays
  /// directly after the stop that precedes it in the input, and those before
  /// the first listed stop remain first. The result has each stop exactly once,
  /// so that Tab and Shift+Tab undo each other.
  ///
  /// The input is each stop's place in the explicit order, or -1 for an
  /// unlisted stop. If two stops have the same place, the second counts as
  /// unlisted. The result contains indexes into the input: `merge([1, -1, 2,
  /// 0])` returns `[3, 0, 1, 2]`, with the unlisted stop still after the
  /// input's first.
  /// - Complexity: O(n + the highest place).
  package static func merge(_ places: [Int32]) -> [Int32] {
    var result: [Int32] = []
    var places = places
    merge(&places) { result.append(Int32(truncatingIfNeeded: $0)) }
    return result
  }

  /// For callers that already have memory for the result. Changes the places.
  package static func merge(
    _ places: inout [Int32], visit: (Int) -> Void
  ) {
    var count = 0
    for place in places { count = max(count, Int(place) &+ 1) }
    var heads = Array(repeating: Int32(-1), count: count)
    for stop in places.indices where places[stop] >= 0 {
      let place = Int(places[stop])
      if heads[place] < 0 {
        heads[place] = Int32(truncatingIfNeeded: stop)
      } else {
        places[stop] = -1
      }
    }
    func visitUnlisted(from start: Int) {
      var stop = start
      while stop < places.count, places[stop] < 0 {
        visit(stop)
        stop &+= 1
      }
    }
    visitUnlisted(from: 0)
    for head in heads where head >= 0 {
      visit(Int(head))
      visitUnlisted(from: Int(head) &+ 1)
    }
  }
}
