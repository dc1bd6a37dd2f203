/// Orders by numbers that the app has given (R2).
package enum SequentialOrder {
  /// Ascending tags, with gaps allowed; equal tags in the order of the
  /// hierarchy. A view without a tag of its own has tag 0.
  ///
  /// `byTag([3, 1, 3])` is `[1, 0, 2]`: positions in the input.
  package static func byTag(_ tags: [Int]) -> [Int] {
    tags.indices.sorted {
      tags[$0] == tags[$1] ? $0 < $1 : tags[$0] < tags[$1]
    }
  }
}
