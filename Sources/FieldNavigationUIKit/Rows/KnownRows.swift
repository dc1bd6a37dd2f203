#if canImport(UIKit) && (os(iOS) || os(Linux))

/// The known contents of a list's rows, most of which have no views (R13).
///
/// A row that was never displayed is treated like the nearest displayed row
/// before it, and a field in it counts as empty.
struct KnownRows {
  enum Row {
    /// The row has no reachable field.
    case plain
    /// The row has fields, and all of them are filled.
    case filled
    case empty
  }

  private var count = 0
  private var rows: [Int: Row] = [:]
  var tried: Set<Int> = []

  /// Forgets all known rows if the number of rows changed, because each index
  /// may now belong to a different row.
  mutating func setCount(_ count: Int) {
    if count == self.count { return }
    self.count = count
    (rows, tried) = ([:], [])
  }

  mutating func note(_ row: Row, at place: Int) {
    if rows[place] != row { rows[place] = row }
  }

  /// The first row in a range that may have a field, or the last one if
  /// `forward` is `false`. With `onlyEmpty`, the field must be empty.
  ///
  /// - Complexity: O(known rows), or O(rows in the range) if `forward` is
  ///   `false` or if rows with and without fields alternate.
  func first(
    in range: Range<Int>, onlyEmpty: Bool, forward: Bool = true
  ) -> Int? {
    var last = rows[range.lowerBound - 1] ?? rows[range.upperBound] ?? .plain
    guard
      last != .plain
        || rows.contains(where: { range ~= $0.key && $0.value != .plain })
    else { return nil }
    var found: Int?
    for place in range {
      let row = rows[place]
      last = row ?? last
      guard last != .plain, !onlyEmpty || row != .filled,
        !tried.contains(place)
      else { continue }
      found = place
      if forward { break }
    }
    return found
  }

  func ranges(without loaded: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for row in loaded.sorted() + [count] where row <= count {
      if row > start { ranges.append(start..<row) }
      start = row + 1
    }
    return ranges
  }
}
#endif
