#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A table view or a collection view, with its rows numbered over all sections.
@MainActor struct RowList {
  let view: UIScrollView
  /// How the app is told of rows before they are displayed: when it is told of
  /// the last row, it may fetch more.
  enum Announcement {
    case none, display, prefetch
  }

  let announcement: Announcement
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
      announcement = table.announcement
      counts = (0..<table.numberOfSections).map(table.numberOfRows)
      path = { ($0 as? UITableViewCell).flatMap(table.indexPath) }
      rectangle = { table.rectForRow(at: $0) }
    } else if let grid = view as? UICollectionView {
      self.view = grid
      announcement = grid.announcement
      counts = (0..<grid.numberOfSections).map(grid.numberOfItems)
      path = { ($0 as? UICollectionViewCell).flatMap(grid.indexPath) }
      rectangle = { grid.layoutAttributesForItem(at: $0)?.frame }
    } else {
      return nil
    }
  }

  var count: Int { counts.reduce(0, +) }

  /// The first row of the end, of which the app is told when it is displayed, or
  /// prefetched with the rows before it: UIKit decides how many those are, and a
  /// screen is more than they take.
  ///
  /// - Parameter screen: how many rows are displayed.
  func startOfEnd(screen: Int) -> Int {
    switch announcement {
    case .none: count
    case .display: count - 1
    case .prefetch: count - max(screen, 1)
    }
  }

  /// The row of a cell.
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

  /// Whether a cell is displayed. Other cells are prefetched, or wait for
  /// another row, and may be used for any row at any time.
  func displays(_ cell: UIView) -> Bool {
    !cell.isHidden && cell.frame.intersects(view.bounds)
  }

  /// The cells that are displayed, by row.
  var displayed: [Int: UIView] {
    var cells: [Int: UIView] = [:]
    for cell in view.subviews where displays(cell) {
      if let row = row(of: cell) { cells[row] = cell }
    }
    return cells
  }

  /// Scrolls just far enough to show the row, which loads its cell.
  func reveal(_ row: Int) {
    guard let frame = frame(of: row) else { return }
    view.scrollRectToVisible(frame, animated: false)
    view.layoutIfNeeded()
  }

  /// Scrolls so that a row is the last one that is displayed: no row behind it
  /// is loaded, except rows beside it in a grid.
  func reveal(asLast row: Int) {
    guard let offset = offset(showingAsLast: row) else { return }
    view.setContentOffset(offset, animated: false)
    view.layoutIfNeeded()
  }

  private func offset(showingAsLast row: Int) -> CGPoint? {
    guard let frame = frame(of: row) else { return nil }
    let (size, inset) = (view.bounds.size, view.adjustedContentInset)
    let content = view.contentSize
    func clamp(
      _ wanted: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> CGFloat { max(first, min(wanted, last)) }
    return CGPoint(
      x: clamp(
        frame.maxX - size.width, -inset.left,
        content.width - size.width + inset.right),
      y: clamp(
        frame.maxY - size.height, -inset.top,
        content.height - size.height + inset.bottom))
  }

  /// The last of at most so many rows that are displayed together with the
  /// first.
  func last(from first: Int, count: Int, before end: Int) -> Int {
    guard let frame = frame(of: first) else { return first }
    var last = first
    while last + 1 < min(first + count, end),
      let origin = offset(showingAsLast: last + 1),
      origin.x <= frame.minX, origin.y <= frame.minY
    { last += 1 }
    return last
  }
}

extension UITableView {
  fileprivate var announcement: RowList.Announcement {
    if prefetchDataSource != nil { return .prefetch }
    #if canImport(ObjectiveC)
    let isTold = delegate?.responds(
      to: #selector(
        (any UITableViewDelegate).tableView(_:willDisplay:forRowAt:)))
    return isTold == true ? .display : .none
    #else
    // Without Objective-C a delegate has every method.
    return delegate != nil ? .display : .none
    #endif
  }
}

extension UICollectionView {
  fileprivate var announcement: RowList.Announcement {
    if prefetchDataSource != nil { return .prefetch }
    #if canImport(ObjectiveC)
    let isTold = delegate?.responds(
      to: #selector(
        (any UICollectionViewDelegate).collectionView(_:willDisplay:forItemAt:)
      ))
    return isTold == true ? .display : .none
    #else
    return delegate != nil ? .display : .none
    #endif
  }
}
#endif
