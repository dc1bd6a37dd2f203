#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// What is known of the rows of a list, of which only some have views.
///
/// A row that was never loaded is taken to be like the one next to it that is:
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
  /// input.
  func first(in rows: Range<Int>, forward: Bool, wishing: Bool) -> Int? {
    func holds(_ row: Row) -> Bool { wishing ? row.hasWish : row.hasStop }
    let isLikely =
      known[rows.lowerBound - 1]?.hasStop ?? false
      || known[rows.upperBound]?.hasStop ?? false
    if !isLikely {
      let found = known.filter { rows.contains($0.key) && holds($0.value) }.keys
      return forward ? found.min() : found.max()
    }
    func mayHold(_ row: Int) -> Bool { known[row].map(holds) ?? true }
    return forward ? rows.first(where: mayHold) : rows.last(where: mayHold)
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
