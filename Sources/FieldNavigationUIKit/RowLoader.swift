#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Loads rows when a press leads to rows without views (R13), and scrolls the
/// list back if the press found no field there.
///
/// Return looks at rows before it goes anywhere: a row with an empty field is
/// revealed only when it is known that there is one.
@MainActor final class RowLoader {
  /// How many rows one press may load, those included that are loaded again
  /// when the list is scrolled back.
  private static let limit = 200

  private let forward: Bool
  let onlyEmpty: Bool
  let goesToFilled: Bool
  /// The label is the app's and moves nothing: no row is revealed, but which one
  /// follows decides whether the form ends (R6).
  let onlyLooks: Bool
  /// Finds what the cell of a row contains.
  private let content: (UIView) -> KnownRows.Row
  private weak var list: UIScrollView?
  private var offset = CGPoint.zero
  private var loadedCount = 0
  private(set) var end: End?

  /// Where the search ends before all rows are known.
  enum End {
    /// Every row was looked at, and none has an empty field.
    case inVain
    /// As many rows were looked at as may be, or the next ones are the last, at
    /// which the app may fetch more. The cell of the last row with a field that
    /// was loaded follows.
    case bound(UIView?)
  }

  /// - Parameters:
  ///   - onlyEmpty: whether to look for an empty field.
  ///   - goesToFilled: whether the press goes to a filled field if there is no
  ///     empty field.
  ///   - content: finds what the cell of a row contains.
  init(
    forward: Bool, onlyEmpty: Bool, goesToFilled: Bool = false,
    onlyLooks: Bool = false,
    content: @escaping (UIView) -> KnownRows.Row
  ) {
    self.forward = forward
    self.onlyEmpty = onlyEmpty
    self.goesToFilled = goesToFilled
    self.onlyLooks = onlyLooks
    self.content = content
  }

  // MARK: Load

  /// Loads rows until one of them has become fields of the form, or none is
  /// left.
  ///
  /// - Parameters:
  ///   - scan: finds the fields of the form anew.
  ///   - areUnloaded: returns whether the rows are still a member of the form.
  func load(
    _ rows: UnloadedRows, scan: () -> Void, areUnloaded: () -> Bool
  ) {
    guard let known = rows.known else { return }
    if list == nil, let view = known.view {
      list = view
      offset = view.contentOffset
    }
    repeat {
      guard let row = next(rows, known) else { return }
      known.reveal(row)
      loadedCount += 1
      scan()
      if case .bound = end {
        end = .bound(known.view.flatMap { RowList($0)?.displayed[row] })
        return
      }
    } while areUnloaded()
  }

  private func next(_ rows: UnloadedRows, _ known: KnownRows) -> Int? {
    if onlyEmpty {
      if look(at: rows, goesThere: true).isBound {
        end = .bound(nil)
        return known.lastField(in: rows.rows)
      }
      if let row = known.first(.emptyField, in: rows.rows) { return row }
      guard goesToFilled else {
        end = .inVain
        return nil
      }
    }
    guard loadedCount < Self.limit else {
      end = .bound(nil)
      return nil
    }
    return known.first(.field, in: rows.rows, forward: forward)
  }

  // MARK: Look

  struct Look {
    /// Whether rows were loaded: other cells may be on the screen now.
    fileprivate(set) var hasLoaded = false
    /// Whether there are rows left at which the press may not look.
    fileprivate(set) var isBound = false
  }

  /// Looks at rows that were never loaded, until one has an empty field, and
  /// scrolls back: within one turn, of which nothing is drawn.
  ///
  /// - Parameter goesThere: whether the press goes to the rows, and does not
  ///   only look.
  func look(at rows: UnloadedRows, goesThere: Bool = false) -> Look {
    var look = Look()
    guard let known = rows.known, let view = known.view,
      var list = RowList(view)
    else { return look }
    let old = view.contentOffset
    var shown = Set(list.displayed.keys)
    let screen = shown.count
    var step = 1
    while let row = known.first(.emptyField, in: rows.rows),
      !known.isKnown(row)
    {
      let startOfEnd = list.startOfEnd(screen: screen)
      if row >= startOfEnd {
        // A row beside those that are displayed is as good as displayed.
        let isNear = !look.hasLoaded && shown.contains(row - 1)
        look.isBound = goesThere && !isNear
        guard goesThere, isNear else { break }
      }
      step = min(step, Self.limit - loadedCount - 2 * screen - 2)
      look.isBound = step <= 0
      if look.isBound { break }
      let end = row < startOfEnd ? startOfEnd : row + 1
      list.reveal(
        asLast: list.last(
          from: row, count: step, before: min(end, rows.rows.upperBound)))
      look.hasLoaded = true
      guard let now = RowList(view), now.count == list.count else { break }
      list = now
      let cells = list.displayed
      for (row, cell) in cells { known.note(content(cell), at: row) }
      // A row that the list does not load contains no field.
      if cells[row] == nil { known.note(KnownRows.Row(), at: row) }
      loadedCount += cells.keys.count { !shown.contains($0) }
      shown = Set(cells.keys)
      step *= 2
    }
    if look.isBound { known.isCutShort = true }
    let isThere =
      goesThere && !look.isBound
      && known.first(.emptyField, in: rows.rows) == shown.max()
    if look.hasLoaded, !isThere {
      view.setContentOffset(old, animated: false)
      view.layoutIfNeeded()
      loadedCount += screen
    }
    return look
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
