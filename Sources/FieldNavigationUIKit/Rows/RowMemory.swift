#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// What is known of the rows of a list, of which only some have views.
///
/// A row that was never loaded is taken to be like the one before it that was:
/// so a list of plain rows under a form is not searched.
@MainActor final class RowMemory {
  struct Row {
    var hasStop = false
    var hasWish = false
  }

  private(set) weak var view: UIScrollView?
  private var count = 0
  private var known: [Int: Row] = [:]
  private(set) var gaps: [RowGap] = []

  init(of view: UIScrollView) {
    self.view = view
  }

  /// Takes the rows that are loaded now, with what they hold.
  func update(_ list: RowList, _ loaded: [Int: Row]) {
    if list.count != count {
      count = list.count
      known = [:]
    }
    known.merge(loaded) { $1 }
    var ranges: [Range<Int>] = []
    var start = 0
    for row in loaded.keys.sorted() + [count] where row <= count {
      if row > start { ranges.append(start..<row) }
      start = row + 1
    }
    // One that is as before keeps its place in the form.
    gaps = ranges.map { range in
      gaps.first { $0.rows == range } ?? RowGap(range, of: self)
    }
  }

  /// The first row, or the last one, that may hold a field, or one that wants
  /// input. One that was never loaded counts as like the known one before it on
  /// the way.
  ///
  /// - Complexity: O(known rows), and O(rows of the gap) where they are unlike.
  func first(in rows: Range<Int>, forward: Bool, wishing: Bool) -> Int? {
    func holds(_ row: Row) -> Bool { wishing ? row.hasWish : row.hasStop }
    let (above, below) = (known[rows.lowerBound - 1], known[rows.upperBound])
    let start = forward ? above ?? below : below ?? above
    var isLikely = start?.hasStop ?? false
    guard
      isLikely || known.contains(where: { rows ~= $0.key && $0.value.hasStop })
    else { return nil }
    for offset in 0..<rows.count {
      let row =
        forward ? rows.lowerBound + offset : rows.upperBound - 1 - offset
      if let seen = known[row] {
        if holds(seen) { return row }
        isLikely = seen.hasStop
      } else if isLikely {
        return row
      }
    }
    return nil
  }

  func reveal(_ row: Int) {
    guard let view, let list = RowList(view) else { return }
    list.reveal(row)
    // Where the list would not load it there is nothing to find.
    if !view.subviews.contains(where: { list.row(of: $0) == row }) {
      known[row] = Row()
    }
  }
}
#endif
