/// Orders by numbers that the app has given (R2).
package enum SequentialOrder {
  /// The browser's sequential focus order: positive tabindexes ascending, then
  /// zeros in document order. Negative tabindexes are left out.
  ///
  /// `byTabIndex([0, 3, -1, 1])` is `[3, 1, 0]`: positions in the input.
  ///
  /// Source: HTML, 6.6.3 The tabindex attribute.
  /// - Complexity: O(n log n); O(n) without a positive tabindex.
  package static func byTabIndex(_ tabIndexes: [Int32]) -> [Int] {
    let stops = tabIndexes.indices.filter { tabIndexes[$0] >= 0 }
    let positive = stops.filter { tabIndexes[$0] > 0 }
    if positive.isEmpty { return stops }
    return sorted(positive, by: tabIndexes)
      + stops.filter { tabIndexes[$0] == 0 }
  }

  /// Ascending tags, with gaps allowed; equal tags in the order of the
  /// hierarchy. A view without a tag of its own has tag 0.
  ///
  /// `byTag([3, 1, 3])` is `[1, 0, 2]`: positions in the input.
  package static func byTag(_ tags: [Int]) -> [Int] {
    sorted(Array(tags.indices), by: tags)
  }

  private static func sorted<Number: Comparable>(
    _ places: [Int], by numbers: [Number]
  ) -> [Int] {
    places.sorted {
      numbers[$0] == numbers[$1] ? $0 < $1 : numbers[$0] < numbers[$1]
    }
  }
}
