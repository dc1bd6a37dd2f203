/// Orders fields by numbers that the app assigned (R2).
package enum SequentialOrder {
  /// Sorts by ascending tags, which may have gaps. Equal tags stay in hierarchy
  /// order, and a view without an assigned tag has tag 0.
  ///
  /// The result contains indexes into the input: `byTag([3, 1, 3])` returns
  /// `[1, 0, 2]`.
  package static func byTag(_ tags: [Int]) -> [Int] {
    tags.indices.sorted {
      tags[$0] == tags[$1] ? $0 < $1 : tags[$0] < tags[$1]
    }
  }
}
