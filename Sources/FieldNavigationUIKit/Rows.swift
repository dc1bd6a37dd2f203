#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A table view or a collection view, with its rows numbered over all sections.
@MainActor struct RowList {
  let view: UIScrollView
  private let counts: [Int]
  private let path: (UIView) -> IndexPath?
  private let rectangle: (IndexPath) -> CGRect?

  /// The view as a list; `nil` for any other view.
  ///
  /// - Parameter isList: whether the view is known to be a list.
  init?(_ view: UIView, _ isList: Bool = true) {
    guard isList else { return nil }
    if let table = view as? UITableView {
      self.view = table
      counts = (0..<table.numberOfSections).map(table.numberOfRows)
      path = { ($0 as? UITableViewCell).flatMap(table.indexPath) }
      rectangle = { table.rectForRow(at: $0) }
    } else if let grid = view as? UICollectionView {
      self.view = grid
      counts = (0..<grid.numberOfSections).map(grid.numberOfItems)
      path = { ($0 as? UICollectionViewCell).flatMap(grid.indexPath) }
      rectangle = { grid.layoutAttributesForItem(at: $0)?.frame }
    } else {
      return nil
    }
  }

  var count: Int { counts.reduce(0, +) }

  /// The row of a cell that is loaded.
  func row(of cell: UIView) -> Int? {
    guard let path = path(cell), path.section < counts.count else {
      return nil
    }
    return counts[..<path.section].reduce(0, +) + path.item
  }

  func frame(of row: Int) -> CGRect? {
    var item = row
    for (section, count) in counts.enumerated() {
      if item < count {
        return rectangle(IndexPath(item: item, section: section))
      }
      item -= count
    }
    return nil
  }

  /// Scrolls just far enough to show the row, which loads its cell.
  func reveal(_ row: Int) {
    guard let frame = frame(of: row) else { return }
    view.scrollRectToVisible(frame, animated: false)
    view.layoutIfNeeded()
  }
}

/// The rows of a list, of which only some have views, and the fields that they
/// are known to contain.
///
/// A row that was never loaded is taken to contain what the nearest known row
/// before it contains. So a long list of rows without fields is not loaded row
/// by row.
@MainActor final class KnownRows {
  struct Row {
    var hasField = false
    var hasEmptyField = false
  }

  private(set) weak var view: UIScrollView?
  private var count = 0
  private var known: [Int: Row] = [:]
  /// The rows without views, as members of the form.
  private(set) var unloaded: [UnloadedRows] = []

  init(of view: UIScrollView) {
    self.view = view
  }

  /// Takes the rows that are loaded now, with the fields that they contain.
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
    // Ranges that are the same as before stay the same members of the form.
    unloaded = ranges.map { range in
      unloaded.first { $0.rows == range } ?? UnloadedRows(range, of: self)
    }
  }

  /// The first row, or backward the last row, that may contain a field, or an
  /// empty field. A row that was never loaded counts as the nearest known row
  /// before it on the way.
  ///
  /// - Complexity: O(known rows), and O(rows in the range) if rows with and
  ///   without fields are mixed.
  func first(in rows: Range<Int>, forward: Bool, onlyEmpty: Bool) -> Int? {
    let (above, below) = (known[rows.lowerBound - 1], known[rows.upperBound])
    let start = forward ? above ?? below : below ?? above
    var isLikely = start?.hasField ?? false
    guard
      isLikely || known.contains(where: { rows ~= $0.key && $0.value.hasField })
    else { return nil }
    for offset in 0..<rows.count {
      let row =
        forward ? rows.lowerBound + offset : rows.upperBound - 1 - offset
      if let seen = known[row] {
        if onlyEmpty ? seen.hasEmptyField : seen.hasField { return row }
        isLikely = seen.hasField
      } else if isLikely {
        return row
      }
    }
    return nil
  }

  func reveal(_ row: Int) {
    guard let view, let list = RowList(view) else { return }
    list.reveal(row)
    // A row that the list does not load contains no field.
    if !view.subviews.contains(where: { list.row(of: $0) == row }) {
      known[row] = Row()
    }
  }
}

/// A range of rows without views: a member of the form that may contain fields
/// (R13).
@MainActor final class UnloadedRows: FormMember {
  let rows: Range<Int>
  private(set) weak var known: KnownRows?

  init(_ rows: Range<Int>, of known: KnownRows) {
    self.rows = rows
    self.known = known
  }

  /// Whether the rows may contain a field, and an empty field.
  var mayContain: (field: Bool, emptyField: Bool) {
    guard let known else { return (false, false) }
    return (
      known.first(in: rows, forward: true, onlyEmpty: false) != nil,
      known.first(in: rows, forward: true, onlyEmpty: true) != nil
    )
  }

  override func currentState() -> FieldState {
    state(known?.view.map(Obstacles.init(of:)) ?? .detached)
  }

  /// The state of the rows as a member of the form. A press checks them, which
  /// loads rows, and then goes on to the fields inside: the rows never have
  /// focus.
  func state(_ obstacles: Obstacles) -> FieldState {
    let (hasField, hasEmptyField) = mayContain
    return FieldState(
      obstacles: hasField ? obstacles : obstacles.union(.hidden),
      isEmpty: hasEmptyField, handlesReturn: true)
  }

  /// Loads the first row, or backward the last row, that may contain a field,
  /// or an empty field.
  ///
  /// - Returns: whether there was a row to load.
  func reveal(forward: Bool, onlyEmpty: Bool) -> Bool {
    guard let known,
      let row = known.first(in: rows, forward: forward, onlyEmpty: onlyEmpty)
    else { return false }
    known.reveal(row)
    return true
  }
}

/// Loads rows when a press leads to rows without views (R13), and scrolls the
/// list back if the press found no field there.
@MainActor final class RowLoader {
  private let forward: Bool
  private let onlyEmpty: Bool
  private weak var list: UIScrollView?
  private var offset = CGPoint.zero

  /// - Parameter onlyEmpty: whether to load rows that may contain an empty
  ///   field, if there are any such rows.
  init(forward: Bool, onlyEmpty: Bool) {
    self.forward = forward
    self.onlyEmpty = onlyEmpty
  }

  /// Loads rows until one of them has become fields of the form, or none is
  /// left.
  ///
  /// - Parameters:
  ///   - scan: finds the fields of the form anew.
  ///   - areUnloaded: returns whether the rows are still a member of the form.
  func load(
    _ rows: UnloadedRows, scan: () -> Void, areUnloaded: () -> Bool
  ) {
    if list == nil, let view = rows.known?.view {
      list = view
      offset = view.contentOffset
    }
    repeat {
      let onlyEmpty = onlyEmpty && rows.mayContain.emptyField
      guard rows.reveal(forward: forward, onlyEmpty: onlyEmpty) else { return }
      scan()
    } while areUnloaded()
  }

  /// - Returns: whether the list was scrolled, and is back.
  func scrollBack() -> Bool {
    guard let list else { return false }
    list.setContentOffset(offset, animated: false)
    list.layoutIfNeeded()
    self.list = nil
    return true
  }
}
#endif
